import { clsx } from 'clsx';
import { BadgeCheck, ExternalLink, Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EditButton } from '@/components/row-buttons';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { paths, sppgPath } from '@/config/paths';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { NetworkStateBadge } from '@/features/kitchens/sppg/network-state-badge';
import type { SppgColumn, SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';
import { Cell, type CellActions } from './cell';
import type { RowStates } from './use-cell-edits';

/** What a row is opened for, beside its cells. */
export type RowAction = (kind: 'edit' | 'progress' | 'confirm', sppg: SppgWithYayasan) => void;

interface TableRowProps {
  sppg: SppgWithYayasan;
  columns: readonly SppgColumn[];
  isTicked: boolean;
  onTick: (id: string) => void;
  /** The column that is being edited in this row. */
  editing: SppgColumnName | undefined;
  states: RowStates | undefined;
  actions: CellActions;
  onAction: RowAction;
}

/** Memoised: there are many, and a keystroke or a tick changes one. */
export const SppgTableRow = memo(function SppgTableRow(props: TableRowProps) {
  const { sppg, columns, isTicked, onTick, editing, states, actions, onAction } = props;
  const { id, nama, kode_unik_pendaftaran: code } = sppg;
  return (
    <tr className="border-t border-paper-line bg-white align-top has-[input:checked]:bg-brand-50">
      <td className="px-2 py-1 print:hidden">
        <label className="grid min-h-11 min-w-8 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={`Pilih ${nama}`}
            checked={isTicked}
            onChange={() => onTick(id)}
            className="size-5 accent-brand-600"
          />
        </label>
      </td>
      {columns.map((column) => {
        const Tag = column.key === 'nama' ? 'th' : 'td';
        return (
          <Tag
            key={column.key}
            scope={column.key === 'nama' ? 'row' : undefined}
            className={clsx(
              'max-w-80 min-w-36 px-1 py-1 text-left font-normal',
              // The name of the kitchen stays in view.
              column.key === 'nama' && 'sticky left-0 bg-inherit',
            )}
          >
            <Cell
              sppg={sppg}
              column={column}
              isEditing={editing === column.key}
              state={states?.[column.key]}
              actions={actions}
            />
            {column.key === 'nama' && <NetworkStateBadge sppg={sppg} isSaid className="mb-1 ml-2" />}
            {column.key === 'nama' && sppg.dikonfirmasi_pada === null && (
              <div className="mb-1 ml-2">
                <Badge tone="saffron">Belum dikonfirmasi</Badge>
                {states && Object.values(states).some((state) => state?.kind === 'saved') && (
                  <p className="mt-1">Tersimpan, tetapi tetap belum dikonfirmasi.</p>
                )}
                <Button
                  variant="ghost"
                  size="sm"
                  className="-ml-4"
                  aria-label={`Konfirmasi juga ${nama}`}
                  onClick={() => onAction('confirm', sppg)}
                >
                  Konfirmasi juga
                </Button>
              </div>
            )}
          </Tag>
        );
      })}
      <td className="px-1 py-1 print:hidden">
        <div className="flex">
          <Button
            variant="ghost"
            size="sm"
            title="Tambah perkembangan"
            aria-label={`Tambah perkembangan ${nama}`}
            onClick={() => onAction('progress', sppg)}
          >
            <Plus aria-hidden="true" className="size-4" />
          </Button>
          <EditButton isIconOnly name={nama} onClick={() => onAction('edit', sppg)} />
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
        </div>
      </td>
    </tr>
  );
});

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
      className="inline-flex min-h-11 items-center rounded-full px-4 text-brand-700 hover:bg-brand-50"
    >
      {children}
    </Link>
  );
}
