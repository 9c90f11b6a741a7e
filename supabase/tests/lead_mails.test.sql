-- Mails about messages and applications: to admins that something came, to senders that they were answered.
begin;
\ir setup.psql
select plan(35);

delete from auth.users where id not in (select id from persons);
delete from public.contact_messages;
delete from public.partnership_applications;
delete from public.mail_outbox;
select tests.add_person('tenang@contoh.id', 'admin');
update public.accounts set wants_lead_mails = false where email = 'tenang@contoh.id';

create function pg_temp.send(email text) returns void language sql as $$
  insert into public.contact_messages (id, name, email, subject, message, kode_lacak)
  values ('30000000-0000-4000-8000-000000000001', 'Arum RAHASIA', email, 'Bertanya', 'Isi', 'K7QF2M9TXW4D');
$$;

-- Something came
select tests.as('visitor');
select lives_ok($$ select pg_temp.send('arum@contoh.id') $$, 'a visitor sends a message');
select tests.as('owner');
select results_eq(
  'select recipient, template, data, send_after = now() from public.mail_outbox',
  $$ values ('admin@contoh.id', 'new_lead', '{"jumlah": 1}'::jsonb, true) $$,
  'one mail, to the admin who wants it, without the person; none to the sender'
);
create temporary table claimed as select * from public.claim_mails();
insert into public.partnership_applications (id, opportunity_id, contact_person, email)
values ('40000000-0000-4000-8000-000000000001', 'investasi_sppg', 'Bayu', 'bayu@contoh.id');
select results_eq(
  'select recipient, data from public.mail_outbox', $$ values ('admin@contoh.id', '{"jumlah": 2}'::jsonb) $$, 'one that waits counts what comes meanwhile'
);
select ok(not public.mail_sending(id, attempt), 'and is given back by who has claimed it') from claimed;
select ok(public.mail_sending(id, attempt), 'it is sent') from public.claim_mails();
insert into public.partnership_applications (opportunity_id, contact_person, email) values ('investasi_sppg', 'Bayu', 'bayu@contoh.id');
select public.mail_sent(id, attempts) from public.mail_outbox where sending_at is not null;
insert into public.partnership_applications (opportunity_id, contact_person, email) values ('investasi_sppg', 'Bayu', 'bayu@contoh.id');
select results_eq(
  'select data, send_after - now() from public.mail_outbox where sent_at is null',
  $$ values ('{"jumlah": 2}'::jsonb, interval '10 minutes') $$, 'the next waits ten minutes'
);
delete from public.mail_outbox;

-- The outbox is out of order
alter table public.mail_outbox add constraint broken check (template <> 'new_lead') not valid;
delete from public.contact_messages;
select tests.as('visitor');
select lives_ok($$ select pg_temp.send('arum@contoh.id') $$, 'what a visitor sends is stored all the same');
select tests.as('owner');
select isnt_empty('select from public.contact_messages', 'it is there');
alter table public.mail_outbox drop constraint broken;

-- An answer, of which a correction is told once
select tests.as('admin');
update public.contact_messages set status = 'Ditinjau', note = 'Catatan';
select tests.as('owner');
select is_empty('select from public.mail_outbox', 'a note and being read are no answer');
select tests.as('admin');
update public.contact_messages set pesan_publik = 'Jam 9.';
select tests.as('owner');
select results_eq(
  'select recipient, template, send_after - now() from public.mail_outbox', $$ values ('arum@contoh.id', 'answer', interval '5 minutes') $$,
  'an answer is mailed to the sender, after five minutes'
);
update public.mail_outbox set send_after = now();
create temporary table answer as select * from public.claim_mails();
update public.contact_messages set pesan_publik = 'Jam 10.', status = 'Selesai';
select ok(not public.mail_sending(id, attempt), 'a worker does not send what is being corrected') from answer;
select results_eq(
  'select recipient, send_after - now() from public.mail_outbox', $$ values ('arum@contoh.id', interval '5 minutes') $$, 'a correction is the same mail'
);
update public.mail_outbox set send_after = now();
create temporary table corrected as select * from public.claim_mails();
select results_eq(
  'select data from corrected',
  $$ values ('{"jenis": "contact_messages", "status": "Selesai", "pesan": "Jam 10.", "kode": "K7QF2M9TXW4D", "tanpa_telepon": true}'::jsonb) $$,
  'which says what the answer is by then'
);
select ok(public.mail_sending(id, attempt), 'it is sent') from corrected;
select public.mail_sent(id, attempt) from corrected;
select is((select data from public.mail_outbox), '{}', 'and says nothing any more');
update public.contact_messages set note = 'Lagi', status = 'Dihubungi';
select is_empty('select from public.mail_outbox where sent_at is null', 'the same answer is not mailed again');

