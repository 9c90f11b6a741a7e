// A lead has an address, /admin/kotak-masuk?kiriman=ID: one that the filter does not show is asked for by its id. Several leads are
// changed or deleted in one call, each with its optimistic lock; where a colleague was first is named and stays ticked. Whatever
// leaves the site, an export or an opened proposal, is in the audit trail first.
import { Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSession } from '@/features/people/auth/session';
import { useAccess } from '@/features/people/auth/use-access';
import { ExportButton } from '@/components/export-button';
import { lazyDialog } from '@/components/lazy';
import { FilterBar, phoneColumns } from '@/components/lists/filter-bar';
import { PagedList, RowList } from '@/components/lists/paged-list';
import { useTicked } from '@/components/lists/use-ticked';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { isFiltered } from '@/lib/url/url-filter';
import { useListParams, useUrlFilter } from '@/lib/url/use-url-filter';
import { leadPageSize } from './api';
import { BulkBar } from './bulk-bar';
import { DeleteLeadDialog } from './delete-lead-dialog';
import type { Lead } from './lead';
import {
  compareLeads,
  complaintStatusOptions,
  endsBeforeStart,
  filtersOfAdmins,
  isByHandling,
  isStillListed,
  type LeadFilter,
  leadFilterSchema,
  ownLeads,
  unassigned,
} from './lead-filter';
import { LeadRow } from './lead-row';
import { LinkedLead } from './linked-lead';
import { useLeadPage, useLeadsById } from './queries';
import { useAssignees } from './use-assignees';
import { useInboxKeys } from './use-inbox-keys';
import { useOpenLead } from './use-open-lead';

const InboxKeysDialog = lazyDialog(async () => (await import('./inbox-keys-dialog')).InboxKeysDialog);

