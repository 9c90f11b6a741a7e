import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The text of the files below a folder whose names match, by path. */
function filesOf(folder: string, name: RegExp): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => [path.join(folder, file), readFileSync(path.join(folder, file), 'utf8')]);
}

const messages = filesOf('src', /messages\.ts$/);
const tests = [...filesOf('src', /\.test\.tsx?$/), ...filesOf('tests', /\.(?:test\.tsx?|spec\.ts)$/)]
  .concat(filesOf('tests', /^error-catalogue\.ts$/))
  .map(([, text]) => text)
  .join('\n');

const titles = messages.flatMap(([, text]) =>
  [...text.matchAll(/(?:\btitle: |\b(?:done|failed)\(\s*)(['`])(.+?)\1/g)].map(([, , title = '']) => title),
);

test.each([...new Set(titles)])('a test shows the toast "%s"', (title) => {
  // A title with a name in it begins with fixed words.
  const [fixed = title] = title.split('${');
  expect(tests).toContain(fixed);
});
