import { MissingFileError } from '../object-store.ts';
import { isDatabaseError } from './database-errors.ts';

/**
 * Runs a task without the library's console output for refused requests (forty lines for each invalid form field) and
 * for lost files. The response already contains the error.
 * @supabase/lite 0.10.0, dist/index.js: `console.error` before responses of the REST API, and with "Auth error:" and
 * "Storage error:". Goes when it logs internal errors only.
 */
export async function withoutErrorDumps<T>(task: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = (...values: unknown[]) => {
    const isExpected =
      values.some((value) => isDatabaseError(value) || value instanceof MissingFileError) ||
      (values.length === 1 && values[0] instanceof Error);
    if (!isExpected) error(...values);
  };
  try {
    return await task();
  } finally {
    console.error = error;
  }
}
