import { useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { lazyDialog } from '@/components/lazy-dialog';
import { ListRange, PageBeyondEnd } from '@/components/list-status';
import { NotLoaded } from '@/components/not-loaded';
import { Pager } from '@/components/pager';
import { StaleNote } from '@/components/stale-note';
import { readPage, useFilterParams } from '@/lib/use-filter-params';
import { auditPageSize } from './api';
import type { AuditEntry } from './audit-entry';
import { readAuditFilter } from './audit-filter';
import { AuditRow } from './audit-row';
import { useAuditPage } from './queries';

const RestoreDialog = lazyDialog(async () => (await import('./restore-dialog')).RestoreDialog);

/** The entries that match the filters in the address, page by page, or what stands in for them. */
export function AuditList() {
  const { params } = useFilterParams();
  const page = readPage(params);
  const query = useAuditPage(readAuditFilter(params), page);
  const { data, isPlaceholderData } = query;
  const [restoring, setRestoring] = useState<{ entry: AuditEntry; name: string } | null>(null);
  const listRef = useRef<HTMLElement>(null);

  // That another filter let nothing through says nothing of this one.
  if (!data || (isPlaceholderData && data.entries.length === 0))
    return <NotLoaded query={query} loading="Memuat riwayat..." failure="Riwayat gagal dimuat." />;
  if (data.entries.length === 0) {
    return (
      <>
        <StaleNote query={query} />
        {page > 1 ? (
          <PageBeyondEnd />
        ) : (
          <EmptyState title="Tidak ada perubahan yang cocok">
            Ubah filternya, atau tekan Reset untuk melihat semuanya.
          </EmptyState>
        )}
      </>
    );
  }
  return (
    <section
      ref={listRef}
      tabIndex={-1}
      aria-label="Perubahan data"
      aria-busy={isPlaceholderData}
      className={isPlaceholderData ? 'scroll-mt-20 opacity-60' : 'scroll-mt-20'}
    >
      <StaleNote query={query} />
      <div className="mb-3">
        <ListRange
          page={data.page}
          pageSize={auditPageSize}
          shown={data.entries.length}
          total={data.total}
          noun="perubahan"
        />
      </div>
      <ul className="overflow-hidden divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
        {data.entries.map((entry) => (
          <AuditRow
            key={entry.id}
            entry={entry}
            context={data.context}
            onRestore={(entry, name) => setRestoring({ entry, name })}
          />
        ))}
      </ul>
      <Pager page={page} pageSize={auditPageSize} total={data.total} listRef={listRef} />
      {restoring && <RestoreDialog {...restoring} onClose={() => setRestoring(null)} />}
    </section>
  );
}
