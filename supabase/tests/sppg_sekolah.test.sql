-- Schools: what their columns may say; each once per kitchen.
begin;
\ir setup.psql
select plan(26);

delete from public.sppg_sekolah;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-002', 'SPPG Lain', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into public.sppg_sekolah (id, sppg_id, nama, npsn, kecamatan) values
  ('60000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'SD Negeri Uji 01', '99900001', 'Tembalang');

create function pg_temp.add(name text) returns text language sql as $$
  select format('insert into public.sppg_sekolah (sppg_id, nama) values (''40000000-0000-4000-8000-000000000001'', %L)', name);
$$;

-- Deleted by who may
select tests.set_access('approved_only');
select tests.as('admin');
insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000001', 'SD Dihapus');
delete from public.sppg_sekolah where nama = 'SD Dihapus';
select throws_ok(
  format(
    $$ insert into public.sppg_sekolah (id, sppg_id, nama) values (%L, '40000000-0000-4000-8000-000000000001', 'SD Pengganti') $$,
    (select row_id from public.audit_log where table_name = 'sppg_sekolah' and action = 'DELETE' limit 1)
  ),
  'P0001', 'Data ini sudah tersimpan, lalu dihapus. Tutup formulir ini untuk menambahkan yang baru.',
  'nothing takes the place of a deleted school, which can be restored'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  format('update public.sppg_sekolah set %s', change),
  '23514', format('new row for relation "sppg_sekolah" violates check constraint "%s"', rule), format('%s: %s', rule, left(change, 30))
)
from (values
  ($$nama = E' \t\n'$$, 'sppg_sekolah_nama_not_blank'),
  ($$nama = repeat('x', 201)$$, 'sppg_sekolah_nama_max_length'),
  ($$nama = E'SD\u200B Uji'$$, 'sppg_sekolah_nama_visible'),
  ($$kecamatan = ' '$$, 'sppg_sekolah_kecamatan_not_blank'),
  ($$kecamatan = repeat('x', 101)$$, 'sppg_sekolah_kecamatan_max_length'),
  ($$kecamatan = E'Tembalang\n'$$, 'sppg_sekolah_kecamatan_visible'),
  ($$npsn = '999000011'$$, 'sppg_sekolah_npsn_max_length'),
  ($$npsn = '9990001'$$, 'sppg_sekolah_npsn_plausible'),
  ($$npsn = '9990001A'$$, 'sppg_sekolah_npsn_plausible'),
  ($$npsn = ''$$, 'sppg_sekolah_npsn_plausible')
) as broken (change, rule);
select throws_ok(
  pg_temp.add('sd negeri-uji O1'), '23505', 'duplicate key value violates unique constraint "sppg_sekolah_nama_key"',
  'the same name, however it is written, is the same school'
);
select throws_ok(
  $$ insert into public.sppg_sekolah (sppg_id, nama, npsn) values ('40000000-0000-4000-8000-000000000001', 'SD Lain', '99900001') $$,
  '23505', 'duplicate key value violates unique constraint "sppg_sekolah_npsn_key"', 'so is the same NPSN'
);
select lives_ok(
  $$ insert into public.sppg_sekolah (sppg_id, nama, npsn) values ('40000000-0000-4000-8000-000000000001', 'SD Negeri Uji 01', '99900091') $$,
  'of two kecamatan the schools of one name differ by their NPSN'
);
delete from public.sppg_sekolah where npsn = '99900091';
select lives_ok(
  $$ insert into public.sppg_sekolah (sppg_id, nama, npsn) values ('40000000-0000-4000-8000-000000000002', 'SD Negeri Uji 01', '99900001') $$,
  'two kitchens may cook for one school'
);
select throws_ok(
  $$ insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-0000000000ff', 'SD Uji') $$,
  '23503', 'insert or update on table "sppg_sekolah" violates foreign key constraint "sppg_sekolah_sppg_id_fkey"',
  'a school belongs to a kitchen that exists'
);
select lives_ok(
  $$ insert into public.sppg_sekolah (sppg_id, nama)
     select '40000000-0000-4000-8000-000000000002', 'SD Banyak ' || n from generate_series(1, 499) as n $$,
  'a kitchen has up to 500 schools'
);
select throws_ok(
  $$ insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000002', 'SD Terlalu Banyak') $$,
  'P0001', 'Satu SPPG paling banyak melayani 500 sekolah.', 'and no more'
);

-- With their kitchen
create temporary table held as select * from public.sppg_sekolah;
select tests.as('admin');
delete from public.sppg_sekolah where id = '60000000-0000-4000-8000-000000000001';
delete from public.sppg where yayasan_id = '20000000-0000-4000-8000-000000000001';
select throws_ok(
  $$ select public.restore_audit_entry(id) from public.audit_log where action = 'DELETE' and row_id = '60000000-0000-4000-8000-000000000001' $$,
  '23503', 'insert or update on table "sppg_sekolah" violates foreign key constraint "sppg_sekolah_sppg_id_fkey"',
  'a deleted school does not come back without its kitchen'
);
select public.restore_audit_entry(id) from public.audit_log where action = 'DELETE' and table_name = 'sppg' order by id;
select isnt_empty($$ select from public.cari_sppg('sd banyak 499') $$, 'a restored kitchen is found by its schools again');
select lives_ok(
  $$ select public.restore_audit_entry(id) from public.audit_log where action = 'DELETE' and row_id = '60000000-0000-4000-8000-000000000001' $$,
  'then the deleted school is restored as well'
);
select set_eq('select * from public.sppg_sekolah', 'select * from held', 'all is as it was');

-- Whoever is no admin
select tests.as('owner');
select tests.set_access('any_signed_in');
delete from public.audit_log;
select tests.as('pending');
select throws_ok(
  $$ delete from public.sppg_sekolah where nama like 'SD Banyak %' $$, 'PT403', null, 'deletes no whole list of schools at once'
);
delete from public.sppg_sekolah where id = '60000000-0000-4000-8000-000000000001';
update public.sppg_sekolah set nama = 'SD Palsu' where nama = 'SD Banyak 7';
insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000001', 'SD Palsu');
select tests.as('admin');
create temporary table changes as
  select * from public.account_changes(tests.id('pending'), now() - interval '1 hour', now());
select set_eq('select effect from changes', array['return', 'revert', 'remove'], 'an admin sees what they did');
select is_empty(
  $$
    select public.undo_account_changes(
      tests.id('pending'), now() - interval '1 hour', now(),
      (select jsonb_object_agg(table_name || ' ' || row_id, last_entry) from changes)
    )
  $$,
  'and undoes it'
);
select set_eq('select * from public.sppg_sekolah', 'select * from held', 'all is as it was before');

select * from finish();
rollback;
