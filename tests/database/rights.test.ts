import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RIGHTS } from './rights.ts';

const table = path.join(import.meta.dirname, '../../supabase/rights.md');

// That it is true is tried by supabase/tests/rights.test.sql.
test('supabase/rights.md says what supabase/tests/rights.psql declares (vitest -u writes it)', async () => {
  const rows = RIGHTS.map(
    ({ kind, thing, cells }) => `| ${kind} \`${thing}\` | ${Object.values(cells).join(' | ')} |\n`,
  );
  const text = await readFile(table, 'utf8');
  await expect(
    text.replace(/(?:^\| (?:table|view|function|bucket) .*\n)+/m, rows.join('')),
  ).toMatchFileSnapshot(table);
});
