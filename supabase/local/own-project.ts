import { Client } from 'pg';
import { loadEnv } from 'vite';
import { apiKey } from '../functions/_shared/api-keys.ts';
import { LocalStackError } from './local-stack-error.ts';

/** A Supabase project, as its owner reaches it. */
export interface OwnProject {
  url: string;
  /** This key is above row level security: it is written nowhere, not even into a message. */
  serviceKey: string;
  fetch: (request: Request) => Promise<Response>;
}

/** The variables of `.env.production` whose names begin so; those of the environment count before them. */
export const productionEnv = (prefix: string) => loadEnv('production', process.cwd(), prefix);

/**
 * The project that `.env.production` names, with a secret key that is only in the environment: in a file others could find it.
 * @throws LocalStackError when something is missing
 */
export function ownProject(): OwnProject {
  const { VITE_SUPABASE_URL: url } = productionEnv('VITE_SUPABASE_');
  if (!url)
    throw new LocalStackError(
      'Which project? Set VITE_SUPABASE_URL in .env.production; .env.example explains it.',
    );
  return {
    url: url.replace(/\/+$/, ''),
    serviceKey: secretKey(),
    fetch: (request) => fetch(request),
  };
}

function secretKey(): string {
  try {
    return apiKey('secret', (name) => process.env[name]);
  } catch {
    throw new LocalStackError(
      'A secret key of the project is needed (dashboard, Settings → API Keys): set SUPABASE_SERVICE_ROLE_KEY for this command only, as supabase/README.md says.',
    );
  }
}

/**
 * A connection to the project's database as its owner, by SUPABASE_DB_URL, which is only in the environment, too.
 * @throws LocalStackError when it is missing, would go over the network unencrypted, or is refused
 */
export async function connectOwnDatabase(): Promise<Client> {
  const connectionString = process.env.SUPABASE_DB_URL;
  if (!connectionString)
    throw new LocalStackError(
      'The database is needed, too: set SUPABASE_DB_URL for this command only, to the URI of the session pooler (dashboard, Connect) with the password, as supabase/backup.md says.',
    );
  refuseUnencrypted(connectionString);
  const client = new Client({ connectionString });
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new LocalStackError(`The database of SUPABASE_DB_URL can't be reached: ${reason}`, { cause });
  }
  return client;
}

function refuseUnencrypted(connectionString: string) {
  if (!URL.canParse(connectionString))
    throw new LocalStackError(
      'SUPABASE_DB_URL is no URL: postgresql://USER:PASSWORD@HOST:5432/postgres, with %40 for an @ in the password, %2F for a / and so on.',
    );
  const { hostname, searchParams } = new URL(connectionString);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  if (searchParams.get('sslmode') !== 'verify-full')
    throw new LocalStackError(
      'SUPABASE_DB_URL would send the password and all data to whoever answers: add ?sslmode=verify-full&sslrootcert=FILE, with the certificate of the dashboard (Database → Settings → SSL Configuration).',
    );
}
