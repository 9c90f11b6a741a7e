-- The audit trail: written by triggers, read by admins, changed by nobody; deleted rows come back.
begin;
\ir setup.psql
select plan(47);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.contact_messages (id, name, email, subject, message)
values ('60000000-0000-4000-8000-000000000001', 'Arum', 'arum@contoh.id', 'Bertanya', 'Halo');
insert into public.partnership_applications (id, opportunity_id, contact_person, email)
values ('70000000-0000-4000-8000-000000000001', 'investasi_sppg', 'Arum', 'arum@contoh.id');

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select throws_ok(
  $$ select public.restore_audit_entry(1) $$,
  '42501', 'Hanya admin yang dapat melakukan ini.',
  'a pending user cannot restore a row'
);

-- Every change of an SPPG, with its author and time
select tests.as('admin');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('UJI-A', 'SPPG Awal', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
update public.sppg set nama = 'SPPG Baru' where kode_unik_pendaftaran = 'UJI-A';
update public.sppg set nama = 'SPPG Baru' where kode_unik_pendaftaran = 'UJI-A';
delete from public.sppg where kode_unik_pendaftaran = 'UJI-A';
select results_eq(
  $$
    select action, actor_id, actor_email, actor_role, created_at, before ->> 'nama', after ->> 'nama', row_id is not null
    from public.audit_log
    where table_name = 'sppg' and coalesce(before, after) ->> 'kode_unik_pendaftaran' = 'UJI-A'
    order by id
  $$,
  $$
    values
      ('INSERT', tests.id('admin'), 'admin@contoh.id', 'authenticated', now(), null, 'SPPG Awal', true),
      ('UPDATE', tests.id('admin'), 'admin@contoh.id', 'authenticated', now(), 'SPPG Awal', 'SPPG Baru', true),
      ('DELETE', tests.id('admin'), 'admin@contoh.id', 'authenticated', now(), 'SPPG Baru', null, true)
  $$,
  'insert, update and delete are recorded, a save without a change is not'
);
select results_eq(
  $$
    select (before - 'created_at' - 'updated_at' - 'dikonfirmasi_pada') from public.audit_log
    where table_name = 'sppg' and action = 'DELETE' and before ->> 'kode_unik_pendaftaran' = 'UJI-A'
  $$,
  $$
    select to_jsonb(jsonb_populate_record(null::public.sppg, '{}')) - 'created_at' - 'updated_at' - 'dikonfirmasi_pada' || jsonb_build_object(
      'id', row_id, 'kode_unik_pendaftaran', 'UJI-A', 'nama', 'SPPG Baru', 'lokasi', 'Kota Semarang',
      'status_pengajuan_sppg', 'Draf', 'status_bangunan', 'Bangunan Baru',
      'yayasan_id', '20000000-0000-4000-8000-000000000001', 'status_verifikasi', 'Siap Bangun'
    )
    from public.audit_log
    where table_name = 'sppg' and action = 'DELETE' and before ->> 'kode_unik_pendaftaran' = 'UJI-A'
  $$,
  'the whole deleted row is kept'
);
insert into public.program_documents (title, file_name, file_url, file_path) values (
  'Uji', '1_Uji.pdf', '/storage/v1/object/public/program_documents/program_regulations/1_Uji.pdf', 'program_regulations/1_Uji.pdf'
);
delete from public.program_documents where file_name = '1_Uji.pdf';
select results_eq(
  $$
    select action, actor_id from public.audit_log
    where table_name = 'program_documents' and coalesce(before, after) ->> 'file_name' = '1_Uji.pdf' order by id
  $$,
  $$ values ('INSERT', tests.id('admin')), ('DELETE', tests.id('admin')) $$,
  'documents are recorded'
);
insert into public.yayasan (nama) values ('Yayasan Terekam');
update public.yayasan set alamat = 'Jalan Kawung' where nama = 'Yayasan Terekam';
delete from public.yayasan where nama = 'Yayasan Terekam';
select results_eq(
  $$
    select action, actor_id, before ->> 'alamat', after ->> 'alamat' from public.audit_log
    where table_name = 'yayasan' and coalesce(before, after) ->> 'nama' = 'Yayasan Terekam' order by id
  $$,
  $$
    values
      ('INSERT', tests.id('admin'), null, null),
      ('UPDATE', tests.id('admin'), null, 'Jalan Kawung'),
      ('DELETE', tests.id('admin'), 'Jalan Kawung', null)
  $$,
  'foundations are recorded, with the admin who changed them'
);
select public.set_account_role(tests.id('pending'), 'admin');
select results_eq(
  $$
    select action, actor_id, before ->> 'role', after ->> 'role' from public.audit_log
    where table_name = 'accounts' and row_id = tests.id('pending') order by id
  $$,
  $$ values ('INSERT', null::uuid, null, 'pending'), ('UPDATE', tests.id('admin'), 'pending', 'admin') $$,
  'a raised role is recorded with the admin who raised it'
);
select public.set_access_mode('any_signed_in');
select results_eq(
  $$
    select actor_id, before ->> 'access_mode', after ->> 'access_mode' from public.audit_log
    where table_name = 'access_settings' order by id desc limit 1
  $$,
  $$ values (tests.id('admin'), 'approved_only', 'any_signed_in') $$,
  'a switched access mode is recorded'
);
update public.contact_messages set status = 'Selesai', note = 'Dijawab.' where id = '60000000-0000-4000-8000-000000000001';
update public.partnership_applications set status = 'Ditolak', pesan_publik = 'Kuota tahun ini sudah penuh.' where id = '70000000-0000-4000-8000-000000000001';
select results_eq(
  $$
    select table_name, row_id, before, after from public.audit_log
    where table_name in ('contact_messages', 'partnership_applications') and row_id::text ~ '^[67]0000000-' order by id
  $$,
  $$
    values
      ('contact_messages', '60000000-0000-4000-8000-000000000001'::uuid,
        '{"status": "Baru", "note": null, "pesan_publik": null, "assigned_to": null}'::jsonb,
        '{"status": "Selesai", "note": "Dijawab.", "pesan_publik": null, "assigned_to": null}'::jsonb),
      ('partnership_applications', '70000000-0000-4000-8000-000000000001',
        '{"status": "Baru", "note": null, "pesan_publik": null, "assigned_to": null}',
        '{"status": "Ditolak", "note": null, "pesan_publik": "Kuota tahun ini sudah penuh.", "assigned_to": null}')
  $$,
  'of messages and applications only what admins write is kept'
);

-- Changes by SQL
select tests.as('owner');
update public.yayasan set nama = 'Yayasan Uji Dua' where id = '20000000-0000-4000-8000-000000000001';
insert into public.wilayah (nama, kode, kolom, baris) values ('Kota Uji', '33.99', 20, 20);
insert into public.regional_contacts (id, kabupaten_kota, nama_kontak, nomor_telepon)
values ('30000000-0000-4000-8000-000000000001', 'Kota Uji', 'Wening', '0800-0000-0099');
select results_eq(
  $$ select action, actor_id, actor_role, before ->> 'nama' from public.audit_log where row_id = '20000000-0000-4000-8000-000000000001' order by id $$,
  $$ values ('INSERT', null::uuid, session_user::text collate "default", null), ('UPDATE', null, session_user::text, 'Yayasan Uji') $$,
  'foundations are recorded, with the SQL role when nobody is signed in'
);
select results_eq(
  $$ select action, table_name from public.audit_log where row_id = '30000000-0000-4000-8000-000000000001' $$,
  $$ values ('INSERT', 'regional_contacts') $$,
  'contacts are recorded'
);
select throws_ok(
  $$ insert into public.audit_log (actor_role, action, table_name) values ('x', 'SELECT', 'sppg') $$,
  '23514', 'new row for relation "audit_log" violates check constraint "audit_log_action_known"',
  'audit_log_action_known'
);

-- Restoring
select tests.as('admin');
select lives_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where table_name = 'sppg' and action = 'DELETE' and before ->> 'kode_unik_pendaftaran' = 'UJI-A')) $$,
  'an admin restores a deleted SPPG'
);
select results_eq(
  $$ select id, nama, lokasi, created_at from public.sppg where kode_unik_pendaftaran = 'UJI-A' $$,
  $$
    select row_id, 'SPPG Baru', 'Kota Semarang', now() from public.audit_log where id = (select max(id) from public.audit_log where table_name = 'sppg' and action = 'DELETE' and before ->> 'kode_unik_pendaftaran' = 'UJI-A')
  $$,
  'it is the same row, with its id and age'
);
select throws_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where table_name = 'sppg' and action = 'DELETE' and before ->> 'kode_unik_pendaftaran' = 'UJI-A')) $$,
  '23505', 'duplicate key value violates unique constraint "sppg_pkey"',
  'a row is not restored twice'
);
select lives_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where table_name = 'program_documents' and action = 'DELETE' and before ->> 'file_name' = '1_Uji.pdf')) $$,
  'an admin restores a deleted document row'
);
select isnt_empty(
  $$ select from public.program_documents where file_name = '1_Uji.pdf' $$,
  'the document row is back'
);
select throws_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where action = 'INSERT' and table_name = 'sppg')) $$,
  'P0002', 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.',
  'nothing comes back of an addition'
);
select throws_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where action = 'UPDATE' and table_name = 'accounts')) $$,
  'P0002', 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.',
  'nor does a role'
);
select throws_ok(
  $$ select public.restore_audit_entry(-1) $$,
  'P0002', 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.',
  'an unknown entry cannot be restored'
);

