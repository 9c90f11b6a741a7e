import { type RefObject, useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ListRange, PageBeyondEnd } from '@/components/list-status';
import { NotLoaded } from '@/components/not-loaded';
import { Pager } from '@/components/pager';
import { StaleNote } from '@/components/stale-note';
import { readPage, useFilterParams } from '@/lib/use-filter-params';
import { leadPageSize } from './api';
import { ExportButton } from './export-button';
import { endsBeforeStart, isFiltered, type LeadFilter, readLeadFilter } from './lead-filter';
import { LeadRow } from './lead-row';
import { useLeadPage } from './queries';

/** The leads that match the filters in the address, or what stands in for them. */
export function LeadList() {
  const listRef = useRef<HTMLElement>(null);
  return (
    <section ref={listRef} tabIndex={-1} aria-label="Pesan dan pengajuan" className="scroll-mt-20">
      <Leads listRef={listRef} />
    </section>
  );
}

function Leads({ listRef }: { listRef: RefObject<HTMLElement | null> }) {
  const { params } = useFilterParams();
  const filter = readLeadFilter(params);
  const page = readPage(params);
  const query = useLeadPage(filter, page);
  const { data, isPlaceholderData } = query;
  const focusList = () => listRef.current?.focus({ preventScroll: true });

  // That another filter let nothing through says nothing of this one.
  if (!data || (isPlaceholderData && data.leads.length === 0)) {
    return <NotLoaded query={query} loading="Memuat kotak masuk..." failure="Kotak masuk gagal dimuat." />;
  }
  if (data.leads.length === 0) {
    return (
      <>
        <StaleNote query={query} />
        {page > 1 ? <PageBeyondEnd /> : <NoLeads filter={filter} />}
      </>
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <StaleNote query={query} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ListRange
          page={data.page}
          pageSize={leadPageSize}
          shown={data.leads.length}
          total={data.total}
          noun="kiriman"
        />
        <ExportButton filter={filter} />
      </div>
      <ul className="overflow-hidden divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
        {data.leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} onGone={focusList} />
        ))}
      </ul>
      <Pager page={page} pageSize={leadPageSize} total={data.total} listRef={listRef} />
    </div>
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
