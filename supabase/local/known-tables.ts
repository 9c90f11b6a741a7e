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

/** The tables of the specification whose rows other backends may answer with fewer columns. */
const specified = ['sppg', 'yayasan', 'program_documents', 'regional_contacts'];

interface Column {
  name: string;
  is_nullable: boolean;
  fallback: string | null;
}

/** The code of a module with a row of each of these: without values, or with those that the database writes by itself: 'Draf', 1, false. */
export async function emptyRowsModule(stack: LocalStack): Promise<string> {
  const rows = specified.map(async (table) => {
    const columns = await stack.sql<Column>(
      `select column_name as name, is_nullable = 'YES' as is_nullable, column_default as fallback
      from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    );
    const values = columns.map(({ name, is_nullable, fallback }) => {
      if (is_nullable) return [name, null];
      const [, text = ''] = /^'(.*)'::text$/.exec(fallback ?? '') ?? [];
      return [name, /^(?:\d+|false|true)$/.test(fallback ?? '') ? JSON.parse(fallback ?? '') : text];
    });
    return [table, Object.fromEntries(values)];
  });
  const code = JSON.stringify(Object.fromEntries(await Promise.all(rows)));
  return `/** What stands in for columns that a row lacks. */\nexport const emptyRows = ${code};\n`;
}

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