-- A foundation
select tests.as('owner');
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000002', 'Yayasan Terhapus');
delete from public.yayasan where id = '20000000-0000-4000-8000-000000000002';
select tests.as('admin');
select lives_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where table_name = 'yayasan' and action = 'DELETE' and row_id = '20000000-0000-4000-8000-000000000002')) $$,
  'an admin restores a deleted foundation'
);
select results_eq(
  $$ select nama from public.yayasan where id = '20000000-0000-4000-8000-000000000002' $$,
  $$ values ('Yayasan Terhapus') $$,
  'the foundation is back'
);

-- An account is not restored, because its user no longer exists
select tests.as('owner');
delete from auth.users where id = tests.id('pending');
select tests.as('admin');
select throws_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where table_name = 'accounts' and action = 'DELETE' and row_id = tests.id('pending'))) $$,
  'P0002', 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.',
  'a deleted account cannot be restored'
);

-- A code that another SPPG has taken meanwhile
delete from public.sppg where kode_unik_pendaftaran = 'UJI-A';
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select 'uji-a', 'SPPG Pengganti', 'Kota Tegal', id from public.yayasan limit 1;
select throws_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where table_name = 'sppg' and action = 'DELETE' and before ->> 'kode_unik_pendaftaran' = 'UJI-A')) $$,
  'P0001', 'Kode uji-a sekarang dipakai SPPG Pengganti. Beri dapur itu kode lain atau hapus dapur itu, lalu ulangi.',
  'an SPPG whose code was taken meanwhile, in whatever letters, is not restored'
);
delete from public.sppg where kode_unik_pendaftaran = 'uji-a';

