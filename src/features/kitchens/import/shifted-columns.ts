import type { SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';
import { comparable } from '@/lib/text/visible-text';
import type { CheckedRow } from './check-rows';

/** A column whose new values are the stored ones of other rows. */
export interface ShiftedColumn {
  column: SppgColumnName;
  label: string;
  /** How many rows would get the value of another row. */
  count: number;
  /** One of these rows, and the row whose value it would get. */
  example: { kode: string; value: string; owner: string };
}

/** The columns in which each SPPG has a value of its own, so that another's is suspicious by itself. */
const ofOneAlone: ReadonlySet<SppgColumnName> = new Set([
  'kode_unik_pendaftaran',
  'nama',
  'lokasi',
  'akun_instagram',
  'akun_facebook',
  'akun_tiktok',
  'id_bgn',
]);

interface Change {
  kode: string;
  before: string;
  after: string;
}

/**
 * The columns that seem to have been sorted, or moved up or down, without the others: whole columns of names change places
 * then. Some rows may change truly at the same time.
 */
export function shiftedColumns(rows: readonly CheckedRow[]): ShiftedColumn[] {
  const labels = new Map<SppgColumnName, string>();
  const changes = new Map<SppgColumnName, Change[]>();
  for (const { stored, differences = [] } of rows) {
    for (const { column, label, before, after } of differences) {
      labels.set(column, label);
      const kode = stored?.kode_unik_pendaftaran ?? '';
      changes.set(column, [
        ...(changes.get(column) ?? []),
        { kode, before: before ?? '', after: after ?? '' },
      ]);
    }
  }
  return [...changes].flatMap(([column, list]) => shiftOf(column, labels.get(column) ?? '', list) ?? []);
}

function shiftOf(column: SppgColumnName, label: string, all: Change[]): ShiftedColumn | undefined {
  // Another spelling of its own value is nobody else's.
  const changes = all.filter(({ before, after }) => comparable(before) !== comparable(after));
  const left = new Map<string, Change[]>();
  for (const change of changes) {
    const key = comparable(change.before);
    left.set(key, [...(left.get(key) ?? []), change]);
  }
  const shifted = changes.flatMap(({ kode, after }) => {
    const owner = after && left.get(comparable(after))?.shift();
    return owner ? [{ kode, value: after, owner: owner.kode }] : [];
  });
  const isAlone = ofOneAlone.has(column);
  const share = shifted.length / changes.length;
  const [example] = shifted;
  // A change of places, such as of two progresses, may be meant; a whole column's is not.
  const isShifted = isAlone ? shifted.length >= 2 && share >= 0.5 : changes.length >= 3 && share > 0.9;
  return isShifted && example ? { column, label, count: shifted.length, example } : undefined;
}
