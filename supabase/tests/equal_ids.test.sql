-- Ids are made in browsers, so rows of two tables may have one id: what reads several tables together tells them apart.
begin;
\ir setup.psql
select plan(23);

select tests.set_access('any_signed_in');
insert into public.yayasan (id, nama) values ('40000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.yayasan_kontak (yayasan_id, email) values ('40000000-0000-4000-8000-000000000001', 'y@contoh.id');
create function pg_temp.same() returns uuid language sql immutable as $$ select '40000000-0000-4000-8000-000000000001'::uuid $$;

-- Everything that hangs on a kitchen, and the kitchen itself, with one id
select tests.as('manager');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi) values (pg_temp.same(), 'UJI-1', 'SPPG Uji', 'Jalan Uji', pg_temp.same(), 'Sudah Operasional');
insert into public.sppg_sertifikat (id, sppg_id, jenis, tanggal_daftar) values (pg_temp.same(), pg_temp.same(), 'PBG', '2026-01-01');
insert into public.sppg_penghentian (id, sppg_id, mulai, sampai, oleh, alasan) values (pg_temp.same(), pg_temp.same(), '2026-01-01', '2026-01-02', 'Kami', 'Uji');
insert into public.sppg_inspeksi (id, sppg_id, hari, oleh, hasil, temuan) values (pg_temp.same(), pg_temp.same(), '2026-01-01', 'Kami', 'baik', 'Uji');
insert into public.sppg_perkembangan (id, sppg_id, tanggal, status_verifikasi) values (pg_temp.same(), pg_temp.same(), '2026-01-01', 'Sudah Operasional');
select public.laporkan_kejadian(jsonb_build_object('id', pg_temp.same(), 'sppg_id', pg_temp.same(), 'jenis', 'lain', 'hari', '2026-01-01'));
select tests.as('owner');
delete from public.audit_log;
select tests.as('pending');
select lives_ok(
  $$ insert into public.sppg_sekolah (id, sppg_id, nama) values (pg_temp.same(), pg_temp.same(), 'SD Palsu') $$, 'a stranger adds a school with the id of its kitchen'
);
select tests.as('owner');
create temporary table hanging as
  select table_name::text from private.known_tables join information_schema.columns using (table_name)
  where table_schema = 'public' and column_name = 'sppg_id' and (is_restorable or table_name = 'sppg_kejadian')
    -- Content of admins, which names a kitchen.
    and table_name <> 'job_openings';
select is((select count(*) from hanging), 6::bigint, 'all tables that hang on a kitchen are among them');
select set_eq(
  'select table_name from private.words_of_kitchens(array[pg_temp.same()]) where row_id = pg_temp.same()',
  $$ select table_name from hanging union select 'sppg' $$, 'each with its own words'
);
select tests.as('manager');
select lives_ok(
  $$ select public.konfirmasi_sppg(id, updated_at) from public.sppg where id = pg_temp.same() $$, 'a manager confirms the kitchen all the same'
);
select tests.as('owner');
select is_empty('select from private.unread_words(array[pg_temp.same()])', 'and with it each of these rows');
select tests.as('pending');
delete from public.sppg_sekolah where id = pg_temp.same();
select tests.as('owner');
select results_eq(
  'select table_name from private.unread_words(array[pg_temp.same()])', array['sppg_sekolah'], 'when one of them goes, that one is unread'
);

-- Undoing, by what the preview calls each row
select tests.as('pending');
insert into public.sppg_sekolah (id, sppg_id, nama) values ('41000000-0000-4000-8000-000000000001', pg_temp.same(), 'SD Lain');
update public.sppg set nama = 'SPPG Palsu' where id = pg_temp.same();
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('41000000-0000-4000-8000-000000000001', 'UJI-2', 'SPPG Palsu', 'Jalan Uji', pg_temp.same());
select tests.as('admin');
create view pg_temp.preview as
  select table_name || ' ' || row_id as key, last_entry from public.account_changes(tests.id('pending'), now() - interval '1 hour', now());
select set_eq(
  'select key from pg_temp.preview',
  array[
    'sppg ' || pg_temp.same(), 'sppg 41000000-0000-4000-8000-000000000001', 'sppg_sekolah 41000000-0000-4000-8000-000000000001'
  ],
  'a kitchen and a school of one id are two rows of the preview'
);
select is_empty(
  $$
    select public.undo_account_changes(tests.id('pending'), now() - interval '1 hour', now(), (select jsonb_object_agg(key, last_entry) from pg_temp.preview where key like 'sppg_sekolah %'))
  $$, 'one of the two is undone'
);
select results_eq(
  $$ select (select count(*) from public.sppg where id = '41000000-0000-4000-8000-000000000001'), (select count(*) from public.sppg_sekolah where id = '41000000-0000-4000-8000-000000000001') $$,
  'values (1::bigint, 0::bigint)', 'and not the other'
);
select is_empty(
  $$
    select public.undo_account_changes(tests.id('pending'), now() - interval '1 hour', now(), (select jsonb_object_agg(key, last_entry) from pg_temp.preview where key like 'sppg %'))
  $$, 'then the others'
);
select results_eq('select nama from public.sppg where yayasan_id = pg_temp.same()', array['SPPG Uji'], 'all is undone');