-- A column that is younger than the entry
select tests.as('owner');
insert into public.audit_log (actor_role, action, table_name, row_id, before)
values ('authenticated', 'DELETE', 'program_documents', '50000000-0000-4000-8000-000000000009', '{
  "id": "50000000-0000-4000-8000-000000000009", "title": "Lama", "file_name": "2_Lama.pdf",
  "file_url": "/storage/v1/object/public/program_documents/program_regulations/2_Lama.pdf",
  "file_path": "program_regulations/2_Lama.pdf", "file_type": "application/pdf", "created_at": "2026-01-02T08:00:00+07:00"
}');
select tests.as('admin');
select lives_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where row_id = '50000000-0000-4000-8000-000000000009')) $$,
  'an admin restores a document that was deleted before documents had a category'
);
select results_eq(
  $$ select title, category, created_at from public.program_documents where id = '50000000-0000-4000-8000-000000000009' $$,
  $$ values ('Lama', 'Lainnya', timestamptz '2026-01-02 08:00+07') $$,
  'what the entry does not know gets its default'
);

-- A foundation whose name another one has taken meanwhile
insert into public.yayasan (nama) values ('Yayasan Bergilir');
delete from public.yayasan where nama = 'Yayasan Bergilir';
insert into public.yayasan (nama) values ('YAYASAN BERGILIR');
select throws_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where table_name = 'yayasan' and action = 'DELETE' and before ->> 'nama' = 'Yayasan Bergilir')) $$,
  '23505', 'duplicate key value violates unique constraint "yayasan_nama_key"',
  'a foundation whose name was taken meanwhile, in whatever letters, is not restored'
);

