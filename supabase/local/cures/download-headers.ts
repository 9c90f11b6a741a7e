/**
 * Sets Content-Disposition as `?download=` asks, and `X-Content-Type-Options: nosniff`.
 * @supabase/lite 0.10.0, dist/index.js: the headers of a download (`"X-Robots-Tag": "none"`) have neither, and nothing
 * reads that parameter. Goes when the library sets both. (supabase/storage, src/storage/renderer/renderer.ts)
 */
export function setDownloadHeaders(url: URL, response: Response): void {
  const isObject = /^\/storage\/v1\/object\/(?!list\/|info\/|upload\/)/.test(url.pathname);
  if (!isObject || !response.ok || response.headers.get('etag') === null) return;
  response.headers.set('x-content-type-options', 'nosniff');
  const name = url.searchParams.get('download');
  if (name === null) return;
  const encoded = encodeURIComponent(name);
  response.headers.set(
    'content-disposition',
    name === '' ? 'attachment;' : `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`,
  );
}
