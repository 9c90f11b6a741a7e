/**
 * PostgREST writes `2026-11-20T20:15:49.165+00:00`; the library passes on PostgreSQL's own
 * `2026-11-20 20:15:49.165+00`, which Safari can't parse.
 * @supabase/lite 0.10.0, dist/db/postgres/pglite/PgliteConnection.js: its `parsers` leave the types 1114 and 1184 as
 * they are. Goes when they write ISO 8601.
 */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
