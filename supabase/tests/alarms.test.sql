-- What should run by itself and does not: told in Ringkasan, and by one mail a day to each admin.
begin;
\ir setup.psql
select plan(11);

delete from auth.users where id not in (select id from persons);
delete from public.mail_outbox;
delete from private.daily_jobs;
delete from public.deploy_hook;

-- In Ringkasan, to an admin
create function pg_temp.told() returns table (topic text, amount integer, since date, reason text) language plpgsql as $$
begin
  perform tests.as('admin');
  return query
    select summary.topic, summary.amount, summary.since, summary.reason from public.admin_summary as summary
    where summary.topic in ('jobs_late', 'backup_late', 'build_late') and summary.amount > 0;
  perform tests.as('owner');
end;
$$;

-- Jobs that never ran
select is_empty('select * from pg_temp.told()', 'a new site has no late jobs');
update public.accounts set created_at = now() - interval '3 days' where email = 'admin@contoh.id';
select results_eq(
  'select * from pg_temp.told()',
  $$ values ('jobs_late', 4, tests.day(3), 'delete_expired_leads, note_daily_numbers, queue_alarm_mails, queue_certificate_mails') $$,
  'after two days with an account each job that never ran is late'
);

-- Jobs that stopped
select private.delete_expired_leads(), private.queue_certificate_mails(), private.note_daily_numbers(), private.queue_alarm_mails();
select is_empty('select * from pg_temp.told()', 'one that ran is not');
select is_empty($$ select from public.mail_outbox where template = 'alarm' $$, 'and nobody is mailed');
update private.daily_jobs set ran_at = now() - interval '49 hours' where job in ('note_daily_numbers', 'delete_expired_leads');
select results_eq(
  'select topic, amount, reason from pg_temp.told()', $$ values ('jobs_late', 2, 'delete_expired_leads, note_daily_numbers') $$, 'until it has not run for two days'
);

-- A backup, once there was one
select private.note_daily_job('backup');
select results_eq('select topic from pg_temp.told()', $$ values ('jobs_late') $$, 'a backup of today is not late');
update private.daily_jobs set ran_at = now() - interval '49 hours' where job = 'backup';
select results_eq('select topic from pg_temp.told() order by topic', $$ values ('backup_late'), ('jobs_late') $$, 'one of the day before yesterday is');

-- Mails
select tests.add_person('kedua@contoh.id', 'admin');
select private.queue_alarm_mails();
select private.queue_alarm_mails();
select results_eq(
  $$ select recipient, data ->> 'topik' from public.mail_outbox where template = 'alarm' order by 1, 2 $$,
  $$ values ('admin@contoh.id', 'backup_late'), ('admin@contoh.id', 'jobs_late'), ('kedua@contoh.id', 'backup_late'), ('kedua@contoh.id', 'jobs_late') $$,
  'each admin is mailed about each, once a day'
);
select results_eq(
  $$ select data from public.mail_outbox where data ->> 'topik' = 'jobs_late' limit 1 $$,
  $$ select jsonb_build_object('topik', 'jobs_late', 'sejak', ((now() - interval '49 hours') at time zone 'Asia/Jakarta')::date, 'alasan', 'delete_expired_leads, note_daily_numbers') $$,
  'with day and reason'
);

-- Who may know
select tests.as('manager');
select is_empty($$ select from private.alarms_of('backup_late') $$, 'a manager does not learn of them');
select throws_ok('select from private.alarms', '42501', null, 'nor from the view');

select * from finish();
rollback;
