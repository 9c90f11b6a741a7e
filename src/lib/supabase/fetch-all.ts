import { errorField } from '@/lib/errors/failure';

/** The API silently returns no more rows than this (config.toml: max_rows). */
export const maxRows = 1000;

/** What a request with `.throwOnError()` resolves to. */
interface Answer<Row> {
  data: Row[] | null;
  error: null;
}

/** A query of a list, which must be ordered by something unique last. */
interface ListQuery<Row, More = unknown> {
  /** The rows from..to, both included. */
  range(from: number, to: number): { throwOnError(): PromiseLike<Answer<Row> & More> };
}

/**
 * Reads a whole list in ranges, past the API's row cap. Each range begins with the last row of the one before: when
 * another row is there, rows were added or deleted meanwhile, and the list is read again.
 * @throws the first error met
 */
export async function fetchAll<Row>(query: ListQuery<Row>): Promise<Row[]> {
  let rows: Row[] = [];
  for (;;) {
    const last = rows.pop();
    const { data } = await query.range(rows.length, rows.length + maxRows - 1).throwOnError();
    const range = data ?? [];
    if (last && JSON.stringify(last) !== JSON.stringify(range[0])) {
      rows = [];
      continue;
    }
    rows.push(...range);
    if (range.length < maxRows) return rows;
  }
}

/**
 * One page of a list, with its number and the length of the whole list; no rows beyond the last page.
 * @param query - of the rows and their exact count
 * @throws the first error met
 */
export async function fetchPage<Row>(
  page: number,
  pageSize: number,
  query: ListQuery<Row, { count: number | null }>,
) {
  const first = (page - 1) * pageSize;
  try {
    const { data, count } = await query.range(first, first + pageSize - 1).throwOnError();
    const rows = data ?? [];
    return { rows, page, total: count ?? rows.length };
  } catch (error) {
    // The range begins after the last row.
    if (errorField(error, 'code') === 'PGRST103') return { rows: [], page, total: 0 };
    throw error;
  }
}
