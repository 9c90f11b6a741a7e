import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { FilterBar, phoneColumns } from '@/components/lists/filter-bar';
import { PagedList, RowList } from '@/components/lists/paged-list';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { useListParams, useUrlFilter } from '@/lib/url/use-url-filter';
import { auditPageSize, maxFound } from './api';
import { auditDays } from './audit-days';
import { type AuditContext, type AuditEntry, restorableTable } from './audit-entry';
import { auditFilterSchema, systemActor } from './audit-filter';
import { LineRow } from './audit-row';
import { useActors, useAuditPage } from './queries';

const RestoreDialog = lazyDialog(async () => (await import('./restore-dialog')).RestoreDialog);
const RevertDialog = lazyDialog(async () => (await import('./revert-dialog')).RevertDialog);
const UndoDialog = lazyDialog(async () => (await import('./undo-dialog')).UndoDialog);

interface Restoring {
  entry: AuditEntry;
  name: string;
  context: AuditContext;
}

/** The audit trail: its filters, and the page of it that they choose. */
export function AuditList() {
  const { filter, page } = useListParams(auditFilterSchema);
  const query = useAuditPage(filter, page);
  const account = filter.orang === systemActor ? '' : filter.orang;
  const [restoring, setRestoring] = useState<Restoring | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);

  return (
    <>
      <AuditFilters />
      <Button variant="outline" size="sm" className="mb-4" onClick={() => setIsUndoing(true)}>
        <Undo2 aria-hidden="true" className="size-4" />
        {account ? 'Batalkan semua perubahan akun ini…' : 'Batalkan perubahan satu akun…'}
      </Button>
      {query.data?.found === maxFound && (
        <p className="mb-4 max-w-prose text-ink-soft">
          {`Terlalu banyak yang bernama begitu: daftar ini hanya dari ${maxFound} perubahan terbarunya. Tulis nama atau kode yang lebih lengkap.`}
        </p>
      )}
      <PagedList
        label="Perubahan data"
        query={query}
        rowsOf={({ entries }) => entries}
        page={page}
        pageSize={auditPageSize}
        noun="perubahan"
        loading="Memuat riwayat..."
        failure="Riwayat gagal dimuat."
        empty={
          <EmptyState title="Tidak ada perubahan yang cocok">
            Ubah filternya, atau tekan Reset untuk melihat semuanya.
          </EmptyState>
        }
        renderRows={(entries, { context }) =>
          auditDays(entries, context).map(({ day, people }) => (
            <div key={day} className="mt-6">
              <h2 className="text-xl">{day}</h2>
              {people.map(({ actor, lines }) => (
                <div key={actor} className="mt-4">
                  <h3 className="mb-2 text-base font-semibold tracking-normal text-ink-soft">{actor}</h3>
                  <RowList>
                    {lines.map((line) => (
                      <LineRow
                        key={line.key}
                        line={line}
                        context={context}
                        onRestore={(entry, name) => setRestoring({ entry, name, context })}
                      />
                    ))}
                  </RowList>
                </div>
              ))}
            </div>
          ))
        }
      />
      {restoring && <RestoringDialog {...restoring} onClose={() => setRestoring(null)} />}
      {isUndoing && <UndoDialog account={account} onClose={() => setIsUndoing(false)} />}
    </>
  );
}

function AuditFilters() {
  const { data: actors = [] } = useActors();
  const accounts = actors.map(({ actor_id, actor_email }) => ({
    value: actor_id ?? '',
    label: actor_email ?? 'Akun yang sudah dihapus',
  }));

  return (
    <FilterBar
      urlFilter={useUrlFilter(auditFilterSchema)}
      label="Saring perubahan"
      className={`mb-6 grid items-end gap-x-3 gap-y-4 ${phoneColumns} sm:grid-cols-2 lg:grid-cols-4`}
      options={{ orang: [...accounts, { value: systemActor, label: 'Sistem (tanpa akun)' }] }}
    />
  );
}

/** A deleted row comes back whole, a changed one gets back what was overwritten. */
function RestoringDialog({ entry, onClose, ...rest }: Restoring & { onClose: () => void }) {
  const table = restorableTable(entry);
  const { row_id } = entry;
  if (entry.action === 'UPDATE' && table && row_id)
    return <RevertDialog entry={{ ...entry, row_id }} table={table} onClose={onClose} {...rest} />;
  return <RestoreDialog entry={entry} name={rest.name} onClose={onClose} />;
}
