-- The kabupaten and kota of Central Java: everyone reads them, only migrations write them.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(41);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';

-- Rows
select results_eq(
  $$ select split_part(nama, ' ', 1), count(*) from public.kabupaten_kota group by 1 order by 1 $$,
  $$ values ('Kabupaten', 29::bigint), ('Kota', 6) $$,
  'there are 29 kabupaten and 6 kota'
);
select set_eq(
  $$ select nama from public.kabupaten_kota where nama ~ ' (Magelang|Pekalongan|Semarang|Tegal)$' $$,
  array[
    'Kabupaten Magelang', 'Kabupaten Pekalongan', 'Kabupaten Semarang', 'Kabupaten Tegal',
    'Kota Magelang', 'Kota Pekalongan', 'Kota Semarang', 'Kota Tegal'
  ],
  'four names are both'
);
select is_empty(
  $$ select nama from public.kabupaten_kota where nama !~ '^(Kabupaten|Kota) [A-Z][a-z]+$' $$,
  'each is written with its kind and a capital'
);

-- Grants
select table_privs_are('public', 'kabupaten_kota', role, array['SELECT'], role || ' has SELECT on the table kabupaten_kota')
from unnest(array['anon', 'authenticated', 'service_role']) as role;
select is_empty(
  $$
    select role, verb
    from unnest(array['anon', 'authenticated', 'service_role']) as role, unnest(array['INSERT', 'UPDATE']) as verb
    where has_any_column_privilege(role, 'public.kabupaten_kota', verb)
  $$,
  'nobody can write a column'
);

-- Policies
select policies_are('public', 'kabupaten_kota', array['Everyone can read the kabupaten and kota']);
select policy_cmd_is('public', 'kabupaten_kota', 'Everyone can read the kabupaten and kota', 'select', 'it is for reading');
select policy_roles_are(
  'public', 'kabupaten_kota', 'Everyone can read the kabupaten and kota', array['anon', 'authenticated']
);

-- Nobody writes: role by verb, in both access modes
create temporary table attempt (verb, statement) as values
  ('insert into', $$ insert into public.kabupaten_kota (nama) values ('Kota Baru') $$),
  ('update', $$ update public.kabupaten_kota set nama = 'Kota Baru' $$),
  ('delete from', $$ delete from public.kabupaten_kota $$),
  ('truncate', $$ truncate public.kabupaten_kota $$);
grant select on attempt to anon, authenticated, service_role;
create function pg_temp.refused(who text) returns setof text language plpgsql as $$
begin
  return next isnt_empty('select from public.kabupaten_kota', who || ' reads kabupaten_kota');
  return query
    select throws_ok(
      statement, '42501', 'permission denied for table kabupaten_kota', format('%s cannot %s kabupaten_kota', who, verb)
    )
    from attempt;
end;
$$;

set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select pg_temp.refused('a visitor');
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select pg_temp.refused('a signed-in user');
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select pg_temp.refused('an admin, any_signed_in');
reset role;
update public.access_settings set access_mode = 'approved_only';
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select pg_temp.refused('a pending user');
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select pg_temp.refused('an admin, approved_only');
set local role service_role;
set local "request.jwt.claims" = '{"role": "service_role"}';
select pg_temp.refused('the service role');

-- Keys
reset role;
set local "request.jwt.claims" = '';
select throws_ok(
  $$ insert into public.kabupaten_kota (nama) values ('Kota Tegal') $$,
  '23505', 'duplicate key value violates unique constraint "kabupaten_kota_pkey"',
  'each is there once'
);

select * from finish();
rollback;
