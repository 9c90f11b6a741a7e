// Rows keep their place while certificates are entered, until the filter changes: so the next kitchen of a pile is
// where it was. The next cell's dialog is opened from that cell, so that closing it leads back there.
import { ClipboardPaste } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { ShowMore } from '@/components/lists/long-list';
import { useKeptOrder } from '@/components/lists/use-kept-order';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { type SppgWithYayasan, useSppgList } from '@/features/kitchens/sppg/api';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { toggled } from '@/lib/collections';
import { todayOnServer } from '@/lib/text/format-time';
import { formatNumber } from '@/lib/text/format';
import { isFiltered } from '@/lib/url/url-filter';
import { useIsPhone } from '@/lib/use-is-phone';
import { useIsPrinting } from '@/lib/use-is-printing';
import { useCertificates } from '@/features/kitchens/certificates/api';
import type { Certificate } from '@/features/kitchens/certificates/certificate-columns';
import { RecordedNote } from '@/features/kitchens/certificates/certificate-list';
import type {
  CellActions,
  CertificateDialogState,
  CertificateFormState,
  Pile,
} from '@/features/kitchens/certificates/certificate-dialogs';
import { AddButton } from '@/features/kitchens/certificates/add-button';
import { cellId } from './cell-button';
import { CertificateGrid } from './certificate-grid';
import { PhoneList } from './phone-list';
import { type GridFilter, gridKitchens, type KindCell, matchingRows, nextCell } from './grid-kitchens';

const CertificateDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/certificates/certificate-dialogs')).CertificateDialogs,
);

// In a chunk of its own, with the reader of CSV files.
const CertificatePasteDialog = lazyDialog(
  async () => (await import('./paste-dialog')).CertificatePasteDialog,
);

/** How many kitchens to show at first, and how many more on each click: each has a button per kind. */
const step = 50;

/** All kitchens with their certificates. */
export function GridDesk({ filter }: { filter: GridFilter }) {
  const certificates = useCertificates();
  return (
    <Loaded query={useSppgList()} loading="Memuat SPPG..." failure="SPPG gagal dimuat.">
      {(kitchens) => (
        <Loaded query={certificates} loading="Memuat sertifikat..." failure="Sertifikat gagal dimuat.">
          {(rows) => <LoadedDesk kitchens={kitchens} certificates={rows} filterNow={filter} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface LoadedDeskProps {
  kitchens: SppgWithYayasan[];
  certificates: Certificate[];
  /** The filter as it is typed; the rows may follow a little later. */
  filterNow: GridFilter;
}

/** The dialog that is open, and the cell it belongs to. */
interface OpenDialog {
  state: CertificateDialogState;
  cell?: KindCell;
}

function LoadedDesk({ kitchens, certificates, filterNow }: LoadedDeskProps) {
  const today = todayOnServer();
  const { cari, tampilan } = useDeferredValue(filterNow);
  const all = useMemo(
    () =>
      gridKitchens(
        kitchens.filter((sppg) => !isClosed(sppg)),
        certificates,
        today,
      ),
    [kitchens, certificates, today],
  );
  const closed = kitchens.filter(isClosed).length;
  const filterKey = `${tampilan}/${cari}`;
  const rows = useKeptOrder(all, `${filterKey} ${all.length}`, () =>
    matchingRows(all, { cari, tampilan }, today),
  );
  const [shown, setShown] = useState({ filterKey, count: step });
  const count = shown.filterKey === filterKey ? shown.count : step;
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isPasting, setIsPasting] = useState(false);
  const isPrinting = useIsPrinting();
  const isPhone = useIsPhone();
  const listRef = useRef<HTMLUListElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const visible = isPrinting ? rows : rows.slice(0, count);

  const openCell = useCallback(
    (cell: KindCell) => setDialog({ state: formOf(cell, 'edit'), cell }),
    [setDialog],
  );

  /** Closes the dialog and puts the focus on a cell, where the one that opens now leads back to. */
  function leaveFor(cell: KindCell) {
    const { id } = cell.kitchen;
    flushSync(() => {
      setDialog(null);
      setOpenIds((ids) => new Set([...ids, id]));
      setShown({ filterKey, count: Math.max(count, rows.findIndex((row) => row.id === id) + 1) });
    });
    document.getElementById(cellId(cell))?.focus();
  }

  /** The actions in a cell's dialog. */
  function actionsOf(cell: KindCell): CellActions {
    return {
      onNext: nextCell(rows, cell.kitchen, cell.kind) && openNext,
      onTurn(state) {
        leaveFor(cell);
        setDialog({ state, cell });
      },
    };
    /** The form of the same kind for the next kitchen that needs one. */
    function openNext(kind: string, pile?: Pile) {
      const next = nextCell(rows, cell.kitchen, kind);
      if (!next) return setDialog(null);
      leaveFor(next);
      setDialog({ state: { ...formOf(next, 'renew'), pile }, cell: next });
    }
  }

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-ink-soft">
          {isFiltered({ cari, tampilan })
            ? `${formatNumber(rows.length)} dari ${formatNumber(all.length)} SPPG`
            : `${formatNumber(all.length)} SPPG`}
        </output>
        <div className="contents sm:flex sm:flex-wrap sm:gap-3">
          <AddButton onClick={() => setDialog({ state: { kind: 'add' } })} />
          <Button variant="outline" size="sm" onClick={() => setIsPasting(true)}>
            <ClipboardPaste aria-hidden="true" className="size-4" />
            Tempel dari Excel
          </Button>
        </div>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={all.length === 0 ? 'Belum ada SPPG' : 'Tidak ada yang cocok'}>
          {all.length === 0
            ? 'SPPG yang dicatat akan tampil di sini.'
            : 'Ubah pencarian dan filternya, atau tekan Reset.'}
        </EmptyState>
      ) : isPhone ? (
        <PhoneList
          rows={visible}
          openIds={openIds}
          onToggle={(id) => setOpenIds(toggled(openIds, id))}
          onOpen={openCell}
          listRef={listRef}
        />
      ) : (
        <CertificateGrid rows={visible} onOpen={openCell} bodyRef={bodyRef} />
      )}
      {rows.length > count && !isPrinting && (
        <ShowMore
          shown={count}
          total={rows.length}
          noun="SPPG"
          onMore={() => setShown({ filterKey, count: count + step })}
          listRef={isPhone ? listRef : bodyRef}
          className="mt-6"
        />
      )}
      {closed > 0 && (
        <p className="text-ink-soft">
          <TextLink to={anchors.closedInTable}>{formatNumber(closed)} dapur yang ditutup</TextLink>
          <span> tidak ditampilkan.</span>
        </p>
      )}
      <RecordedNote today={today} />
      {isPasting && <CertificatePasteDialog kitchens={all} onClose={() => setIsPasting(false)} />}
      <CertificateDialogs
        state={dialog?.state ?? null}
        cell={dialog?.cell && actionsOf(dialog.cell)}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}

/** The form that a cell opens: of its certificate, or of one that is missing. */
function formOf({ kitchen, kind, latest }: KindCell, ofLatest: 'edit' | 'renew'): CertificateFormState {
  return latest ? { kind: ofLatest, certificate: latest } : { kind: 'add', kitchen, jenis: kind };
}
