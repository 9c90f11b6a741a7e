import { clsx } from 'clsx';
import { BadgeCheck, DoorClosed, DoorOpen, HardHat, Pencil } from 'lucide-react';
import { memo } from 'react';
import { TextLink } from '@/components/links';
import { stays } from '@/components/lists/scroll-table';
import type { Ticked } from '@/components/lists/use-ticked';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { certificatesPath, sppgPath } from '@/config/paths';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { NetworkStateBadge } from '@/features/kitchens/sppg/network-state-badge';
import type { SppgColumn, SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';
import { formatNumber } from '@/lib/text/format';
import { Cell, type TableCellActions } from './cell';
import type { RowStates } from './use-cell-edits';

/** The dialogs that a row opens. */
export type RowAction = (
  kind: 'edit' | 'progress' | 'confirm' | 'close' | 'reopen',
  sppg: SppgWithYayasan,
) => void;

export interface RowProps {
  sppg: SppgWithYayasan;
  columns: readonly SppgColumn[];
  isTicked: boolean;
  onTick: (id: string) => void;
  /** The column that is being edited in this row. */
  editing: SppgColumnName | undefined;
  states: RowStates | undefined;
  actions: TableCellActions;
  onAction: RowAction;
}

/** Memoised: there are many, and a keystroke or a tick changes one. */
export const SppgTableRow = memo(function SppgTableRow(props: RowProps) {
  const { sppg, columns, isTicked, onTick, editing, states, actions, onAction } = props;
  const { id, nama } = sppg;
  return (
    <tr className="border-t border-paper-line bg-white align-top has-[input:checked]:bg-brand-50">
      <td className={`px-1 py-1 print:hidden ${stays.tick}`}>
        <TickBox label={`Pilih ${nama}`} isTicked={isTicked} onTick={() => onTick(id)} />
      </td>
      {columns.map((column) => {
        const isName = column.key === 'nama';
        const Tag = isName ? 'th' : 'td';
        return (
          <Tag
            key={column.key}
            scope={isName ? 'row' : undefined}
            className={clsx(
              'max-w-80 min-w-36 px-1 py-1 text-left font-normal',
              isName ? stays.afterTick : 'relative',
              column.key === 'kode_unik_pendaftaran' && 'whitespace-nowrap',
            )}
          >
            {isName ? (
              <RowName {...props} />
            ) : (
              <Cell
                sppg={sppg}
                column={column}
                isEditing={editing === column.key}
                state={states?.[column.key]}
                actions={actions}
              />
            )}
          </Tag>
        );
      })}
      <td className={`px-1 py-1 print:hidden ${stays.end}`}>
        <RowMenu sppg={sppg} onAction={onAction} />
      </td>
    </tr>
  );
});

interface TickBoxProps {
  label: string;
  isTicked: boolean;
  onTick: () => void;
}

/** A checkbox with room for a finger. */
export function TickBox({ label, isTicked, onTick }: TickBoxProps) {
  return (
    <label className="grid min-h-11 min-w-8 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={onTick}
        className="size-5 accent-brand-600"
      />
    </label>
  );
}

export function TickAll({ rows, ticked }: { rows: readonly SppgWithYayasan[]; ticked: Ticked }) {
  return (
    <TickBox
      label={`Pilih semua ${formatNumber(rows.length)} SPPG`}
      isTicked={rows.length > 0 && rows.every(({ id }) => ticked.ids.has(id))}
      onTick={() => ticked.toggleAll(rows.map(({ id }) => id))}
    />
  );
}

/**
 * The name, which opens the kitchen's page, where it is edited, with notes on the kitchen. Cells of a spreadsheet can be
 * pasted here, too.
 */
export function RowName(props: Omit<RowProps, 'actions'>) {
  const { id, nama, kode_unik_pendaftaran: code } = props.sppg;
  return (
    <>
      <div data-cell={`${id} nama`} className="min-h-11 content-center px-2 py-1 wrap-anywhere">
        <TextLink to={sppgPath(code)}>{nama}</TextLink>
      </div>
      <RowNotes {...props} />
    </>
  );
}

/**
 * Notes beside the name: the state if no column has it, that the kitchen is suspended, or that nobody has confirmed it.
 */
function RowNotes({ sppg, columns, states, onAction }: Omit<RowProps, 'actions'>) {
  const isSaid = columns.some(({ key }) => key === 'status_verifikasi');
  return (
    <>
      <NetworkStateBadge sppg={sppg} isSaid={isSaid} className="mb-1 ml-2" />
      {sppg.dikonfirmasi_pada === null && (
        <div className="mb-1 ml-2">
          <Badge tone="saffron">Belum dikonfirmasi</Badge>
          {states && Object.values(states).some((state) => state?.kind === 'saved') && (
            <p className="mt-1">Tersimpan, tetapi tetap belum dikonfirmasi.</p>
          )}
          <Button
            variant="ghost"
            size="sm"
            // In front of the click area of the whole cell.
            className="relative z-1 -ml-4"
            aria-label={`Konfirmasi juga ${sppg.nama}`}
            onClick={() => onAction('confirm', sppg)}
          >
            Konfirmasi juga
          </Button>
        </div>
      )}
    </>
  );
}

type ActedOn = Pick<RowProps, 'sppg' | 'onAction'>;

/** What can be done with a kitchen beside its cells; a card has a button for its progress. */
export function RowMenu({ sppg, onAction, isOfCard = false }: ActedOn & { isOfCard?: boolean }) {
  const { nama, kode_unik_pendaftaran: code, ditutup_pada } = sppg;
  const closing: MenuItem = ditutup_pada
    ? { label: 'Buka kembali', Icon: DoorOpen, onChoose: () => onAction('reopen', sppg) }
    : { label: 'Tutup dapur', Icon: DoorClosed, onChoose: () => onAction('close', sppg) };
  const progress = { label: 'Catat progres', Icon: HardHat, onChoose: () => onAction('progress', sppg) };
  const items: MenuItem[] = [
    ...(isOfCard ? [] : [progress]),
    { label: 'Edit', Icon: Pencil, onChoose: () => onAction('edit', sppg) },
    { label: 'Sertifikat', Icon: BadgeCheck, to: certificatesPath(code) },
    closing,
  ];
  return (
    <Menu
      label="Tindakan"
      name={nama}
      variant="ghost"
      size="tight"
      items={items.map((item) => ({ ...item, name: `${item.label} ${nama}` }))}
    />
  );
}
