import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatDate } from '@/lib/text/format';
import { formatMediumDate } from '@/lib/text/format-time';
import { certificateKinds, type CertificateKind } from '@/features/kitchens/certificates/certificate-state';
import type { KindCell, GridKitchen } from './grid-kitchens';

/** Finds the button of a cell again, to give it the focus. */
export const cellId = (rowId: string, kind: string) =>
  `sertifikat-${rowId}-${certificateKinds.findIndex((known) => known === kind)}`;

const tones = {
  green: 'bg-brand-50 text-brand-700',
  saffron: 'bg-saffron-50 text-saffron-700',
  red: 'bg-danger-50 text-danger-700',
  neutral: 'text-ink-soft',
};

export type OpenCell = (row: GridKitchen, kind: CertificateKind) => void;

interface CellButtonProps extends ComponentProps<'button'> {
  row: GridKitchen;
  cell: KindCell;
  /** Whether the kind stands in the button: there is no heading above it. */
  hasKind?: boolean;
}

/** A certificate with its state, or the place of one that is missing. */
export function CellButton({ row, cell, hasKind = false, className, ...props }: CellButtonProps) {
  const { kind, latest, state, isUrgent } = cell;
  const day = latest?.status === 'Terbit' && latest.tanggal_berakhir;
  const label = [
    `${kind} ${row.kitchen.nama}: ${state.label}`,
    latest?.hasil,
    day && `sampai ${formatDate(day)}`,
  ];
  return (
    <button
      type="button"
      id={cellId(row.id, kind)}
      aria-label={label.filter(Boolean).join(', ')}
      className={clsx(
        'min-h-12 w-full rounded-lg border py-1 text-left leading-snug',
        // All eight kinds beside each other on a laptop.
        hasKind ? 'px-2 text-sm' : 'px-1 text-[0.8125rem]',
        latest ? tones[state.tone] : isUrgent ? tones.saffron : 'bg-white text-ink-muted',
        latest ? 'border-current/20' : 'border-dashed border-ink-muted/60',
        className,
      )}
      {...props}
    >
      {hasKind && <strong className="block text-ink">{kind}</strong>}
      <span className="block font-semibold">
        {!latest && <Plus aria-hidden="true" className="mr-1 inline size-4 align-text-bottom" />}
        <span>{state.label}</span>
      </span>
      {latest?.hasil && <span className="block">{latest.hasil}</span>}
      {day && <span className="block">{`s.d. ${formatMediumDate(day)}`}</span>}
    </button>
  );
}
