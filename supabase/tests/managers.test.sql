-- The role pengelola: kitchens, schools, certificates, suspensions, documents and their files as admins have them, in both
-- access modes; nothing of anybody's personal data, of the content, or of who may do what.
begin;
\ir setup.psql
select plan(25);

select tests.set_access('approved_only');
delete from public.sppg_sertifikat;
delete from public.sppg_penghentian;
delete from public.sppg;
delete from storage.objects;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi, created_at) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-1', 'SPPG Uji', 'Kota Tegal', '20000000-0000-4000-8000-000000000001', 'Proses Pembangunan', now() - interval '90 days'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-2', 'SPPG Ubah', 'Kota Tegal', '20000000-0000-4000-8000-000000000001', 'Proses Pembangunan', now() - interval '90 days'),
  ('40000000-0000-4000-8000-000000000003', 'UJI-3', 'SPPG Hapus', 'Kota Tegal', '20000000-0000-4000-8000-000000000001', 'Siap Bangun', now());
insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000001', 'SD Uji');
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit, tanggal_berakhir) values
  ('40000000-0000-4000-8000-000000000001', 'SLHS', 'Terbit', 'UJI/1', '2025-01-01', '2026-01-01'),
  ('40000000-0000-4000-8000-000000000003', 'Halal', 'Terbit', 'UJI/2', '2025-01-01', '2026-01-01');
update public.sppg set progres_pembangunan = '40%' where kode_unik_pendaftaran = 'UJI-2';
delete from public.sppg where kode_unik_pendaftaran = 'UJI-3';
insert into public.program_documents (title, file_name, file_url, file_path) values
  ('Lama', '8_uji.pdf', '/storage/v1/object/public/program_documents/program_regulations/8_uji.pdf', 'program_regulations/8_uji.pdf');
insert into public.contact_messages (name, email, subject, message) values ('Uji', 'uji@contoh.id', 'Uji', 'Uji');
insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/uji') on conflict do nothing;
insert into public.mail_outbox (recipient, template, occasion) values ('uji@contoh.id', 'answer', 'uji managers');
insert into public.invitations (email, role, token_hash) values ('undangan@contoh.id', 'admin', 'uji');
insert into public.sppg_penanda_tangan (yayasan_id, email, token_hash)
values ('20000000-0000-4000-8000-000000000001', 'yayasan@contoh.id', 'uji');
insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon)
values ('Kota Tegal', 'Uji', '0800-1') on conflict do nothing;
insert into storage.objects (bucket_id, name, created_at)
select bucket, name, now() - interval '90 days'
from (values
  ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000001.pdf'), ('program_documents', 'program_regulations/1_uji.pdf'),
  ('contact_photos', '1_uji.jpg'), ('site_pictures', 'ca5e0000-0000-4000-8000-000000000001-640.jpg'),
  ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/1_uji.pdf'),
  ('avatars', '10000000-0000-4000-8000-000000000001/avatar.jpg')
) as stored (bucket, name);
-- A row has once named each of these files, so they may be removed; for the scan below no row ever came, so that only its uploader and
-- admins may.
insert into private.file_removals (bucket_id, name, since)
select objects.bucket_id, objects.name, now() - interval '1 day' from storage.objects;
insert into storage.objects (bucket_id, name, created_at)
values ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000009.pdf', now() - interval '90 days');

create function pg_temp.is_confirmed(code text) returns boolean language sql as $$
  select dikonfirmasi_pada is not null from public.sppg where kode_unik_pendaftaran = code;
$$;

select tests.as('manager');
select results_eq(
  'select can_manage, is_admin, is_manager, is_ended from public.my_access()', 'values (true, false, true, false)',
  'what a manager may do, under approved_only'
);

-- What they write of a kitchen is a statement of the company
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('UJI-4', 'SPPG Baru', 'Kota Tegal', '20000000-0000-4000-8000-000000000001');
select ok(pg_temp.is_confirmed('UJI-4'), 'a kitchen that a manager adds is confirmed');
update public.sppg set nama = 'SPPG Lain' where kode_unik_pendaftaran = 'UJI-4';
select ok(pg_temp.is_confirmed('UJI-4'), 'and stays so under another name');
insert into public.sppg_sekolah (sppg_id, nama) select id, 'SD Baru' from public.sppg where kode_unik_pendaftaran = 'UJI-4';
update public.sppg_sekolah set nama = 'SD Lain' where nama = 'SD Baru';
delete from public.sppg_sekolah where nama = 'SD Lain';
select ok(pg_temp.is_confirmed('UJI-4'), 'and with other schools');
select tests.as('owner');
update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran = 'UJI-1';
select tests.as('manager');
select lives_ok(
  $$ select public.konfirmasi_sppg(id, updated_at) from public.sppg where kode_unik_pendaftaran = 'UJI-1' $$, 'a manager confirms'
);
select ok(pg_temp.is_confirmed('UJI-1'), 'and it is');
select is(
  public.perbarui_sppg(jsonb_build_array(jsonb_build_object('id', id, 'updated_at', updated_at, 'progres_pembangunan', '60%'))), '{}',
  'a manager imports'
)
from public.sppg where kode_unik_pendaftaran = 'UJI-4';
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select 'BANYAK-' || n, 'SPPG', 'Kota Tegal', '20000000-0000-4000-8000-000000000001' from generate_series(1, 30) as n;
select lives_ok($$ delete from public.sppg where kode_unik_pendaftaran like 'BANYAK-%' $$, 'and is not limited to 20 rows');

