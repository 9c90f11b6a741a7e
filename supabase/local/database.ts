import type { Extension } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { isoTimestamp } from './cures/iso-timestamps.ts';
import { sendParametersAsText } from './cures/parameter-text.ts';

export interface Database {
  /** For the library's endpoints. */
  connection: PgliteConnection;
  /** Direct access to PostgreSQL, as the database's owner. */
  pglite: PGlite;
}

const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** Opens PostgreSQL in this process: in `dataDir` or in memory, from a dumped `snapshot` or empty. */
export async function openDatabase(options: {
  dataDir?: string;
  snapshot?: Blob;
  extensions?: Record<string, Extension>;
}): Promise<Database> {
  const connection = await createPgliteConnection({
    ...(options.dataDir && { url: options.dataDir }),
    pgliteOptions: {
      ...(options.snapshot && { loadDataDir: options.snapshot }),
      extensions: { btree_gist, citext, pg_trgm, unaccent, uuid_ossp, ...options.extensions },
      parsers: { [TIMESTAMP]: isoTimestamp, [TIMESTAMPTZ]: isoTimestamp },
    },
  });
  const pglite = connection.driver;
  await pglite.waitReady;
  sendParametersAsText(pglite);
  await pglite.exec(`set search_path = "$user", public, extensions; set timezone = 'UTC'`);
  return { connection, pglite };
}
