-- What everyone may read of certificates: a copy without the numbers of cooks, kept by a trigger.
begin;
\ir setup.psql
select plan(50);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
delete from public.sppg_sertifikat;
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into public.sppg_sertifikat (
  id, sppg_id, jenis, status, nomor, penerbit, tanggal_daftar, tanggal_terbit, tanggal_berakhir, created_at
) values
  ('50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'SLHS', 'Terbit', 'UJI/1', 'Dinas', '2026-01-01', '2026-01-10', '2027-01-10', '2026-01-11'),
  ('50000000-0000-4000-8000-000000000002', '40000000-0000-4000-8000-000000000001', 'Juru Masak', 'Terbit', 'KTP-3374', 'LSP', '2026-01-01', '2026-01-10', '2027-01-10', '2026-01-11');

-- Grants
select table_privs_are('public', 'sppg_sertifikat_publik', role, array['SELECT'], role || ' has SELECT on the table sppg_sertifikat_publik')
from unnest(array['anon', 'authenticated', 'service_role']) as role;
select is_empty(
  $$
    select role, verb
    from unnest(array['anon', 'authenticated', 'service_role']) as role, unnest(array['INSERT', 'UPDATE']) as verb
    where has_any_column_privilege(role, 'public.sppg_sertifikat_publik', verb)
  $$,
  'nobody can write a column'
);

-- Policies
select policies_are('public', 'sppg_sertifikat_publik', array['Everyone can read what is public of certificates']);
select policy_cmd_is('public', 'sppg_sertifikat_publik', 'Everyone can read what is public of certificates', 'select', 'it is for reading');
select policy_roles_are(
  'public', 'sppg_sertifikat_publik', 'Everyone can read what is public of certificates', array['anon', 'authenticated']
);

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

-- Nobody writes: role by verb, in both access modes
create temporary table attempt (verb, statement) as values
  ('insert', $$ insert into public.sppg_sertifikat_publik (id, sppg_id, jenis, status, created_at)
     values (gen_random_uuid(), '40000000-0000-4000-8000-000000000001', 'Halal', 'Terbit', now()) $$),
  ('update', $$ update public.sppg_sertifikat_publik set status = 'Terbit' $$),
  ('delete', 'delete from public.sppg_sertifikat_publik'),
  ('truncate', 'truncate public.sppg_sertifikat_publik');
create function pg_temp.only_reads(who text) returns setof text language plpgsql as $$
begin
  return next isnt_empty('select from public.sppg_sertifikat_publik', who || ' reads what is public');
  return query
    select throws_ok(
      statement, '42501', 'permission denied for table sppg_sertifikat_publik', format('%s cannot %s the public copy', who, verb)
    )
    from attempt;
end;
$$;
select tests.as('visitor');
select pg_temp.only_reads('a visitor');
select tests.as('pending');
select pg_temp.only_reads('a signed-in user');
select tests.as('admin');
select pg_temp.only_reads('an admin, any_signed_in');
select tests.set_access('approved_only');
select tests.as('pending');
select pg_temp.only_reads('a pending user');
select tests.as('admin');
select pg_temp.only_reads('an admin, approved_only');
select tests.as('service_role');
select pg_temp.only_reads('the service role');

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
select has_trigger('public', 'sppg_sertifikat', 'publish_certificate', 'the trigger that copies');
select has_trigger('public', 'sppg_sertifikat', 'write_audit', 'changes are recorded');
select hasnt_trigger('public', 'sppg_sertifikat_publik', 'write_audit', 'once, not again for the copy');
select function_privs_are('private', 'publish_certificate', array[]::text[], role, array[]::text[], role || ' cannot call it')
from unnest(array['anon']) as role;

select * from finish();
rollback;
