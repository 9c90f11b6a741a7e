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
