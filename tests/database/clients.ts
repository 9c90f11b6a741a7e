import { createRequire } from 'node:module';
import { createClient, type RealtimeClientOptions, type SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../../supabase/local/totp.ts';
import { withoutKeyAsToken } from '../../src/lib/supabase/key-header.ts';
import type { Backend } from './backend.ts';

// Node 20 has no global WebSocket, without which supabase-js does not start. (Required instead of imported, because the
// types of the two packages are incompatible.)
export const transport: RealtimeClientOptions['transport'] = createRequire(import.meta.url)('ws');

/** A supabase-js client without a session, with the given IP address. */
export function visitor(stack: Backend, address?: string): SupabaseClient {
  return createClient('http://localhost', stack.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport },
    global: {
      fetch: (input, init = {}) => stack.fetch(new Request(input, withoutKeyAsToken(init)), address),
    },
  });
}

/** A client with the session of a new account. */
export async function signedUp(
  stack: Backend,
  email: string,
): Promise<{ client: SupabaseClient; userId: string }> {
  const client = visitor(stack);
  const { data, error } = await client.auth.signUp({ email, password: 'kata-sandi-uji' });
  if (error ?? !data.user) throw error ?? new Error('no user');
  return { client, userId: data.user.id };
}

/** Adds a device for the second factor, whose code the client then has shown. */
export async function addDevice(client: SupabaseClient, friendlyName = 'Ponsel') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const device = { factorId: data.id, secret: data.totp.secret };
  await showCode(client, device);
  return device;
}

/** Shows the present code of a device. */
export async function showCode(client: SupabaseClient, device: { factorId: string; secret: string }) {
  const { factorId, secret } = device;
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
  if (error) throw error;
}
