import type { Factor } from '@supabase/supabase-js';
import { sessionOf } from '../render';
import { refuseOnce, reply } from './calls';

/** A device for the second step of the sign-in. */
export const device = (id: string, friendly_name: string, status: Factor['status'] = 'verified'): Factor => ({
  id,
  friendly_name,
  status,
  factor_type: 'totp',
  created_at: '2026-11-20T03:00:00Z',
  updated_at: '2026-11-20T03:00:00Z',
});

/**
 * The auth service of an account with these devices, which takes every code; a new one is called `new`.
 * @param verified - what the server does once a code was right
 * @returns what it was asked, in order
 */
export function serveDevices(email: string, factors: Factor[], verified = () => {}) {
  const asked: string[] = [];
  let present = factors;
  const session = () => sessionOf({ email, factors: present }, 'aal2');
  reply('GET /auth/v1/user', () => session().user);
  reply('POST /auth/v1/token', session);
  reply('POST /auth/v1/factors', ({ friendly_name }: { friendly_name: string }) => {
    asked.push(`begin ${friendly_name}`);
    present = [...present, device('new', friendly_name, 'unverified')];
    const totp = { qr_code: '<svg fill="#000"/>', secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x' };
    return { id: 'new', type: 'totp', friendly_name, totp };
  });
  for (const id of [...factors.map((factor) => factor.id), 'new']) {
    reply(`POST /auth/v1/factors/${id}/challenge`, { id: `of ${id}`, type: 'totp', expires_at: 0 });
    reply(`POST /auth/v1/factors/${id}/verify`, ({ code }: { code: string }) => {
      asked.push(`${id} ${code}`);
      present = present.map((factor) => (factor.id === id ? device(id, factor.friendly_name ?? '') : factor));
      verified();
      return session();
    });
    reply(`DELETE /auth/v1/factors/${id}`, () => {
      asked.push(`drop ${id}`);
      present = present.filter((factor) => factor.id !== id);
      return { id };
    });
  }
  return asked;
}

/** Has the next code of a device be wrong. */
export const refuseCode = (id: string, error_code = 'mfa_verification_failed') =>
  refuseOnce(`POST /auth/v1/factors/${id}/verify`, 422, { error_code, msg: 'Said in English' });
