// Each cell of the table is saved by itself, with an optimistic lock on its column. The list in the cache is updated
// without being read again, and rows keep their place until the table is filtered or sorted anew. Several rows change
// in one call (perbarui_sppg), with day and note of their progress; pasted cells of a spreadsheet fill the table after
// the import's preview.
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { ExportButton } from '@/components/export-button';
import { lazyDialog } from '@/components/lazy';
import { Loaded, NotLoaded } from '@/components/lists/loaded';
import { useKeptOrder } from '@/components/lists/use-kept-order';
import { useTicked } from '@/components/lists/use-ticked';
import { Button } from '@/components/ui/button';
import {
  type SppgWithYayasan,
  readSuspensions,
  sppgListQuery,
  useDueSppg,
  useSppgList,
  useWithSuspensions,
  useYayasanOptions,
} from '@/features/kitchens/sppg/api';
import { LazySppgDialogs, useSppgDialog } from '@/features/kitchens/sppg/form/sppg-actions';
import { NoSppgFound, SppgFilterBar } from '@/features/kitchens/sppg/list/sppg-filter-bar';
import { ClosedNote } from '@/features/kitchens/sppg/list/closed-note';
import { StopsNote } from '@/features/kitchens/sppg/list/stops-note';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { sppgMessages } from '@/features/kitchens/sppg/messages';
import { ImportButton } from '@/features/kitchens/import/csv-buttons';
import { sppgCsvTable } from '@/features/kitchens/import/export-csv';
import { formatNumber } from '@/lib/text/format';
import { useMeantPlaces } from '@/lib/url/use-meant-places';
import { isFiltered } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { useIsPhone } from '@/lib/use-is-phone';
import { ColumnChoice, useChosenColumns } from './chosen-columns';
import type { Pasted } from './pasted-table';
import { SppgTable } from './sppg-table';
import { sppgMatching, sppgTableSchema, tableRows } from './table-filter';
import { TickAll } from './table-row';
import { UnsavedCells } from './unsaved-cells';
import { useCellEdits } from './use-cell-edits';

const PasteDialog = lazyDialog(async () => (await import('./paste-dialog')).PasteDialog);
const ConfirmSppgDialog = lazyDialog(
  async () => (await import('@/features/kitchens/sppg/form/confirm-also')).ConfirmSppgDialog,
);
const BulkDialog = lazyDialog(async () => (await import('./bulk-dialog')).BulkDialog);
const ProgressDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/progress/progress-form')).ProgressDialogs,
);

/** All kitchens in one table, for managers. */
export function SppgDesk() {
  return (
    <Loaded query={useSppgList()} loading="Memuat SPPG..." failure="SPPG gagal dimuat.">
      {(list) => <LoadedDesk list={list} />}
    </Loaded>
  );
}

