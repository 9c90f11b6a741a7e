// npm run check:live: what of "Going live" (supabase/README.md) can be seen from outside, without any right, and falls short.
import { SEEDED_ADMIN } from '../supabase/local/addresses.ts';
import { headerRules } from './build/host-files.ts';

interface Live {
  siteUrl: string;
  supabaseUrl: string;
  supabaseAnonKey: string;
}

type Ask = (
  path: string,
  init?: { method: 'POST'; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

/** Each check gives a sentence for everything that falls short; no sentence means that all is well. */
type Check = (site: Ask, backend: Ask, live: Live) => Promise<string[]>;

const when = (isSo: boolean, sentence: string) => (isSo ? [sentence] : []);

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
  const seeded = await backend('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SEEDED_ADMIN),
  });
  return [
    ...when(
      isOpen === true,
      'Whoever signs up need not confirm the address (Authentication, "Confirm email").',
    ),
    ...when(seeded.ok, `${SEEDED_ADMIN.email} signs in with the password that everybody knows.`),
  ];
};

const doors: Check = async (_, backend) => {
  const graphql = await backend('/graphql/v1', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  const isOpen = graphql.ok && (await graphql.text()).includes('"data"');
  return when(isOpen, 'pg_graphql is a second door to the tables: drop extension if exists pg_graphql.');
};

const functions: Check = async (_, backend) => {
  const names = ['kirim-surat', 'buka-proposal', 'buka-foto', 'hapus-akun', 'lepas-perangkat'];
  const answers = await Promise.all(
    names.map((name) => backend(`/functions/v1/${name}`, { method: 'POST' })),
  );
  return names
    .filter((_, index) => answers[index]?.status === 404)
    .map((name) => `The function ${name} is not deployed.`);
};

const checks = { headers, pages, keys, 'sign-in': signIn, doors, functions };

/**
 * What falls short, by check.
 * @throws TypeError when the site or its backend can't be reached
 */
export async function checkLive(live: Live): Promise<Record<string, string[]>> {
  const site: Ask = (path, init) => fetch(live.siteUrl + path, { ...init, redirect: 'manual' });
  const backend: Ask = (path, init) =>
    fetch(live.supabaseUrl + path, { ...init, headers: { ...init?.headers, apikey: live.supabaseAnonKey } });
  const answers = Object.entries(checks).map(
    async ([name, check]) => [name, await check(site, backend, live)] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}
