import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

test('every day is typed into a field that says when it is left half typed', () => {
  expect(filesWith(/type="date"|type: 'date'/)).toEqual([
    'src/components/lists/filter-inputs.tsx',
    'src/components/ui/date-field.tsx',
  ]);
});

test('every address is typed into a field that does not make punycode of it; that of the sign-in cleans what is pasted', () => {
  expect(filesWith(/type="email"|type: 'email'/)).toEqual(['src/features/people/auth/login-dialog.tsx']);
  expect(readFileSync('src/features/people/auth/login-dialog.tsx', 'utf8')).toContain('onPaste={pasteEmail}');
});
