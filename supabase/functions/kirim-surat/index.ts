// An Edge Function of Supabase (Deno), which pg_cron calls every minute: sends the mails of public.mail_outbox that are due.
// supabase/README.md, "Mail", says how it is deployed.
// Tried under Deno 2.9 against mail servers that refuse, are down, break off and greylist, with workers that are killed
// (tests/stack/kirim-surat.test.ts), and against Debian's OpenSMTPD; the schedules in Debian's pg_cron, with stand-ins for
// net.http_post and the vault.
import { apiKey, asService } from '../_shared/api-keys.ts';
import type { ClaimedMail } from './mails.ts';
import { connectSmtp } from './smtp.ts';
import { type Outbox, workOff } from './work-off.ts';

function env(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** Calls a function of the database as the service role. */
async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(`${env('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      ...asService(apiKey('secret', (name) => Deno.env.get(name))),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(args),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${body}`);
  return body ? JSON.parse(body) : undefined;
}

const named = ({ id, attempt }: ClaimedMail) => ({ mail_id: id, attempt });

const outbox: Outbox = {
  claim: async () => (await call('claim_mails', {})) as ClaimedMail[],
  sending: async (mail) => (await call('mail_sending', named(mail))) === true,
  async sent(mail) {
    await call('mail_sent', named(mail));
  },
  async failed(mail, error, outcome) {
    await call('mail_failed', { ...named(mail), error, outcome });
  },
};

/** Compares in constant time, so that the time tells nothing of the key. */
async function isSame(one: string, other: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [first, second] = await Promise.all([hash(one), hash(other)]);
  return first.every((byte, index) => byte === second[index]);
}

Deno.serve(async (request) => {
  const isKnown = await isSame(request.headers.get('x-kirim-surat-key') ?? '', env('KIRIM_SURAT_KEY'));
  if (!isKnown) return new Response(null, { status: 401 });
  const siteUrl = env('SITE_URL').replace(/\/+$/, '');
  const sender = { url: env('SMTP_URL'), from: env('MAIL_FROM'), host: new URL(siteUrl).hostname };
  const sent = await workOff({ outbox, connect: () => connectSmtp(sender), siteUrl, timeLimit: 50_000 });
  return Response.json({ sent });
});
