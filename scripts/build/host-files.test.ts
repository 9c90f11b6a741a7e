import { expect, test } from 'vitest';
import { paths } from '../../src/config/paths.ts';
import { contentSecurityPolicy, hostFiles, inCapitals } from './host-files.ts';

const supabase = 'https://abc.supabase.co';
const files = hostFiles(supabase, [{ slug: 'baru', oldSlugs: ['lama'] }], ['index-abc.js']);

test('the policy lets pages reach the configured backend, the hosts’ deploy hooks and the office map, and run no foreign or inline script', () => {
  const policy = contentSecurityPolicy(supabase);
  const hooks =
    'https://api.netlify.com/build_hooks/ https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/ https://api.vercel.com/v1/integrations/deploy/';
  expect(policy).toContain(`connect-src 'self' ${supabase} ${hooks};`);
  // Profile pictures and contacts' photos come from there.
  expect(policy).toContain(`img-src 'self' data: blob: ${supabase};`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('frame-src https://www.openstreetmap.org;');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy(undefined)).toContain(`connect-src 'self' ${hooks};`);
});

test('Netlify and Cloudflare Pages get headers and redirects, a line each', () => {
  const { _headers: headers, _redirects: redirects } = files;
  expect(headers).toContain(`/*\n  Content-Security-Policy: ${contentSecurityPolicy(supabase)}\n`);
  expect(headers).toContain('\n  Strict-Transport-Security: max-age=31536000\n');
  expect(headers).toContain('\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  // versi.json is never cached: an old revision would hide newer content.
  expect(headers).not.toContain('versi.json');
  expect(redirects).toMatch(/^\/feed \/rss\.xml 301\n\/berita\/lama \/berita\/baru 301\n/);
});

test('Vercel gets the same headers and redirects', () => {
  const { headers, redirects } = JSON.parse(files['vercel.json']);
  type Rule = { source: string; headers: { key: string; value: string }[] };
  const written = headers.map(({ source, headers }: Rule) => {
    const pattern = source.replace('(.*)', '*').replace('index-abc.js', '*');
    return `${[pattern, ...headers.map(({ key, value }) => `  ${key}: ${value}`)].join('\n')}\n`;
  });
  const { _headers: ofNetlify } = files;
  expect(written.join('\n')).toBe(ofNetlify);
  expect(headers.map(({ source }: Rule) => source)).toContain('/assets/index-abc.js');
  expect(redirects).toEqual([
    { source: '/feed', destination: '/rss.xml', statusCode: 301 },
    { source: '/berita/lama', destination: '/berita/baru', statusCode: 301 },
  ]);
});

test('every page is found in capitals and as a name, and none leads in a circle', () => {
  const known: readonly string[] = Object.values(paths);
  const entries = Object.entries(inCapitals);
  expect(entries).toHaveLength(2 * (known.length - 1));
  for (const [from, to] of entries) {
    expect(known).toContain(to);
    expect(known).not.toContain(from);
  }
  expect(inCapitals).toMatchObject({
    '/KONTAK': '/kontak',
    '/Kontak': '/kontak',
  });
});
