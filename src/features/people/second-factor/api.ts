// The second step of an admin's sign-in: a code that changes every half minute, from an authenticator app (TOTP). The auth
// service calls such a device a factor, which counts once its first code was right; a session without a code is `aal1`.
import type { AuthMFAEnrollTOTPResponse, Factor } from '@supabase/supabase-js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { site } from '@/config/site';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { secondFactorError } from './second-factor-error';

/** From this number on none is added: a second one is for when the first is lost. */
export const mostDevices = 2;

/** All devices of the signed-in user, from the server: a stored session may know others. @throws AuthError */
async function fetchFactors(context: CallContext): Promise<Factor[]> {
  const supabase = await getSupabase(context);
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw secondFactorError(error);
  return data.all.filter(({ factor_type }) => factor_type === 'totp');
}

const isVerified = ({ status }: Factor) => status === 'verified';

const fetchDevices = async (context: CallContext) => (await fetchFactors(context)).filter(isVerified);

export const devicesQuery = queryOptions({ queryKey: ['own-devices'], queryFn: fetchDevices });

/** The own devices whose codes count. */
export const useDevices = () => useQuery(devicesQuery);

export type NewDevice = NonNullable<AuthMFAEnrollTOTPResponse['data']>;

/**
 * Begins to add a device, which counts once its first code is entered. What an earlier attempt has left, such as in a
 * closed tab, goes: it would also take the name.
 * @throws AuthError
 */
export async function beginDevice(friendlyName: string, context: CallContext): Promise<NewDevice> {
  const supabase = await getSupabase(context);
  for (const factor of await fetchFactors(context))
    if (!isVerified(factor)) await dropDevice(factor, context);
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: site.name,
  });
  if (error) throw secondFactorError(error);
  return data;
}

/** Takes a device off; one that counts needs a session with a code. @throws AuthError */
async function dropDevice({ id }: Pick<Factor, 'id'>, context: CallContext) {
  const supabase = await getSupabase(context);
  const { error } = await supabase.auth.mfa.unenroll({ factorId: id });
  if (error) throw secondFactorError(error);
}

/** Takes back a device whose first code was not entered; what stays goes when the next one is begun. */
export async function cancelDevice(device: NewDevice, context: CallContext) {
  await dropDevice(device, context).catch(() => undefined);
}

/** Takes a device off, and has the session say so: one that used it has no code any more. @throws AuthError */
export async function removeDevice(device: Factor, context: CallContext) {
  await dropDevice(device, context);
  const supabase = await getSupabase(context);
  await supabase.auth.refreshSession();
}

/**
 * Has the session count with the code of a device, or of any of the own ones: nobody needs to say which one they hold. Where
 * all were taken off meanwhile, the session learns that it needs none.
 * @throws AuthError
 */
export async function verifyCode(
  { code, device }: { code: string; device?: NewDevice },
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  const ids = (device ? [device] : await fetchDevices(context)).map(({ id }) => id);
  if (ids.length === 0) {
    await supabase.auth.refreshSession();
    return;
  }
  let refusal: unknown;
  for (const factorId of ids) {
    const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return;
    refusal = secondFactorError(error);
    if (error.code !== 'mfa_verification_failed') break;
  }
  throw refusal;
}
