-- Regional contacts: everyone reads, nobody writes through the API.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(45);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';
delete from public.regional_contacts;
insert into public.regional_contacts (id, kabupaten_kota, nama_kontak, nomor_telepon)
values ('30000000-0000-4000-8000-000000000001', 'Kota Uji', 'Wening', '0800-0000-0099');

-- Grants
select table_privs_are(
  'public', 'regional_contacts', 'anon', array['SELECT'],
  'anon has SELECT on the table regional_contacts'
);
select table_privs_are(
  'public', 'regional_contacts', 'authenticated', array['SELECT'],
  'authenticated has SELECT on the table regional_contacts'
);
select table_privs_are(
  'public', 'regional_contacts', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on the table regional_contacts'
);
select is_empty(
  $$
    select columns.column_name::text
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'regional_contacts'
      and has_column_privilege('anon', 'public.regional_contacts', columns.column_name, 'INSERT')
  $$,
  'anon can insert no column'
);
select is_empty(
  $$
    select columns.column_name::text
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'regional_contacts'
      and has_column_privilege('anon', 'public.regional_contacts', columns.column_name, 'UPDATE')
  $$,
  'anon can update no column'
);
select is_empty(
  $$
    select columns.column_name::text
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'regional_contacts'
      and has_column_privilege('authenticated', 'public.regional_contacts', columns.column_name, 'INSERT')
  $$,
  'authenticated can insert no column'
);
select is_empty(
  $$
    select columns.column_name::text
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'regional_contacts'
      and has_column_privilege('authenticated', 'public.regional_contacts', columns.column_name, 'UPDATE')
  $$,
  'authenticated can update no column'
);

-- Policies
select policies_are('public', 'regional_contacts', array['Everyone can read regional contacts']);
select policy_cmd_is('public', 'regional_contacts', 'Everyone can read regional contacts', 'select', 'it is for reading');
select policy_roles_are(
  'public', 'regional_contacts', 'Everyone can read regional contacts', array['anon', 'authenticated']
);

-- Visitor
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' $$,
  'a visitor reads regional_contacts'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Sisipan', 'Wening', '0800-0000-0098') $$,
  '42501', 'permission denied for table regional_contacts',
  'a visitor cannot insert into regional_contacts'
);
select throws_ok(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' $$,
  '42501', 'permission denied for table regional_contacts',
  'a visitor cannot update regional_contacts'
);
select throws_ok(
  $$ delete from public.regional_contacts $$,
  '42501', 'permission denied for table regional_contacts',
  'a visitor cannot delete from regional_contacts'
);

-- Signed in, any_signed_in
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' $$,
  'a signed-in user reads regional_contacts'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Sisipan', 'Wening', '0800-0000-0098') $$,
  '42501', 'permission denied for table regional_contacts',
  'a signed-in user cannot insert into regional_contacts'
);
select throws_ok(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' $$,
  '42501', 'permission denied for table regional_contacts',
  'a signed-in user cannot update regional_contacts'
);
select throws_ok(
  $$ delete from public.regional_contacts $$,
  '42501', 'permission denied for table regional_contacts',
  'a signed-in user cannot delete from regional_contacts'
);

-- Pending, approved_only
reset role;
update public.access_settings set access_mode = 'approved_only';
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' $$,
  'a pending user reads regional_contacts'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Sisipan', 'Wening', '0800-0000-0098') $$,
  '42501', 'permission denied for table regional_contacts',
  'a pending user cannot insert into regional_contacts'
);
select throws_ok(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' $$,
  '42501', 'permission denied for table regional_contacts',
  'a pending user cannot update regional_contacts'
);
select throws_ok(
  $$ delete from public.regional_contacts $$,
  '42501', 'permission denied for table regional_contacts',
  'a pending user cannot delete from regional_contacts'
);

-- Admin, approved_only
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' $$,
  'an admin reads regional_contacts'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Sisipan', 'Wening', '0800-0000-0098') $$,
  '42501', 'permission denied for table regional_contacts',
  'an admin cannot insert into regional_contacts'
);
select throws_ok(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' $$,
  '42501', 'permission denied for table regional_contacts',
  'an admin cannot update regional_contacts'
);
select throws_ok(
  $$ delete from public.regional_contacts $$,
  '42501', 'permission denied for table regional_contacts',
  'an admin cannot delete from regional_contacts'
);

-- Service role
set local role service_role;
set local "request.jwt.claims" = '{"role": "service_role"}';
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' $$,
  'the service role reads regional_contacts'
);
select lives_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Sisipan', 'Wening', '0800-0000-0098') $$,
  'the service role inserts into regional_contacts'
);
select isnt_empty(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' returning id $$,
  'the service role updates regional_contacts'
);
select isnt_empty(
  $$ delete from public.regional_contacts where kabupaten_kota = 'Kabupaten Sisipan' returning id $$,
  'the service role deletes from regional_contacts'
);

-- Constraints
reset role;
set local "request.jwt.claims" = '';
select throws_ok(
  format($$ update public.regional_contacts set %s where id = '30000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "regional_contacts" violates check constraint "%s"', rule), rule
)
from (values
  ($$kabupaten_kota = 'Magelang'$$, 'regional_contacts_kabupaten_kota_prefixed'),
  ($$kabupaten_kota = 'Kabupaten  '$$, 'regional_contacts_kabupaten_kota_prefixed'),
  ($$kabupaten_kota = 'Kota ' || repeat('x', 96)$$, 'regional_contacts_kabupaten_kota_max_length'),
  ($$nama_kontak = ' '$$, 'regional_contacts_nama_kontak_not_blank'),
  ($$nama_kontak = repeat('x', 201)$$, 'regional_contacts_nama_kontak_max_length'),
  ($$nomor_telepon = 'telepon'$$, 'regional_contacts_nomor_telepon_plausible'),
  ($$foto_url = 'javascript:alert(1)'$$, 'regional_contacts_foto_url_plausible'),
  ($$foto_url = '//contoh.id/foto.png'$$, 'regional_contacts_foto_url_plausible'),
  ($$foto_url = '/' || repeat('x', 2000)$$, 'regional_contacts_foto_url_max_length')
) as broken (change, rule);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kota Uji', 'Arum', '0800-0000-0096') $$,
  '23505', 'duplicate key value violates unique constraint "regional_contacts_kabupaten_kota_key"',
  'one contact per kabupaten or kota'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values (null, 'Arum', '0800-0000-0095') $$,
  '23502', null,
  'kabupaten_kota is required'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kota B', null, '0800-0000-0095') $$,
  '23502', null,
  'nama_kontak is required'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kota B', 'Arum', null) $$,
  '23502', null,
  'nomor_telepon is required'
);
select lives_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, foto_url)
     values ('Kabupaten C', 'Arum', '+62 800 0000 0094', '/images/kontak/kontak-01.svg') $$,
  'a local picture and an international number are fine'
);

-- Trigger
select has_trigger('public', 'regional_contacts', 'write_audit', 'changes are recorded');

select * from finish();
rollback;
