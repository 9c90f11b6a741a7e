// Apart from what names the numbers: the home page reads its own with these few lines.
import type { PressNumberRow } from './api';

/** The states of an SLHS that is not valid, or missing. */
export const withoutSlhs = ['Kedaluwarsa', 'Dicabut', 'Didaftarkan', 'Belum dicatat'] as const;

export interface PressNumbers {
  /** The day of the numbers, '2026-11-26'; undefined without SPPG. */
  day: string | undefined;
  /** The kabupaten and kota that have SPPG, by name, and those without one on record. */
  districts: string[];
  /** The number of a measure in some of its states, or all of them, in one kabupaten or kota or the whole province. */
  sum: (angka: string, rincian?: readonly string[], wilayah?: string) => number;
}

/** The numbers of the page from the rows of the database. */
export function pressNumbers(rows: PressNumberRow[]): PressNumbers {
  const districts = rows.flatMap(({ angka, wilayah }) => (angka === 'SPPG' && wilayah ? [wilayah] : []));
  return {
    day: rows[0]?.tanggal ?? undefined,
    districts: [...new Set(districts)].sort(),
    sum: (angka, rincian, wilayah) =>
      rows
        .filter((row) => row.angka === angka)
        .filter((row) => !rincian || rincian.includes(row.rincian ?? ''))
        .filter((row) => !wilayah || row.wilayah === wilayah)
        .reduce((sum, { jumlah }) => sum + (jumlah ?? 0), 0),
  };
}

export interface DayFigures {
  /** The day of the numbers, '2026-11-26'. */
  day: string;
  operating: number;
  /** The number of SPPG in operation with a valid SLHS. */
  withSlhs: number;
  suspended: number;
}

/** The numbers that the home page tells; null without SPPG. */
export function dayFigures(rows: PressNumberRow[]): DayFigures | null {
  const { day, sum } = pressNumbers(rows);
  if (!day) return null;
  return {
    day,
    operating: sum('SPPG', ['Sudah Operasional']),
    withSlhs: sum('SLHS SPPG beroperasi') - sum('SLHS SPPG beroperasi', withoutSlhs),
    suspended: sum('SPPG', ['Dihentikan sementara']),
  };
}
