type Library = (request: Request) => Promise<Response>;

/**
 * Changes a password only for those who send the current one, or who came by the link of a mail, as `[auth.email]
 * require_current_password` says (supabase/auth 2.196.0, internal/api/user.go).
 * @supabase/lite 0.10.0, dist/index.js: `updateUser` knows no `current_password`. Goes when it reads the setting.
 */
export function requireCurrentPassword(library: Library): Library {
  /** The ids of sessions that began with the link of a mail. */
  const mailed = new Set<unknown>();

  /** Why the password stays as it is, if it does. */
  async function refusal(request: Request): Promise<Response | undefined> {
    const { password, current_password }: Record<string, unknown> = await request.clone().json();
    const headers = pick(request.headers, ['apikey', 'authorization']);
    if (password === undefined || mailed.has(sessionOf(headers.authorization))) return undefined;
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
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === 'PUT /auth/v1/user') return (await refusal(request)) ?? library(request);
    const response = await library(request);
    if (call === 'POST /auth/v1/verify' && response.ok) {
      const { access_token }: { access_token: string } = await response.clone().json();
      mailed.add(sessionOf(access_token));
    }
    return response;
  };
}

/** The session of an access token; whether the token is genuine is for the library to say. */
function sessionOf(token = ''): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id;
  } catch {
    return undefined;
  }
}

function pick(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => names.includes(name)));
}

const refused = (error_code: string, msg: string) =>
  Response.json({ code: 400, error_code, msg }, { status: 400 });
