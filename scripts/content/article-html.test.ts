// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';
import { readMarkdownFile } from './markdown-file.ts';

const addresses = ['/kontak', '/docs/panduan.pdf'];

function html(body: string): string {
  const file = readMarkdownFile('a.md', `---\ntitle: a\n---\n${body}`);
  return articleHtml(file, (path) => addresses.includes(path));
}

const articleOf = (body: string) => new DOMParser().parseFromString(html(body), 'text/html').body;

test('headings, lists, steps and emphasis are what Markdown says', () => {
  const article = articleOf('## Isi\n\nSatu *dua* **tiga**.\n\n- a\n- b\n\n1. c\n2. d\n');
  expect(article.querySelector('h2')?.textContent).toBe('Isi');
  expect(article.querySelector('p')?.innerHTML).toBe('Satu <em>dua</em> <strong>tiga</strong>.');
  expect([...article.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual(['a', 'b']);
  expect([...article.querySelectorAll('ol > li')].map((item) => item.textContent)).toEqual(['c', 'd']);
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
  'mailto:a@contoh.id',
  'tel:127',
])('a link leads to %s', (href) => {
  expect(articleOf(`[di sini](${href})`).querySelector('a')?.getAttribute('href')).toBe(href);
});

test('a link that would run a script stays text', () => {
  expect(articleOf('[di sini](javascript:alert(1))').querySelector('a')).toBeNull();
});

test.each([
  ['a link to nowhere', '[x](/kontka)', 'a.md:6: a link to "/kontka", where nothing is'],
  ['a link that depends on the page', '[x](kontak)', 'a.md:6: a link to "kontak", where nothing is'],
  ['a link to another host', '[x](//kontak)', 'a.md:6: a link to "//kontak", where nothing is'],
  ['an unsafe link', '<http://contoh.id>', 'a.md:6: a link to "http://contoh.id", where nothing is'],
  ['a second title', '# Judul', 'a.md:6: a heading with one # is the title'],
  ['a picture', '![Dapur](/dapur.jpg)', 'a.md:6: a picture inside the text'],
])('%s is refused with file and line', (_, body, sentence) => {
  expect(() => html(`\nBaris pertama.\n\n${body}`.slice(1))).toThrow(sentence);
});
