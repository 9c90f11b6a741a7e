import { groupBy } from '@/lib/collections';
import { formatDay } from '@/lib/text/format-time';
import { type AuditContext, type AuditEntry, batchKey } from './audit-entry';
import { actorName, isEdit } from './sentence';

/** One line of the trail: an entry, or several that belong together. */
export interface AuditLine {
  key: string;
  /** The entries on this page, newest first. */
  entries: AuditEntry[];
  /** The number of entries on all pages, for rows that were inserted or updated in one go. */
  size: number;
  /** Whether one person edited one row several times: in the table each cell is saved by itself. */
  isEdits: boolean;
}

/** Edits that are further apart belong to different sittings. */
const pauseMs = 10 * 60 * 1000;

/** Groups what one person did into lines: cells of one row that were saved one after another are one. */
function linesOf(entries: AuditEntry[], batchSizes: AuditContext['batchSizes']): AuditLine[] {
  const lines: AuditLine[] = [];
  /** The latest line of edits of each row, which an earlier edit may join. */
  const open = new Map<string, AuditLine>();
  for (const [key, batch] of groupBy(entries, batchKey)) {
    const line = { key, entries: batch, size: batchSizes.get(key) ?? batch.length, isEdits: false };
    const [entry] = batch;
    if (line.size > 1 || !entry?.row_id || !isEdit(entry)) {
      lines.push(line);
      continue;
    }
    const row = `${entry.table_name} ${entry.row_id}`;
    const later = open.get(row);
    const next = later?.entries.at(-1);
    if (later && next && Date.parse(next.created_at) - Date.parse(entry.created_at) <= pauseMs) {
      later.entries.push(entry);
      later.isEdits = true;
      continue;
    }
    open.set(row, line);
    lines.push(line);
  }
  return lines;
}

/** Groups entries by day and person, and those that belong together into one line. */
export function auditDays(entries: readonly AuditEntry[], { batchSizes }: Pick<AuditContext, 'batchSizes'>) {
  return [...groupBy(entries, ({ created_at }) => formatDay(created_at))].map(([day, ofDay]) => ({
    day,
    people: [...groupBy(ofDay, actorName)].map(([actor, ofPerson]) => ({
      actor,
      lines: linesOf(ofPerson, batchSizes),
    })),
  }));
}
