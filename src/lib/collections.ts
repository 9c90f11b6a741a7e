/** Groups items by a key, in the order of its first appearance. `Map.groupBy` is newer than the supported browsers. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** An object with a value for each item, under its key. */
export function byKey<Item extends { key: string }, Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Value,
): Record<Item['key'], Value>;
export function byKey<Item extends { key: string }>(
  items: readonly Item[],
  valueOf: (item: Item) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(items.map((item) => [item.key, valueOf(item)]));
}

/** The set with an item in it, or without it if it was. */
export function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