/** The inbox: its filters, and the page of it that they choose. */
export function LeadList() {
  const { filter: filterInUrl, page } = useListParams(leadFilterSchema);
  const { user } = useSession();
  const { isAdmin } = useAccess();
  const isOwn = filterInUrl.ditugaskan === ownLeads;
  const filter = isOwn ? { ...filterInUrl, ditugaskan: user?.id ?? '' } : filterInUrl;
  const listKey = JSON.stringify([filter, page]);
  const query = useLeadPage(filter, page);
  const { keep, withKept } = useKeptLeads(filter, listKey);
  const rows = query.data ? withKept(query.data.leads) : [];
  const keptCount = rows.length - (query.data?.leads.length ?? 0);
  const isCurrent = query.data?.page === page && !query.isPlaceholderData;
  const open = useOpenLead({
    rows,
    isCurrent,
    page: query.data?.page ?? page,
    total: (query.data?.total ?? 0) + keptCount,
  });
  const ticked = useTicked(listKey);
  const listRef = useRef<HTMLElement>(null);
  const [deleting, setDeleting] = useState<Lead | null>(null);
  const [deletedId, setDeletedId] = useState<string>();
  const [isAskingForKeys, setIsAskingForKeys] = useState(false);
  const keys = useInboxKeys({ rows, open, onSave: keep, onHelp: () => setIsAskingForKeys(true) });
  const isElsewhere = open.openId !== deletedId && (isCurrent ? !rows.some(isOpen) : query.isError);

  function isOpen({ id }: Lead) {
    return id === open.openId;
  }

  return (
    <>
      <LeadFilters />
      {open.openId && isElsewhere && (
        <LinkedLead
          id={open.openId}
          onToggle={(lead, isToOpen) => open.toggle(lead, isToOpen)}
          onDelete={setDeleting}
          onClose={open.close}
        />
      )}
      <PagedList
        label="Pesan, pengajuan, dan keluhan"
        query={query}
        rowsOf={() => rows}
        page={page}
        pageSize={leadPageSize}
        noun="kiriman"
        loading="Memuat kotak masuk..."
        failure="Kotak masuk gagal dimuat."
        empty={<NoLeads filter={filter} />}
        actions={
          <div className="flex flex-wrap gap-3">
            <Button
              variant="ghost"
              size="sm"
              className="max-sm:hidden"
              onClick={() => setIsAskingForKeys(true)}
            >
              <Keyboard aria-hidden="true" className="size-4" />
              Pintasan (?)
            </Button>
            <ExportButton
              size="sm"
              name="kotak-masuk"
              load={async (context) => (await import('./export-leads')).leadTable(filter, context)}
            >
              Unduh CSV
            </ExportButton>
          </div>
        }
        renderRows={(rows, { leads }) => (
          <>
            {isAdmin && <BulkBar leads={rows} ticked={ticked.ids} onTick={ticked.set} />}
            <RowList className="@container">
              {rows.map((lead) => (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  place={open.place(lead)}
                  isOpen={isOpen(lead)}
                  onToggle={(isToOpen) => open.toggle(lead, isToOpen)}
                  isTicked={ticked.ids.has(lead.id)}
                  onTick={isAdmin ? () => ticked.toggle(lead.id) : undefined}
                  hasMovedOn={!isStillListed(lead, filter) && !leads.includes(lead)}
                  onSave={() => keep(lead)}
                  onDelete={() => setDeleting(lead)}
                  onGone={() => listRef.current?.focus({ preventScroll: true })}
                />
              ))}
            </RowList>
          </>
        )}
        listRef={listRef}
      />
      {isAskingForKeys && (
        <InboxKeysDialog isOn={keys.isOn} onToggle={keys.toggle} onClose={() => setIsAskingForKeys(false)} />
      )}
      {deleting && (
        <DeleteLeadDialog
          lead={deleting}
          onDelete={() => keep(deleting)}
          onDeleted={() => setDeletedId(deleting.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function LeadFilters() {
  const { isAdmin } = useAccess();
  const others = useAssignees({ withManagers: true }).filter(({ isOwn }) => !isOwn);
  return (
    <FilterBar
      urlFilter={useUrlFilter(leadFilterSchema)}
      label="Cari dan saring kiriman"
      className={`mb-6 grid gap-x-3 gap-y-4 ${phoneColumns} sm:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_repeat(2,9.75rem)] xl:gap-x-2`}
      options={{
        ditugaskan: [
          { value: ownLeads, label: 'Saya' },
          { value: unassigned, label: 'Belum ditugaskan' },
          ...others,
        ],
        ...(!isAdmin && { status: complaintStatusOptions }),
      }}
      hidden={isAdmin ? [] : filtersOfAdmins}
      hasSearchRow
    />
  );
}

function NoLeads({ filter }: { filter: LeadFilter }) {
  const { isAdmin } = useAccess();
  if (!isFiltered(filter)) {
    return (
      <EmptyState title="Kotak masuk masih kosong">
        {isAdmin
          ? 'Pesan dari halaman Kontak, pengajuan dari formulir kemitraan, dan keluhan akan muncul di sini.'
          : 'Keluhan tentang dapur akan muncul di sini.'}
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

/**
 * Keeps leads that were saved here in the list, even if their new status no longer matches the filter, until filter or
 * page change or the lead is deleted.
 */
function useKeptLeads(filter: LeadFilter, list: string) {
  const [lastList, setLastList] = useState(list);
  const [known, setKnown] = useState<Lead[]>([]);
  if (list !== lastList) {
    setLastList(list);
    setKnown([]);
  }
  const { data: kept } = useLeadsById(known);

  /** Called when saving or deleting begins, as the reload that follows may come without the lead. */
  function keep(lead: Lead) {
    if (isByHandling(filter)) setKnown([...kept.filter(({ id }) => id !== lead.id), lead]);
  }

  /** The leads of the page, and in their old places the kept ones that are no longer on it. */
  function withKept(leads: Lead[]): Lead[] {
    const gone = kept.filter(({ id }) => leads.every((lead) => lead.id !== id));
    return [...leads, ...gone].sort(compareLeads(filter));
  }

  return { keep, withKept };
}
