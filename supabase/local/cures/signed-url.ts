/**
 * supabase-js reads `signedURL`, a path below `/storage/v1`; the library answers `signedUrl`, with that
 * prefix. Links would end in "undefined".
 */
export async function renameSignedUrl(pathname: string, response: Response): Promise<Response> {
  if (!response.ok || !pathname.startsWith('/storage/v1/object/sign/')) return response;
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const body: unknown = await response.json();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(Array.isArray(body) ? body.map(rename) : rename(body), { headers });
}

function rename(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('signedUrl' in answer)) return answer;
  const { signedUrl, ...rest } = answer;
  const signedURL = typeof signedUrl === 'string' ? signedUrl.replace(/^\/storage\/v1/, '') || null : null;
  return { ...rest, signedURL };
}
