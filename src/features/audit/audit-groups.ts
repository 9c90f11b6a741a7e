import { formatDay } from '@/lib/text/format-time';
import { type AuditContext, type AuditEntry, batchKey } from './audit-entry';
import { actorName } from './sentence';

/** Groups by a key, in the order of first appearance. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Entries by day and person, and what was inserted in one go together. */
export function auditDays(entries: readonly AuditEntry[], { batchSizes }: Pick<AuditContext, 'batchSizes'>) {
  return [...groupBy(entries, ({ created_at }) => formatDay(created_at))].map(([day, ofDay]) => ({
    day,
    people: [...groupBy(ofDay, actorName)].map(([actor, ofPerson]) => ({
      actor,
      batches: [...groupBy(ofPerson, batchKey)].map(([key, batch]) => ({
        key,
        entries: batch,
        /** How many there are on all pages. */
        size: batchSizes.get(key) ?? batch.length,
      })),
    })),
  }));
}
