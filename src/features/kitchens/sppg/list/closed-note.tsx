import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';

interface ClosedNoteProps {
  /** The number of closed kitchens that match the filter. */
  count: number;
  /** Whether the list shows only closed kitchens. */
  isShown: boolean;
  onToggle: () => void;
}

/** Says that a list leaves out closed kitchens, with a button that shows them or goes back; nothing without any. */
export function ClosedNote({ count, isShown, onToggle }: ClosedNoteProps) {
  if (count === 0 && !isShown) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft print:hidden">
      <span>
        {isShown
          ? 'Hanya dapur yang ditutup yang ditampilkan.'
          : `${formatNumber(count)} dapur yang ditutup tidak ditampilkan.`}
      </span>
      <Button variant="ghost" size="sm" className="-ml-2" onClick={onToggle}>
        {isShown ? 'Tampilkan yang lain' : 'Tampilkan yang ditutup'}
      </Button>
    </p>
  );
}
