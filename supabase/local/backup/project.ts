import type { Client } from 'pg';
import { LocalStackError } from '../local-stack-error.ts';
import type { OwnProject } from '../own-project.ts';
import { ask, reasonOf } from './files.ts';

/** The migrations that a database has run, oldest first, as the CLI notes them. */
export async function migrationsOf(db: Client): Promise<string[]> {
  const { rows: known } = await db.query(
    `select to_regclass('supabase_migrations.schema_migrations') as found`,
  );
  if (!known[0]?.found)
    throw new LocalStackError(
      'The database of SUPABASE_DB_URL has run no migrations: apply them first (supabase/README.md, Deploy).',
    );
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return rows.map(({ version }) => version);
}

/**
 * A database and an API that are of two projects would mix them: the first account must be the same.
 * @throws LocalStackError when it is not
 */
export async function refuseOtherProject(db: Client, project: OwnProject): Promise<void> {
  const { rows } = await db.query<{ user_id: string }>(
    'select user_id from public.accounts order by user_id limit 1',
  );
  const { status, bytes } = await ask(project, '/rest/v1/accounts?select=user_id&order=user_id&limit=1');
  if (status !== 200) throw new LocalStackError(`${project.url} answers with ${status}: ${reasonOf(bytes)}`);
  const [there]: { user_id: string }[] = JSON.parse(bytes.toString());
  if (there?.user_id !== rows[0]?.user_id)
    throw new LocalStackError(
      `${project.url} has other accounts than the database of SUPABASE_DB_URL: both must be of one project.`,
    );
}

/** What lacks of the rows that functions need, in sentences. */
export async function lackingRows(db: Client): Promise<string[]> {
  const { rows } = await db.query<{ source: string; missing: string }>(
    'select * from private.missing_rows()',
  );
  return rows.map(
    ({ source, missing }) => `The database lacks rows that functions need: ${source} (${missing}).`,
  );
}
