/** The API answers with at most this many rows (config.toml: max_rows), silently. */
export const maxRows = 1000;

interface Page<Row> {
  data: Row[] | null;
  error: Error | null;
}

/**
 * Reads a list in ranges until it is complete, so that no list or count is cut off at the API's row cap. Each range begins
 * with the last row of the one before: where another row stands there, some have gone or come meanwhile, and the list is
 * read anew.
 * @param readPage - asks for the rows from..to (inclusive); must order by something unique at the end; what is
 *   ordered by age, oldest first: a row that comes in meanwhile then moves none into another range
 * @throws the first error met
 */
export async function fetchAll<Row>(
  readPage: (from: number, to: number) => PromiseLike<Page<Row>>,
): Promise<Row[]> {
  let rows: Row[] = [];
  for (;;) {
    const last = rows.pop();
    const { data, error } = await readPage(rows.length, rows.length + maxRows - 1);
    if (error) throw error;
    const page = data ?? [];
    if (last && JSON.stringify(last) !== JSON.stringify(page[0])) {
      rows = [];
      continue;
    }
    rows.push(...page);
    if (page.length < maxRows) return rows;
  }
}