-- Added again under an id that a row of another table had
select tests.as('pending');
select lives_ok(
  $$ insert into public.sppg_sekolah (id, sppg_id, nama) values ('42000000-0000-4000-8000-000000000001', pg_temp.same(), 'SD Baru') $$, 'a school that is added'
);
delete from public.sppg_sekolah where id = '42000000-0000-4000-8000-000000000001';
select throws_ok(
  $$ insert into public.sppg_sekolah (id, sppg_id, nama) values ('42000000-0000-4000-8000-000000000001', pg_temp.same(), 'SD Baru') $$, 'P0001', null, 'and deleted gives its id to no other school'
);
select lives_ok(
  $$ insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values ('42000000-0000-4000-8000-000000000001', 'UJI-3', 'SPPG', 'Jalan', pg_temp.same()) $$,
  'but locks out no kitchen'
);

-- What people send
select tests.as('owner');
delete from public.mail_outbox;
insert into public.contact_messages (id, name, email, subject, message, kode_lacak)
values (pg_temp.same(), 'Palsu', 'palsu@contoh.id', 'Uji', 'Uji', 'AAAABBBBCCC1');
insert into public.partnership_applications (id, opportunity_id, contact_person, email, kode_lacak)
values (pg_temp.same(), 'investasi_sppg', 'Asli', 'asli@contoh.id', 'AAAABBBBCCC2');
insert into public.keluhan (id, kategori, hari, isi, kode_lacak) values (pg_temp.same(), 'lain', tests.day(1), 'Uji', 'AAAABBBBCCC3');
delete from public.mail_outbox;
select tests.as('admin');
update public.partnership_applications set status = 'Diterima', pesan_publik = 'Rahasia' where id = pg_temp.same();
update public.contact_messages set status = 'Selesai', pesan_publik = 'Umum' where id = pg_temp.same();
select tests.as('owner');
update public.mail_outbox set send_after = now() - interval '1 minute';
select tests.as('service_role');
select results_eq(
  $$ select recipient, data ->> 'pesan', data ->> 'kode' from public.claim_mails() order by recipient $$,
  $$ values ('asli@contoh.id', 'Rahasia', 'AAAABBBBCCC2'), ('palsu@contoh.id', 'Umum', 'AAAABBBBCCC1') $$,
  'each sender is told of their own'
);
select tests.as('admin');
select is_empty(
  $$ select public.change_leads(jsonb_build_array(jsonb_build_object('kind', kind, 'id', id, 'handled_at', handled_at)), '{"status": "Ditolak"}') from public.leads where kind = 'contact_messages' and id = pg_temp.same() $$,
  'a message is changed'
);
select set_eq(
  'select kind, status from public.leads where id = pg_temp.same()',
  $$ values ('contact_messages', 'Ditolak'), ('partnership_applications', 'Diterima'), ('keluhan', 'Baru') $$, 'and nothing of its id in another table'
);
select is_empty(
  $$ select public.delete_leads(jsonb_build_array(jsonb_build_object('kind', kind, 'id', id, 'handled_at', handled_at))) from public.leads where kind = 'contact_messages' and id = pg_temp.same() $$,
  'it is deleted, and nobody is told that it is still there'
);
select set_eq(
  'select kind from public.leads where id = pg_temp.same()', array['partnership_applications', 'keluhan'], 'alone'
);
select tests.as('owner');
select results_eq(
  $$ select recipient from public.mail_outbox where template = 'answer' $$, array['asli@contoh.id'], 'with its own mail'
);
insert into public.contact_messages (id, name, email, subject, message) values (pg_temp.same(), 'Palsu', 'palsu@contoh.id', 'Uji', 'Uji');
update public.partnership_applications set status = 'Baru' where id = pg_temp.same();
select tests.as('admin');
select results_eq(
  $$ select messages, applications, complaints from public.forget_person('palsu@contoh.id', array[pg_temp.same()]) $$,
  'values (1, 0, 0)', 'who is forgotten takes nobody''s application along'
);
select isnt_empty('select from public.partnership_applications where id = pg_temp.same()', 'which stays');

-- Withdrawals are noted by table
select tests.as('owner');
delete from public.withdrawals;
select tests.as('manager');
delete from public.sppg_inspeksi where id = pg_temp.same();
select tests.as('owner');
select results_eq('select source, amount from public.withdrawals', $$ values ('sppg_inspeksi', 1) $$, 'what is taken from pages, once');

select * from finish();
rollback;
