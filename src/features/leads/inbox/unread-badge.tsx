import { formatNumber } from '@/lib/text/format';
import { useUnreadCount } from './queries';

/** The number of unread leads; nothing while unknown or zero. */
export function UnreadBadge() {
  const count = useUnreadCount();
  if (!count) return null;
  return (
    <span className="ml-auto min-w-6 rounded-full bg-white px-2 text-center text-sm leading-6 font-bold text-ink collapsed:absolute collapsed:top-0.5 collapsed:right-0.5 collapsed:min-w-5 collapsed:px-1 collapsed:text-xs collapsed:leading-5">
      {count > 99 ? '99+' : formatNumber(count)}
      <span className="sr-only"> baru</span>
    </span>
  );
}
