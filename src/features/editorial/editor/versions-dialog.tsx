import { Loaded } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { AuditEntry } from '@/features/back-office/audit/audit-entry';
import { fieldChanges } from '@/features/back-office/audit/changes';
import { actorName } from '@/features/back-office/audit/sentence';
import { ChangeList } from '@/features/back-office/audit/trail-row';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { errorMessage } from '@/lib/errors/error-message';
import { formatDateTime, formatList } from '@/lib/text/format';
import { useVersions } from './api';
import { useRestoreVersion } from './mutations';

interface VersionsDialogProps {
  table: string;
  /** The row, which has no status where it is always public. */
  row: { id: string; status?: string };
  name: string;
  onRestored?: () => void;
  onClose: () => void;
}

/** Lists the earlier versions of an entry, from the audit trail; any of them can be restored. */
export function VersionsDialog({ table, row, name, onRestored, onClose }: VersionsDialogProps) {
  const build = useRequestBuild();
  const restore = useRestoreVersion();

  function handleRestored() {
    if (row.status !== 'draf') build.mutate();
    onRestored?.();
    onClose();
  }

  return (
    <Dialog
      title="Versi sebelumnya"
      description={`Semua perubahan “${name}”, yang terbaru di atas.`}
      wide
      isBusy={restore.isPending}
      onClose={onClose}
    >
      <Loaded query={useVersions(table, row.id)} loading="Memuat versi..." failure="Versi gagal dimuat.">
        {(entries) => {
          const [latest] = entries;
          if (!latest) return <p className="text-ink-soft">Belum ada perubahan yang dicatat.</p>;
          return (
            <ol className="divide-y divide-paper-line">
              {entries.map((entry) => (
                <Version
                  key={entry.id}
                  entry={entry}
                  isLatest={entry.id === latest.id}
                  isBusy={restore.isPending}
                  onRestore={() =>
                    restore.mutate({ entryId: entry.id, lastEntry: latest.id }, { onSuccess: handleRestored })
                  }
                />
              ))}
            </ol>
          );
        }}
      </Loaded>
      {restore.error && (
        <p role="alert" className="mt-4 font-semibold text-danger-600">
          {errorMessage(restore.error)}
        </p>
      )}
    </Dialog>
  );
}

interface VersionProps {
  entry: AuditEntry;
  isLatest: boolean;
  isBusy: boolean;
  onRestore: () => void;
}

const noNames = { names: new Map<string, string>() };

function Version({ entry, isLatest, isBusy, onRestore }: VersionProps) {
  const changes = fieldChanges(entry, noNames);
  const time = formatDateTime(entry.created_at);
  const fields = formatList(changes.map(({ label }) => label.toLowerCase()));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          <time dateTime={entry.created_at}>{time}</time>
        </p>
        <p className="wrap-anywhere text-ink-soft">{actorName(entry)}</p>
        <details className="mt-1">
          <summary className="min-h-9 cursor-pointer content-center text-ink-soft">
            {entry.action === 'INSERT' ? 'Versi pertama' : `Mengubah ${fields || 'tidak ada isian'}`}
          </summary>
          <div className="pt-2">
            <ChangeList changes={changes} action={entry.action} />
          </div>
        </details>
      </div>
      {isLatest ? (
        <p className="text-sm text-ink-muted">Versi sekarang</p>
      ) : (
        entry.action !== 'DELETE' && (
          <Button
            variant="outline"
            size="sm"
            busy={isBusy}
            aria-label={`Pulihkan versi ini, ${time}`}
            onClick={onRestore}
          >
            Pulihkan versi ini
          </Button>
        )
      )}
    </li>
  );
}
