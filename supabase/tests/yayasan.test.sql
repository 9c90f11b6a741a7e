-- Foundations: everyone reads; admins write the columns of the form, in both access modes; who may manage SPPG does not.
begin;
\ir setup.psql
select plan(69);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');

-- Grants
select table_privs_are(
  'public', 'yayasan', 'anon', array['SELECT'],
  'anon has SELECT on the table yayasan'
);
select table_privs_are(
  'public', 'yayasan', 'authenticated', array['SELECT', 'DELETE'],
  'authenticated has SELECT, DELETE on the table yayasan'
);
select table_privs_are(
  'public', 'yayasan', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on the table yayasan'
);
select is_empty($$ select tests.columns('anon', 'insert', 'yayasan') $$, 'anon can insert no column');
select is_empty($$ select tests.columns('anon', 'update', 'yayasan') $$, 'anon can update no column');
select results_eq(
  $$ select tests.columns('authenticated', 'insert', 'yayasan') $$,
  $$ values ('id'), ('nama'), ('alamat'), ('pengelola') $$,
  'authenticated can insert the id and the columns of the form only'
);
select results_eq(
  $$ select tests.columns('authenticated', 'update', 'yayasan') $$,
  $$ values ('nama'), ('alamat'), ('pengelola') $$,
  'authenticated can update the columns of the form only'
);

-- Policies
select policies_are(
  'public', 'yayasan',
  array[
    'Everyone can read foundations',
    'Admins can add foundations',
    'Admins can edit foundations',
    'Admins can delete foundations'
  ]
);
select policy_cmd_is('public', 'yayasan', policy, verb, policy || ': ' || verb)
from (values
  ('Everyone can read foundations', 'select'),
  ('Admins can add foundations', 'insert'),
  ('Admins can edit foundations', 'update'),
  ('Admins can delete foundations', 'delete')
) as expected (policy, verb);
select policy_roles_are('public', 'yayasan', policy, roles)
from (values
  ('Everyone can read foundations', array['anon', 'authenticated']),
  ('Admins can add foundations', array['authenticated']),
  ('Admins can edit foundations', array['authenticated']),
  ('Admins can delete foundations', array['authenticated'])
) as expected (policy, roles);

-- Visitor
select tests.as('visitor');
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

-- Signed in, any_signed_in: may manage SPPG, not foundations
select tests.as('pending');
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' and nama = 'Yayasan Uji' $$,
  'a signed-in user reads yayasan'
);
select throws_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Sisipan') $$,
  '42501', 'new row violates row-level security policy for table "yayasan"',
  'a signed-in user cannot insert into yayasan'
);
select is_empty(
  $$ update public.yayasan set nama = 'Diubah' returning id $$,
  'a signed-in user updates nothing'
);
select is_empty(
  $$ delete from public.yayasan returning id $$,
  'a signed-in user deletes nothing'
);

-- Admin, any_signed_in
select tests.as('admin');
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' and nama = 'Yayasan Uji' $$,
  'an admin reads yayasan, unchanged by others: any_signed_in'
);
select lives_ok(
  $$ insert into public.yayasan (nama, alamat, pengelola) values ('Yayasan Sisipan', 'Jalan Kawung', 'Arum') $$,
  'an admin inserts into yayasan: any_signed_in'
);
select isnt_empty(
  $$ update public.yayasan set nama = 'Yayasan Sisipan Dua', alamat = null, pengelola = null
     where nama = 'Yayasan Sisipan' returning id $$,
  'an admin updates yayasan: any_signed_in'
);
select isnt_empty(
  $$ delete from public.yayasan where nama = 'Yayasan Sisipan Dua' returning id $$,
  'an admin deletes from yayasan: any_signed_in'
);
select throws_ok(
  format($$ insert into public.yayasan (nama, %I) values ('Yayasan Sisipan', %L) $$, column_name, value),
  '42501', 'permission denied for table yayasan', 'nobody chooses ' || column_name
)
from (values
  ('created_at', '2000-01-01')
) as attempt (column_name, value);
select throws_ok(
  format($$ update public.yayasan set %I = %L $$, column_name, value),
  '42501', 'permission denied for table yayasan', 'nobody changes ' || column_name
)
from (values
  ('id', '20000000-0000-4000-8000-000000000009'), ('created_at', '2000-01-01')
) as attempt (column_name, value);

