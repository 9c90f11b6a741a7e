/**
 * supabase-js reads `signedURL`, a path below `/storage/v1`; the library sends `signedUrl`, which includes that prefix.
 * Without this, signed URLs end in "undefined".
 * @supabase/lite 0.10.0, dist/index.js: `createSignedUrl`. Goes when it responds as the storage service does.
 */
export async function renameSignedUrl(pathname: string, response: Response): Promise<Response> {
  if (!response.ok || !pathname.startsWith('/storage/v1/object/sign/')) return response;
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('signedUrl' in body)) return Response.json(body);
  const signedURL = String(body.signedUrl).replace(/^\/storage\/v1/, '');
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ signedURL }, { headers });
}

/** What the storage service says of a file among several; not whether it exists. */
const UNSIGNED = 'Either the object does not exist or you do not have access to it';

/**
 * Answers a request to sign several files, each signed by a request of its own: `[{ error, path, signedURL }]`, in their order.
 * @supabase/lite 0.10.0, dist/index.js: its route of one file, `/object/sign/:bucketId/*`, takes this request, too, and finds no
 * file. Goes when several are signed as by supabase/storage, src/http/routes/object/getSignedURLs.ts.
 * @returns undefined for any other request
 */
export async function signSeveral(
  request: Request,
  sign: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const { url, method, headers } = request;
  if (method !== 'POST' || !/^\/storage\/v1\/object\/sign\/[^/]+$/.test(new URL(url).pathname))
    return undefined;
  const { expiresIn, paths = [] }: { expiresIn?: number; paths?: string[] } = await request.clone().json();
  if (paths.length === 0) return undefined;
  const signed: { error: string | null; path: string; signedURL: string | null }[] = [];
  for (const path of paths) {
    const name = path.split('/').map(encodeURIComponent).join('/');
    const body = JSON.stringify({ expiresIn });
    const response = await sign(new Request(`${url}/${name}`, { method, headers, body }));
    const answer: { signedURL?: string; statusCode?: string } = await response.clone().json();
    if (!response.ok && answer.statusCode !== '404') return response;
    signed.push({ error: response.ok ? null : UNSIGNED, path, signedURL: answer.signedURL ?? null });
  }
  return Response.json(signed);
}
