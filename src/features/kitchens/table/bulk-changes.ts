import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { progressText } from '@/features/kitchens/sppg/progress';
import type { SppgUpdate } from '@/features/kitchens/sppg/admin-api';

/** The values that many SPPG are to have; a column that is absent stays. */
export type BulkTarget = Partial<Pick<SppgUpdate['changes'], 'status_verifikasi' | 'progres_pembangunan'>>;

/** What changes in each of the SPPG; nothing of those that have it already. */
export function bulkUpdates(list: readonly SppgWithYayasan[], target: BulkTarget): SppgUpdate[] {
  return list.flatMap((base) => {
    const { status_verifikasi, progres_pembangunan } = target;
    const changes: BulkTarget = {
      ...(status_verifikasi && status_verifikasi !== base.status_verifikasi && { status_verifikasi }),
      ...(progres_pembangunan && progres_pembangunan !== base.progres_pembangunan && { progres_pembangunan }),
    };
    return Object.keys(changes).length > 0 ? [{ base, changes }] : [];
  });
}

/** A change in a few words: '40% → 60%'. */
export function changeText({ base, changes }: SppgUpdate): string {
  const { status_verifikasi: status, progres_pembangunan: progress } = changes;
  const change = (before: string, after: string) => `${before} → ${after}`;
  const parts = [
    status && change(base.status_verifikasi, status),
    progress && change(progressText(base.progres_pembangunan ?? 'kosong'), progressText(progress)),
  ];
  return parts.filter(Boolean).join(', ');
}
