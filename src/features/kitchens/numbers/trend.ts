import { daysBetween } from '@/lib/text/days';
import { formatNumber } from '@/lib/text/format';
import type { Tables } from '@/lib/supabase/database.types';

/** The lines of the trend, told apart by dashes and width, too, for prints in grey. */
export const lines = [
  {
    column: 'sudah_operasional',
    title: 'Beroperasi',
    stroke: 'stroke-brand-600',
    width: 4,
    dashes: undefined,
  },
  { column: 'proses_pembangunan', title: 'Dibangun', stroke: 'stroke-saffron-600', width: 3, dashes: '10 6' },
  { column: 'siap_bangun', title: 'Siap dibangun', stroke: 'stroke-ink-muted', width: 3, dashes: '1 6' },
  { column: 'dihentikan', title: 'Dihentikan', stroke: 'stroke-ink', width: 2, dashes: undefined },
] as const;

export type Column = (typeof lines)[number]['column'];

/** The numbers of a day that the trend needs. */
export type DayNumbers = Pick<Tables<'sppg_angka_harian'>, 'tanggal' | Column>;

const isSame = (one: DayNumbers | undefined, other: DayNumbers) =>
  one !== undefined && lines.every(({ column }) => one[column] === other[column]);

/**
 * Splits the days of a trend into runs without a missing day. A day like its two neighbours is left out: the line goes
 * through the same points without it.
 */
export function unbrokenRuns(newestFirst: DayNumbers[]): DayNumbers[][] {
  const runs: DayNumbers[][] = [];
  for (const day of [...newestFirst].reverse()) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && daysBetween(before.tanggal, day.tanggal) === 1) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) =>
    run.filter((day, index) => {
      const [before, after] = [run[index - 1], run[index + 1]];
      return !isSame(before, day) || !isSame(after, day);
    }),
  );
}

/** Each month that has days, the newest first, with its numbers: '12–15' where they were not the same all month. */
export function monthlyRanges(runs: DayNumbers[][]) {
  const months = new Map<string, DayNumbers[]>();
  for (const day of runs.flat().reverse()) {
    const month = day.tanggal.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].map(([month, days]) => ({
    month,
    ranges: lines.map(({ column }) => {
      const numbers = days.map((day) => day[column]);
      const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
      return lowest === highest ? lowest : `${formatNumber(lowest)}–${formatNumber(highest)}`;
    }),
  }));
}

/** Round numbers from 0 to at least `most`, three to five of them: the marks of an axis. */
export function axisMarks(most: number): number[] {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

/** Places from the top down, in percent and in their order, moved so far apart that each is `gap` below the one before. */
export function spreadApart(places: number[], gap: number): number[] {
  const spread: number[] = [];
  for (const [index, place] of places.entries()) {
    const highest = (spread.at(-1) ?? -gap) + gap;
    const lowest = 100 - (places.length - 1 - index) * gap;
    spread.push(Math.min(Math.max(place, highest), lowest));
  }
  return spread;
}
