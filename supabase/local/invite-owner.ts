import { createHash, randomBytes } from 'node:crypto';
import { asService } from '../functions/_shared/api-keys.ts';
import { LocalStackError } from './local-stack-error.ts';
import type { OwnProject } from './own-project.ts';

type Rows = Record<string, unknown>[];

function callsOf({ url, serviceKey, fetch }: OwnProject) {
  return async (method: string, path: string, body?: object): Promise<Rows> => {
    const answer = await fetch(
      new Request(`${url}/rest/v1/${path}`, {
        method,
        headers: {
          ...asService(serviceKey),
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (answer.ok) return answer.json();
    const reason =
      answer.status === 401 || answer.status === 403
        ? 'The key is none of its secret keys.'
        : answer.status === 404
          ? 'It lacks the tables of this site: apply the migrations first (supabase/README.md, Deploy).'
          : await answer.text();
    throw new LocalStackError(`${url} answers with ${answer.status}. ${reason}`);
  };
}

/**
 * Invites the first admin, or the successor of one whose mailbox is lost, as admins invite from *Pengguna*: the link is for that
 * address alone, counts for 7 days, and stands in no database. The trail says that it was done with a secret key.
 * @returns the link to open
 * @throws LocalStackError when there is nothing to invite to, or when the project refuses
 */
export async function inviteOwner(typed: string, project: OwnProject & { siteUrl: string }): Promise<string> {
  const email = typed.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email))
    throw new LocalStackError(`"${typed}" is no e-mail address: npm run owner -- name@example.org`);
  const call = callsOf(project);
  const of = `email=eq.${encodeURIComponent(email)}`;
  const [account] = await call('GET', `accounts?${of}&select=role,ended_at`);
  if (account?.ended_at)
    throw new LocalStackError(
      `The access of ${email} has ended: an admin restores it under Pengguna. Or invite another address.`,
    );
  if (account?.role === 'admin')
    throw new LocalStackError(`${email} is an admin already: sign in at ${project.siteUrl}/admin.`);

  const token = randomBytes(32).toString('hex');
  await call('PATCH', `invitations?${of}&accepted_at=is.null&withdrawn_at=is.null`, {
    withdrawn_at: new Date().toISOString(),
  });
  await call('POST', 'invitations', {
    email,
    role: 'admin',
    token_hash: createHash('sha256').update(token).digest('hex'),
  });
  return `${project.siteUrl}/admin/undangan#${token}`;
}
