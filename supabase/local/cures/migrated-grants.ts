import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * On its first request the library grants ALL on every table to the API roles, which would override the migrations'
 * grants. It skips that if its state says that row level security is set up.
 * @supabase/lite 0.10.0, dist/db/postgres/pglite/PgliteConnection.js: `ensureRlsContext`. Goes when that does not touch
 * grants, or can be switched off.
 */
export function keepMigratedGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
