-- What everyone may read of certificates: a copy without the numbers of cooks, kept by a trigger.
begin;
\ir setup.psql
select plan(11);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
delete from public.sppg_sertifikat;
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into public.sppg_sertifikat (
  id, sppg_id, jenis, status, nomor, penerbit, tanggal_daftar, tanggal_terbit, tanggal_berakhir, created_at
) values
  ('50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'SLHS', 'Terbit', 'UJI/1', 'Dinas', '2026-01-01', '2026-01-10', '2027-01-10', '2026-01-11'),
  ('50000000-0000-4000-8000-000000000002', '40000000-0000-4000-8000-000000000001', 'Juru Masak', 'Terbit', 'KTP-3374', 'LSP', '2026-01-01', '2026-01-10', '2027-01-10', '2026-01-11');

-- The copy
select columns_are(
  'public', 'sppg_sertifikat_publik',
  array['id', 'sppg_id', 'jenis', 'status', 'nomor', 'penerbit', 'hasil', 'tanggal_daftar', 'tanggal_terbit', 'tanggal_berakhir', 'tanpa_akhir_per', 'tanggal_dicabut', 'scan_path', 'scan_size', 'created_at']
);
select results_eq(
  'select * from public.sppg_sertifikat_publik order by id',
  $$
    select id, sppg_id, jenis, status, case when jenis <> 'Juru Masak' then nomor end, penerbit, hasil, tanggal_daftar, tanggal_terbit,
      tanggal_berakhir, tanpa_akhir_per, tanggal_dicabut, scan_path, scan_size, created_at
    from public.sppg_sertifikat order by id
  $$,
  'everything but the number of a cook is copied'
);
update public.sppg_sertifikat set status = 'Dicabut', tanggal_dicabut = '2026-03-01', scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf', scan_size = 2000, penerbit = 'Dinas Kesehatan' where nomor = 'UJI/1';
select results_eq(
  $$ select status, tanggal_dicabut, scan_path, scan_size, nomor, penerbit from public.sppg_sertifikat_publik where jenis = 'SLHS' $$,
  $$ values ('Dicabut', date '2026-03-01', 'ca5e0000-0000-4000-8000-000000000001.pdf', 2000, 'UJI/1', 'Dinas Kesehatan') $$,
  'a change reaches the copy'
);
update public.sppg_sertifikat set jenis = 'Juru Masak' where nomor = 'UJI/1';
select is_empty('select from public.sppg_sertifikat_publik where nomor is not null', 'a certificate that becomes a cook''s loses its number there');
update public.sppg_sertifikat set jenis = 'SLHS' where nomor = 'UJI/1';
select results_eq(
  'select nomor from public.sppg_sertifikat_publik where nomor is not null', array['UJI/1'], 'and gets it back when it was none'
);
select throws_ok(
  $$ update public.sppg_sertifikat_publik set nomor = 'KTP-3374' where jenis = 'Juru Masak' $$,
  '23514', 'new row for relation "sppg_sertifikat_publik" violates check constraint "sppg_sertifikat_publik_nomor_public"',
  'not even the owner of the database puts a cook''s number there'
);

select tests.set_access('approved_only');

-- What admins change is seen by visitors
select tests.as('admin');
update public.sppg_sertifikat set tanggal_berakhir = '2028-01-10' where nomor = 'UJI/1';
insert into public.sppg_sertifikat (sppg_id, jenis, tanggal_daftar) values ('40000000-0000-4000-8000-000000000001', 'PBG', '2026-02-01');
select tests.as('visitor');
select results_eq(
  'select jenis, status, nomor, tanggal_berakhir from public.sppg_sertifikat_publik order by jenis collate "C"',
  $$
    values
      ('Juru Masak', 'Terbit', null, date '2027-01-10'), ('PBG', 'Didaftarkan', null, null),
      ('SLHS', 'Dicabut', 'UJI/1', date '2028-01-10')
  $$,
  'an admin''s changes are public at once'
);
select tests.as('owner');
delete from public.sppg_sertifikat where jenis = 'PBG';
select is((select count(*) from public.sppg_sertifikat_publik), 2::bigint, 'a deleted certificate is gone there, too');
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select is_empty('select from public.sppg_sertifikat_publik', 'and those of a deleted kitchen');
select hasnt_trigger('public', 'sppg_sertifikat_publik', 'write_audit', 'once, not again for the copy');
select function_privs_are('private', 'publish_certificate', array[]::text[], role, array[]::text[], role || ' cannot call it')
from unnest(array['anon']) as role;

select * from finish();
rollback;