-- Contacts, with their photos
select tests.as('owner');
delete from public.regional_contacts;
insert into storage.objects (bucket_id, name) values ('contact_photos', '901_ada.png'), ('contact_photos', '902_hilang.png');
insert into storage.objects (bucket_id, name) values ('program_documents', '902_hilang.png');
select tests.as('admin');
insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, foto_url) values
  ('Kota Tegal', 'Wening', '0800-0000-0091', '/storage/v1/object/public/contact_photos/901_ada.png'),
  ('Kota Salatiga', 'Arum', '0800-0000-0092', 'https://contoh.supabase.co/storage/v1/object/public/contact_photos/902_hilang.png'),
  ('Kota Semarang', 'Bayu', '0800-0000-0093', '/images/kontak/kontak-01.svg'),
  ('Kota Surakarta', 'Dyah', '0800-0000-0094', null);
update public.regional_contacts set nama_kontak = 'Dyah Ayu' where kabupaten_kota = 'Kota Surakarta';
delete from public.regional_contacts;
delete from storage.objects where bucket_id = 'contact_photos' and name = '902_hilang.png';
create temporary table deleted_contact as
  select max(id) as entry_id, before ->> 'kabupaten_kota' as kabupaten_kota, min(row_id::text)::uuid as row_id
  from public.audit_log
  where table_name = 'regional_contacts' and action = 'DELETE' and actor_id = tests.id('admin')
  group by 2;
select lives_ok(
  format('select public.restore_audit_entry(%s)', entry_id), 'an admin restores the contact of ' || kabupaten_kota
)
from deleted_contact;
select results_eq(
  $$
    select kabupaten_kota, nama_kontak, nomor_telepon, foto_url, id = row_id
    from public.regional_contacts join deleted_contact using (kabupaten_kota)
    order by kabupaten_kota collate "C"
  $$,
  $$
    values
      ('Kota Salatiga', 'Arum', '0800-0000-0092', null, true),
      ('Kota Semarang', 'Bayu', '0800-0000-0093', '/images/kontak/kontak-01.svg', true),
      ('Kota Surakarta', 'Dyah Ayu', '0800-0000-0094', null, true),
      ('Kota Tegal', 'Wening', '0800-0000-0091', '/storage/v1/object/public/contact_photos/901_ada.png', true)
  $$,
  'each is the same row, with its photo if that is still stored'
);
delete from public.regional_contacts where kabupaten_kota = 'Kota Tegal';
insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kota Tegal', 'Panji', '0800-0000-0095');
select throws_ok(
  $$ select public.restore_audit_entry((select entry_id from deleted_contact where kabupaten_kota = 'Kota Tegal')) $$,
  '23505', 'duplicate key value violates unique constraint "regional_contacts_kabupaten_kota_key"',
  'a contact whose kabupaten or kota has another one now is not restored'
);

-- Deleted messages and applications
update public.contact_messages set status = 'Ditinjau', note = 'Catatan tentang Arum.' where id = '60000000-0000-4000-8000-000000000001';
insert into public.contact_messages (name, email, subject, message) values ('Lain', 'lain@contoh.id', 'Lain', 'Lain');
update public.contact_messages set note = 'Catatan tentang orang lain.' where email = 'lain@contoh.id';
delete from public.contact_messages where id = '60000000-0000-4000-8000-000000000001';
delete from public.partnership_applications where id = '70000000-0000-4000-8000-000000000001';
select results_eq(
  $$
    select table_name, row_id, action, actor_id, actor_email, actor_role, created_at, before, after
    from public.audit_log
    where row_id::text ~ '^[67]0000000-' order by id
  $$,
  $$
    values
      ('contact_messages', '60000000-0000-4000-8000-000000000001'::uuid, 'DELETE',
        tests.id('admin'), 'admin@contoh.id', 'authenticated', now(), null::jsonb, null::jsonb),
      ('partnership_applications', '70000000-0000-4000-8000-000000000001', 'DELETE',
        tests.id('admin'), 'admin@contoh.id', 'authenticated', now(), null, null)
  $$,
  'of a deleted message or application the trail keeps who and when, and nothing of the person'
);
select is_empty(
  $$ select from public.audit_log where audit_log::text ~* 'arum@|Catatan tentang Arum' $$,
  'their notes and names are nowhere in it'
);
select isnt_empty(
  $$ select from public.audit_log where after ->> 'note' = 'Catatan tentang orang lain.' $$,
  'notes about others stay'
);
select throws_ok(
  format('select public.restore_audit_entry(%s)', id),
  'P0002', 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.',
  'it is not restored: ' || table_name
)
from public.audit_log
where row_id::text ~ '^[67]0000000-';
select tests.as('service_role');
delete from public.contact_messages where email = 'lain@contoh.id';
select is_empty(
  $$
    select from public.audit_log
    where after ->> 'note' = 'Catatan tentang orang lain.'
      or table_name = 'contact_messages' and action = 'DELETE' and actor_id is null
  $$,
  'what nobody signed in deletes leaves no entry, and no note'
);

