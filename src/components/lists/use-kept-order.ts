import { useState } from 'react';

/**
 * The matching rows in order. Both are kept while rows are edited: a row that no longer matches, or belongs elsewhere,
 * would jump away from the person who is going through the list.
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
