import type { LocalStack } from './start-local-stack.ts';

/** What the site needs of what tables declare, as lists of names: how each list is found among them, and what it is. */
const lists = {
  restorableTables: {
    comment: 'Tables of which *Riwayat* brings back what was deleted or changed.',
    names: 'select table_name from private.known_tables where is_restorable',
  },
  recordedTables: {
    comment: 'Tables whose changes the audit trail has entries about.',
    names: `select table_name from private.known_tables join pg_trigger on tgrelid = format('public.%I', table_name)::regclass
      where tgname = 'write_audit'`,
  },
  builtTables: {
    comment: 'Tables that a build reads, and that note which rows are to leave the built pages.',
    names: `select table_name from private.known_tables join pg_trigger on tgrelid = format('public.%I', table_name)::regclass
      where tgname = 'note_withdrawal_of_changed'`,
  },
  tablesLockedByAge: {
    comment:
      'Tables whose rows are locked by when they were last changed: an article is too long for a URL, and a list has no equal there.',
    names: `select table_name from private.known_tables join information_schema.columns as stamp using (table_name)
      where stamp.table_schema = 'public' and stamp.column_name = 'updated_at' and (
        has_versions
        or exists (
          select from information_schema.columns as list
          where list.table_schema = 'public' and list.table_name = known_tables.table_name and list.data_type = 'ARRAY'
        )
      )`,
  },
  reasonsToStay: {
    comment: 'Why rows that speak of a person stay when that person’s are deleted.',
    names: 'select distinct stays from private.known_tables where stays is not null',
  },
};

/** The code of a module with these lists. */
export async function knownTablesModule(stack: LocalStack): Promise<string> {
  const parts = await Promise.all(
    Object.entries(lists).map(async ([name, { comment, names }]) => {
      const rows = await stack.sql<{ name: string }>(
        `select name from (${names}) as listed (name) order by name collate "C"`,
      );
      return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(rows.map((row) => row.name))} as const;\n`;
    }),
  );
  return parts.join('\n');
}
