import { useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { lazyDialog } from '@/components/lazy-dialog';
import { PagedList } from '@/components/lists/paged-list';
import { useListParams } from '@/lib/url/use-url-filter';
import { auditPageSize } from './api';
import type { AuditEntry } from './audit-entry';
import { auditFilterSchema } from './audit-filter';
import { AuditRow } from './audit-row';
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
        renderRow={(entry, { context }) => (
          <AuditRow
            key={entry.id}
            entry={entry}
            context={context}
            onRestore={(entry, name) => setRestoring({ entry, name })}
          />
        )}
      />
      {restoring && <RestoreDialog {...restoring} onClose={() => setRestoring(null)} />}
    </>
  );
}
