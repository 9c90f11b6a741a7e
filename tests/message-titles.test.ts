import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rowMessages } from '@/lib/forms/row-messages';

/** The text of the files below a folder whose names match, by path. */
function filesOf(folder: string, name: RegExp): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => [path.join(folder, file), readFileSync(path.join(folder, file), 'utf8')]);
}

const sources = filesOf('src', /(?<!\.test)\.tsx?$/);
const forms = sources.filter(
  ([file, text]) => file.startsWith('src/features') && /\b(?:declareRowForm|rowMessages)\(/.test(text),
);
const messages = sources.filter(([file]) => /(?:messages|mutations)\.ts$/.test(file));
const tests = [...filesOf('src', /\.test\.tsx?$/), ...filesOf('tests', /\.(?:test\.tsx?|spec\.ts)$/)]
  .concat(filesOf('tests', /^error-catalogue\.ts$/))
  .map(([, text]) => text)
  .join('\n');

/** The titles in files, after what stands before one. */
const titlesIn = (files: typeof sources, before: RegExp) =>
  files.flatMap(([, text]) =>
    [...text.matchAll(new RegExp(`${before.source}(['\`])([A-Z].+?)\\1`, 'g'))].map(
      ([, , title = '']) => title,
    ),
  );

const writtenTitles = [
  ...titlesIn([...messages, ...forms], /\btitle: /),
  ...titlesIn(sources, /\b(?:done|failed|toast)\(\s*(?:\{\s*title: )?/),
  ...titlesIn(
    sources,
    /(?:\b(?:failure|failed|shared): \{\s*title: |\nconst \w+ = \{ title: |useLoadFailureToast\(\w+, )/,
  ),
];

/** Those that are made of a noun. */
const madeTitles = forms.flatMap(([, text]) =>
  [...text.matchAll(/rowMessages\(\{\s*noun: '(.+?)',\s*verb: '(.+?)'/g)].flatMap(([, noun = '', verb]) => {
    const made = rowMessages({
      noun,
      verb: verb === 'Catat' ? 'Catat' : 'Tambah',
      added: '',
      deletion: () => ({ description: '' }),
    });
    const { notAdded, notUpdated, notDeleted } = made;
    return [made.added('', {}), made.updated('', {}), made.deleted(''), notAdded, notUpdated, notDeleted].map(
      ({ title }) => title,
    );
  }),
);

test.each([...new Set([...writtenTitles, ...madeTitles])])('a test shows the toast "%s"', (title) => {
  // A title with a name in it begins with fixed words.
  const [fixed = title] = title.split('${');
  expect(tests).toContain(fixed);
});
