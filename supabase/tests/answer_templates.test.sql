-- Templates of answers: only admins write them; managers read those for complaints.
begin;
\ir setup.psql
select plan(25);

delete from public.answer_templates;
insert into public.answer_templates (id, title, isi)
values ('80000000-0000-4000-8000-000000000001', 'Diterima', 'Halo {nama}.');
insert into public.answer_templates (title, isi, status, untuk)
values ('Keluhan', 'Kami periksa.', 'Diperiksa', 'keluhan'), ('Bertanya', 'Kami menghubungi Anda.', null, 'keluhan_berkontak');

-- A template for any complaint promises no call or mail, as most senders leave no address; none has the sender's code
select throws_ok(
  format('insert into public.answer_templates (title, isi, status, untuk) values (''x'', %L, %L, %L)', isi, status, untuk), '23514', null, isi
)
from (values
  ('Kami menghubungi Anda.', null, 'keluhan'), ('Segera kami hubungi Anda.', null, 'keluhan'), ('Balas email kami.', null, 'keluhan'),
  ('Daftarnya kami kirim ke email Anda.', null, 'keluhan'), ('Kami akan menelepon.', null, 'keluhan'),
  ('Sebut kode {kode}.', null, 'keluhan_berkontak'), ('Sebut [Kode].', null, 'keluhan'), ('Ya.', 'Ditinjau', 'keluhan'), ('Ya.', 'Diperiksa', 'kiriman'),
  ('Ya.', 'Baru', 'keluhan')
) as bad (isi, status, untuk);
select lives_ok(
  $$ insert into public.answer_templates (title, isi, untuk) values ('Telepon', 'Telepon 119, atau kami pada jam kantor. Hasilnya kami tulis di sini.', 'keluhan') $$,
  'who complains may be told to call'
);
delete from public.answer_templates where title = 'Telepon';

-- Signed in, and a manager
select tests.as('manager');
select results_eq(
  'select title from public.answer_templates order by title', $$ values ('Bertanya'), ('Keluhan') $$, 'a manager reads those for complaints'
);

-- Admin
select tests.as('admin');
select lives_ok(
  $$ insert into public.answer_templates (id, title, isi, position, status)
     values ('80000000-0000-4000-8000-000000000002', 'Ditolak', 'Maaf, {nama}.', 2, 'Ditolak') $$,
  'an admin adds one'
);
select isnt_empty(
  $$ update public.answer_templates set isi = 'Maaf sekali, {nama}.' where title = 'Ditolak' returning id $$,
  'an admin changes one'
);
select isnt_empty($$ delete from public.answer_templates where title = 'Ditolak' returning id $$, 'an admin deletes one');
select results_eq(
  $$ select action, after ->> 'isi' from public.audit_log where row_id = '80000000-0000-4000-8000-000000000002' order by id $$,
  $$ values ('INSERT', 'Maaf, {nama}.'), ('UPDATE', 'Maaf sekali, {nama}.'), ('DELETE', null) $$,
  'the trail keeps all of it'
);
select lives_ok(
  $$ select public.restore_audit_entry(
       (select id from public.audit_log where row_id = '80000000-0000-4000-8000-000000000002' and action = 'DELETE')
     ) $$,
  'a deleted one can be restored'
);
select results_eq(
  $$ select isi, position, status from public.answer_templates where id = '80000000-0000-4000-8000-000000000002' $$,
  $$ values ('Maaf sekali, {nama}.', 2, 'Ditolak') $$,
  'and is what it was'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  format($$ update public.answer_templates set %s where id = '80000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "answer_templates" violates check constraint "%s"', rule), rule
)
from (values
  ($$title = ' '$$, 'answer_templates_title_not_blank'),
  ($$title = repeat('x', 81)$$, 'answer_templates_title_max_length'),
  ($$isi = E'\n'$$, 'answer_templates_isi_not_blank'),
  ($$isi = repeat('x', 501)$$, 'answer_templates_isi_max_length'),
  ('position = -1', 'answer_templates_position_plausible'),
  ('position = 1000', 'answer_templates_position_plausible'),
  ($$status = 'Dibalas'$$, 'answer_templates_status_known')
) as broken (change, rule);

select * from finish();
rollback;
