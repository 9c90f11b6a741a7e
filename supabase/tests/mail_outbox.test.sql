-- The outbox: who may what, what is told once, how a worker claims and notes, and what an admin decides.
begin;
\ir setup.psql
select plan(46);

delete from auth.users where id not in (select id from persons);
delete from public.mail_outbox;

-- Grants and policies
select ok(
  not has_column_privilege('authenticated', 'public.mail_outbox', name, 'SELECT'), what
)
from (values
  ('data', 'the token of an invitation is read by nobody'), ('recipient', 'whom a mail is for only in the view'),
  ('row_id', 'as is what it tells of'), ('last_error', 'and what a mail server says of the address')
) as columns (name, what);

-- Queue: each occasion once, also after it was sent
select private.queue_mail('tamu@contoh.id', 'invitation', 'invitation:1', null, '{"token": "RAHASIA"}');
select private.queue_mail('lain@contoh.id', 'invitation', 'invitation:1');
select results_eq('select recipient from public.mail_outbox', $$ values ('tamu@contoh.id') $$, 'an occasion is told once');
select throws_ok(
  $$ select private.queue_mail('tamu@contoh.id', 'iklan', 'iklan:1') $$, '23514', null, 'there is no such template'
);
select throws_ok($$ select private.queue_mail(' ', 'answer', 'answer:1') $$, '23514', null, 'nobody is no recipient');

-- A worker
select tests.as('service_role');
create temporary table claimed as select * from public.claim_mails();
select results_eq(
  'select recipient, template, attempt, data from claimed', $$ values ('tamu@contoh.id', 'invitation', 1, '{"token": "RAHASIA"}'::jsonb) $$,
  'a worker is handed what is due'
);
select is_empty('select from public.claim_mails()', 'and nobody else is handed it meanwhile');
create function pg_temp.mail() returns uuid language sql as 'select id from claimed';
create function pg_temp.state() returns text language sql as 'select state from public.mails where id = pg_temp.mail()';
select ok(not public.mail_sending(pg_temp.mail(), 2), 'a claim that it does not have is no claim');
select tests.as('owner');
update public.mail_outbox set claimed_until = now() - interval '1 second';
select ok(not public.mail_sending(pg_temp.mail(), 1), 'nor is one that has ended');
select is(pg_temp.state(), 'waiting', 'so that the mail waits');
select is((select attempt from public.claim_mails()), 2, 'and is handed to the next');
select ok(not public.mail_sending(pg_temp.mail(), 1), 'while the first is too late');
select ok(public.mail_sending(pg_temp.mail(), 2), 'the next hands it over');
select ok(not public.mail_sending(pg_temp.mail(), 2), 'once');
select is(pg_temp.state(), 'waiting', 'it is not known yet what becomes of it');

-- One that dies now leaves it uncertain
update public.mail_outbox set claimed_until = now();
select is(pg_temp.state(), 'uncertain', 'without a note it may have been sent');
select is_empty('select from public.claim_mails()', 'and nobody sends it again');
select public.mail_sent(pg_temp.mail(), 1);
select is(pg_temp.state(), 'uncertain', 'what another worker says does not count');
select public.mail_sent(pg_temp.mail(), 2);
select is(pg_temp.state(), 'sent', 'a late note does');
select is((select data from public.mail_outbox), '{}', 'the token is gone');
select private.queue_mail('tamu@contoh.id', 'invitation', 'invitation:1');
select is((select count(*)::integer from public.mail_outbox), 1, 'what was sent is not sent again');
delete from public.mail_outbox;

-- Failures
create function pg_temp.attempt(outcome text) returns text language plpgsql as $$
declare
  mail record;
  after record;
begin
  update public.mail_outbox set send_after = now() where send_after > now();
  select * into mail from public.claim_mails();
  perform public.mail_sending(mail.id, mail.attempt);
  perform public.mail_failed(mail.id, mail.attempt, 'Alasan', outcome);
  select state, send_after - now() as wait into after from public.mails where id = mail.id;
  return coalesce(after.state || case when after.state = 'waiting' then ' ' || after.wait else '' end, 'deleted');
end;
$$;
select private.queue_mail('arum@contoh.id', 'invitation', 'invitation:2', null, '{"token": "RAHASIA"}');
select results_eq(
  $$ select pg_temp.attempt('later') from generate_series(1, 11) $$,
  $$
    values
      ('waiting 00:01:00'), ('waiting 00:05:00'), ('waiting 00:15:00'), ('waiting 01:00:00'), ('waiting 04:00:00'),
      ('waiting 12:00:00'), ('waiting 12:00:00'), ('waiting 12:00:00'), ('waiting 12:00:00'), ('waiting 12:00:00'), ('failed')
  $$,
  'it is tried again after longer and longer waits, and given up in the third day'
);
select is((select last_error from public.mails), 'Alasan', 'the reason is kept');
select private.queue_mail('bayu@contoh.id', 'invitation', 'invitation:3');
select is(pg_temp.attempt('refused'), 'failed', 'what was refused is not tried again');
select private.queue_mail('citra@contoh.id', 'invitation', 'invitation:4', null, '{"token": "RAHASIA"}');
select is(pg_temp.attempt('unknown'), 'uncertain', 'what may have arrived neither');
select private.queue_mail('dewi@contoh.id', 'invitation', 'invitation:5');
update public.mail_outbox set send_after = now() - interval '73 hours' where recipient = 'dewi@contoh.id';
select is_empty('select from public.claim_mails()', 'what was due for three days is no news');
select results_eq(
  $$ select state, last_error from public.mails where recipient = 'dewi@contoh.id' $$,
  $$ values ('failed', 'Tidak ada yang mengirimnya selama 3 hari.') $$, 'and fails'
);

