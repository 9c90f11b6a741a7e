-- The view of the inbox: admins read the rows of all tables, managers complaints, nobody else any; nobody writes through it.
begin;
\ir setup.psql
select plan(26);

insert into public.contact_messages (id, name, email, phone, subject, message, created_at) values (
  '60000000-0000-4000-8000-000000000001', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo',
  '2096-01-01 08:00+07'
);
insert into public.partnership_applications (
  id, opportunity_id, company_name, contact_person, email, message, document_url, created_at
) values (
  '70000000-0000-4000-8000-000000000001', 'investasi_sppg', 'CV Uji', 'Bayu', 'bayu@contoh.id', null,
  '/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf',
  '2096-01-02 08:00+07'
);

insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select '40000000-0000-4000-8000-000000000001', 'UJI-KELUHAN-1', 'SPPG Uji Keluhan', 'Kota Tegal', id from public.yayasan limit 1;
insert into public.keluhan (id, sppg_id, kategori, hari, sekolah, isi, kode_lacak, created_at) values
  ('80000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'alat_makan', tests.day(1), 'SDN Uji 1',
    'Omprengnya berkarat.', 'K7QF2M9TXW4D', '2096-01-03 08:00+07'),
  ('80000000-0000-4000-8000-000000000002', null, 'lain', tests.day(1), null, 'Entah dapur mana.', 'K7QF2M9TXW4E',
    '2096-01-04 08:00+07');

select tests.set_access('approved_only');

-- Manager
select tests.as('manager');
select results_eq('select distinct kind from public.leads', $$ values ('keluhan') $$, 'a manager reads complaints, and nothing else');
select results_eq(
  $$ select name, email, phone, sppg_name, kode_sppg, kategori, message, status from public.leads
     where created_at > '2096-01-01' order by created_at $$,
  $$
    values
      (null::text, null::text, null::text, 'SPPG Uji Keluhan', 'UJI-KELUHAN-1', 'alat_makan', 'Omprengnya berkarat.', 'Baru'),
      (null, null, null, null, null, 'lain', 'Entah dapur mana.', 'Baru')
  $$,
  'with their kitchen, and without their senders'
);
select results_eq(
  format($$ select message from public.leads where created_at > '2096-01-01' and search_text ilike '%%%s%%' $$, word),
  $$ values ('Omprengnya berkarat.') $$, 'complaints are searched: ' || word
)
from unnest(array['uji keluhan', 'UJI-KELUHAN-1', 'alat makan', 'SDN Uji', 'berkarat']) as word;
select results_eq(
  $$ select due_at from public.leads where message = 'Omprengnya berkarat.' $$,
  $$ select tenggat from public.keluhan where isi = 'Omprengnya berkarat.' $$,
  'their clock is that of the first answer'
);
select is_empty(
  $$ select from public.leads where kode_lacak is not null or search_text ~ 'K7QF|XW4D' $$,
  'a manager finds no code of a sender, with which they could write again'
);
select throws_ok(
  query, '42501', 'permission denied for table keluhan', 'a manager reads no code in the table either: ' || query
)
from (values
  ('select kode_lacak from public.keluhan'), ('select * from public.keluhan'),
  ('select id from public.keluhan where kode_lacak like ''K%'''), ('select id from public.keluhan order by kode_lacak'),
  ('update public.keluhan set note = kode_lacak'), ('delete from public.keluhan returning kode_lacak')
) as asking (query);

-- Admin
select tests.as('admin');
select results_eq(
  format($$ select kode_lacak from public.leads where search_text ilike '%%%s%%' $$, word),
  $$ values ('K7QF2M9TXW4D') $$, 'an admin finds a complaint by its code: ' || word
)
from unnest(array['K7QF-2M9T-XW4D', 'K7QF2M9TXW4D']) as word;
select results_eq(
  $$
    select kind, id, name, subject, company_name, opportunity_id, message, document_url is not null, status
    from public.leads where created_at > '2096-01-01' and kind <> 'keluhan' order by created_at desc, id desc
  $$,
  $$
    values
      ('partnership_applications', '70000000-0000-4000-8000-000000000001'::uuid, 'Bayu', null, 'CV Uji',
        'investasi_sppg', null, true, 'Baru'),
      ('contact_messages', '60000000-0000-4000-8000-000000000001', 'Arum', 'Bertanya', null, null, 'Halo', false, 'Baru')
  $$,
  'an admin reads messages and applications as one list, newest first'
);
select results_eq(
  $$ select kind from public.leads where created_at > '2096-01-01' and search_text ilike '%CV Uji%' $$,
  $$ values ('partnership_applications') $$,
  'the company is searched'
);
select results_eq(
  $$ select kind from public.leads where created_at > '2096-01-01' and search_text ilike '%0800-0000-0099%' $$,
  $$ values ('contact_messages') $$,
  'the telephone number is searched'
);
select results_eq(
  $$ select kind from public.leads where created_at > '2096-01-01' and search_text ilike '%080000000099%' $$,
  $$ values ('contact_messages') $$,
  'the telephone number is found however it is written'
);
select throws_ok(
  $$ insert into public.leads (kind) values ('contact_messages') $$,
  '55000', 'cannot insert into view "leads"',
  'an admin cannot insert through leads'
);
select throws_ok(
  $$ update public.leads set status = 'Selesai' $$,
  '55000', 'cannot update view "leads"',
  'an admin cannot update through leads'
);
select throws_ok(
  $$ delete from public.leads $$,
  '55000', 'cannot delete from view "leads"',
  'an admin cannot delete through leads'
);
update public.partnership_applications set status = 'Ditinjau', note = 'Ditelepon besok.'
where id = '70000000-0000-4000-8000-000000000001';
select results_eq(
  $$ select status, note, handler_email, handled_at from public.leads where id = '70000000-0000-4000-8000-000000000001' $$,
  $$ values ('Ditinjau', 'Ditelepon besok.', 'admin@contoh.id', now()) $$,
  'status and note changed in the table show at once, with who and when'
);
select tests.as('owner');
update auth.users set email = 'alamat-baru@contoh.id' where id = tests.id('admin');
select tests.as('admin');
update public.contact_messages set status = 'Selesai' where id = '60000000-0000-4000-8000-000000000001';
select results_eq(
  $$ select actor_id, actor_email from public.audit_actors where actor_id = tests.id('admin') $$,
  $$ values (tests.id('admin'), 'alamat-baru@contoh.id') $$,
  'an admin sees everybody who changed something, each once, with the address of their last change'
);

select * from finish();
rollback;
