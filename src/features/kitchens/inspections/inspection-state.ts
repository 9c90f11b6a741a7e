import type { Tables } from '@/lib/supabase/database.types';

export type Inspection = Tables<'sppg_inspeksi'>;

/** Who inspects kitchens, and their words for what they found; the database refuses any other. */
export const inspectors = ['Dinas Kesehatan', 'Puskesmas', 'BGN', 'BPOM', 'Komite sekolah', 'Kami'] as const;
export const results = ['baik', 'perlu perbaikan', 'tidak laik'] as const;

/** What a verdict needs of an inspection. */
export type InspectionResult = Pick<Inspection, 'hari' | 'hasil' | 'created_at'>;

/** How many are shown at once, and make the trend. */
export const mostShown = 4;

/** The latest first; of one day, the one that was noted last. The view sppg_angka has the same order. */
export const newestFirst = <Row extends InspectionResult>(inspections: readonly Row[]): Row[] =>
  inspections.toSorted(
    (one, other) => other.hari.localeCompare(one.hari) || other.created_at.localeCompare(one.created_at),
  );

/** '3 dari 4 baik', of the last four; of one alone, how it was. */
export function trendText(newest: readonly InspectionResult[]): string {
  const last = newest.slice(0, mostShown);
  const good = last.filter(({ hasil }) => hasil === 'baik').length;
  return `${good} dari ${last.length} baik`;
}
