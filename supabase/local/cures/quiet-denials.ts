import { isDatabaseError } from './database-errors.ts';

/**
 * The library dumps every refused request on the console, forty lines for each wrong form field. Runs a task without
 * these dumps; the request's own answer has the error.
 * @supabase/lite 0.10.0, dist/index.js: `console.error` before the answers of tables, and with "Auth error:" and
 * "Storage error:". Goes when only its own failures are printed.
 */
export async function withoutErrorDumps<T>(task: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = (...values: unknown[]) => {
    const isRefusal = values.some(isDatabaseError) || (values.length === 1 && values[0] instanceof Error);
    if (!isRefusal) error(...values);
  };
  try {
    return await task();
  } finally {
    console.error = error;
  }
}
