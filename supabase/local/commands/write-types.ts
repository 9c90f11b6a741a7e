import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDatabaseTypes } from '../database-types.ts';

for (const [file, code] of await generateDatabaseTypes()) {
  await writeFile(file, code);
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}
