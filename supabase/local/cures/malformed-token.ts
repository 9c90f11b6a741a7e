const bearerOf = (request: Request) =>
  /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();

/** A key of today's projects is no JWT: gateways in front of a project refuse it as a bearer token, whatever is asked. */
export function refuseKeyAsToken(request: Request): Response | undefined {
  if (!bearerOf(request)?.startsWith('sb_')) return undefined;
  return Response.json({ message: 'Invalid JWT' }, { status: 401 });
}

/**
 * PostgREST answers 401 to a bearer token that is not a JWT; the library treats the request as anonymous. (It does
 * refuse JWTs with a wrong signature.)
 * @supabase/lite 0.10.0, dist/index.js: responds "Expected 3 parts in JWT" only where anonymous requests are refused too.
 * Goes when it responds so to every request with such a token.
 */
export function refuseMalformedToken(request: Request): Response | undefined {
  const token = bearerOf(request);
  if (token === undefined) return undefined;
  const parts = token.split('.').filter((part) => part !== '').length;
  if (parts === 3) return undefined;
  return Response.json(
    {
      code: 'PGRST301',
      message: `Expected 3 parts in JWT; got ${Math.max(parts, 1)}`,
      details: null,
      hint: null,
    },
    { status: 401 },
  );
}
