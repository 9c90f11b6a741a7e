import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type BuiltPage, inspectPage, sentenceOf, siteProblems } from './check-pages.ts';

const sound = { path: '/tentang', title: 'Tentang', description: 'Siapa kami.', head: '', body: '' };
type Parts = Partial<typeof sound> & { canonical?: string };

function page(parts: Parts = {}): BuiltPage {
  const { path, title, description, head, body } = { ...sound, ...parts };
  const { canonical = `https://contoh.id${path}` } = parts;
  const html = `<title data-page="">${title}</title><meta data-page="" name="description" content="${description}"/><link rel="canonical" href="${canonical}"/>${head}<div id="root">${body}</div>`;
  return { path, html, url: `https://contoh.id${path}` };
}

const problemsOf = (pages: BuiltPage[], hasFile: (path: string) => boolean) =>
  siteProblems(pages.map(inspectPage), hasFile).map(sentenceOf);

test('a sound site has no problems', () => {
  const other = page({ path: '/galeri', title: 'Galeri', description: 'Gambar.' });
  expect(problemsOf([page(), other], () => false)).toEqual([]);
});

test('a file that a page names and the site does not have is named with the page', () => {
  const built = page({
    head: '<meta property="og:image" content="https://contoh.id/social-card.png"/>',
    body: `<img src="/images/a.svg"/><source srcset="/images/b-480.avif 480w, /images/b-800.avif 800w"/>
      <a href="/docs/panduan.pdf#isi">Panduan</a><img src="/images/there.svg"/><a href="/kontak">Kontak</a>
      <img src="https://lain.id/c.png"/><a href="/storage/v1/object/public/certificate_scans/d.pdf">Pindaian</a>`,
  });
  expect(problemsOf([built], (file) => file === '/images/there.svg')).toEqual(
    [
      '/social-card.png',
      '/images/a.svg',
      '/images/b-480.avif',
      '/images/b-800.avif',
      '/docs/panduan.pdf',
    ].map((file) => `/tentang names ${file}, which the site does not have`),
  );
  const other = page({ path: '/galeri', title: 'G', description: 'G', body: '<img src="/images/a.svg"/>' });
  expect(problemsOf([built, other], (file) => file !== '/images/a.svg')).toEqual([
    '/tentang (and 1 more) names /images/a.svg, which the site does not have',
  ]);
});

test.each([
  'Jalan /a.png 5, (/b.pdf) ="/c.svg" url(/d.png)',
  '/a.png? dapur',
  'Dapur style=',
  '<div hidden>',
  '<!--$?-->',
  '</script><script>alert(1)</script>',
  '<title>Lain</title>',
  'https://contoh.id/a.png',
])('the name %j is neither an address nor markup', (hostile) => {
  const escaped = hostile.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const data = JSON.stringify({ item: '/e.png', name: hostile }).replaceAll('<', '\\u003c');
  const built = page({
    title: escaped,
    description: escaped,
    head: `<meta property="og:title" content="${escaped}"/><meta property="og:image:alt" content="${escaped}"/>
      <script type="application/ld+json">${data}</script>`,
    body: `<section aria-label="${escaped}">opacity:0 ${escaped}</section><img alt="${escaped}" src="data:,"/>
      <script type="application/json" id="built-data">${data}</script>`,
  });
  expect(problemsOf([built], () => false)).toEqual([]);
});

test.each([
  ['content that React left pending', { body: '<!--$?--><template></template>' }, 'waits for a script'],
  ['content in a hidden container', { body: '<div hidden id="S:0">Teks</div>' }, 'waits for a script'],
  ['content that motion made invisible', { body: '<p style="opacity:0">Teks</p>' }, 'opacity:0'],
  ['an inline script', { head: '<script>alert(1)</script>' }, 'inline script'],
  ['a second title', { head: '<title>Lagi</title>' }, '2 titles'],
  ['an empty description', { description: '' }, 'one description'],
  ['the address of another page', { canonical: 'https://contoh.id/' }, 'canonical address'],
])('%s is found', (_, parts: Parts, sentence) => {
  expect(problemsOf([page(parts)], () => true).join()).toContain(sentence);
});

test('two pages with one title or description are found, unless search engines see neither', () => {
  expect(problemsOf([page(), page({ path: '/galeri' })], () => true)).toEqual([
    '/tentang and /galeri have the same title: Tentang',
    '/tentang and /galeri have the same description: Siapa kami.',
  ]);
  const hidden = '<meta name="robots" content="noindex"/>';
  const admin = (path: string): BuiltPage => {
    const { html, url } = page({ path, head: hidden });
    return { path, url, html: html.replace(/<link rel="canonical"[^>]*>/, '') };
  };
  expect(problemsOf([admin('/admin/a'), admin('/admin/b')], () => true)).toEqual([]);
});

test('of thousands of pages no HTML is kept', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const kept = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const body = `<img src="/images/jalan-truntum.svg"/>${'<p>SPPG Jalan Truntum, Delanggu</p>'.repeat(3000)}`;
  const before = kept();
  const inspected = Array.from({ length: 200 }, (_, index) =>
    inspectPage(page({ title: `Dapur di Jalan Truntum ${index}`, body })),
  );
  expect(kept() - before).toBeLessThan(5_000_000);
  expect(inspected.at(-1)?.files).toEqual(['/images/jalan-truntum.svg']);
});
