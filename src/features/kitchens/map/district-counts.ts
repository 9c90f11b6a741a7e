import { type NetworkState, networkStates } from '@/features/kitchens/sppg/network-state';
import type { Tables } from '@/lib/supabase/database.types';
import { formatNumber } from '@/lib/text/format';

export type DistrictRow = Pick<
  Tables<'sppg_per_wilayah'>,
  | 'nama'
  | 'kolom'
  | 'baris'
  | 'siap_bangun'
  | 'proses_pembangunan'
  | 'sudah_operasional'
  | 'dihentikan'
  | 'ditutup'
>;

export interface StateCount {
  state: NetworkState;
  count: number;
}

/** How many SPPG there are somewhere, in all and in each state of today. */
export interface Counts {
  total: number;
  states: StateCount[];
}

/** A kabupaten or kota with the place of its tile: columns count from the west, rows from the north, both from 1. */
export interface District extends Counts {
  nama: string;
  kolom: number;
  baris: number;
}

/** The numbers of the map. */
export interface NetworkCounts {
  /** All kabupaten and kota by name, also those without SPPG. */
  districts: District[];
  /** The numbers of the SPPG without kabupaten or kota on record. */
  unrecorded: Counts;
  all: Counts;
  /** How many are closed for good: they are in none of the other numbers. */
  closed: number;
}

const columns = {
  'Siap Bangun': 'siap_bangun',
  'Proses Pembangunan': 'proses_pembangunan',
  'Sudah Operasional': 'sudah_operasional',
  'Dihentikan sementara': 'dihentikan',
} as const satisfies Record<NetworkState, keyof DistrictRow>;

function countsOf(rows: DistrictRow[]): Counts {
  const states = networkStates.map((state) => ({
    state,
    count: rows.reduce((sum, row) => sum + (row[columns[state]] ?? 0), 0),
  }));
  return { states, total: states.reduce((sum, { count }) => sum + count, 0) };
}

/** The numbers of the map from the rows of the database. */
export function networkCounts(rows: DistrictRow[]): NetworkCounts {
  return {
    districts: rows.flatMap((row) => {
      const { nama, kolom, baris } = row;
      return nama && kolom && baris ? [{ nama, kolom, baris, ...countsOf([row]) }] : [];
    }),
    unrecorded: countsOf(rows.filter(({ nama }) => nama === null)),
    all: countsOf(rows),
    closed: rows.reduce((sum, { ditutup }) => sum + (ditutup ?? 0), 0),
  };
}

/** Numbers of SPPG that have the same tint on the map, the step counting from 1. */
export interface TintStep {
  step: number;
  from: number;
  to: number;
}

const tintCount = 4;

/** Up to four equal steps, the last of which ends with the largest total. */
export function tintSteps(districts: (Counts | Pick<Counts, 'total'>)[]): TintStep[] {
  const most = Math.max(0, ...districts.map(({ total }) => total));
  return Array.from({ length: tintCount }, (_, index) => ({
    step: index + 1,
    from: Math.floor((index * most) / tintCount) + 1,
    to: Math.floor(((index + 1) * most) / tintCount),
  })).filter(({ from, to }) => from <= to);
}

/** The step of a total, 0 for none. */
export const tintStep = (total: number, steps: TintStep[]): number =>
  steps.find(({ to }) => total > 0 && total <= to)?.step ?? 0;

/** '3 SPPG (2 Siap Bangun, 1 Dihentikan sementara)', '0 SPPG' */
export function countsSentence({ total, states }: Counts): string {
  const parts = states
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${formatNumber(count)} ${state}`);
  return `${formatNumber(total)} SPPG${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}
