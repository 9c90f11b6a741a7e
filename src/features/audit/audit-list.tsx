import { useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { lazyDialog } from '@/components/lazy-dialog';
import { PagedList, RowList } from '@/components/lists/paged-list';
import { useListParams } from '@/lib/url/use-url-filter';
import { auditPageSize } from './api';
import type { AuditEntry } from './audit-entry';
import { auditFilterSchema } from './audit-filter';
import { auditDays } from './audit-groups';
import { BatchRow } from './audit-row';
import { useAuditPage } from './queries';

const RestoreDialog = lazyDialog(async () => (await import('./restore-dialog')).RestoreDialog);

export function AuditList() {
  const { filter, page } = useListParams(auditFilterSchema);
  const query = useAuditPage(filter, page);
  const [restoring, setRestoring] = useState<{ entry: AuditEntry; name: string } | null>(null);

  return (
    <>
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
              {people.map(({ actor, batches }) => (
                <div key={actor} className="mt-4">
                  <h3 className="mb-2 text-base font-semibold tracking-normal text-ink-soft">{actor}</h3>
                  <RowList>
                    {batches.map(({ key, ...batch }) => (
                      <BatchRow
                        key={key}
                        {...batch}
                        context={context}
                        onRestore={(entry, name) => setRestoring({ entry, name })}
                      />
                    ))}
                  </RowList>
                </div>
              ))}
            </div>
          ))
        }
      />
      {restoring && <RestoreDialog {...restoring} onClose={() => setRestoring(null)} />}
    </>
  );
}
