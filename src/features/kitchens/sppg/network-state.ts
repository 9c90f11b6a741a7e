import type { BadgeTone } from '@/components/ui/badge';
import { statusVerifikasi } from '@/features/kitchens/sppg/sppg-columns';
import { runningSuspension, type SuspensionDays } from './suspension-state';

interface Kitchen {
  status_verifikasi: string;
  ditutup_pada: string | null;
  sppg_penghentian: readonly SuspensionDays[];
}

const suspended = 'Dihentikan sementara';

/** What a kitchen can be today, each of them one of these: that of a suspended one is not its stage. */
export const networkStates = [...statusVerifikasi, suspended] as const;

export type NetworkState = (typeof networkStates)[number];

const tones: Record<string, BadgeTone> = {
  'Siap Bangun': 'neutral',
  'Proses Pembangunan': 'saffron',
  'Sudah Operasional': 'green',
};

/**
 * What a kitchen is on a day in WIB, the one answer wherever its state stands: one that is closed for good or suspended is that,
 * and `status_verifikasi` only what it was before.
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
