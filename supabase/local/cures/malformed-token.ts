/**
 * PostgREST answers 401 to a bearer token that is no token at all; the library treats such a visitor as anonymous.
 * (Well-formed tokens with a wrong signature it refuses by itself.)
 * @supabase/lite 0.10.0, dist/index.js: "Expected 3 parts in JWT" is said only where anonymous visitors are refused
 * altogether. Goes when it is said to everybody who sends such a token.
 */
export function refuseMalformedToken(request: Request, anonKey: string): Response | undefined {
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  if (token === undefined || token === anonKey) return undefined;
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
