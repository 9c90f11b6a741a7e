import { skipToken, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { type ChangedSince, fetchNewerValues, type NewerValue } from './api';
import type { CheckedRow } from './check-rows';
import type { Difference } from './differences';

/** The rows whose SPPG was changed after its file's moment, which has no fractions of seconds. */
const askedOf = (rows: readonly CheckedRow[]): ChangedSince[] =>
  rows.flatMap(({ stored, since, differences = [] }) => {
    if (!stored || since === undefined || differences.length === 0) return [];
    const next = since + 1000;
    return Date.parse(stored.updated_at) >= next
      ? [{ id: stored.id, sejak: new Date(next).toISOString() }]
      : [];
  });

/** What somebody changed after the file was made; nothing to wait for when it was nothing. */
export function useNewerValues(rows: readonly CheckedRow[]) {
  const asked = askedOf(rows);
  return {
    isNeeded: asked.length > 0,
    query: useQuery({
      queryKey: [...sppgKey, 'newer-values', asked],
      queryFn: asked.length > 0 ? (context) => fetchNewerValues(asked, context) : skipToken,
      staleTime: 0,
    }),
  };
}

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
