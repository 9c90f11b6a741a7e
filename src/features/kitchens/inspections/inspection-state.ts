import type { BadgeTone } from '@/components/ui/badge';
import type { Tables } from '@/lib/supabase/database.types';

export type Inspection = Tables<'sppg_inspeksi'>;

/** Who inspects kitchens; the database refuses any other. */
export const inspectors = ['Dinas Kesehatan', 'Puskesmas', 'BGN', 'BPOM', 'Komite sekolah', 'Kami'] as const;

/** The inspector's name; our own visit is marked as such. */
export const inspectorName = (oleh: string) => (oleh === 'Kami' ? 'Kunjungan kami' : oleh);

/** The results, in the inspectors' words; the database refuses any other. */
export const results = ['baik', 'perlu perbaikan', 'tidak laik'] as const;

const looks: Record<string, { label: string; tone: BadgeTone }> = {
  baik: { label: 'Baik', tone: 'green' },
  'perlu perbaikan': { label: 'Perlu perbaikan', tone: 'saffron' },
  'tidak laik': { label: 'Tidak laik', tone: 'red' },
};

/** A result on its own, and the colour that repeats it. */
export const resultLook = (hasil: string) => looks[hasil] ?? { label: hasil, tone: 'neutral' as const };

/** The columns of an inspection that a verdict needs. */
export type InspectionResult = Pick<Inspection, 'hari' | 'oleh' | 'hasil' | 'diperbaiki_pada' | 'created_at'>;

/** The number of inspections that are shown at once and make the trend. */
export const mostShown = 4;

/** The latest first; of one day, the one that was noted last. The view sppg_angka uses the same order. */
export const newestInspectionsFirst = <Row extends InspectionResult>(inspections: readonly Row[]): Row[] =>
  inspections.toSorted(
    (one, other) => other.hari.localeCompare(one.hari) || other.created_at.localeCompare(one.created_at),
  );

/**
 * The inspection that found a kitchen unfit, until the same inspector finds otherwise; of several the one that is not
 * mended, then the newest. Our own visit counts only until another inspector has come, and after all others.
 */
export function standingUnfit<Row extends InspectionResult>(inspections: readonly Row[]): Row | undefined {
  const newest = newestInspectionsFirst(inspections);
  const last = newest.filter(({ oleh }, index) => newest.findIndex((other) => other.oleh === oleh) === index);
  const others = last.filter(({ oleh }) => oleh !== 'Kami');
  const ours = last.filter(
    ({ oleh, hari }) => oleh === 'Kami' && !others.some((other) => hari <= other.hari),
  );
  const unfit = [...others, ...ours].filter(({ hasil }) => hasil === 'tidak laik');
  return unfit.find(({ diperbaiki_pada }) => diperbaiki_pada === null) ?? unfit[0];
}

/** How many of the last inspections by others were good: '3 dari 4 baik'; nothing for fewer than two. */
export function trendText(newest: readonly InspectionResult[]): string | undefined {
  const last = newest.filter(({ oleh }) => oleh !== 'Kami').slice(0, mostShown);
  if (last.length < 2) return undefined;
  const good = last.filter(({ hasil }) => hasil === 'baik').length;
  return `${good} dari ${last.length} baik`;
}
