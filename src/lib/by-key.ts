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
