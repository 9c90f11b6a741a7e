import type { PGlite } from '@electric-sql/pglite';

/**
 * Changes an e-mail address once both addresses have confirmed it, as `double_confirm_changes` says: the first link is
 * answered with a word, the second signs in (supabase/auth 2.196.0, internal/api/verify.go).
 * @supabase/lite 0.10.0, dist/index.js: `verifyOtp` takes the token of the present address alone, and changes the address by
 * it. (Its mailer is told of both tokens and mails one; ours mails both.) Goes when it waits for both.
 */
export async function confirmEmailChange(request: Request, pglite: PGlite): Promise<Response | undefined> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/verify') return undefined;
  const body: unknown = await request.clone().json();
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('type' in body && body.type === 'email_change' && 'token_hash' in body)) return undefined;

  const token = String(body.token_hash);
  if (!token) return undefined;
  const { rows } = await pglite.query<{ id: string; waits_for_other: boolean }>(
    `select id, coalesce(email_change_token_current, '') <> '' and coalesce(email_change_token_new, '') <> '' as waits_for_other
     from auth.users
     where $1 in (email_change_token_current, email_change_token_new) and email_change_sent_at > now() - interval '1 hour'`,
    [token],
  );
  const [user] = rows;
  if (!user) return undefined;
  if (user.waits_for_other) {
    await pglite.query(
      `update auth.users set email_change_confirm_status = 1,
         email_change_token_current = nullif(email_change_token_current, $2),
         email_change_token_new = nullif(email_change_token_new, $2)
       where id = $1`,
      [user.id, token],
    );
    return Response.json({
      code: '200',
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    });
  }
  // With this token the library completes the change.
  await pglite.query(
    'update auth.users set email_change_token_current = $2, email_change_token_new = null where id = $1',
    [user.id, token],
  );
  return undefined;
}
