import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { ExportButton } from '@/components/export-button';
import { FilterBar, phoneColumns } from '@/components/lists/filter-bar';
import { PagedList, RowList } from '@/components/lists/paged-list';
import { EmptyState } from '@/components/states';
import { isFiltered } from '@/lib/url/url-filter';
import { useListParams, useUrlFilter } from '@/lib/url/use-url-filter';
import { leadPageSize } from './api';
import { type Lead, leadKindLabel, leadTopic } from './lead';
import { endsBeforeStart, type LeadFilter, leadFilterSchema } from './lead-filter';
import { LeadRow } from './lead-row';
import { leadMessages } from './messages';
import { useDeleteLead } from './mutations';
import { useLeadPage, useLeadsById } from './queries';
import { useOpenLeads } from './use-open-leads';

/** The inbox: its filters, and the page of it that they choose. */
export function LeadList() {
  const { filter, page } = useListParams(leadFilterSchema);
  const query = useLeadPage(filter, page);
  const { keep, withKept } = useKeptLeads(filter, page);
  const rows = query.data ? withKept(query.data.leads) : [];
  const keptCount = rows.length - (query.data?.leads.length ?? 0);
  const open = useOpenLeads({
    rows,
    isCurrent: query.data?.page === page && !query.isPlaceholderData,
    page: query.data?.page ?? page,
    total: (query.data?.total ?? 0) + keptCount,
  });
  const listRef = useRef<HTMLElement>(null);
  const [deleting, setDeleting] = useState<Lead | null>(null);

  return (
    <>
      <LeadFilters />
      <PagedList
        label="Pesan dan pengajuan"
        query={query}
        rowsOf={() => rows}
        page={page}
        pageSize={leadPageSize}
        noun="kiriman"
        loading="Memuat kotak masuk..."
        failure="Kotak masuk gagal dimuat."
        empty={<NoLeads filter={filter} />}
        actions={
          <ExportButton
            size="sm"
            name="kotak-masuk"
            load={async () => (await import('./export-leads')).leadTable(filter)}
            messages={leadMessages}
          >
            Unduh CSV
          </ExportButton>
        }
        renderRows={(rows, { leads }) => (
          <RowList className="@container">
            {rows.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                place={open.place(lead)}
                isOpen={open.isOpen(lead)}
                onToggle={(isOpen) => open.toggle(lead, isOpen)}
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

function LeadFilters() {
  return (
    <FilterBar
      urlFilter={useUrlFilter(leadFilterSchema)}
      label="Cari dan saring kiriman"
      className={`mb-6 grid gap-x-3 gap-y-4 ${phoneColumns} sm:grid-cols-2 lg:grid-cols-4`}
      hasSearchRow
    />
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

interface DeleteLeadDialogProps {
  lead: Lead;
  /** Called before the lead is deleted. */
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a lead is deleted for good. */
function DeleteLeadDialog({ lead, onDelete, onClose }: DeleteLeadDialogProps) {
  const remove = useDeleteLead();
  const isAccepted = lead.kind === 'partnership_applications' && lead.status === 'Diterima';
  const notes = [
    lead.document_url && 'File proposalnya ikut terhapus.',
    isAccepted && 'Pengajuan ini sudah diterima: datanya mungkin masih diperlukan untuk kerja samanya.',
    'Riwayat hanya mencatat siapa yang menghapus dan kapan, tanpa data pengirimnya.',
  ];

  function confirm() {
    onDelete();
    remove.mutate(lead, { onSuccess: onClose });
  }

  return (
    <ConfirmDialog
      title="Hapus kiriman ini?"
      description={`${leadKindLabel(lead.kind)} dari ${lead.name} tentang “${leadTopic(lead)}” akan dihapus. Tindakan ini tidak dapat dibatalkan.`}
      note={notes.filter(Boolean).join(' ')}
      confirmLabel="Hapus"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/**
 * Keeps leads that were saved here in the list, even if their new status no longer matches the filter, until filter or
 * page change or the lead is deleted.
 */
function useKeptLeads(filter: LeadFilter, page: number) {
  const list = JSON.stringify([filter, page]);
  const [lastList, setLastList] = useState(list);
  const [known, setKnown] = useState<Lead[]>([]);
  if (list !== lastList) {
    setLastList(list);
    setKnown([]);
  }
  const { data: kept } = useLeadsById(known);

  /** To be called when saving or deleting begins: the reload that follows may come without the lead. */
  function keep(lead: Lead) {
    if (filter.status) setKnown([...kept.filter(({ id }) => id !== lead.id), lead]);
  }

  /** The leads of the page, and in their old places the kept ones that are no longer on it. */
  function withKept(leads: Lead[]): Lead[] {
    const gone = kept.filter(({ id }) => leads.every((lead) => lead.id !== id));
    // As the server orders them. All times are in UTC, so that they can be compared as text.
    const place = ({ created_at, id }: Lead) => created_at + id;
    return [...leads, ...gone].sort((one, other) => (place(one) < place(other) ? 1 : -1));
  }

  return { keep, withKept };
}