-- A failed mail is not sent again while another one waits that tells the same
select private.queue_mail('eka@contoh.id', 'answer', 'answer:1');
create temporary table first as select * from public.claim_mails();
select public.mail_sending(id, attempt) from first;
select private.queue_mail('eka@contoh.id', 'answer', 'answer:1');
select is(
  (select count(*)::integer from public.mail_outbox where recipient = 'eka@contoh.id'), 2, 'an answer after the one that is being sent is another'
);
select public.mail_failed(id, attempt, 'Alasan', 'later') from first;
select is(
  (select count(*)::integer from public.mail_outbox where recipient = 'eka@contoh.id'), 1, 'if that fails, one tells all'
);
select is_empty('select from public.mail_outbox join first using (id)', 'the later one');
delete from public.mail_outbox where recipient = 'eka@contoh.id';

-- An admin decides
select tests.as('admin');
select results_eq(
  'select recipient, state from public.mails order by recipient',
  $$ values ('arum@contoh.id', 'failed'), ('bayu@contoh.id', 'failed'), ('citra@contoh.id', 'uncertain'), ('dewi@contoh.id', 'failed') $$,
  'an admin reads what became of mails'
);
select results_eq(
  $$ select topic, amount, reason from public.admin_summary where topic like 'mails_%' order by topic $$,
  $$ values ('mails_failed', 3, (select last_error from public.mails where state = 'failed' order by created_at desc, id desc limit 1)), ('mails_overdue', 0, null), ('mails_uncertain', 1, null) $$,
  'and in the summary how many, with a reason'
);
select public.resend_mail(id) from public.mails where recipient in ('arum@contoh.id', 'citra@contoh.id');
select results_eq(
  $$ select recipient from public.mails where state = 'waiting' order by 1 $$, $$ values ('arum@contoh.id'), ('citra@contoh.id') $$,
  'has them sent again'
);
select throws_ok(
  $$ select public.resend_mail(id) from public.mails where recipient = 'bayu@contoh.id' $$, 'P0001',
  'Undangan ini sudah tidak berlaku. Buat undangan baru.', 'except an invitation without its token'
);
select public.accept_mail(id) from public.mails where recipient = 'citra@contoh.id';
select is((select state from public.mails where recipient = 'citra@contoh.id'), 'waiting', 'what waits is not taken as sent');
select tests.as('owner');
select public.mail_sending(id, attempt) from public.claim_mails() where recipient = 'citra@contoh.id';
update public.mail_outbox set claimed_until = now() where recipient = 'citra@contoh.id';
select tests.as('admin');
select public.accept_mail(id) from public.mails where recipient = 'citra@contoh.id';
select is((select state from public.mails where recipient = 'citra@contoh.id'), 'sent', 'what is uncertain may be');
select isnt_empty($$ delete from public.mail_outbox where id = (select id from public.mails where recipient = 'bayu@contoh.id') returning id $$, 'a mail may be deleted');
select throws_ok('select data from public.mail_outbox', '42501', null, 'an admin reads no token');
select throws_ok($$ update public.mail_outbox set recipient = 'x@contoh.id' $$, '42501', null, 'and changes nothing else');

-- Others
-- Of a mail to somebody who complained admins see the complaint, not the address, which they open there.
select tests.as('owner');
insert into public.keluhan (id, kategori, hari, isi, kode_lacak, bernama)
values ('c9000000-0000-4000-8000-000000000001', 'makanan', '2026-01-01', 'x', 'KEH000000001', true);
insert into public.keluhan_pengirim (keluhan_id, email) values ('c9000000-0000-4000-8000-000000000001', 'sari@contoh.id');
select private.queue_mail('sari@contoh.id', 'answer', 'answer:keluhan:c9000000-0000-4000-8000-000000000001', 'c9000000-0000-4000-8000-000000000001');
update public.mail_outbox set last_error = '550 <sari@contoh.id>: unknown user' where recipient = 'sari@contoh.id';
select tests.as('admin');
select results_eq(
  $$ select recipient, last_error from public.mails where keluhan_id = 'c9000000-0000-4000-8000-000000000001' $$,
  $$ values (null::text, '550 … unknown user') $$,
  'an admin is not told who complained'
);
select tests.as('owner');
delete from public.keluhan;
delete from public.mail_outbox where template = 'new_complaint';
select tests.as('manager');
select throws_ok($$ select public.resend_mail(gen_random_uuid()) $$, '42501', null, 'nor has anything sent again');
select throws_ok($$ select public.accept_mail(gen_random_uuid()) $$, '42501', null, 'nor taken as sent');
select public.choose_mails(false, true);
select tests.as('owner');
select results_eq(
  'select email, wants_lead_mails, wants_certificate_mails from public.accounts order by email',
  $$ values ('admin@contoh.id', true, true), ('menunggu@contoh.id', true, true), ('pengelola@contoh.id', false, true) $$,
  'whoever is signed in chooses for the own account'
);

-- Retention
update public.mail_outbox set sent_at = now() - interval '31 days' where recipient = 'citra@contoh.id';
update public.mail_outbox set created_at = now() - interval '8 days' where recipient = 'arum@contoh.id';
select private.delete_expired_leads();
select results_eq(
  'select recipient, data from public.mail_outbox order by recipient', $$ values ('arum@contoh.id', '{}'::jsonb), ('dewi@contoh.id', '{}') $$,
  'mails go after 30 days, the token of an invitation after 7'
);

select * from finish();
rollback;
