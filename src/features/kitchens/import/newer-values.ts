import type { ChangedSince, NewerValue } from './api';
import type { CheckedRow } from './check-rows';
import type { Difference } from './differences';

/** The rows whose SPPG was changed after its file's moment, which has no fractions of seconds. */
export const changedSince = (rows: readonly CheckedRow[]): ChangedSince[] =>
  rows.flatMap(({ stored, since, differences = [] }) => {
    if (!stored || since === undefined || differences.length === 0) return [];
    const next = since + 1000;
    return Date.parse(stored.updated_at) >= next
      ? [{ id: stored.id, sejak: new Date(next).toISOString() }]
      : [];
  });

/** The rows with their differences marked where the stored value is newer than the file. */
export function markNewer(rows: CheckedRow[], newer: NewerValue[]): CheckedRow[] {
  const byCell = new Map(newer.map((value) => [`${value.id}/${value.kolom}`, value]));
  return rows.map((row) => ({
    ...row,
    differences: row.differences?.map((difference): Difference => {
      const value = byCell.get(`${row.stored?.id}/${difference.column}`);
      return value ? { ...difference, newer: value } : difference;
    }),
  }));
}
