import { loadEnv } from 'vite';
import { apiKey } from '../../functions/_shared/api-keys.ts';
import { inviteOwner } from '../invite-owner.ts';
import { LocalStackError } from '../local-stack-error.ts';

const env = loadEnv('production', process.cwd(), 'VITE_');
const { VITE_SUPABASE_URL: url, VITE_SITE_URL: siteUrl } = env;
if (!url || !siteUrl)
  throw new LocalStackError(
    'Which project? Set VITE_SUPABASE_URL and VITE_SITE_URL in .env.production; .env.example explains them.',
  );

/** Only from the environment: in a file others could find it. */
function secretKey(): string {
  try {
    return apiKey('secret', (name) => process.env[name]);
  } catch {
    throw new LocalStackError(
      'A secret key of the project is needed (dashboard, Settings → API Keys): set SUPABASE_SERVICE_ROLE_KEY for this command only, as supabase/README.md says.',
    );
  }
}

const email = process.argv[3] ?? '';
const link = await inviteOwner(email, {
  url: url.replace(/\/+$/, ''),
  siteUrl: siteUrl.replace(/\/+$/, ''),
  serviceKey: secretKey(),
  fetch: (request: Request) => fetch(request),
});
console.log(`Open this link within 7 days, sign up as ${email}, confirm the address, and accept:\n${link}
Whoever has the link and that mailbox becomes an admin: pass it on to nobody else.`);
