/** How long a list that has come waits for the rest, in milliseconds. */
const patienceMs = 800;

/**
 * A list, once what is asked for beside it is there, too, or has failed: rows that got a line more later would move what
 * somebody is reading. When the rest takes long, the list is shown without it.
 * @throws what `list` throws
 */
export async function together<List>(list: Promise<List>, rest: Promise<void>): Promise<List> {
  const rows = await list;
  await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return rows;
}
