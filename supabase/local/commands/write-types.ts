import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDatabaseTypes, typesFile } from '../database-types.ts';

await writeFile(typesFile, await generateDatabaseTypes());
console.log(`Wrote ${path.relative(process.cwd(), typesFile)}`);
