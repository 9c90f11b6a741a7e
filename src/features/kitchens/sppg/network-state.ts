import type { BadgeTone } from '@/components/ui/badge';
import { statusVerifikasi } from '@/features/kitchens/sppg/sppg-columns';
import { runningSuspension, type SuspensionDays } from './suspension-state';

interface Kitchen {
  status_verifikasi: string;
  ditutup_pada: string | null;
  sppg_penghentian: readonly SuspensionDays[];
}

const suspended = 'Dihentikan sementara';

/** The states of a kitchen today; each kitchen has one. A suspended or closed one is not at its stage. */
export const networkStates = [...statusVerifikasi, suspended] as const;

export type NetworkState = (typeof networkStates)[number];

const tones: Record<string, BadgeTone> = {
  'Siap Bangun': 'neutral',
  'Proses Pembangunan': 'saffron',
  'Sudah Operasional': 'green',
};

/**
 * A kitchen's state on a day in WIB, the same wherever it is shown: a kitchen that is closed for good or suspended is
 * that, and its `status_verifikasi` is what it was before.
 */
export function networkState({ status_verifikasi, ditutup_pada, sppg_penghentian }: Kitchen, today: string) {
  if (ditutup_pada) return { label: 'Ditutup', tone: 'neutral' as const, before: status_verifikasi };
  if (runningSuspension(sppg_penghentian, today))
    return { label: suspended, tone: 'red' as const, before: status_verifikasi };
  return { label: status_verifikasi, tone: tones[status_verifikasi], before: undefined };
}

/** 'Sudah Operasional', 'Dihentikan sementara (sebelumnya Sudah Operasional)' */
export function networkStateText(sppg: Kitchen, today: string): string {
  const { label, before } = networkState(sppg, today);
  return before ? `${label} (sebelumnya ${before})` : label;
}
