import { inviteOwner } from '../invite-owner.ts';
import { LocalStackError } from '../local-stack-error.ts';
import { ownProject, productionEnv } from '../own-project.ts';

const { VITE_SITE_URL: siteUrl } = productionEnv('VITE_SITE_');
if (!siteUrl)
  throw new LocalStackError('Which site? Set VITE_SITE_URL in .env.production; .env.example explains it.');

const email = process.argv[3] ?? '';
const link = await inviteOwner(email, { ...ownProject(), siteUrl: siteUrl.replace(/\/+$/, '') });
console.log(`Open this link within 7 days, sign up as ${email}, confirm the address, and accept:\n${link}
Whoever has the link and that mailbox becomes an admin: pass it on to nobody else.`);
