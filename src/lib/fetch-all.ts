/** The API answers with at most this many rows (config.toml: max_rows), silently. */
export const maxRows = 1000;

interface Page<Row> {
  data: Row[] | null;
  error: Error | null;
}

/**
 * Reads a list in ranges until it is complete, so that no list or count is cut off at the API's row cap.
 * @param readPage - asks for the rows from..to (inclusive); must order by something unique at the end; what is
 *   ordered by age, oldest first: a row that comes in meanwhile then moves none into another range
 * @throws the first error met
 */
export async function fetchAll<Row>(
  readPage: (from: number, to: number) => PromiseLike<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await readPage(rows.length, rows.length + maxRows - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if (!data || data.length < maxRows) return rows;
  }
}
