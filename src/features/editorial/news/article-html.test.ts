// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { articleHtml, articleProblems } from './article-html';

const addresses = ['/kontak', '/docs/panduan.pdf'];

const hasAddress = (path: string) => addresses.includes(path);

const articleOf = (body: string) =>
  new DOMParser().parseFromString(articleHtml(body, hasAddress), 'text/html').body;

test('headings, lists, steps and emphasis are what Markdown says', () => {
  const article = articleOf('## Isi\n\nSatu _dua_ **tiga** *empat*.\n\n- a\n- b\n\n1. c\n2. d\n');
  expect(article.querySelector('h2')?.textContent).toBe('Isi');
  expect(article.querySelector('p')?.innerHTML).toBe(
    'Satu <em>dua</em> <strong>tiga</strong> <strong>empat</strong>.',
  );
  expect([...article.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual(['a', 'b']);
  expect([...article.querySelectorAll('ol > li')].map((item) => item.textContent)).toEqual(['c', 'd']);
});

test('a line below a paragraph parts it from the next one', () => {
  const article = articleOf('Satu.\n---\nDua.\n=====\nTiga.\n');
  expect([...article.children].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['P', 'Satu.'],
    ['HR', ''],
    ['P', 'Dua.\n=====\nTiga.'],
  ]);
  expect(articleProblems('Satu.\n===\n', hasAddress)).toEqual([]);
});

test('a quotation names its source, if it has one, outside of its words', () => {
  const article = articleOf(
    '> “Kalau batuk, bilang.”\n>\n> — Catatan pelatih\n\nLalu.\n\n> “Tanpa sumber.”\n',
  );
  const [first, second] = article.querySelectorAll('figure');
  expect(first?.querySelector('blockquote')?.textContent).toBe('“Kalau batuk, bilang.”');
  expect(first?.querySelector('figcaption')?.textContent).toBe('Catatan pelatih');
  expect(second?.textContent).toBe('“Tanpa sumber.”');
  expect(second?.querySelector('figcaption')).toBeNull();
});

test('a quote that begins with a heading is a note under that name', () => {
  const article = articleOf('> ### Untuk pemasok\n>\n> Tulis lewat [formulir](/kontak#form-kontak).\n');
  const note = article.querySelector('aside');
  expect(note?.getAttribute('aria-label')).toBe('Untuk pemasok');
  expect([...(note?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['P', 'Untuk pemasok'],
    ['P', 'Tulis lewat formulir.'],
  ]);
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/kontak#form-kontak');
});

const markup = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">';

test('markup anywhere is shown as text, never run', () => {
  const places = [markup, `## ${markup}`, `- ${markup}`, `> ${markup}\n>\n> — ${markup}`, `> ### ${markup}`];
  const article = articleOf(places.join('\n\n'));
  expect(article.querySelector('script, img, [onerror]')).toBeNull();
  expect(article.textContent.split(markup)).toHaveLength(7);
});

test.each([
  '/kontak?dari=berita',
  '/docs/panduan.pdf',
  'https://contoh.id/a',
  'http://contoh.go.id/a',
  'mailto:a@contoh.id',
  'tel:127',
])('a link leads to %s', (href) => {
  expect(articleOf(`[di sini](${href})`).querySelector('a')?.getAttribute('href')).toBe(href);
});

test('a link that would run a script stays text', () => {
  expect(articleOf('[di sini](javascript:alert(1))').querySelector('a')).toBeNull();
});

test.each([
  ['a link to nowhere', '[di *sini*](/kontka) saja', 'a link to "/kontka", where nothing is'],
  ['a link that depends on the page', '[di *sini*](kontak) saja', 'a link to "kontak", where nothing is'],
  ['a link to another host', '[di *sini*](//kontak) saja', 'a link to "//kontak", where nothing is'],
  [
    'an unknown kind of link',
    '[di *sini*](ftp://contoh.id) saja',
    'a link to "ftp://contoh.id", where nothing is',
  ],
  ['a picture', '![di sini](/dapur.jpg) saja', 'a picture inside the text'],
])('%s is shown as text, and found with its line', (_, words, sentence) => {
  const body = `Baris pertama.\n\n${words}, [bukan ini](/kontak)`;
  const article = articleOf(body);
  expect(article.textContent).toBe('Baris pertama.di sini saja, bukan ini');
  expect([...article.querySelectorAll('a, img')].map(({ outerHTML }) => outerHTML)).toEqual([
    expect.stringMatching(/^<a href="\/kontak"/),
  ]);
  expect(articleProblems(body, hasAddress)).toMatchObject([
    { line: 3, text: expect.stringContaining(sentence) },
  ]);
});

test('a second title is a heading inside the text, and found with its line', () => {
  const body = 'Baris pertama.\n\n# Judul\n\n## Sub';
  const [first, second] = articleOf(body).querySelectorAll('h2');
  expect(first?.textContent).toBe('Judul');
  expect(first?.className).toBe(second?.className);
  expect(articleProblems(body, hasAddress)).toMatchObject([
    { line: 3, text: expect.stringContaining('a heading with one # is the title') },
  ]);
});

test.each([
  ['[di sini](www.contoh.go.id/a)', 'https://www.contoh.go.id/a'],
  ['[di sini](contoh.go.id)', 'https://contoh.go.id'],
  ['Lihat http://contoh.go.id/a.', 'http://contoh.go.id/a'],
  ['Tulis ke dapur@contoh.id, ya', 'mailto:dapur@contoh.id'],
  ['Lihat www.contoh.go.id/a, ya', 'https://www.contoh.go.id/a'],
  ['Lihat (contoh.or.id)', 'https://contoh.or.id'],
])('an address as people write it is a link: %j', (text, href) => {
  expect(articleOf(text).querySelector('a')?.getAttribute('href')).toBe(href);
});

test.each(['Dapur sudah selesai.di Genuk lanjut', 'Unduh Juknis.pdf', '10.0.0.1'])(
  'what only looks like an address is none: %j',
  (text) => {
    expect(articleOf(text).querySelector('a')).toBeNull();
  },
);

test.each([
  ['bullets of Word', 'Menu:\n•\tNasi\n•\tSayur'],
  ['bullets of a chat', 'Menu:\n• Nasi\n• Sayur'],
  ['Word’s own font', 'Menu:\n\uF0B7 Nasi\r\n\uF0B7 Sayur'],
  ['hyphens without a space', 'Menu:\n-Nasi\n-Sayur'],
  ['dashes', 'Menu:\n– Nasi\n– Sayur'],
  ['one line', 'Menu: • Nasi • Sayur'],
])('a list as people paste it is a list: %s', (_, text) => {
  const article = articleOf(`${text}\nLalu.`);
  expect(article.querySelector('p')?.textContent).toBe('Menu:');
  expect([...article.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual(['Nasi', 'Sayur']);
  expect([...article.querySelectorAll('p')].at(-1)?.textContent).toBe('Lalu.');
});

test('steps with brackets are steps', () => {
  const steps = articleOf('1) Cuci tangan\n2) Pakai celemek').querySelectorAll('ol > li');
  expect([...steps].map((step) => step.textContent)).toEqual(['Cuci tangan', 'Pakai celemek']);
});

test('a line that ends, ends', () => {
  expect(articleOf('Dapur Genuk\nJalan Uji 1\nSemarang').querySelector('p')?.innerHTML).toMatch(
    /^Dapur Genuk<br>\s*Jalan Uji 1<br>\s*Semarang$/,
  );
});

test('a problem is found in the line that was written', () => {
  expect(articleProblems('Menu: • Nasi • Sayur\n\n[x](/kontka)', hasAddress)).toMatchObject([
    { line: 3, href: '/kontka' },
  ]);
});
