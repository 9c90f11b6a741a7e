import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ComparisonTable, type FieldChange } from '@/components/comparison-table';
import { formatTime } from '@/lib/text/format-time';

const nothingToShow: Record<string, string> = {
  DELETE: 'Isinya tidak disimpan.',
  OPEN: 'Riwayat hanya mencatat siapa yang membukanya dan kapan.',
};

/** What an entry changed: old and new values side by side, or the fields of an added or deleted row. */
export function ChangeList({ changes, action }: { changes: FieldChange[]; action: string }) {
  if (changes.length === 0) {
    return <p className="text-ink-muted">{nothingToShow[action] ?? 'Tidak ada isian yang berubah.'}</p>;
  }
  if (action === 'UPDATE') return <ComparisonTable changes={changes} />;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {changes.map(({ column, label, before, after }) => (
        <div key={column}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="whitespace-pre-wrap">{after ?? before}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TrailRowProps {
  createdAt: string;
  /** What was done: 'menghapus SPPG Tembalang'. */
  deed: string;
  /** A button that undoes it. */
  action?: ReactNode;
  /** Rendered when the row is open. */
  children: ReactNode;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A row of the trail: when and what; expands to the details. */
export function TrailRow({ createdAt, deed, action, children }: TrailRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();

  return (
    <li>
      <div
        className={clsx(
          'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline sm:items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-brand-50 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:px-5',
          isOpen && 'bg-brand-50',
        )}
      >
        <time dateTime={createdAt} className="w-11 text-sm text-ink-muted">
          {formatTime(createdAt)}
        </time>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="text-left leading-snug wrap-anywhere after:absolute after:inset-0"
        >
          {capitalize(deed)}
        </button>
        {action && (
          <div className="text-sm max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:-my-1.5">
            {action}
          </div>
        )}
        <ChevronDown
          aria-hidden="true"
          className={clsx(
            'col-start-3 row-start-1 size-5 self-center text-ink-muted sm:col-start-4',
            isOpen && 'rotate-180',
          )}
        />
      </div>
      {isOpen && <div id={panelId}>{children}</div>}
    </li>
  );
}
