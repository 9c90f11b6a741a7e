-- Schools: everyone reads; users who may manage in the current access mode write them; each once per kitchen.
begin;
\ir setup.psql
select plan(63);

delete from public.sppg_sekolah;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-002', 'SPPG Lain', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into public.sppg_sekolah (id, sppg_id, nama, npsn, kecamatan) values
  ('60000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'SD Negeri Uji 01', '99900001', 'Tembalang');

-- Grants
select table_privs_are('public', 'sppg_sekolah', role, privileges, role || ' on the table sppg_sekolah')
from (values
  ('anon', array['SELECT']), ('authenticated', array['SELECT', 'DELETE']),
  ('service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
) as expected (role, privileges);
select is_empty(
  $$ select verb from unnest(array['INSERT', 'UPDATE']) as verb where has_any_column_privilege('anon', 'public.sppg_sekolah', verb) $$,
  'anon writes no column'
);
select set_eq(
  format(
    $$
      select attname::text from pg_attribute
      where attrelid = 'public.sppg_sekolah'::regclass and attnum > 0
        and has_column_privilege('authenticated', attrelid, attnum, %L)
    $$,
    verb
  ),
  columns,
  'authenticated: ' || verb
)
from (values
  ('INSERT', array['id', 'sppg_id', 'nama', 'npsn', 'kecamatan']), ('UPDATE', array['nama', 'npsn', 'kecamatan'])
) as granted (verb, columns);

-- Policies
select policies_are(
  'public', 'sppg_sekolah',
  array['Everyone can read schools', 'Users who may manage can add schools', 'Users who may manage can edit schools', 'Users who may manage can delete schools']
);
select policy_cmd_is('public', 'sppg_sekolah', policy, verb, policy || ': ' || verb)
from (values
  ('Everyone can read schools', 'select'), ('Users who may manage can add schools', 'insert'),
  ('Users who may manage can edit schools', 'update'), ('Users who may manage can delete schools', 'delete')
) as expected (policy, verb);
select policy_roles_are('public', 'sppg_sekolah', policy, roles)
from (values
  ('Everyone can read schools', array['anon', 'authenticated']), ('Users who may manage can add schools', array['authenticated']),
  ('Users who may manage can edit schools', array['authenticated']), ('Users who may manage can delete schools', array['authenticated'])
) as expected (policy, roles);

-- Who may do what: role by verb, in both access modes
create function pg_temp.add(name text) returns text language sql as $$
  select format('insert into public.sppg_sekolah (sppg_id, nama) values (''40000000-0000-4000-8000-000000000001'', %L)', name);
$$;
create function pg_temp.has_rights(who text) returns setof text language plpgsql as $$
begin
  return next lives_ok(pg_temp.add(who), who || ' adds a school');
  return next isnt_empty(
    format($q$ update public.sppg_sekolah set kecamatan = 'Uji' where nama = %L returning id $q$, who), who || ' edits it'
  );
  return next isnt_empty(format($q$ delete from public.sppg_sekolah where nama = %L returning id $q$, who), who || ' deletes it');
end;
$$;
create function pg_temp.only_reads(who text) returns setof text language plpgsql as $$
begin
  return next isnt_empty('select from public.sppg_sekolah', who || ' reads schools');
  return next throws_ok(
    pg_temp.add(who), '42501', 'new row violates row-level security policy for table "sppg_sekolah"', who || ' cannot add one'
  );
  return next is_empty($q$ update public.sppg_sekolah set kecamatan = 'Uji' returning id $q$, who || ' edits nothing');
  return next is_empty('delete from public.sppg_sekolah returning id', who || ' deletes nothing');
end;
$$;
create temporary table refused (verb, statement) as values
  ('add', pg_temp.add('x')),
  ('edit', $$ update public.sppg_sekolah set kecamatan = 'Uji' $$),
  ('delete', 'delete from public.sppg_sekolah');

select tests.as('visitor');
select isnt_empty('select from public.sppg_sekolah', 'a visitor reads schools');
select throws_ok(statement, '42501', 'permission denied for table sppg_sekolah', 'a visitor cannot ' || verb || ' schools') from refused;

select tests.as('deleted');
select pg_temp.only_reads('a deleted user with a valid token');
select tests.as('pending');
select pg_temp.has_rights('a signed-in user, any_signed_in');
select tests.set_access('approved_only');
select pg_temp.only_reads('a pending user, approved_only');
select tests.as('admin');
select pg_temp.has_rights('an admin, approved_only');
select throws_ok(
  $$ update public.sppg_sekolah set sppg_id = '40000000-0000-4000-8000-000000000002' $$,
  '42501', 'permission denied for table sppg_sekolah', 'nobody moves a school to another kitchen'
);
select throws_ok(
  format(
    $$ insert into public.sppg_sekolah (id, sppg_id, nama) values (%L, '40000000-0000-4000-8000-000000000001', 'SD Pengganti') $$,
    (select row_id from public.audit_log where table_name = 'sppg_sekolah' and action = 'DELETE' limit 1)
  ),
  'P0001', 'Data ini sudah tersimpan, lalu dihapus. Tutup formulir ini untuk menambahkan yang baru.',
  'nothing takes the place of a deleted school, which can be restored'
);
select tests.as('service_role');
select pg_temp.has_rights('the service role');

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
