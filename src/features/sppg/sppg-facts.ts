import { formatNumber } from '@/lib/text/format';
import type { Sppg } from './api';
import { type SppgColumn, sppgColumnList } from './sppg-columns';

/** The text of a column's value on a card. */
function factText(column: SppgColumn, sppg: Sppg) {
  const value = sppg[column.key];
  return column.kind === 'number' && typeof value === 'number'
    ? `${formatNumber(value)} ${column.unit}`
    : value;
}

/** What is known about an SPPG besides its name, address and status, in the order shown. */
export function sppgFacts(sppg: Sppg) {
  return sppgColumnList.flatMap((column) =>
    column.fact ? [{ label: column.fact, value: factText(column, sppg) }] : [],
  );
}
