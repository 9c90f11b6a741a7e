import type { PGlite } from '@electric-sql/pglite';

const SET = `select set_config('request.method', $1, false), set_config('request.path', $2, false), set_config('request.headers', $3, false)`;

/**
 * PostgREST exposes every request to SQL (`current_setting('request.headers', true)`), the library only those of rpc().
 * @supabase/lite 0.10.0, dist/db/postgres/pglite/PgliteConnection.js: `applyRpcRequestGucs` is called for rpc() alone.
 * Goes when tables and storage call it, too.
 */
export async function showRequestToSql(pglite: PGlite, request: Request): Promise<void> {
  const headers = JSON.stringify(Object.fromEntries(request.headers));
  await pglite.query(SET, [request.method, new URL(request.url).pathname, headers]);
}

/** Resets what `showRequestToSql` set, so that no other request sees it. */
export async function hideRequestFromSql(pglite: PGlite): Promise<void> {
  await pglite.query(SET, ['', '', '']);
}
