import { randomBytes } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { encodeQR } from 'qr';
import { isTotpCode, newTotpSecret } from '../totp.ts';
import { type Caller, callerOf, factorsOf, type Library, refused } from './assurance.ts';

interface Factor {
  id: string;
  user_id: string;
  friendly_name: string;
  status: 'unverified' | 'verified';
  secret: string;
}

/** What a request says. */
interface Params {
  factor_type?: string;
  friendly_name?: string;
  issuer?: string;
  challenge_id?: string;
  code?: string;
}

interface Project {
  library: Library;
  pglite: PGlite;
  siteUrl: string;
  serviceKey: string;
}

/** How long a challenge counts, and a device that was never challenged. */
const EXPIRY_SECONDS = 300;

const MAX_FACTORS = 10;

const FACTORS =
  /^\/auth\/v1\/(?:admin\/users\/(?<owner>[^/]+)\/)?factors(?:\/(?<id>[^/]+)(?:\/(?<step>challenge|verify))?)?$/;

/**
 * Adds, checks and takes off the devices of a second factor (TOTP), and takes those of others off for the project's own key
 * (supabase/auth 2.196.0, internal/api/mfa.go and admin.go, but for its limit on requests).
 * @supabase/lite 0.10.0, dist/index.js: has no such endpoint. Goes when it has them.
 */
export async function answerSecondFactor(request: Request, project: Project): Promise<Response | undefined> {
  const path = FACTORS.exec(new URL(request.url).pathname)?.groups;
  if (!path) return undefined;
  const { owner, id, step } = path;
  const method = owner && !id ? 'GET' : !id || step ? 'POST' : 'DELETE';
  if (request.method !== method) return undefined;
  const { pglite, serviceKey, library } = project;
  if (owner) {
    if (request.headers.get('apikey') !== serviceKey) return refused(403, 'not_admin', 'User not allowed');
    if (!id) return Response.json(await factorsOf(pglite, owner));
    return withFactor(pglite, owner, id, (factor) => remove(pglite, factor));
  }
  const caller = await callerOf(request, library, pglite);
  if (caller instanceof Response) return caller;
  const params: Params =
    method === 'POST'
      ? await request
          .clone()
          .json()
          .catch(() => ({}))
      : {};
  if (!id) return enroll(project, caller, params);
  return withFactor(pglite, caller.user.id, id, async (factor) => {
    if (step === 'challenge') return challenge(pglite, factor, addressOf(request));
    if (step === 'verify') return verify(project, request, caller, factor, params);
    if (factor.status === 'verified' && caller.session.aal !== 'aal2')
      return refused(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    return remove(pglite, factor);
  });
}

async function withFactor(
  pglite: PGlite,
  userId: string,
  id: string,
  act: (factor: Factor) => Promise<Response>,
): Promise<Response> {
  const { rows } = await pglite.query<Factor>(
    'select * from auth.mfa_factors where user_id::text = $1 and id::text = $2',
    [userId, id],
  );
  return rows[0] ? act(rows[0]) : refused(404, 'mfa_factor_not_found', 'Factor not found');
}

async function enroll(
  { pglite, siteUrl }: Project,
  { user, session }: Caller,
  { factor_type, friendly_name = '', issuer = new URL(siteUrl).host }: Params,
): Promise<Response> {
  if (factor_type !== 'totp')
    return refused(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  await pglite.query(
    `delete from auth.mfa_factors where status <> 'verified' and created_at + $1 * interval '1 second' < now()
       and not exists (select from auth.mfa_challenges where factor_id = mfa_factors.id)`,
    [EXPIRY_SECONDS],
  );
  const { rows: known } = await pglite.query<Factor>('select * from auth.mfa_factors where user_id = $1', [
    user.id,
  ]);
  if (known.some((factor) => factor.friendly_name === friendly_name))
    return refused(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendly_name}" for this user already exists`,
    );
  if (known.length >= MAX_FACTORS)
    return refused(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (session.aal !== 'aal2' && known.some(({ status }) => status === 'verified'))
    return refused(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');

  const secret = newTotpSecret();
  const { rows } = await pglite.query<{ id: string }>(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'totp', 'unverified', $3, now(), now()) returning id`,
    [user.id, friendly_name, secret],
  );
  const label = [issuer, user.email].map((part) => encodeURIComponent(part)).join(':');
  const settings = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer,
    period: '30',
    secret,
  });
  const uri = `otpauth://totp/${label}?${settings.toString()}`;
  return Response.json({
    id: rows[0]?.id,
    type: 'totp',
    friendly_name,
    totp: { qr_code: encodeQR(uri, 'svg'), secret, uri },
  });
}

async function challenge(pglite: PGlite, factor: Factor, address: string): Promise<Response> {
  const { rows } = await pglite.query<{ id: string; expires_at: number }>(
    `with challenged as (update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1)
     insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     values (gen_random_uuid(), $1, now(), $2)
     returning id, floor(extract(epoch from created_at))::integer + $3::integer as expires_at`,
    [factor.id, address, EXPIRY_SECONDS],
  );
  return Response.json({ ...rows[0], type: 'totp' });
}

async function verify(
  { library, pglite }: Project,
  request: Request,
  { user, session }: Caller,
  factor: Factor,
  { challenge_id, code }: Params,
): Promise<Response> {
  if (!code) return refused(400, 'validation_failed', 'Code needs to be non-empty');
  const { rows } = await pglite.query<{ id: string; is_open: boolean; has_expired: boolean }>(
    `select id, verified_at is null and ip_address = $3 as is_open, created_at + $4 * interval '1 second' < now() as has_expired
     from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [challenge_id, factor.id, addressOf(request), EXPIRY_SECONDS],
  );
  const [asked] = rows;
  if (!asked)
    return refused(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (!asked.is_open)
    return refused(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  if (asked.has_expired) {
    await pglite.query('delete from auth.mfa_challenges where id = $1', [asked.id]);
    return refused(422, 'mfa_challenge_expired', `MFA challenge ${asked.id} has expired`);
  }
  if (!isTotpCode(code, factor.secret))
    return refused(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

  // Of a token from before this moment no other comes: it was given to who had shown no second factor.
  const refreshToken = randomBytes(16).toString('hex');
  await pglite.transaction(async (transaction) => {
    await transaction.query('update auth.mfa_challenges set verified_at = now() where id = $1', [asked.id]);
    await transaction.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
      [factor.id],
    );
    await transaction.query(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), 'totp')
       on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey do update set updated_at = now()`,
      [session.id],
    );
    await transaction.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
      session.id,
      factor.id,
    ]);
    await transaction.query('update auth.refresh_tokens set revoked = true where session_id = $1', [
      session.id,
    ]);
    await transaction.query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked) values (gen_random_uuid(), $1, $2, $3, false)`,
      [refreshToken, user.id, session.id],
    );
    await transaction.query(`delete from auth.sessions where user_id = $1 and aal < 'aal2'`, [user.id]);
    await transaction.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      user.id,
    ]);
  });
  return library(
    new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
      method: 'POST',
      headers: { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    }),
  );
}

/** Takes a device off; who has shown it is as sure as without it. */
async function remove(pglite: PGlite, { id }: Factor): Promise<Response> {
  await pglite.query('delete from auth.mfa_factors where id = $1', [id]);
  await pglite.query(
    `delete from auth.mfa_amr_claims using auth.sessions
     where sessions.id = session_id and factor_id = $1 and authentication_method = 'totp'`,
    [id],
  );
  await pglite.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [id]);
  return Response.json({ id });
}

const addressOf = (request: Request) => request.headers.get('x-forwarded-for') ?? '';
