import { useState } from 'react';

/**
 * The rows that match, in their order. Both stay while rows are edited: one that no longer matches, or belongs elsewhere by now,
 * must not leave under the hands of whoever goes through them.
 * @param settled - when this changes, rows are matched and ordered anew
 */
export function useKeptOrder<Row extends { id: string }>(
  list: readonly Row[],
  settled: string,
  inOrder: () => readonly Row[],
): Row[] {
  const idsOf = () => inOrder().map(({ id }) => id);
  const [order, setOrder] = useState(() => ({ settled, ids: idsOf() }));
  let { ids } = order;
  if (order.settled !== settled) {
    ids = idsOf();
    setOrder({ settled, ids });
  }
  const byId = new Map(list.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
