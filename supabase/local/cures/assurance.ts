import { createHmac } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';

export type Library = (request: Request) => Promise<Response>;

/** Who sends a request, and how sure that is. */
export interface Caller {
  user: { id: string; email: string };
  session: { id: string; aal: string };
}

/** An answer of the auth service to a request that it refuses. */
export const refused = (code: number, error_code: string, msg: string) =>
  Response.json({ code, error_code, msg }, { status: code });

/** The devices of a user, as the auth service tells them: without their secrets. */
export async function factorsOf(pglite: PGlite, userId: string): Promise<object[]> {
  const { rows } = await pglite.query<{ factor: object }>(
    `select jsonb_build_object('id', id, 'friendly_name', friendly_name, 'factor_type', factor_type, 'status', status,
       'created_at', created_at, 'updated_at', updated_at, 'last_challenged_at', last_challenged_at) as factor
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  );
  return rows.map(({ factor }) => factor);
}

/** Who sends a request, or the library's answer to somebody who is not signed in. */
export async function callerOf(
  request: Request,
  library: Library,
  pglite: PGlite,
): Promise<Caller | Response> {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const known = await library(new Request(new URL('/auth/v1/user', request.url), { headers }));
  if (!known.ok) return known;
  const user: Caller['user'] = await known.json();
  const { rows } = await pglite.query<Caller['session']>('select id, aal from auth.sessions where id = $1', [
    claimsOf(headers.get('authorization') ?? '').session_id,
  ]);
  return rows[0] ? { user, session: rows[0] } : refused(403, 'session_not_found', 'Session does not exist');
}

/**
 * Access tokens say how their session began and whether a second factor was shown (`amr`, `aal`), users come with their devices,
 * and who has one changes e-mail and password only after showing it (supabase/auth 2.196.0, internal/tokens/service.go and
 * internal/api/user.go).
 * @supabase/lite 0.10.0, dist/index.js: `createSession` writes `aal1`, which nothing reads; tokens and users have neither. Goes when they do.
 */
export function withAssurance(library: Library, pglite: PGlite, jwtSecret: string): Library {
  return async (request) => {
    const path = new URL(request.url).pathname;
    const isUser = path === '/auth/v1/user';
    if (!isUser && !['/auth/v1/signup', '/auth/v1/token', '/auth/v1/verify'].includes(path))
      return library(request);
    const refusal = isUser && request.method === 'PUT' && (await refuseUnsure(request, library, pglite));
    if (refusal) return refusal;
    const response = await library(request);
    const text = response.ok ? await response.clone().text() : '';
    if (!text) return response;
    const body: object = JSON.parse(text);
    if ('access_token' in body) {
      const claims = claimsOf(String(body.access_token));
      const method = path === '/auth/v1/verify' ? 'otp' : 'password';
      const assurance = await assuranceOf(pglite, String(claims.session_id), method);
      body.access_token = signed({ ...claims, ...assurance }, jwtSecret);
    }
    const user: unknown = isUser ? body : Reflect.get(body, 'user');
    if (typeof user === 'object' && user && 'id' in user) {
      const factors = await factorsOf(pglite, String(user.id));
      if (factors.length > 0) Reflect.set(user, 'factors', factors);
    }
    return Response.json(body, { status: response.status });
  };
}

/** Refuses another e-mail or password to who has a device and has not shown it. */
async function refuseUnsure(
  request: Request,
  library: Library,
  pglite: PGlite,
): Promise<Response | undefined> {
  // What is no JSON is for the library to refuse.
  const { email, password }: Record<string, unknown> = await request
    .clone()
    .json()
    .catch(() => ({}));
  const caller = await callerOf(request, library, pglite);
  if (caller instanceof Response) return caller;
  const isMeant = Boolean(password) || (Boolean(email) && email !== caller.user.email);
  if (!isMeant || caller.session.aal === 'aal2') return undefined;
  const { rows } = await pglite.query(
    `select from auth.mfa_factors where user_id = $1 and status = 'verified'`,
    [caller.user.id],
  );
  return rows.length > 0
    ? refused(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      )
    : undefined;
}

/** What the database knows of a session; of a new one it first notes how it began. */
async function assuranceOf(pglite: PGlite, sessionId: string, method: string) {
  await pglite.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     select gen_random_uuid(), $1, now(), now(), $2
     where not exists (select from auth.mfa_amr_claims where session_id = $1)`,
    [sessionId, method],
  );
  const { rows } = await pglite.query<{ aal: string; amr: object[] }>(
    `select sessions.aal, jsonb_agg(
       jsonb_build_object('method', authentication_method, 'timestamp', extract(epoch from claims.updated_at)::bigint)
       order by claims.updated_at desc
     ) as amr
     from auth.sessions join auth.mfa_amr_claims as claims on claims.session_id = sessions.id
     where sessions.id = $1 group by sessions.id`,
    [sessionId],
  );
  return rows[0];
}

/** The claims of an access token; whether it is genuine is for the library to say. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return {};
  }
}

function signed(claims: object, secret: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