function LoadedDesk({ list }: { list: SppgWithYayasan[] }) {
  const cache = useQueryClient();
  const urlFilter = useUrlFilter(sppgTableSchema);
  const filter = useDeferredValue(useMeantPlaces(urlFilter.filter));
  const filterKey = Object.values(filter).join('/');
  const due = useDueSppg(filter.perlu);
  const rows = useKeptOrder(list, `${filterKey} ${list.length} ${due.data?.size}`, () =>
    tableRows(list, filter, due.data),
  );
  const closed = useMemo(
    () => list.filter(sppgMatching({ ...filter, tutup: 'Ditutup' }, due.data)),
    [list, filter, due.data],
  );
  const all = filter.tutup ? closed.length : list.filter((sppg) => !isClosed(sppg)).length;
  const { columns, toggle } = useChosenColumns();
  const ticked = useTicked();
  // The edits are kept here, as another filter renders the table anew: what failed to be saved must stay.
  const edits = useCellEdits();
  const chosen = useMemo(() => list.filter(({ id }) => ticked.ids.has(id)), [list, ticked.ids]);
  const yayasanList = useYayasanOptions().data ?? [];
  const { dialog, openDialog, closeDialog } = useSppgDialog(sppgMessages.placeholderOfNetwork);
  const [progress, setProgress] = useState<SppgWithYayasan | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [confirming, setConfirming] = useState<SppgWithYayasan | null>(null);
  const withSuspensions = useWithSuspensions();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const isPhone = useIsPhone();

  /** Reads the shown rows again, for an import to compare with. */
  async function readRows() {
    const newest = await cache.fetchQuery({ ...sppgListQuery, staleTime: 0 });
    const suspensions = await readSuspensions({ client: cache });
    return sppgCsvTable(
      tableRows(withSuspensions(newest), filter, due.data).map((sppg) => ({
        ...sppg,
        sppg_penghentian: suspensions.get(sppg.id) ?? [],
      })),
    );
  }

  // Below the cards on a phone, where few people have a spreadsheet.
  const tools = (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 sm:grow">
      <ClosedNote
        count={closed.length}
        isShown={Boolean(filter.tutup)}
        onToggle={() => urlFilter.choose({ tutup: filter.tutup ? '' : 'Ditutup' })}
      />
      <div className="flex flex-wrap items-start gap-x-3 sm:ml-auto print:hidden">
        <ColumnChoice columns={columns} onToggle={toggle} />
        <ImportButton size="sm" />
        <ExportButton size="sm" name="sppg" load={readRows} saved={(count) => `${count} SPPG`}>
          Unduh CSV
        </ExportButton>
      </div>
    </div>
  );

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <SppgFilterBar isFolded urlFilter={urlFilter} yayasanList={yayasanList} sppgList={list} />
        </div>
        <Button className="max-sm:order-last" onClick={() => openDialog({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-5" />
          Tambah SPPG
        </Button>
        <div className="flex flex-wrap items-center gap-x-3 max-sm:flex-1 sm:basis-full">
          {isPhone && <TickAll rows={rows} ticked={ticked} />}
          <output className="min-h-11 content-center text-ink-soft">
            {isFiltered({ ...filter, urut: '', tutup: '' })
              ? `${formatNumber(rows.length)} dari ${formatNumber(all)} SPPG`
              : `${formatNumber(all)} SPPG`}
          </output>
          <div className="contents">{isPhone ? null : tools}</div>
        </div>
      </div>
      {chosen.length > 0 && (
        <section
          aria-label="SPPG yang dipilih"
          className="sticky top-2 z-2 flex flex-wrap items-center gap-3 rounded-2xl border border-brand-600 bg-brand-50 px-5 py-3 print:hidden max-lg:top-16"
        >
          <output className="font-semibold">{formatNumber(chosen.length)} SPPG dipilih</output>
          <Button size="sm" onClick={() => setIsChanging(true)}>
            Ubah status atau progres
          </Button>
          <Button variant="ghost" size="sm" onClick={() => ticked.set([])}>
            Batal memilih
          </Button>
        </section>
      )}
      <StopsNote />
      <UnsavedCells list={list} rows={rows} onDiscard={edits.cancel} />
      {filter.perlu && !due.data ? (
        <NotLoaded query={due} loading="Memuat yang perlu ditangani..." failure="Daftar ini gagal dimuat." />
      ) : rows.length > 0 ? (
        <SppgTable
          // Another filter starts the list from its beginning.
          key={filterKey}
          rows={rows}
          columns={columns}
          order={filter.urut}
          onOrder={(urut) => urlFilter.choose({ urut: sppgTableSchema.urut.read(urut) })}
          ticked={ticked}
          edits={edits}
          onAction={(kind, sppg) => {
            if (kind === 'progress') setProgress(sppg);
            else if (kind === 'confirm') setConfirming(sppg);
            else if (kind !== 'edit') openDialog({ kind, sppg: withoutJoined(sppg) });
            else openDialog({ kind: 'edit', sppg: withoutJoined(sppg), yayasan: sppg.yayasan });
          }}
          onPaste={(text, row, column) =>
            setPasted({ text, rows: rows.slice(row), columns: columns.slice(column) })
          }
        />
      ) : (
        <NoSppgFound
          hint="Periksa ejaannya, pilih status lain, atau hapus pencarian dan filter."
          onReset={urlFilter.reset}
        />
      )}
      {isPhone ? <div>{tools}</div> : null}
      <LazySppgDialogs state={dialog} onClose={closeDialog} />
      {progress && (
        <ProgressDialogs state={{ kind: 'add' }} sppg={progress} onClose={() => setProgress(null)} />
      )}
      {confirming && <ConfirmSppgDialog sppg={confirming} onClose={() => setConfirming(null)} />}
      {pasted && <PasteDialog pasted={pasted} onClose={() => setPasted(null)} />}
      {isChanging && (
        <BulkDialog
          list={chosen}
          onSaved={(refused) => {
            ticked.set(refused.map(({ base }) => base.id));
            setIsChanging(false);
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </div>
  );
}

/** The row without embedded rows, as a draft keeps it. */
function withoutJoined(listed: SppgWithYayasan) {
  const { yayasan: _owner, sppg_penghentian: _suspensions, ...sppg } = listed;
  return sppg;
}
