import { clsx } from 'clsx';
import { CirclePause, DoorClosed } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { todayOnServer } from '@/lib/text/format-time';
import { networkState } from './network-state';

interface NetworkStateBadgeProps {
  sppg: Parameters<typeof networkState>[0];
  /**
   * Whether the state stands elsewhere already, such as in a tab's name: then the badge only says that a kitchen is
   * suspended or closed.
   */
  isSaid?: boolean;
  className?: string;
}

/** What a kitchen is today. Not to be prerendered. */
export function NetworkStateBadge({ sppg, isSaid = false, className }: NetworkStateBadgeProps) {
  const { label, tone, before } = networkState(sppg, todayOnServer());
  if (!before)
    return isSaid ? null : (
      <Badge tone={tone} className={clsx('sm:shrink-0', className)}>
        {label}
      </Badge>
    );
  const Icon = sppg.ditutup_pada ? DoorClosed : CirclePause;
  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-x-2', className)}>
      <Badge tone={tone}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span>{label}</span>
      </Badge>
      {!isSaid && <span className="text-sm text-ink-muted">sebelumnya {before}</span>}
    </span>
  );
}
