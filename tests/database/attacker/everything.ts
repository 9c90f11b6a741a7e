import { createHash } from 'node:crypto';
import type { Backend } from '../backend.ts';

/** By table, the checksums of its rows and how often each occurs. */
type Everything = Map<string, Map<string, number>>;

/** The checksums of every row and file in the database. */
export async function readEverything(stack: Backend, adminToken: string): Promise<Everything> {
  const tables = await stack.sql<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const everything: Everything = new Map();
  for (const { name } of tables) {
    // Without the time of the last access, which reading a file changes.
    const rows = await stack.sql<{ row: string; count: number }>(
      `select md5((to_jsonb(t) - 'last_accessed_at')::text) as row, count(*)::int as count from ${name} as t group by 1`,
    );
    everything.set(name, new Map(rows.map(({ row, count }) => [row, count])));
  }
  // Of private files, which nobody reads, the rows of storage.objects have a checksum.
  const files = await stack.sql<{ bucket_id: string; name: string }>(
    `select bucket_id, objects.name from storage.objects join storage.buckets on buckets.id = bucket_id where buckets.public`,
  );
  everything.set(
    'bytes of files',
    new Map(await Promise.all(files.map((file) => checksum(stack, adminToken, file)))),
  );
  return everything;
}

async function checksum(
  stack: Backend,
  adminToken: string,
  { bucket_id, name }: { bucket_id: string; name: string },
): Promise<[string, number]> {
  const answer = await stack.fetch(
    new Request(`http://localhost/storage/v1/object/${bucket_id}/${name}`, {
      headers: { apikey: stack.anonKey, authorization: `Bearer ${adminToken}` },
    }),
  );
  const bytes = createHash('md5')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
  return [`${bucket_id}/${name} ${answer.status} ${bytes}`, 1];
}

/** The number of rows and files added and removed, by table; empty if nothing changed. */
export function difference(before: Everything, after: Everything) {
  const found: Record<string, { added: number; removed: number }> = {};
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const added = missing(after.get(name), before.get(name));
    const removed = missing(before.get(name), after.get(name));
    if (added + removed > 0) found[name] = { added, removed };
  }
  return found;
}

function missing(rows = new Map<string, number>(), others = new Map<string, number>()): number {
  return [...rows].reduce((sum, [row, count]) => sum + Math.max(0, count - (others.get(row) ?? 0)), 0);
}
