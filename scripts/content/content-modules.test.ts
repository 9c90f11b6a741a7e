import { expect, test } from 'vitest';
import { moduleCode, type ModuleContext } from './content-modules.ts';

const row = { title: 'Panen', illustration: 'berita/berita-1' };

/** What the build knows, with one article of this text. */
function contextWith(markdown: string, illustration = row.illustration) {
  const warnings: string[] = [];
  const news = [{ ...row, illustration, slug: 'panen', news_redirects: [{ slug: 'panen-lama' }] }];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much as these modules read
  const context = {
    content: {
      revision: 4,
      news,
      photos: [],
      faq: [],
      openings: [{ slug: 'sopir-sppg-3374-004' }],
      texts: new Map([['panen', { content: markdown, photos: [] }]]),
    },
    views: { news: [{ slug: 'panen' }], textPhotos: new Map() },
    drawings: { 'berita/berita-1': { src: '/a.svg', width: 3, height: 2, alt: '' } },
    warn: (sentence: string) => warnings.push(sentence),
  } as unknown as ModuleContext;
  return { context, warnings };
}

test('a wrong link in an article is text, and the build warns of its line instead of failing', () => {
  const { context, warnings } = contextWith('Satu.\n\n[Kontak](/kontka), [dapur](/sppg/SPPG-3374-004)');
  const code = moduleCode('texts/panen', context);
  expect(code).toContain('<p>Kontak, <a href=');
  expect(warnings).toEqual([expect.stringMatching(/^\/berita\/panen, line 3: a link to "\/kontka"/)]);
});

test.each([
  '/kontak#form-kontak',
  '/berita/panen',
  '/berita/panen-lama',
  '/lowongan/sopir-sppg-3374-004',
  '/docs/panduan-kontraktor.pdf',
])('a link to %s is one', (address) => {
  const { context, warnings } = contextWith(`[di sini](${address})`);
  expect(moduleCode('texts/panen', context)).toContain(JSON.stringify(`href="${address}"`).slice(1, -1));
  expect(warnings).toEqual([]);
});

test('markup in an article is text in the code of the site', () => {
  const { context } = contextWith('<script>window.hacked = 1</script><img src=x onerror=alert(1)>');
  const code = moduleCode('texts/panen', context) ?? '';
  expect(code).toContain('&lt;script&gt;');
  expect(code).not.toMatch(/<(?:script|img)/);
});

test('a drawing that the site no longer has is a warning, and its place stays empty', () => {
  const { context, warnings } = contextWith('Isi.', 'berita/berita-99');
  expect(moduleCode('news', context)).not.toContain('import');
  expect(warnings).toEqual([expect.stringContaining('"Panen" shows the drawing berita/berita-99')]);
});

test('there is no module of another name', () => {
  expect(moduleCode('lain', contextWith('Isi.').context)).toBeUndefined();
});
