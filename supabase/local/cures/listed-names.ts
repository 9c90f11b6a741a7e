/** The folder whose files a request asks for, with its slash; undefined for any other request. */
export async function listedFolder(request: Request): Promise<string | undefined> {
  if (!new URL(request.url).pathname.startsWith('/storage/v1/object/list/')) return undefined;
  const asked: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  if (typeof asked !== 'object' || asked === null || !('prefix' in asked)) return undefined;
  return `${String(asked.prefix).replace(/\/$/, '')}/`;
}

/**
 * Files of a folder are listed without its name, as by the storage service; the library gives their whole names. Without this,
 * what is put together from folder and name, to be removed, names nothing.
 * @supabase/lite 0.10.0, dist/index.js: `list`. Goes when it responds as the storage service does.
 */
export async function withoutFolder(folder: string | undefined, response: Response): Promise<Response> {
  if (folder === undefined || !response.ok) return response;
  const files: { name: string }[] = await response.json();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(
    files.map((file) =>
      file.name.startsWith(folder) ? { ...file, name: file.name.slice(folder.length) } : file,
    ),
    { headers },
  );
}
