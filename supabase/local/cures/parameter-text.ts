import type { PGlite } from '@supabase/lite/pglite';

/**
 * Sends every parameter as text, which PostgreSQL then takes or refuses: a value that is none of its type, such as `{"a":[1]}` for
 * `text[]`, else fails half written, and all queries that follow with it.
 * @electric-sql/pglite 0.4, dist/index.js: `serializers` throw, or return what is no text, which the protocol's writer stops at
 * without forgetting what it has written. Goes when such a parameter is an error of its own query alone.
 */
export function sendParametersAsText({ serializers }: PGlite): void {
  for (const [type, serialize] of Object.entries(serializers))
    serializers[type] = (value: unknown) => textOf(value, serialize);
}

function textOf(value: unknown, serialize: (value: unknown) => unknown): string {
  try {
    const text = serialize(value);
    if (typeof text === 'string') return text;
  } catch {
    // It is no value of its type: PostgreSQL gets it as it is, and refuses it.
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
