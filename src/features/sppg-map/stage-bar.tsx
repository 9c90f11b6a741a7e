import { clsx } from 'clsx';
import type { StatusVerifikasi } from '@/features/sppg/status';
import type { StageCount } from './district-counts';

// They also differ in lightness.
const colours: Record<StatusVerifikasi, string> = {
  'Siap Bangun': 'bg-brand-200',
  'Proses Pembangunan': 'bg-saffron-400',
  'Sudah Operasional': 'bg-brand-600',
};

const exact = 'forced-color-adjust-none [print-color-adjust:exact]';

/** A bar of the stages; what it shows is also said in words. */
export function StageBar({ stages }: { stages: StageCount[] }) {
  return (
    <span aria-hidden="true" className={clsx('flex h-1.5 gap-px overflow-hidden rounded-full', exact)}>
      {stages.map(({ stage, count }) => (
        <span key={stage} style={{ flexGrow: count }} className={colours[stage]} />
      ))}
    </span>
  );
}

/** The colour of a stage in the legend. */
export function StageSwatch({ stage }: { stage: StatusVerifikasi }) {
  return <span aria-hidden="true" className={clsx('size-3 shrink-0 rounded-full', colours[stage], exact)} />;
}