-- What is taken back in time is not told
update public.contact_messages set status = 'Ditolak';
select isnt_empty('select from public.mail_outbox where sent_at is null', 'a decision is mailed');
update public.contact_messages set status = 'Dihubungi';
select is_empty('select from public.mail_outbox where sent_at is null', 'unless it was a slip');
update public.contact_messages set pesan_publik = 'Salah kirim.';
update public.contact_messages set pesan_publik = null;
select is_empty('select from public.mail_outbox where sent_at is null', 'nor is a text that was removed');
update public.contact_messages set pesan_publik = '  ';
select is_empty('select from public.mail_outbox where sent_at is null', 'nor one that says nothing');
select results_eq(
  format('with changed as (update public.partnership_applications set status = %L returning id) select 1 from changed limit 1', status),
  'values (1)', 'an application becomes ' || status
)
from unnest(array['Diterima', 'Ditolak', 'Selesai']) as status;
select is(
  (select count(*)::integer from public.mail_outbox where recipient = 'bayu@contoh.id'), 3, 'each application has one mail'
);

-- A lead is deleted
update public.contact_messages set status = 'Diterima';
select is((select count(*)::integer from public.mail_outbox where recipient = 'arum@contoh.id'), 2, 'one was sent, one waits');
delete from public.contact_messages;
select is_empty($$ select from public.mail_outbox where recipient = 'arum@contoh.id' $$, 'the mails about a deleted message are deleted');
delete from public.partnership_applications where id = '40000000-0000-4000-8000-000000000001';
select is((select count(*)::integer from public.mail_outbox where recipient = 'bayu@contoh.id'), 2, 'and those about an application');

-- An address that a sender typed in what templates of answers fill in
select tests.as('owner');
delete from public.mail_outbox;
insert into public.contact_messages (name, email, subject, message) values ('Arum jahat.contoh/bayar', 'cinta@contoh.id', 'Bertanya', 'Isi');
update public.contact_messages set pesan_publik = 'Halo Arum jahat.contoh/bayar.' where email = 'cinta@contoh.id';
update public.mail_outbox set send_after = now() where template = 'answer';
select is(
  (select data ->> 'ditulis' from public.claim_mails() where template = 'answer'), 'jahat.contoh/bayar',
  'goes along, to be cut out'
);

-- Complaints: to managers and admins who chose it, and an answer to who gave an address
select tests.as('owner');
delete from public.mail_outbox;
delete from public.keluhan;
select tests.as('manager');
select public.choose_mails(true, true, false);
select public.choose_mails(true, true);
select tests.as('owner');
select results_eq(
  $$ select wants_complaint_mails from public.accounts where user_id = tests.id('manager') $$, array[false], 'a manager chooses not to be told'
);
update public.accounts set wants_complaint_mails = false where email = 'tenang@contoh.id';
insert into public.keluhan (id, kategori, hari, isi, kode_lacak) values
  ('c9000000-0000-4000-8000-000000000001', 'makanan', '2026-01-01', 'RAHASIA', 'KEH000000001'),
  ('c9000000-0000-4000-8000-000000000002', 'makanan', '2026-01-01', 'RAHASIA', 'KEH000000002');
select results_eq(
  'select recipient, template, data, row_id from public.mail_outbox', $$ values ('admin@contoh.id', 'new_complaint', '{"jumlah": 2}'::jsonb, null::uuid) $$,
  'one mail to who chose it, without a word of the complaint'
);
update public.accounts set wants_complaint_mails = true where user_id = tests.id('manager');
insert into public.keluhan_pengirim (keluhan_id, email) values ('c9000000-0000-4000-8000-000000000002', 'dewi@contoh.id');
insert into public.keluhan_pesan (keluhan_id, dari, isi, status)
select id, 'kami', 'Sudah diganti.', 'Selesai' from public.keluhan;
select results_eq(
  $$ select recipient, row_id, send_after - now() from public.mail_outbox where template = 'answer' $$,
  $$ values ('dewi@contoh.id', 'c9000000-0000-4000-8000-000000000002'::uuid, interval '5 minutes') $$,
  'an answer is mailed to who gave an address, and to nobody else'
);
update public.mail_outbox set send_after = now();
insert into public.keluhan_pesan (keluhan_id, dari, isi, status)
values ('c9000000-0000-4000-8000-000000000002', 'kami', 'Sudah diganti semuanya.', null);
select is((select count(*) from public.mail_outbox where template = 'answer'), 1::bigint, 'another answer is the same mail while that waits');
select is(
  (select data from public.claim_mails() where template = 'answer'),
  '{"jenis": "keluhan", "status": "Selesai", "pesan": "Sudah diganti semuanya.", "kode": "KEH000000002", "tanpa_telepon": true}',
  'which says the latest'
);
insert into public.keluhan_pesan (keluhan_id, dari, isi) values ('c9000000-0000-4000-8000-000000000001', 'pengirim', 'RAHASIA');
select bag_eq(
  $$ select recipient, data from public.mail_outbox where template = 'new_complaint' $$,
  $$ values ('admin@contoh.id', '{"jumlah": 3}'::jsonb), ('pengelola@contoh.id', '{"jumlah": 1}') $$,
  'one that is opened again is told of, too'
);
delete from public.keluhan where id = 'c9000000-0000-4000-8000-000000000002';
select is_empty($$ select from public.mail_outbox where recipient = 'dewi@contoh.id' $$, 'a deleted complaint leaves no mail');

select * from finish();
rollback;
