import { expect, test } from 'vitest';
import { paths } from '../../src/config/paths.ts';
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  headersFor,
  inCapitals,
  nginxConf,
  parseHeadersFile,
  parseRedirectsFile,
  redirects,
  redirectsFile,
  vercelJson,
} from './host-files.ts';

const supabase = 'https://abc.supabase.co';

const moved = { ...redirects, '/berita/lama': { to: '/berita/baru', status: 301 } };

test('the policy lets pages reach the configured backend, the hosts’ deploy hooks and the office map, and run no foreign or inline script', () => {
  const policy = contentSecurityPolicy(supabase);
  const hooks =
    'https://api.netlify.com/build_hooks/ https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/ https://api.vercel.com/v1/integrations/deploy/';
  expect(policy).toContain(`connect-src 'self' ${supabase} ${hooks};`);
  // Profile pictures and those of the contacts.
  expect(policy).toContain(`img-src 'self' data: blob: ${supabase};`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('frame-src https://www.openstreetmap.org;');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy(undefined)).toContain(`connect-src 'self' ${hooks};`);
});

test('a host reads back what the build wrote', () => {
  const rules = headerRules(supabase);
  const read = parseHeadersFile(headersFile(rules));
  expect(read).toEqual(rules);
  expect(headersFor(read, '/tentang')).toMatchObject({
    'Content-Security-Policy': contentSecurityPolicy(supabase),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
  // The content's revision must not be an old one.
  expect(headersFor(read, '/versi.json')['Cache-Control']).toContain('max-age=0');
  expect(parseRedirectsFile(redirectsFile(moved))).toEqual(moved);
  expect(headersFor(read, '/assets/index-abc.js')['Cache-Control']).toContain('immutable');
});

test('Vercel gets the same headers and redirects', () => {
  const rules = headerRules(supabase);
  const { headers, redirects: renamed } = JSON.parse(vercelJson(rules, moved, ['index-abc.js']));
  type Rule = { source: string; headers: { key: string; value: string }[] };
  const pairs = headers.map(({ source, headers }: Rule) => [
    source.replace('(.*)', '*'),
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  ]);
  const { '/assets/*': ofAssets, ...others } = rules;
  expect(Object.fromEntries(pairs)).toEqual({ ...others, '/assets/index-abc.js': ofAssets });
  expect(renamed).toEqual([
    { source: '/feed', destination: '/rss.xml', statusCode: 301 },
    { source: '/berita/lama', destination: '/berita/baru', statusCode: 301 },
  ]);
});

test('nginx gets them, too, and keeps the configuration to itself', () => {
  const conf = nginxConf(headerRules(supabase), moved);
  expect(conf).toContain(`add_header Content-Security-Policy "${contentSecurityPolicy(supabase)}" always;`);
  expect(conf).toContain(
    'if ($uri ~ ^/assets/) { set $cache_control "public, max-age=31536000, immutable"; }',
  );
  expect(conf).toContain('location = /feed { return 301 /rss.xml; }');
  expect(conf).toContain('location = /berita/lama { return 301 /berita/baru; }');
  expect(conf).toContain('vercel\\.json');
});

test('every page is found in capitals and as a name, and none leads in a circle', () => {
  const known: readonly string[] = Object.values(paths);
  const entries = Object.entries(parseRedirectsFile(redirectsFile(inCapitals)));
  expect(entries).toHaveLength(2 * (known.length - 1));
  for (const [from, { to }] of entries) {
    expect(known).toContain(to);
    expect(known).not.toContain(from);
  }
  expect(inCapitals).toMatchObject({
    '/KONTAK': { to: '/kontak', status: 301 },
    '/Kontak': { to: '/kontak' },
  });
});
