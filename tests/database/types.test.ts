import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateDatabaseTypes } from '../../supabase/local/database-types.ts';

test('the committed types, and what tables declare, are those of the migrations', async () => {
  for (const [file, code] of await generateDatabaseTypes())
    expect(await readFile(file, 'utf8'), 'Run "npm run db:types" and commit the result.').toBe(code);
});
