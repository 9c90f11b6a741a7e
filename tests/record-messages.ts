import { afterEach, beforeEach, chai, expect, inject } from 'vitest';
import { record } from '../scripts/messages/recordings.ts';
import { watchPassages } from '../scripts/messages/watch-passages.ts';

// Records the messages that appear on the screen in a test, or that an assertion compares.
const pattern = inject('messagePattern');
const known = new RegExp(`^(?:${pattern})$`);
const passages = new Set<string>();

globalThis.notePassage = (passage) => passages.add(passage);
if (typeof document !== 'undefined') watchPassages(pattern);

/** Records the messages in an expected value: a text, a toast, or an object or array that contains some. */
function noteCompared(value: unknown) {
  if (typeof value === 'string' && known.test(value)) passages.add(value);
  if (typeof value !== 'object' || value === null) return;
  const { title, description } = Object(value);
  noteCompared([title, description].filter((part) => typeof part === 'string').join('\n'));
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return;
  Object.values(value).forEach(noteCompared);
}

chai.use((_chai, utils) => {
  for (const comparison of ['toBe', 'toContain', 'toEqual', 'toMatchObject', 'toHaveBeenCalledWith']) {
    utils.overwriteMethod(
      chai.Assertion.prototype,
      comparison,
      (compare: (...expected: unknown[]) => unknown) =>
        function (this: Chai.AssertionStatic, ...expected: unknown[]) {
          const result = compare.apply(this, expected);
          if (!utils.flag(this, 'negate')) expected.forEach(noteCompared);
          return result;
        },
    );
  }
});

beforeEach(() => passages.clear());

afterEach(({ task }) => {
  record(task.file.filepath, expect.getState().currentTestName ?? task.name, passages);
});
