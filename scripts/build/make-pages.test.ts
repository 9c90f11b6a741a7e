import { expect, test } from 'vitest';
import type { PageSource } from '../../src/prerender.tsx';
import { judgePages, type Made, makePages } from './make-pages.ts';
import { versionFile } from './site-files.ts';

const source = (path: string, isOfRow: boolean): PageSource => ({
  path,
  isOfRow,
  kind: 'page',
  module: 'pages/x.tsx',
  readsData: false,
});

const html = (path: string, { title = path, body = '' } = {}) =>
  `<title>${title}</title><meta name="description" content="Tentang ${path}"/><link rel="canonical" href="https://contoh.id${path}"/><p>${body}</p>`;

const kitchen = source('/sppg/SPPG-1', true);
const other = source('/sppg/SPPG-2', true);
const contact = source('/kontak', false);

/** Makes pages of these texts; a text 'throws' is a page that can't be rendered. */
async function make(...given: [PageSource, { title?: string; body?: string } | 'throws'][]) {
  const texts = new Map(given);
  const written: string[] = [];
  const made = await makePages(
    [...texts.keys()],
    'https://contoh.id',
    async (page) => {
      const text = texts.get(page);
      if (text === 'throws')
        throw new Error(`${page.path} failed to render.`, { cause: new Error('Tidak bisa') });
      return html(page.path, text);
    },
    ({ path }) => void written.push(path),
  );
  return { made, written };
}

/** Judges pages on a site that has these files, or all when absent. */
const judge = (made: Made, { files, textsOfRows = [] }: { files?: string[]; textsOfRows?: string[] } = {}) =>
  judgePages(
    made,
    (file) => files?.includes(file) ?? true,
    (text) => textsOfRows.includes(text),
  );

test('the page of a row that cannot be made is left out, and the others are written', async () => {
  const broken = { body: '<i style="opacity:0">Teks</i>' };
  const { made, written } = await make([kitchen, 'throws'], [other, broken], [contact, {}]);
  expect(written).toEqual(['/kontak']);
  const warnings = judge(made);
  expect(JSON.parse(versionFile(7, '2026-11-28T00:00:00.000Z', warnings))).toEqual({
    revision: 7,
    startedAt: '2026-11-28T00:00:00.000Z',
    warnings: [
      {
        kind: 'left-out',
        paths: ['/sppg/SPPG-1'],
        pages: 1,
        detail: '/sppg/SPPG-1 failed to render. Tidak bisa',
      },
      { kind: 'left-out', paths: ['/sppg/SPPG-2'], pages: 1, detail: 'has content with opacity:0' },
    ],
    warned: 2,
  });
});

test('any other page that cannot be made stops the build', async () => {
  await expect(make([contact, 'throws'])).rejects.toThrow('/kontak failed to render.');
  const { made } = await make([contact, { body: '<i style="opacity:0">Teks</i>' }]);
  expect(() => judge(made)).toThrow('- /kontak has content with opacity:0');
});

test('a file that is missing stops the build, unless a row names it', async () => {
  const link = { body: '<a href="/docs/lama.pdf">Unduh</a>' };
  const { made } = await make([kitchen, {}], [contact, link]);
  expect(() => judge(made, { files: [] })).toThrow(
    '- /kontak names /docs/lama.pdf, which the site does not have',
  );
  expect(judge(made, { files: [], textsOfRows: ['/docs/lama.pdf'] })).toMatchObject([
    { kind: 'missing-file', paths: ['/kontak'], detail: '/docs/lama.pdf' },
  ]);
});

test('a row that copies the title of another page is a warning', async () => {
  const { made } = await make([kitchen, { title: '/kontak' }], [contact, {}]);
  expect(judge(made)).toMatchObject([{ kind: 'same-title', paths: ['/sppg/SPPG-1', '/kontak'] }]);
});
