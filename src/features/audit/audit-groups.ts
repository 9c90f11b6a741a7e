import { groupBy } from '@/lib/group-by';
import { formatDay } from '@/lib/text/format-time';
import { type AuditContext, type AuditEntry, batchKey } from './audit-entry';
import { actorName } from './sentence';

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
