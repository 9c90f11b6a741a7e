// npm run check:live: what of "Going live" (supabase/README.md) can be seen from outside, and falls short. Without any right; a secret
// key lets it try the limits on files to the end, and look at the mails.
import { createClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { asService } from '../supabase/functions/_shared/api-keys.ts';
import { SEEDED_ADMIN, SEEDED_MANAGER } from '../supabase/local/addresses.ts';
import { headerRules } from './build/host-files.ts';
import { type Ask, filledLimits, visitorsLimits } from './check-limits.ts';

interface Live {
  siteUrl: string;
  supabaseUrl: string;
  supabaseAnonKey: string;
  secretKey?: string;
}

/** Each check gives a sentence for everything that falls short; no sentence means that all is well. */
type Check = (site: Ask, backend: Ask, live: Live) => Promise<string[]>;

const when = (isSo: boolean, sentence: string) => (isSo ? [sentence] : []);

const postJson = (body: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A file for each pattern of the headers' rules that a site has in any case. */
async function samples(site: Ask): Promise<Record<string, string>> {
  const html = await (await site('/')).text();
  const [asset = '/assets/'] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  return { '/*': '/', '/assets/*': asset, '/icons/*': '/icons/icon-192.png', '/data/*': '/data/sppg.csv' };
}

const headers: Check = async (site, _, { siteUrl, supabaseUrl }) => {
  const { origin } = new URL(supabaseUrl);
  const rules = headerRules(origin === siteUrl ? undefined : origin);
  const found = await samples(site);
  const problems = await Promise.all(
    Object.entries(rules).map(async ([pattern, wanted]) => {
      const path = found[pattern] ?? pattern;
      if (path.endsWith('*')) return [];
      const answer = await site(path);
      if (!answer.ok) return [`${path} answers ${answer.status}.`];
      return Object.entries(wanted)
        .filter(([name, value]) => answer.headers.get(name) !== value)
        .map(([name, value]) => `${path}: the header ${name} is not "${value}".`);
    }),
  );
  return problems.flat();
};

const pages: Check = async (site) => {
  const unknown = await site('/halaman-yang-tidak-ada');
  const security = await (await site('/.well-known/security.txt')).text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  return [
    ...when(unknown.status !== 404, `An unknown page answers ${unknown.status} instead of 404.`),
    ...when(!(expires > Date.now()), 'security.txt is missing or has expired: build the site.'),
  ];
};

const keys: Check = async (site, backend, { supabaseAnonKey }) => {
  const answer = await backend('/rest/v1/content_revision?select=revision');
  if (!answer.ok) return [`The backend refuses the publishable key: ${answer.status}.`];
  const [now]: { revision: number }[] = await answer.json();
  const built: { revision: number } = await (await site('/versi.json')).json();
  return [
    ...when(
      !supabaseAnonKey.startsWith('sb_publishable_'),
      'The key is one of the old form (JWT): build the site with a publishable key, then disable the old ones.',
    ),
    ...when(built.revision !== now?.revision, 'Something was published since the last build.'),
  ];
};

const signIn: Check = async (_, backend) => {
  const settings = await backend('/auth/v1/settings');
  const { mailer_autoconfirm: isOpen }: { mailer_autoconfirm?: boolean } = settings.ok
    ? await settings.json()
    : {};
  const seeded = await Promise.all(
    [SEEDED_ADMIN, SEEDED_MANAGER].map(async (account) => {
      const answer = await backend('/auth/v1/token?grant_type=password', postJson(account));
      return when(answer.ok, `${account.email} signs in with the password that everybody knows.`);
    }),
  );
  return [
    ...when(
      isOpen === true,
      'Whoever signs up need not confirm the address (Authentication, "Confirm email").',
    ),
    ...seeded.flat(),
  ];
};

const buckets = [
  'avatars',
  'certificate_scans',
  'collaboration_documents',
  'contact_photos',
  'keluhan_foto',
  'program_documents',
  'progress_photos',
  'site_pictures',
];

const doors: Check = async (_, backend, live) => {
  const graphql = await backend('/graphql/v1', postJson({ query: '{ __typename }' }));
  const isGraphqlOpen = graphql.ok && (await graphql.text()).includes('"data"');
  const listed = await Promise.all(
    buckets.map(async (bucket) => {
      const body = postJson({ prefix: '', limit: 1, offset: 0 });
      const answer = await backend(`/storage/v1/object/list/${bucket}`, body);
      return when(answer.ok && (await answer.text()) !== '[]', `Visitors can list the files of ${bucket}.`);
    }),
  );
  return [
    ...when(isGraphqlOpen, 'pg_graphql is a second door to the tables: drop extension if exists pg_graphql.'),
    ...when(
      await isRealtimeOpen(live),
      'Anybody may join channels of Realtime: switch off "Allow public access" (Realtime, Settings).',
    ),
    ...listed.flat(),
  ];
};

async function isRealtimeOpen({ supabaseUrl, supabaseAnonKey }: Live): Promise<boolean> {
  const client = createClient(supabaseUrl, supabaseAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the two packages are incompatible
    realtime: { transport: WebSocket as never, timeout: 5000 },
  });
  const status = await new Promise<string>((known) => {
    client.channel('uji').subscribe(known);
  });
  await client.removeAllChannels();
  return status === 'SUBSCRIBED';
}

const day = 24 * 60 * 60 * 1000;

/** What shows that the jobs run: the numbers of each day, the build of each day, and with a secret key the mails. */
const jobs: Check = async (site, backend, { secretKey }) => {
  const { startedAt = '' }: { startedAt?: string } = await (await site('/versi.json')).json();
  const numbers = await backend('/rest/v1/sppg_angka_harian?select=tanggal&order=tanggal.desc&limit=1');
  const [latest]: { tanggal: string }[] = await numbers.json();
  const anHourAgo = new Date(Date.now() - day / 24).toISOString();
  const waiting =
    secretKey &&
    (await backend(
      `/rest/v1/mail_outbox?select=id&sent_at=is.null&failed_at=is.null&send_after=lt.${anHourAgo}&limit=1`,
      { headers: asService(secretKey) },
    ));
  return [
    ...when(
      !(Date.parse(startedAt) > Date.now() - 2 * day),
      'The site was not built for two days: is its deploy hook entered, and the job ask-for-build scheduled?',
    ),
    ...when(
      !latest || Date.parse(latest.tanggal) < Date.now() - 3 * day,
      'The numbers of the last days are missing: is the job note-daily-numbers scheduled?',
    ),
    ...when(
      Boolean(waiting && (await waiting.text()) !== '[]'),
      'A mail has waited for an hour: is the job kirim-surat scheduled?',
    ),
  ];
};

/** Of a file that everybody may open; a site may have none yet. */
const files: Check = async (_, backend, { supabaseUrl }) => {
  const documents = await backend('/rest/v1/program_documents?select=file_url&limit=1');
  const [document]: { file_url: string }[] = await documents.json();
  if (!document) return [];
  const answer = await fetch(new URL(document.file_url, supabaseUrl), { method: 'HEAD' });
  return [
    ...when(!answer.ok, `A programme document answers ${answer.status}.`),
    ...when(
      answer.headers.get('x-content-type-options') !== 'nosniff',
      'A programme document is sent without x-content-type-options: nosniff.',
    ),
  ];
};

const limits: Check = async (_, backend, { secretKey }) => [
  ...(await visitorsLimits(backend)),
  ...(secretKey ? await filledLimits(backend, secretKey) : []),
];

const functions: Check = async (_, backend) => {
  const names = ['kirim-surat', 'buka-proposal', 'buka-foto', 'hapus-akun', 'lepas-perangkat'];
  const answers = await Promise.all(
    names.map((name) => backend(`/functions/v1/${name}`, { method: 'POST' })),
  );
  return names
    .filter((_, index) => answers[index]?.status === 404)
    .map((name) => `The function ${name} is not deployed.`);
};

const checks = { headers, pages, keys, 'sign-in': signIn, doors, functions, jobs, files, limits };

/**
 * What falls short, by check.
 * @throws TypeError when the site or its backend can't be reached
 */
export async function checkLive(live: Live): Promise<Record<string, string[]>> {
  const site: Ask = (path, init) => fetch(live.siteUrl + path, { ...init, redirect: 'manual' });
  const backend: Ask = (path, init) =>
    fetch(live.supabaseUrl + path, { ...init, headers: { apikey: live.supabaseAnonKey, ...init?.headers } });
  const answers = Object.entries(checks).map(
    async ([name, check]) => [name, await check(site, backend, live)] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}