-- The statement in supabase/README.md (Going live)
select tests.as('owner');
select lives_ok(
  $$ insert into public.sppg select restored.*
     from public.audit_log, jsonb_populate_record(null::public.sppg, before) as restored
     where audit_log.id = (select max(id) from public.audit_log where table_name = 'sppg' and action = 'DELETE' and before ->> 'kode_unik_pendaftaran' = 'UJI-A') $$,
  'one line of SQL restores a deleted row'
);
select isnt_empty(
  $$ select from public.sppg where kode_unik_pendaftaran = 'UJI-A' and nama = 'SPPG Baru' $$,
  'the row is back'
);

-- What finds an entry
select tests.as('owner');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values (
  '30000000-0000-4000-8000-000000000009', 'UJI-33/0917', 'SPPG Ngaliyan Permai', 'Jalan Uji 9',
  '20000000-0000-4000-8000-000000000001'
);
update public.sppg set nama = 'SPPG Sesudah' where id = '30000000-0000-4000-8000-000000000009';
insert into public.sppg_sekolah (sppg_id, nama) values ('30000000-0000-4000-8000-000000000009', 'SDN Wonosari 03');
select tests.as('admin');
create function pg_temp.found(kata text default null, dapur text default null)
  returns setof text
  language sql
as $$
  select concat_ws(' ', lower(action), table_name)
  from public.audit_log join public.find_audit_entries(kata, dapur) using (id)
  order by id;
$$;
select results_eq(
  $$ select pg_temp.found(dapur => 'ngali permai') $$,
  array['insert sppg', 'update sppg', 'insert sppg_sekolah'],
  'a kitchen is found by the beginnings of a name that it had, with all that hangs on it'
);
select results_eq(
  $$ select pg_temp.found('uji 33-0917') union all select pg_temp.found('UJI330917') $$,
  array['insert sppg', 'update sppg', 'insert sppg', 'update sppg'],
  'a code by its parts and as one'
);
select results_eq(
  $$ select pg_temp.found('wonosari', 'sesudah') $$, array['insert sppg_sekolah'],
  'words are looked for in what hangs on the kitchen'
);
select is_empty(
  $$ select pg_temp.found('liyan') union all select pg_temp.found('&') union all select pg_temp.found(dapur => '-') $$,
  'the middle of a word and what has no letter find nothing'
);
select tests.as('owner');
select is_empty(
  $$ select from public.audit_log where table_name = 'contact_messages' and private.audit_names(before, after) <> '' $$,
  'of messages no word is kept'
);
select is(
  length(private.audit_names(jsonb_build_object('nama', repeat('ﷺ', 200)), null)) > 0, true,
  'a name of the longest letters is no obstacle to the trail'
);
insert into public.audit_log (actor_role, action, table_name, after)
select 'authenticated', 'INSERT', 'yayasan', jsonb_build_object('nama', 'Yayasan Banyak ' || n) from generate_series(1, 600) as n;
select tests.as('admin');
select results_eq(
  $$ select count(*), max(id) = (select max(id) from public.audit_log) from public.find_audit_entries('banyak') $$,
  'values (500::bigint, true)',
  'of more than 500 the newest are given'
);

select * from finish();
rollback;
