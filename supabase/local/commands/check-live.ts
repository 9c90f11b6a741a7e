import { loadEnv } from 'vite';
import { readEnv } from '../../../scripts/build/env.ts';
import { checkLive } from '../../../scripts/check-live.ts';

const found = await checkLive(readEnv(loadEnv('production', process.cwd(), 'VITE_')));
for (const [check, problems] of Object.entries(found))
  console.log([`${problems.length === 0 ? 'good' : 'LACKS'}  ${check}`, ...problems].join('\n       '));
if (Object.values(found).flat().length > 0) process.exitCode = 1;
