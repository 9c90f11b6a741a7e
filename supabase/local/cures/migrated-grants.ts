import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * On its first request the library grants ALL on every table to the API roles, which would undo the migrations' grants.
 * It skips that once it believes to have set up row level security.
 * @supabase/lite 0.10.0, dist/db/postgres/pglite/PgliteConnection.js: `ensureRlsContext`. Goes when that leaves the
 * grants alone, or can be switched off.
 */
export function keepMigratedGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
