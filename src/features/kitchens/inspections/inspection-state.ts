import type { BadgeTone } from '@/components/ui/badge';
import type { Tables } from '@/lib/supabase/database.types';

export type Inspection = Tables<'sppg_inspeksi'>;

/** Who inspects kitchens; the database refuses any other. */
export const inspectors = ['Dinas Kesehatan', 'Puskesmas', 'BGN', 'BPOM', 'Komite sekolah', 'Kami'] as const;

/** What they found, in their words: likewise. */
export const results = ['baik', 'perlu perbaikan', 'tidak laik'] as const;

const looks: Record<string, { label: string; tone: BadgeTone }> = {
  baik: { label: 'Baik', tone: 'green' },
  'perlu perbaikan': { label: 'Perlu perbaikan', tone: 'saffron' },
  'tidak laik': { label: 'Tidak laik', tone: 'red' },
};

/** A result on its own, and the colour that repeats it. */
export const resultLook = (hasil: string) => looks[hasil] ?? { label: hasil, tone: 'neutral' as const };

/** What a verdict needs of an inspection. */
export type InspectionResult = Pick<Inspection, 'hari' | 'oleh' | 'hasil' | 'created_at'>;

/** How many are shown at once, and make the trend. */
export const mostShown = 4;

/** The latest first; of one day, the one that was noted last. The view sppg_angka has the same order. */
export const newestFirst = <Row extends InspectionResult>(inspections: readonly Row[]): Row[] =>
  inspections.toSorted(
    (one, other) => other.hari.localeCompare(one.hari) || other.created_at.localeCompare(one.created_at),
  );

/** How many of the last inspections were good: '3 dari 4 baik'. */
export function trendText(newest: readonly InspectionResult[]): string {
  const last = newest.slice(0, mostShown);
  const good = last.filter(({ hasil }) => hasil === 'baik').length;
  return `${good} dari ${last.length} baik`;
}