-- Certificates and suspensions
select results_eq(
  $$ select nomor, nama_sppg, kode_unik_pendaftaran, sppg_dihapus from public.sertifikat order by nomor $$,
  $$ values ('UJI/1', 'SPPG Uji', 'UJI-1', false), ('UJI/2', 'SPPG Hapus', 'UJI-3', true) $$,
  'a manager reads certificates, also those of deleted kitchens with their names'
);

-- What is due: of kitchens and certificates, as admins read it
create function pg_temp.summary() returns table (topic text, amount integer, since date, codes text[]) language sql as $$
  select topic, amount, since, sppg_codes from public.admin_summary order by topic collate "C";
$$;
select set_eq(
  'select topic from pg_temp.summary()',
  array[
    'incidents_overdue', 'complaints_overdue', 'complaints_open', 'complaints_reopened', 'complaints_unsettled', 'complaints_many', 'sppg_untouched', 'sppg_unconfirmed', 'documents_unconfirmed',
    'sppg_suspended', 'certificates_expired', 'certificates_expiring_7', 'certificates_expiring_30', 'certificates_expiring_60', 'certificates_endless', 'slhs_missing', 'progress_doubtful', 'district_missing',
    'schools_missing'
  ],
  'a manager reads the topics of kitchens, certificates and complaints'
);
select is_empty($$ select from public.admin_summary where topic = 'leads_waiting' $$, 'and no other by its name');
create temporary table seen as
  select 'summary' as what, to_jsonb(summary) as said from pg_temp.summary()
  union all
  select 'due', to_jsonb(due_rows) from public.due_rows;
select results_eq(
  $$ select said ->> 'sppg_code' from seen where what = 'due' and said ->> 'topic' = 'sppg_untouched' $$, array['UJI-1'],
  'a kitchen that was changed is not among those left alone, though the trail is hidden'
);
select tests.as('admin');
select set_eq(
  $$ select said from seen where what = 'summary' $$,
  $$ select to_jsonb(summary) from pg_temp.summary() where topic in (select said ->> 'topic' from seen where what = 'summary') $$,
  'an admin reads the same of them'
);
select set_eq(
  $$ select said from seen where what = 'due' $$,
  $$ select to_jsonb(due_rows) from public.due_rows where topic not in ('accounts_pending', 'contact_missing', 'signature_due', 'signatures_unanswered') $$,
  'also of the rows'
);
select is(count(*), 41::bigint, 'and the other topics') from public.admin_summary;

-- Files
select tests.as('manager');
select set_eq(
  'select bucket_id, name from public.files_to_remove',
  $$ values
    ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000001.pdf'), ('program_documents', 'program_regulations/1_uji.pdf') $$,
  'of the files that wait to be removed a manager sees documents and scans'
);
select set_eq(
  'select bucket_id from storage.objects', array['certificate_scans', 'program_documents'], 'and lists no others'
);
select lives_ok(
  format($$ insert into storage.objects (bucket_id, name, owner_id) values (%L, %L, tests.id('manager')) $$, bucket, name), 'a manager uploads to ' || bucket
)
from (values
  ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000002.pdf'), ('program_documents', 'program_regulations/2_uji.pdf')
) as attempt (bucket, name);
delete from storage.objects;
select tests.as('owner');
select set_eq(
  $$ select bucket_id, right(name, 5) from storage.objects $$,
  $$ values ('contact_photos', 'i.jpg'), ('site_pictures', '0.jpg'), ('collaboration_documents', 'i.pdf'), ('avatars', 'r.jpg'), ('certificate_scans', '9.pdf') $$,
  'and removes what no row names any more, from these alone, and no upload of others that waits for its row'
);
select tests.as('manager');

-- Of the inbox and of accounts
select results_eq('select distinct kind from public.leads', array['keluhan'], 'of the inbox a manager reads complaints alone');
select results_eq('select email from public.accounts', array['pengelola@contoh.id'], 'of accounts their own');

-- Taken away
select tests.as('admin');
select lives_ok($$ select public.set_account_role(tests.id('manager'), 'pending') $$, 'an admin takes the role away');
select tests.as('manager');
select results_eq(
  'select can_manage, is_manager from public.my_access()', 'values (false, false)', 'then they may no more than anybody'
);
select throws_ok(
  $$ select public.konfirmasi_sppg('40000000-0000-4000-8000-000000000001', now()) $$,
  '42501', 'Hanya pengelola dan admin yang dapat melakukan ini.', 'and confirm nothing'
);

select * from finish();
rollback;
