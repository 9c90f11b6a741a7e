import type { BadgeTone } from '@/components/ui/badge';
import type { Tables } from '@/lib/supabase/database.types';

export type Inspection = Tables<'sppg_inspeksi'>;

/** Who inspects kitchens; the database refuses any other. */
export const inspectors = ['Dinas Kesehatan', 'Puskesmas', 'BGN', 'BPOM', 'Komite sekolah', 'Kami'] as const;

/** Whose word an inspection is: a visit of our own is told apart. */
export const inspectorName = (oleh: string) => (oleh === 'Kami' ? 'Kunjungan kami' : oleh);

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
export type InspectionResult = Pick<Inspection, 'hari' | 'oleh' | 'hasil' | 'diperbaiki_pada' | 'created_at'>;

/** How many are shown at once, and make the trend. */
export const mostShown = 4;

/** The latest first; of one day, the one that was noted last. The view sppg_angka has the same order. */
export const newestInspectionsFirst = <Row extends InspectionResult>(inspections: readonly Row[]): Row[] =>
  inspections.toSorted(
    (one, other) => other.hari.localeCompare(one.hari) || other.created_at.localeCompare(one.created_at),
  );

/**
 * That a kitchen was found unfit, until whoever found it finds otherwise; of several what is not mended, then the newest. Our own
 * visit stands only until somebody else has come, and never before what others found.
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

/** How many of the last inspections by others than us were good: '3 dari 4 baik'; nothing of fewer than two. */
export function trendText(newest: readonly InspectionResult[]): string | undefined {
  const last = newest.filter(({ oleh }) => oleh !== 'Kami').slice(0, mostShown);
  if (last.length < 2) return undefined;
  const good = last.filter(({ hasil }) => hasil === 'baik').length;
  return `${good} dari ${last.length} baik`;
}
