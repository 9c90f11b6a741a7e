import { loadEnv } from 'vite';
import { readEnv } from '../../../scripts/build/env.ts';
import { checkLive } from '../../../scripts/check-live.ts';
import { apiKey } from '../../functions/_shared/api-keys.ts';

/** Only from the environment, as for npm run owner; the check does without. */
function secretKey(): string | undefined {
  try {
    return apiKey('secret', (name) => process.env[name]);
  } catch {
    return undefined;
  }
}

const live = readEnv(loadEnv('production', process.cwd(), 'VITE_'));
const siteUrl = process.argv[3]?.replace(/\/+$/, '') ?? live.siteUrl;
const key = secretKey();
const found = await checkLive({ ...live, siteUrl, secretKey: key });
for (const [check, problems] of Object.entries(found))
  console.log([`${problems.length === 0 ? 'good' : 'LACKS'}  ${check}`, ...problems].join('\n       '));
if (!key) console.log('Without a secret key, limits on files were tried in part, and no mails looked at.');
if (Object.values(found).flat().length > 0) process.exitCode = 1;
