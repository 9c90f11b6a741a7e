import { BadgeCheck, DoorClosed, DoorOpen, ExternalLink, Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { stays } from '@/components/lists/scroll-table';
import type { Ticked } from '@/components/lists/use-ticked';
import { EditButton } from '@/components/row-buttons';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { paths, sppgPath } from '@/config/paths';
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
            className={`max-w-80 min-w-36 px-1 py-1 text-left font-normal ${isName ? stays.afterTick : 'relative'}`}
          >
            <Cell
              sppg={sppg}
              column={column}
              isEditing={editing === column.key}
              state={states?.[column.key]}
              actions={actions}
            />
            {isName && <RowNotes {...props} />}
          </Tag>
        );
      })}
      <td className={`px-1 py-1 print:hidden ${stays.end}`}>
        <div className="flex">
          <ProgressButton sppg={sppg} onAction={onAction} />
          <EditButton isIconOnly name={nama} size="tight" onClick={() => onAction('edit', sppg)} />
          <ClosingButton sppg={sppg} onAction={onAction} />
          <RowLinks sppg={sppg} />
        </div>
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

type ActedOn = Pick<RowProps, 'sppg' | 'onAction'>;

/**
 * Notes beside the name: the state if no column has it, that the kitchen is suspended, or that nobody has confirmed it.
 */
export function RowNotes({ sppg, columns, states, onAction }: Omit<RowProps, 'actions'>) {
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

const words = 'Tambah progres';

/** The button that a manager with a phone in a kitchen needs first, with its whole text where there is room. */
export function ProgressButton({ sppg, onAction, isFull = false }: ActedOn & { isFull?: boolean }) {
  return (
    <Button
      variant={isFull ? 'outline' : 'ghost'}
      size="tight"
      title={words}
      aria-label={`${words} ${sppg.nama}`}
      className={isFull ? 'grow' : ''}
      onClick={() => onAction('progress', sppg)}
    >
      <Plus aria-hidden="true" className="size-4 shrink-0" />
      {isFull ? words : ''}
    </Button>
  );
}

/** Closes a kitchen for good, or opens one again that was closed by mistake. */
export function ClosingButton({ sppg, onAction }: ActedOn) {
  const [kind, word, Icon] = sppg.ditutup_pada
    ? (['reopen', 'Buka kembali', DoorOpen] as const)
    : (['close', 'Tutup dapur', DoorClosed] as const);
  return (
    <Button
      variant="ghost"
      size="tight"
      title={word}
      aria-label={`${word} ${sppg.nama}`}
      onClick={() => onAction(kind, sppg)}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
    </Button>
  );
}

export function RowLinks({ sppg: { nama, kode_unik_pendaftaran: code } }: Pick<RowProps, 'sppg'>) {
  return (
    <>
      <IconLink to={sppgPath(code)} title="Halaman dapur" label={`Halaman dapur ${nama}`}>
        <ExternalLink aria-hidden="true" className="size-4" />
      </IconLink>
      <IconLink
        to={`${paths.adminCertificates}?sppg=${encodeURIComponent(code)}`}
        title="Sertifikat"
        label={`Sertifikat ${nama}`}
      >
        <BadgeCheck aria-hidden="true" className="size-4" />
      </IconLink>
    </>
  );
}

interface IconLinkProps {
  to: string;
  title: string;
  label: string;
  children: ReactNode;
}

function IconLink({ to, title, label, children }: IconLinkProps) {
  return (
    <Link
      to={to}
      title={title}
      aria-label={label}
      className="inline-flex min-h-11 items-center rounded-full px-3 text-brand-700 hover:bg-brand-50"
    >
      {children}
    </Link>
  );
}
