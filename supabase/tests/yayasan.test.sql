-- Foundations: everyone reads, nobody writes through the API.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(37);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');

-- Grants
select table_privs_are(
  'public', 'yayasan', 'anon', array['SELECT'],
  'anon has SELECT on the table yayasan'
);
select table_privs_are(
  'public', 'yayasan', 'authenticated', array['SELECT'],
  'authenticated has SELECT on the table yayasan'
);
select table_privs_are(
  'public', 'yayasan', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on the table yayasan'
);
select is_empty(
  $$
    select columns.column_name::text
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'yayasan'
      and has_column_privilege('anon', 'public.yayasan', columns.column_name, 'INSERT')
  $$,
  'anon can insert no column'
);
select is_empty(
  $$
    select columns.column_name::text
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'yayasan'
      and has_column_privilege('anon', 'public.yayasan', columns.column_name, 'UPDATE')
  $$,
  'anon can update no column'
);
select is_empty(
  $$
    select columns.column_name::text
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'yayasan'
      and has_column_privilege('authenticated', 'public.yayasan', columns.column_name, 'INSERT')
  $$,
  'authenticated can insert no column'
);
select is_empty(
  $$
    select columns.column_name::text
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'yayasan'
      and has_column_privilege('authenticated', 'public.yayasan', columns.column_name, 'UPDATE')
  $$,
  'authenticated can update no column'
);

-- Policies
select policies_are('public', 'yayasan', array['Everyone can read foundations']);
select policy_cmd_is('public', 'yayasan', 'Everyone can read foundations', 'select', 'it is for reading');
select policy_roles_are('public', 'yayasan', 'Everyone can read foundations', array['anon', 'authenticated']);

-- Visitor
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  'a visitor reads yayasan'
);
select throws_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Sisipan') $$,
  '42501', 'permission denied for table yayasan',
  'a visitor cannot insert into yayasan'
);
select throws_ok(
  $$ update public.yayasan set nama = 'Diubah' $$,
  '42501', 'permission denied for table yayasan',
  'a visitor cannot update yayasan'
);
select throws_ok(
  $$ delete from public.yayasan $$,
  '42501', 'permission denied for table yayasan',
  'a visitor cannot delete from yayasan'
);

-- Signed in, any_signed_in
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  'a signed-in user reads yayasan'
);
select throws_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Sisipan') $$,
  '42501', 'permission denied for table yayasan',
  'a signed-in user cannot insert into yayasan'
);
select throws_ok(
  $$ update public.yayasan set nama = 'Diubah' $$,
  '42501', 'permission denied for table yayasan',
  'a signed-in user cannot update yayasan'
);
select throws_ok(
  $$ delete from public.yayasan $$,
  '42501', 'permission denied for table yayasan',
  'a signed-in user cannot delete from yayasan'
);

-- Pending, approved_only
reset role;
update public.access_settings set access_mode = 'approved_only';
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  'a pending user reads yayasan'
);
select throws_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Sisipan') $$,
  '42501', 'permission denied for table yayasan',
  'a pending user cannot insert into yayasan'
);
select throws_ok(
  $$ update public.yayasan set nama = 'Diubah' $$,
  '42501', 'permission denied for table yayasan',
  'a pending user cannot update yayasan'
);
select throws_ok(
  $$ delete from public.yayasan $$,
  '42501', 'permission denied for table yayasan',
  'a pending user cannot delete from yayasan'
);

-- Admin, approved_only
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  'an admin reads yayasan'
);
select throws_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Sisipan') $$,
  '42501', 'permission denied for table yayasan',
  'an admin cannot insert into yayasan'
);
select throws_ok(
  $$ update public.yayasan set nama = 'Diubah' $$,
  '42501', 'permission denied for table yayasan',
  'an admin cannot update yayasan'
);
select throws_ok(
  $$ delete from public.yayasan $$,
  '42501', 'permission denied for table yayasan',
  'an admin cannot delete from yayasan'
);

-- Service role
set local role service_role;
set local "request.jwt.claims" = '{"role": "service_role"}';
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  'the service role reads yayasan'
);
select lives_ok(
  $$ insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000002', 'Yayasan Layanan') $$,
  'the service role inserts into yayasan'
);
select isnt_empty(
  $$ update public.yayasan set nama = 'Yayasan Uji Dua' where id = '20000000-0000-4000-8000-000000000001' returning id $$,
  'the service role updates yayasan'
);
select isnt_empty(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000002' returning id $$,
  'the service role deletes from yayasan'
);

-- Constraints
reset role;
set local "request.jwt.claims" = '';
select throws_ok(
  $$ insert into public.yayasan (nama) values (E' \n\t') $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_nama_not_blank"',
  'yayasan_nama_not_blank'
);
select throws_ok(
  $$ insert into public.yayasan (nama) values (repeat('x', 201)) $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_nama_max_length"',
  'yayasan_nama_max_length'
);
select throws_ok(
  $$ insert into public.yayasan (nama, alamat) values ('Y', repeat('x', 501)) $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_alamat_max_length"',
  'yayasan_alamat_max_length'
);
select throws_ok(
  $$ insert into public.yayasan (nama, pengelola) values ('Y', repeat('x', 201)) $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_pengelola_max_length"',
  'yayasan_pengelola_max_length'
);
select throws_ok(
  $$ insert into public.yayasan (alamat) values ('Jalan Kawung') $$,
  '23502', null,
  'nama is required'
);
select lives_ok(
  $$ insert into public.yayasan (nama, alamat, pengelola) values (repeat('x', 200), repeat('x', 500), repeat('x', 200)) $$,
  'the longest allowed texts fit'
);

-- Trigger
select has_trigger('public', 'yayasan', 'write_audit', 'changes are recorded');

select * from finish();
rollback;
