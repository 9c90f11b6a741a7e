-- Bucket certificate_scans: admins remove scans, and none that a certificate has.
begin;
\ir setup.psql
select plan(5);

delete from public.sppg_sertifikat;
delete from storage.objects where bucket_id = 'certificate_scans';
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into storage.objects (bucket_id, name) values
  ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000001.pdf'),
  ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000002.pdf'),
  ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000003.jpg');
insert into public.sppg_sertifikat (sppg_id, jenis, tanggal_daftar, scan_path, scan_size) values
  ('40000000-0000-4000-8000-000000000001', 'SLHS', '2026-01-01', 'ca5e0000-0000-4000-8000-000000000002.pdf', 2000),
  ('40000000-0000-4000-8000-000000000001', 'PBG', '2026-01-01', 'ca5e0000-0000-4000-8000-000000000003.jpg', 2000);

select tests.as('admin');
delete from storage.objects where bucket_id = 'certificate_scans';
select set_eq(
  $$ select name from storage.objects where bucket_id = 'certificate_scans' $$,
  array['ca5e0000-0000-4000-8000-000000000002.pdf', 'ca5e0000-0000-4000-8000-000000000003.jpg'],
  'an admin removes scans, but not those of a certificate'
);
select tests.set_access('approved_only');
delete from storage.objects where bucket_id = 'certificate_scans';
select set_eq(
  $$ select name from storage.objects where bucket_id = 'certificate_scans' $$,
  array['ca5e0000-0000-4000-8000-000000000002.pdf', 'ca5e0000-0000-4000-8000-000000000003.jpg'],
  'in the other access mode, too'
);

-- A scan is removed once no certificate has it, also one whose kitchen is gone
select tests.as('owner');
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select tests.as('admin');
delete from storage.objects where bucket_id = 'certificate_scans';
select is(
  (select count(*) from storage.objects where bucket_id = 'certificate_scans'), 2::bigint,
  'the scans of a deleted kitchen wait for it with its certificates'
);
update public.sppg_sertifikat set scan_path = null, scan_size = null where jenis = 'SLHS';
delete from storage.objects where bucket_id = 'certificate_scans';
select results_eq(
  $$ select name from storage.objects where bucket_id = 'certificate_scans' $$,
  $$ values ('ca5e0000-0000-4000-8000-000000000003.jpg') $$,
  'the scan that a certificate had is removed'
);
delete from public.sppg_sertifikat where jenis = 'PBG';
delete from storage.objects where bucket_id = 'certificate_scans';
select is_empty(
  $$ select from storage.objects where bucket_id = 'certificate_scans' $$,
  'and so is that of a deleted certificate'
);

select * from finish();
rollback;
