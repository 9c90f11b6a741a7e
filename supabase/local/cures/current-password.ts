import type { PGlite } from '@electric-sql/pglite';
import { claimsOf, type Library } from './assurance.ts';

/**
 * Changes a password only for those who send the current one, or who came by the link of a mail, as `[auth.email]
 * require_current_password` says (supabase/auth 2.196.0, internal/api/user.go).
 * @supabase/lite 0.10.0, dist/index.js: `updateUser` knows no `current_password`. Goes when it reads the setting.
 */
export function requireCurrentPassword(library: Library, pglite: PGlite): Library {
  /** Whether a session began with the link of a mail. */
  async function isMailed(token = ''): Promise<boolean> {
    const { rows } = await pglite.query(
      `select from auth.mfa_amr_claims where session_id::text = $1 and authentication_method = 'otp'`,
      [claimsOf(token).session_id],
    );
    return rows.length > 0;
  }

  /** Why the password stays as it is, if it does. */
  async function refusal(request: Request): Promise<Response | undefined> {
    const { password, current_password }: Record<string, unknown> = await request.clone().json();
    const headers = pick(request.headers, ['apikey', 'authorization']);
    if (password === undefined || (await isMailed(headers.authorization))) return undefined;
    const known = await library(new Request(request.url, { headers }));
    if (!known.ok) return known;
    if (!current_password)
      return refused('current_password_required', 'Current password required when setting new password.');
    const { email }: { email: string } = await known.json();
    const signedIn = await library(
      new Request(new URL('/auth/v1/token?grant_type=password', request.url), {
        method: 'POST',
        headers: { ...pick(request.headers, ['apikey']), 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: current_password }),
      }),
    );
    return signedIn.ok ? undefined : refused('current_password_invalid', 'Current password is not valid.');
  }

  return async (request) => {
    const isChange = request.method === 'PUT' && new URL(request.url).pathname === '/auth/v1/user';
    return (isChange && (await refusal(request))) || library(request);
  };
}

function pick(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => names.includes(name)));
}

const refused = (error_code: string, msg: string) =>
  Response.json({ code: 400, error_code, msg }, { status: 400 });
