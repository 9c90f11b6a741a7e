import { rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from '../data-dir-lock.ts';
import { startLocalStack } from '../start-local-stack.ts';

const dataDir = path.resolve('.local');
const unlock = await lockDataDir(dataDir);
await rm(dataDir, { recursive: true, force: true });
await unlock();
const stack = await startLocalStack({ dataDir });
await stack.close();
for (const note of stack.notes) console.log(`Note: ${note}`);
console.log('The embedded database is new: all migrations applied, seed data loaded.');
