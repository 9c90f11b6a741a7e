import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEEDED_ADMIN } from '../../supabase/local/addresses.ts';
import type { Mail } from '../../supabase/local/mailer.ts';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { visitor } from '../database/clients.ts';

const alarms = ['jobs_late', 'backup_late', 'build_late', 'mails_overdue'];
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'alarms-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a database that lay for a week has no alarm and mails none, once it is started', async () => {
  const before = await startLocalStack({ dataDir });
  await before.sql(
    `insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/5c23')`,
  );
  await before.sql(`
    insert into public.mail_outbox (recipient, template, occasion, send_after)
    values ('a@contoh.id', 'new_lead', 'new_lead:a', now() - interval '2 days')`);
  await before.sql(`update public.accounts set created_at = now() - interval '8 days'`);
  await before.sql(`update private.build_requests set wanted_at = now() - interval '7 days'`);
  await before.sql(`select private.note_daily_job('note_daily_numbers')`);
  await before.sql(`update private.daily_jobs set ran_at = now() - interval '7 days'`);
  await before.sql('alter table public.deploy_hook disable trigger stamp_deploy_hook');
  await before.sql(`update public.deploy_hook set changed_at = now() - interval '8 days'`);
  await before.sql('alter table public.deploy_hook enable trigger stamp_deploy_hook');
  const late = await before.sql<{ topic: string }>('select distinct topic from private.alarms order by 1');
  expect(late).toEqual([{ topic: 'build_late' }, { topic: 'jobs_late' }]);
  await before.close();

  const mails: Mail[] = [];
  const stack = await startLocalStack({ dataDir, onMail: (mail) => mails.push(mail) });
  try {
    const admin = visitor(stack);
    await admin.auth.signInWithPassword(SEEDED_ADMIN);
    const due = async () =>
      (await admin.from('admin_summary').select('topic').in('topic', alarms).gt('amount', 0)).data;
    await expect.poll(due, { timeout: 10_000 }).toEqual([]);
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(mails.filter(({ subject }) => subject.startsWith('Perlu diperiksa'))).toEqual([]);
  } finally {
    await stack.close();
  }
}, 120_000);
