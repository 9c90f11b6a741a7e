/** supabase/storage, src/storage/limits.ts: `VALID_OBJECT_KEY`. */
const objectName = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;

/**
 * Refuses a file whose name has characters that the storage service does not take, such as accents.
 * @supabase/lite 0.10.0, dist/index.js: uploads take any name. Goes when they are refused with InvalidKey.
 */
export function refuseObjectName({ method, url }: Request): Response | undefined {
  if (method !== 'POST' && method !== 'PUT') return undefined;
  const name = /^\/storage\/v1\/object\/[^/]+\/(.+)$/.exec(new URL(url).pathname)?.[1];
  if (name === undefined || objectName.test(decoded(name))) return undefined;
  return Response.json(
    { statusCode: '400', error: 'InvalidKey', message: `Invalid key: ${decoded(name)}` },
    { status: 400 },
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
