import { RotateCcw } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import type { AuditLine } from './audit-days';
import { type AuditContext, type AuditEntry, restorableTable, rowKey } from './audit-entry';
import { capitalize, ChangeList, TrailRow } from './trail-row';
import { fieldChanges } from './changes';
import { batchDeed, editsDeed, entryDeed, rowName } from './sentence';

interface AuditRowProps {
  entry: AuditEntry;
  context: AuditContext;
  onRestore: (entry: AuditEntry, name: string) => void;
}

/** The button that undoes an entry: it restores a deleted row, or a changed row's earlier values. */
function RestoreButton({ entry, context, onRestore }: AuditRowProps) {
  const exists = context.existing.has(rowKey(entry));
  const isDeletion = entry.action === 'DELETE';
  if (isDeletion && exists) return <Badge tone="green">Sudah dipulihkan</Badge>;
  if (!isDeletion && !exists) return null;
  const name = rowName(entry, context);
  const label = isDeletion ? 'Pulihkan' : 'Kembalikan';
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${label} ${name}`}
      onClick={() => onRestore(entry, capitalize(name))}
      // In front of the button that expands the row.
      className="relative z-10"
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}

/** An entry of the trail; expands to show what was changed. */
function AuditRow({ entry, context, onRestore }: AuditRowProps) {
  return (
    <TrailRow
      createdAt={entry.created_at}
      deed={entryDeed(entry, context)}
      action={
        restorableTable(entry) && <RestoreButton entry={entry} context={context} onRestore={onRestore} />
      }
    >
      <div className="px-4 pt-3 pb-6 sm:px-5">
        <ChangeList changes={fieldChanges(entry, context)} action={entry.action} />
      </div>
    </TrailRow>
  );
}

type LineRowProps = Omit<AuditRowProps, 'entry'> & { line: AuditLine };

/** A line that tells of one entry, or expands to several. */
export function LineRow({ line: { entries, size, isEdits }, ...rest }: LineRowProps) {
  const [first] = entries;
  if (!first) return null;
  if (size === 1 && !isEdits) return <AuditRow entry={first} {...rest} />;
  const here = size > entries.length ? ` (${formatNumber(entries.length)} di halaman ini)` : '';
  const deed = isEdits ? editsDeed(first, entries.length, rest.context) : batchDeed(first, size) + here;
  return (
    <TrailRow createdAt={first.created_at} deed={deed}>
      <ul className="divide-y divide-paper-line border-t border-paper-line bg-paper sm:pl-8">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} {...rest} />
        ))}
      </ul>
    </TrailRow>
  );
}
