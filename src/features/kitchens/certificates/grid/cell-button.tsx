import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatDate } from '@/lib/text/format';
import { formatMediumDate } from '@/lib/text/format-time';
import { certificateKinds } from '@/features/kitchens/certificates/certificate-state';
import type { KindCell } from './grid-kitchens';

/** The element id of a cell's button, by which it gets the focus again. */
export const cellId = ({ kitchen, kind }: KindCell) =>
  `sertifikat-${kitchen.id}-${certificateKinds.indexOf(kind)}`;

const tones = {
  green: 'bg-brand-50 text-brand-700',
  saffron: 'bg-saffron-50 text-saffron-700',
  red: 'bg-danger-50 text-danger-700',
  neutral: 'text-ink-soft',
};

interface CellButtonProps extends ComponentProps<'button'> {
  cell: KindCell;
  /** Whether the button names the kind, where there is no heading above it. */
  hasKind?: boolean;
}

/** A certificate with its state, or the place of one that is missing. */
export function CellButton({ cell, hasKind = false, className, ...props }: CellButtonProps) {
  const { kitchen, kind, latest, state, isUrgent } = cell;
  const day = latest?.status === 'Terbit' && latest.tanggal_berakhir;
  const label = [
    `${kind} ${kitchen.nama}: ${state.label}`,
    latest?.hasil,
    day && `sampai ${formatDate(day)}`,
  ];
  return (
    <button
      type="button"
      id={cellId(cell)}
      className={clsx(
        'relative min-h-12 w-full rounded-lg border py-1 text-left leading-snug',
        // Small enough for all eight kinds beside each other on a laptop.
        hasKind ? 'px-2 text-sm' : 'px-1 text-[0.8125rem]',
        latest ? tones[state.tone] : isUrgent ? tones.saffron : 'bg-white text-ink-muted',
        latest ? 'border-current/20' : 'border-dashed border-ink-muted/60',
        className,
      )}
      {...props}
    >
      <span className="sr-only">{label.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true">
        {hasKind && <strong className="block text-ink">{kind}</strong>}
        {latest || isUrgent ? (
          <span className="block font-semibold">{state.label}</span>
        ) : (
          // What is missing and not due is said by its place: words in every such cell would bury those that count.
          <Plus className="mx-auto size-4" />
        )}
        {latest?.hasil && <span className="block">{latest.hasil}</span>}
        {day && <span className="block">{`s.d. ${formatMediumDate(day)}`}</span>}
      </span>
    </button>
  );
}
