import { useState } from 'react';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { type SppgTableFilter, tableRows } from './table-filter';

/**
 * The rows that match, in their order. Both stay while cells are edited: a row that no longer matches, or belongs elsewhere
 * by now, must not leave under the hands of whoever goes through them.
 */
export function useOrderedRows(
  list: SppgWithYayasan[],
  filter: SppgTableFilter,
  filterKey: string,
  dueIds?: ReadonlySet<string>,
): SppgWithYayasan[] {
  const settled = `${filterKey} ${list.length} ${dueIds?.size}`;
  const [order, setOrder] = useState(() => ({ settled, ids: idsOf(list, filter, dueIds) }));
  let { ids } = order;
  if (order.settled !== settled) {
    ids = idsOf(list, filter, dueIds);
    setOrder({ settled, ids });
  }
  const byId = new Map(list.map((sppg) => [sppg.id, sppg]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const idsOf = (...parameters: Parameters<typeof tableRows>) => tableRows(...parameters).map(({ id }) => id);
