import { type StatusVerifikasi, statusVerifikasi } from '@/features/sppg/sppg-columns';
import { formatNumber } from '@/lib/text/format';
import type { DistrictRow } from './api';

export interface StageCount {
  stage: StatusVerifikasi;
  count: number;
}

/** How many SPPG there are somewhere, in all, at each stage, and suspended today, whatever their stage. */
export interface Counts {
  total: number;
  stages: StageCount[];
  suspended: number;
}

/** A kabupaten or kota with the place of its tile: columns count from the west, rows from the north, both from 1. */
export interface District extends Counts {
  nama: string;
  kolom: number;
  baris: number;
}

/** What the map shows. */
export interface NetworkCounts {
  /** By name, also those without SPPG. */
  districts: District[];
  /** Of the SPPG without kabupaten or kota on record. */
  unrecorded: Counts;
  all: Counts;
}

const columns = {
  'Siap Bangun': 'siap_bangun',
  'Proses Pembangunan': 'proses_pembangunan',
  'Sudah Operasional': 'sudah_operasional',
} as const satisfies Record<StatusVerifikasi, keyof DistrictRow>;

function countsOf(rows: DistrictRow[]): Counts {
  const stages = statusVerifikasi.map((stage) => ({
    stage,
    count: rows.reduce((sum, row) => sum + (row[columns[stage]] ?? 0), 0),
  }));
  return {
    stages,
    total: stages.reduce((sum, { count }) => sum + count, 0),
    suspended: rows.reduce((sum, { dihentikan }) => sum + (dihentikan ?? 0), 0),
  };
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
export function tintSteps(districts: Counts[]): TintStep[] {
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

/** '1 dihentikan sementara' */
export const suspendedWords = (suspended: number) => `${formatNumber(suspended)} dihentikan sementara`;

/** '3 SPPG (2 Siap Bangun, 1 Sudah Operasional), 1 dihentikan sementara', '0 SPPG' */
export function countsSentence({ total, stages, suspended }: Counts): string {
  const parts = stages
    .filter(({ count }) => count > 0)
    .map(({ stage, count }) => `${formatNumber(count)} ${stage}`);
  const all = `${formatNumber(total)} SPPG${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  return suspended > 0 ? `${all}, ${suspendedWords(suspended)}` : all;
}
