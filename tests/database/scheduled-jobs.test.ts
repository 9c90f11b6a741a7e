import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostedLike, startHostedLike } from './hosted-like.ts';

// Of pg_cron, pg_net and Vault, which hosted projects have, no more than what the commands of the README call.
const EXTENSIONS = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text not null, command text not null);
  create function cron.schedule(text, text, text) returns void language sql as 'insert into cron.job values ($1, $2, $3)';
  create schema vault;
  create table vault.decrypted_secrets (decrypted_secret text, name text);
  create function vault.create_secret(text, text) returns void language sql as 'insert into vault.decrypted_secrets values ($1, $2)';
  create schema net;
  create table net._http_response (id bigint, status_code integer, error_msg text);
  create table net.asked (id bigint generated always as identity, url text, headers jsonb);
  create function net.http_post(url text, headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint
  language sql as 'insert into net.asked (url, headers) values (url, headers) returning id';`;

const hook = 'https://api.netlify.com/build_hooks/5c23RAHASIA';
let database: HostedLike;

beforeAll(async () => {
  database = await startHostedLike();
  await database.client.query(EXTENSIONS);
}, 60_000);

afterAll(() => database?.stop());

test('the jobs of the README are scheduled as it says, each of them runs, and then none is late', async () => {
  const readme = await readFile('supabase/README.md', 'utf8');
  const blocks = Array.from(readme.matchAll(/```sql\n([^]*?)```/g), ([, sql = '']) => sql);
  const inline = Array.from(readme.matchAll(/`(select cron\.schedule[^`]+)`/g), ([, sql = '']) => sql);
  const { client } = database;
  for (const sql of [...blocks, ...inline]) await client.query(sql.replaceAll(/create extension.*;/g, ''));

  await client.query(
    `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'a@contoh.id', now())`,
  );
  await client.query(`update public.accounts set role = 'admin', created_at = now() - interval '3 days'`);
  await client.query(`insert into public.deploy_hook (url, changed_at) values ('${hook}', '2026-01-01')`);
  await client.query(`select private.queue_mail('a@contoh.id', 'invitation', 'invitation:a')`);
  const { rows: late } = await client.query<{ reason: string }>(
    `select reason from private.alarms where topic = 'jobs_late' order by reason`,
  );
  expect(late.map(({ reason }) => reason)).toEqual([
    'delete_expired_leads',
    'note_daily_numbers',
    'queue_alarm_mails',
    'queue_certificate_mails',
  ]);

  const { rows: jobs } = await client.query<{ schedule: string; command: string }>(
    'select schedule, command from cron.job',
  );
  for (const { schedule, command } of jobs) {
    expect(schedule).toMatch(/^(?:[\d*]+ ){4}[\d*]+$/);
    await client.query(command);
  }
  expect((await client.query('select url, headers from net.asked order by headers desc')).rows).toEqual([
    {
      url: 'https://REFERENCE.supabase.co/functions/v1/kirim-surat',
      headers: { 'x-kirim-surat-key': 'the key' },
    },
    { url: hook, headers: {} },
  ]);
  expect((await client.query('select * from private.alarms')).rows).toEqual([]);
});
