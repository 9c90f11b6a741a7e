import { useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { PagedList, RowList } from '@/components/lists/paged-list';
import { isFiltered } from '@/lib/url/url-filter';
import { useListParams } from '@/lib/url/use-url-filter';
import { leadPageSize } from './api';
import { DeleteLeadDialog } from './delete-lead-dialog';
import { ExportButton } from './export-button';
import type { Lead } from './lead';
import { endsBeforeStart, type LeadFilter, leadFilterSchema } from './lead-filter';
import { LeadRow } from './lead-row';
import { useLeadPage } from './queries';
import { useKeptLeads } from './use-kept-leads';

export function LeadList() {
  const { filter, page } = useListParams(leadFilterSchema);
  const query = useLeadPage(filter, page);
  const { keep, withKept } = useKeptLeads(filter, page);
  const listRef = useRef<HTMLElement>(null);
  const [deleting, setDeleting] = useState<Lead | null>(null);

  return (
    <>
      <PagedList
        label="Pesan dan pengajuan"
        query={query}
        rowsOf={({ leads }) => withKept(leads)}
        page={page}
        pageSize={leadPageSize}
        noun="kiriman"
        loading="Memuat kotak masuk..."
        failure="Kotak masuk gagal dimuat."
        empty={<NoLeads filter={filter} />}
        actions={<ExportButton filter={filter} />}
        renderRows={(rows, { leads }) => (
          <RowList className="@container">
            {rows.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                hasMovedOn={lead.status !== filter.status && !leads.includes(lead)}
                onSave={() => keep(lead)}
                onDelete={() => setDeleting(lead)}
                onGone={() => listRef.current?.focus({ preventScroll: true })}
              />
            ))}
          </RowList>
        )}
        listRef={listRef}
      />
      {deleting && (
        <DeleteLeadDialog lead={deleting} onDelete={() => keep(deleting)} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}

function NoLeads({ filter }: { filter: LeadFilter }) {
  if (!isFiltered(filter)) {
    return (
      <EmptyState title="Kotak masuk masih kosong">
        Pesan dari halaman Kontak dan pengajuan dari formulir kemitraan akan muncul di sini.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Tidak ada yang cocok">
      {endsBeforeStart(filter)
        ? 'Tanggal akhir mendahului tanggal awal. Ubah salah satunya, atau tekan Reset.'
        : 'Ubah pencarian dan filternya, atau tekan Reset.'}
    </EmptyState>
  );
}
