import { createHash, randomInt } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import type { Mailer } from '../mailer.ts';

/**
 * Resends the confirmation mail of a sign-up; the library answers every such request with 429. As on the hosted
 * service, the response does not reveal whether the e-mail address is registered.
 * @supabase/lite 0.10.0, dist/index.js: `resend(type, email)` throws "For security purposes, you can only request this
 * after 59 seconds." for every sign-up, however long ago. Goes when it sends the mail again.
 */
export async function resendConfirmation(
  request: Request,
  pglite: PGlite,
  mailer: Mailer,
): Promise<Response | undefined> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/resend') return undefined;
  const body: unknown = await request.clone().json();
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('type' in body && body.type === 'signup' && 'email' in body)) return undefined;

  const email = String(body.email).toLowerCase();
  const token = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = createHash('sha256')
    .update(email + token)
    .digest('hex');
  const { affectedRows } = await pglite.query(
    `update auth.users set confirmation_token = $1, confirmation_sent_at = now()
     where email = $2 and email_confirmed_at is null`,
    [hash, email],
  );
  if (affectedRows) await mailer.sendConfirmation(email, hash, token);
  return Response.json({});
}
