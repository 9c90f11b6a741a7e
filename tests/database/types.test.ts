import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateDatabaseTypes, typesFile } from '../../supabase/local/database-types.ts';

test('the committed types are those of the migrations', async () => {
  const committed = await readFile(typesFile, 'utf8');
  expect(committed, 'Run "npm run db:types" and commit the result.').toBe(await generateDatabaseTypes());
});
