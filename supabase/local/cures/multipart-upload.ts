/**
 * supabase-js sends a `File` as multipart form data whose file field has no name. The library looks for a field `file`,
 * and ignores the field `cacheControl`. This turns the form into the equivalent upload of a raw body.
 * @supabase/lite 0.10.0, dist/index.js: "Missing file in multipart upload",
 * https://github.com/dswbx/lite-projects/issues/58. Goes when it accepts a file field of any name and reads
 * `cacheControl`.
 */
export async function unwrapMultipartUpload(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) return new Request(request.url, { method: request.method, headers: request.headers });

  const headers = new Headers(request.headers);
  const cacheSeconds = form.get('cacheControl');
  headers.set('content-type', file.type || 'application/octet-stream');
  if (typeof cacheSeconds === 'string') headers.set('cache-control', `max-age=${cacheSeconds}`);
  const bytes = await file.arrayBuffer();
  headers.set('content-length', String(bytes.byteLength));
  return new Request(request.url, { method: request.method, headers, body: bytes });
}
