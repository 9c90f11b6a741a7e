import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(process.cwd(), 'tests');
const rows = readFileSync(path.join(folder, 'messages.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Situation|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, situation, title = '', text = '', file = '', name = '']) => ({
    situation,
    title,
    text,
    file,
    name,
  }));

/** The source of a test, including the table of test.each, without comments; undefined if there is no such test. */
function testNamed(name: string, file: string): string | undefined {
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  const named = lines.findIndex((line) =>
    ["'", '`', '"'].some((quote) => line.includes(quote + name + quote)),
  );
  if (named < 0) return undefined;
  const first = lines.findLastIndex((line, index) => index <= named && /^\s*test\b/.test(line));
  const indent = /^\s*/.exec(lines[first] ?? '')?.[0] ?? '';
  const last = lines.findIndex((line, index) => index > named && /^\}?\);$/.test(line.slice(indent.length)));
  return lines
    .slice(first, last)
    .filter((line) => !/^\s*\/\//.test(line))
    .join('\n');
}

/** The literal parts of a cell, which the test must contain; none if the text comes from elsewhere. */
function literals(cell: string): string[] {
  if (cell === '–' || cell.startsWith('_')) return [];
  return cell
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}

test('the table has every section', () => {
  expect(rows.length).toBeGreaterThan(60);
});

// The named test proves that the message is shown; this one keeps the table and the tests in step.
test.each(rows)(
  '$situation ($title) is spoken of in the test that is named',
  ({ title, text, file, name }) => {
    const source = testNamed(name, file);
    if (source === undefined) throw new Error(`${file} has no test named "${name}".`);
    expect(source).toContain('expect(');
    for (const literal of [...literals(title), ...literals(text)]) expect(source).toContain(literal);
  },
);

// Matches `toast({ title: '…'`, `title: isNew ? '…' : '…'` and `toastFailure('…'`.
const titlePattern = /(?:\btitle: (?:[^\n']*\? )?|toastFailure\(\s*)'([^']+)'(?: : '([^']+)')?/g;

test('the table has the title of every message that stands in the corner', () => {
  const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const titles = Object.values(sources)
    .filter((source) => source.includes('@/lib/toasts/toast'))
    .flatMap((source) => [...source.matchAll(titlePattern)].flatMap(([, ...found]) => found.filter(Boolean)));
  expect(titles.length).toBeGreaterThan(60);
  const known = rows.map(({ title }) => title);
  expect(titles.filter((title) => !known.includes(title))).toEqual([]);
});