-- A session whose account has been deleted
select tests.as('deleted');
select throws_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Sisipan') $$,
  '42501', 'new row violates row-level security policy for table "yayasan"',
  'a deleted user with a valid token cannot insert into yayasan'
);
select is_empty(
  $$ update public.yayasan set nama = 'Diubah' returning id $$,
  'a deleted user with a valid token updates nothing'
);
select is_empty(
  $$ delete from public.yayasan returning id $$,
  'a deleted user with a valid token deletes nothing'
);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' and nama = 'Yayasan Uji' $$,
  'a pending user reads yayasan'
);
select throws_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Sisipan') $$,
  '42501', 'new row violates row-level security policy for table "yayasan"',
  'a pending user cannot insert into yayasan'
);
select is_empty(
  $$ update public.yayasan set nama = 'Diubah' returning id $$,
  'a pending user updates nothing'
);
select is_empty(
  $$ delete from public.yayasan returning id $$,
  'a pending user deletes nothing'
);

-- Admin, approved_only
select tests.as('admin');
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' and nama = 'Yayasan Uji' $$,
  'an admin reads yayasan, unchanged by others: approved_only'
);
select lives_ok(
  $$ insert into public.yayasan (nama, alamat, pengelola) values ('Yayasan Sisipan', 'Jalan Kawung', 'Arum') $$,
  'an admin inserts into yayasan: approved_only'
);
select isnt_empty(
  $$ update public.yayasan set nama = 'Yayasan Sisipan Dua', alamat = null, pengelola = null
     where nama = 'Yayasan Sisipan' returning id $$,
  'an admin updates yayasan: approved_only'
);
select isnt_empty(
  $$ delete from public.yayasan where nama = 'Yayasan Sisipan Dua' returning id $$,
  'an admin deletes from yayasan: approved_only'
);

-- Service role
select tests.as('service_role');
select isnt_empty(
  $$ select from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  'the service role reads yayasan'
);
select lives_ok(
  $$ insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000002', 'Yayasan Layanan') $$,
  'the service role inserts into yayasan'
);
select isnt_empty(
  $$ update public.yayasan set alamat = 'Jalan Truntum' where id = '20000000-0000-4000-8000-000000000001' returning id $$,
  'the service role updates yayasan'
);
select isnt_empty(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000002' returning id $$,
  'the service role deletes from yayasan'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  $$ insert into public.yayasan (nama) values (E' \n\t') $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_nama_not_blank"',
  'yayasan_nama_not_blank'
);
select throws_ok(
  format($$ insert into public.yayasan (nama) values (%L) $$, name),
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_nama_visible"',
  'yayasan_nama_visible: ' || description
)
from (values
  (E'Yayasan\u200BBaru', 'no space that shows nothing'),
  (E'Yayasan\u00A0Baru', 'no space that does not break'),
  (E'Yayasan\tBaru', 'no tab'),
  (E'Yayasan\nBaru', 'no second line')
) as hidden (name, description);
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

-- Names
insert into public.yayasan (nama) values ('Yayasan Kawung Gizi');
select throws_ok(
  format($$ insert into public.yayasan (nama) values (%L) $$, name),
  '23505', 'duplicate key value violates unique constraint "yayasan_nama_key"',
  format('a name is unique: "%s"', name)
)
from unnest(array[
  'Yayasan Kawung Gizi', 'YAYASAN KAWUNG GIZI', '  Yayasan   kawung gizi ', 'yayasan Kawung Gizi',
  'Yayasan “Kawung-Gizi”', 'Yayasan KawungGizi'
]) as name;
select lives_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Kawung Gizi Satu'), ('Yayasan Kawung Gizi Dua') $$,
  'other names are others'
);
select lives_ok(
  $$ update public.yayasan set nama = 'Yayasan KAWUNG Gizi' where nama = 'Yayasan Kawung Gizi' $$,
  'the own name may be written in another way'
);

-- With SPPG
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000003', 'Yayasan Pemilik');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select 'UJI-' || n, 'SPPG Uji', 'Kota Tegal', '20000000-0000-4000-8000-000000000003' from generate_series(1, 1001) as n;
select tests.as('admin');
select throws_ok(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000003' $$,
  'P0001', 'Yayasan ini masih memiliki 1001 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
  'a foundation with SPPG is not deleted, in words that say how many'
);
delete from public.sppg where kode_unik_pendaftaran <> 'UJI-1' and kode_unik_pendaftaran like 'UJI-%';
select throws_ok(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000003' $$,
  'P0001', 'Yayasan ini masih memiliki 1 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
  'nor with one that is left'
);
update public.sppg set yayasan_id = '20000000-0000-4000-8000-000000000001' where kode_unik_pendaftaran = 'UJI-1';
select isnt_empty(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000003' returning id $$,
  'once its SPPG have moved, it is'
);
select tests.as('service_role');
select throws_ok(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  'P0001', 'Yayasan ini masih memiliki 1 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
  'the service role is refused, too'
);
select tests.as('owner');

-- Triggers
select has_trigger('public', 'yayasan', 'write_audit', 'changes are recorded');

select * from finish();
rollback;
