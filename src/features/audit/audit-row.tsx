import { clsx } from 'clsx';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/text/format';
import { type AuditContext, type AuditEntry, restorableTable } from './audit-entry';
import { ChangeList } from './change-list';
import { fieldChanges } from './changes';
import { auditSentence, rowName } from './sentence';

interface AuditRowProps {
  entry: AuditEntry;
  context: AuditContext;
  onRestore: (entry: AuditEntry, name: string) => void;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An entry of the trail as a sentence; expands to show what was changed. */
export function AuditRow({ entry, context, onRestore }: AuditRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { actor, deed } = auditSentence(entry, context);
  const name = rowName(entry, context);
  const existsAgain = context.existingIds.has(entry.row_id ?? '');

  return (
    <li>
      <div className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-5 py-4 hover:bg-brand-50 sm:px-6">
        <h2 className="text-base leading-snug font-normal tracking-normal text-wrap">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="text-left wrap-anywhere after:absolute after:inset-0"
          >
            <span className="font-semibold">{actor}</span> {deed}
          </button>
        </h2>
        <ChevronDown aria-hidden="true" className={clsx('size-5 text-ink-muted', isOpen && 'rotate-180')} />
        <div className="col-span-full flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
          <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
          {restorableTable(entry) &&
            (existsAgain ? (
              <Badge tone="green">Sudah dipulihkan</Badge>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Pulihkan ${name}`}
                onClick={() => onRestore(entry, capitalize(name))}
                // Above the button that expands the row.
                className="relative z-10"
              >
                <RotateCcw aria-hidden="true" className="size-4" />
                Pulihkan
              </Button>
            ))}
        </div>
      </div>
      {isOpen && (
        <div id={panelId} className="px-5 pt-3 pb-6 sm:px-6">
          <ChangeList changes={fieldChanges(entry, context)} action={entry.action} />
        </div>
      )}
    </li>
  );
}
