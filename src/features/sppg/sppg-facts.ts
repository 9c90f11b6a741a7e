import { formatNumber } from '@/lib/text/format';
import type { Sppg } from './api';
import { type SppgColumn, sppgColumnList } from './sppg-columns';

/** A column's value as people read it. */
function factText(column: SppgColumn, sppg: Sppg) {
  const value = sppg[column.key];
  return column.kind === 'number' && typeof value === 'number'
    ? `${formatNumber(value)} ${column.unit}`
    : value;
}

/** What is known about an SPPG besides its name, address and status, in the order shown; nothing of what is unknown. */
export function sppgFacts(sppg: Sppg) {
  return sppgColumnList.flatMap((column) => {
    const { key, fact } = column;
    const value = fact && factText(column, sppg);
    return value ? [{ key, label: fact, value }] : [];
  });
}
