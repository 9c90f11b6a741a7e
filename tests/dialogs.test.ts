import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openedElsewhere, walks } from './e2e/walked-dialogs';

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

/** What makes a dialog of what other files say. */
const makers = ['components/row-form/row-dialogs', 'features/editorial/editor/entry-dialog'];

describe('the walk of dialogs', () => {
  const covered = [...walks.flatMap(({ dialogs }) => Object.keys(dialogs)), ...Object.keys(openedElsewhere)];

  test('opens those of each file that has any, or names the test that does', () => {
    const found = sources('src')
      .filter(
        ({ text }) =>
          /(?:from |import\()'@\/components\/(?:ui\/)?(?:[a-z]+-)*dialog'/.test(text) ||
          makers.some((maker) => text.includes(`from '@/${maker}'`)),
      )
      .filter(({ file }) => !makers.includes(file.replace(/\.tsx$/, '')))
      .map(({ file }) => file.replace(/^features\//, ''));
    expect(
      found.filter((file) => !covered.includes(file)),
      'walked by no test',
    ).toEqual([]);
    expect(
      covered.filter((file) => !found.includes(file)),
      'without a dialog',
    ).toEqual([]);
  });

  test('finds those files, since what makes a dialog is named so', () => {
    const makers = sources('src/components').filter(({ text }) => text.includes("from './ui/dialog'"));
    expect(makers.map(({ file }) => file).filter((file) => !file.endsWith('-dialog.tsx'))).toEqual([]);
    expect(makers).not.toHaveLength(0);
  });

  test.each(Object.entries(openedElsewhere))(
    'leaves %s to a test that opens it',
    (_, { test: file, words }) => {
      expect(readFileSync(path.join('tests', file), 'utf8')).toContain(words);
    },
  );
});
