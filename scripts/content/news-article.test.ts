import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { newsFolder, readArticle, readNews } from './news-article.ts';

const today = '2026-11-24';
const file = `${newsFolder}/panen-pertama.md`;
const article = `---
title: "Panen pertama: kangkung"
date: 2026-11-24
category: Rantai pasok
picture: berita/berita-3
excerpt: Kangkung pertama tiba.
---

Isi berita.
`;

test('an article is its front matter, its address and its text', () => {
  expect(readArticle(file, article, today)).toEqual({
    slug: 'panen-pertama',
    title: 'Panen pertama: kangkung',
    date: '2026-11-24',
    author: site.newsAuthor,
    category: 'Rantai pasok',
    picture: 'berita/berita-3',
    excerpt: 'Kangkung pertama tiba.',
    html: '<p>Isi berita.</p>',
  });
});

test('an article may name who wrote it', () => {
  const signed = article.replace('category:', 'author: Panggih Wasiswara\ncategory:');
  expect(readArticle(file, signed, today).author).toBe('Panggih Wasiswara');
});

test.each([
  ['a missing date', 'date: 2026-11-24\n', '', ':1: date is missing.'],
  ['a date in words', '2026-11-24', '24 November 2026', ':3: date is no day of the calendar'],
  ['a day that does not exist', '2026-11-24', '2026-02-30', ':3: date is no day of the calendar'],
  ['a day to come', '2026-11-24', '2026-11-25', ':3: date lies in the future; today is 2026-11-24'],
  ['a missing field', 'excerpt: Kangkung pertama tiba.\n', '', ':1: excerpt is missing.'],
  ['an empty field', 'Rantai pasok', '', ':4: category is empty.'],
  ['a number for a title', '"Panen pertama: kangkung"', '2026', ':2: title is no text'],
  ['an unknown field', 'category:', 'kategori: Gizi\ncategory:', ':4: kategori is none of the fields'],
  ['an unknown picture', 'berita-3', 'berita-99', ':5: picture names "berita/berita-99"'],
  ['no text', 'Isi berita.\n', ' \n', ':8: has no text'],
  ['a bad link', 'Isi berita.', '[Kontak](/kontka)', ':9: a link to "/kontka", where nothing is'],
  ['front matter without a field', article.slice(4, -17), '', ':1: has nothing between'],
])('%s is refused with file and line', (_, old, changed, sentence) => {
  expect(() => readArticle(file, article.replace(old, changed), today)).toThrow(file + sentence);
});

test.each(['Panen-Pertama.md', 'panen pertama.md', 'panen_pertama.md', 'panen--pertama.md'])(
  '%s is refused: an address differs from others in more than capitals and signs',
  (name) => {
    expect(() => readArticle(`${newsFolder}/${name}`, article, today)).toThrow(
      `${newsFolder}/${name}:1: the name becomes the address`,
    );
  },
);

/** The slugs of a folder with these articles (file name: date), in the order of `readNews`. */
function slugsOf(articles: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'news-'));
  try {
    for (const [name, date] of Object.entries(articles))
      writeFileSync(path.join(folder, name), article.replace('2026-11-24', date));
    return readNews(folder).map(({ slug }) => slug);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('one more file is one more article, in its place by date', () => {
  const articles = { 'panen.md': '2026-09-01', 'tanam.md': '2026-07-01' };
  expect(slugsOf(articles)).toEqual(['panen', 'tanam']);
  expect(slugsOf({ ...articles, 'siram.md': '2026-08-01' })).toEqual(['panen', 'siram', 'tanam']);
});

test('a file among the articles that would not be shown is refused', () => {
  expect(() => slugsOf({ 'panen.MD': '2026-09-01' })).toThrow(/panen\.MD:1: is no article/);
});
