import { expect, test } from 'vitest';
import { readMarkdownFile } from './markdown-file';

test('a Markdown file is its front matter, its body, and the lines that they stand on', () => {
  const read = readMarkdownFile('a.md', '---\ntitle: Batu pertama\ntags: [a]\n---\n\nIsi.\n');
  expect(read.frontMatter).toEqual({ title: 'Batu pertama', tags: ['a'] });
  expect(read.body).toBe('\nIsi.\n');
  expect(read.bodyLine).toBe(5);
  expect(read.lineOf('tags')).toBe(3);
  expect(read.lineOf('date')).toBe(1);
});

test.each([
  ['Isi saja.', 'a.md:1: begins without front matter'],
  ['---\ntitle: a\nnote: [b\ndate: x\n---\n', 'a.md:4: '],
])('a file that cannot be read names its line: %j', (text, message) => {
  expect(() => readMarkdownFile('a.md', text)).toThrow(message);
});
