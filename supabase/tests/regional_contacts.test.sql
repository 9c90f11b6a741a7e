-- Regional contacts: everyone reads; admins write the columns of the form, in both access modes.
begin;
\ir setup.psql
select plan(84);

delete from public.regional_contacts;
insert into public.regional_contacts (id, kabupaten_kota, nama_kontak, nomor_telepon)
values ('30000000-0000-4000-8000-000000000001', 'Kota Tegal', 'Wening', '0800-0000-0099');

-- Grants
select table_privs_are(
  'public', 'regional_contacts', 'anon', array['SELECT'],
  'anon has SELECT on the table regional_contacts'
);
select table_privs_are(
  'public', 'regional_contacts', 'authenticated', array['SELECT', 'DELETE'],
  'authenticated has SELECT, DELETE on the table regional_contacts'
);
select table_privs_are(
  'public', 'regional_contacts', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on the table regional_contacts'
);
select is_empty($$ select tests.columns('anon', 'insert', 'regional_contacts') $$, 'anon can insert no column');
select is_empty($$ select tests.columns('anon', 'update', 'regional_contacts') $$, 'anon can update no column');
select results_eq(
  $$ select tests.columns('authenticated', 'insert', 'regional_contacts') $$,
  $$ values ('id'), ('kabupaten_kota'), ('nama_kontak'), ('nomor_telepon'), ('foto_url'), ('bersedia_whatsapp') $$,
  'authenticated can insert the id and the columns of the form only'
);
select results_eq(
  $$ select tests.columns('authenticated', 'update', 'regional_contacts') $$,
  $$ values ('kabupaten_kota'), ('nama_kontak'), ('nomor_telepon'), ('foto_url'), ('bersedia_whatsapp') $$,
  'authenticated can update the columns of the form only'
);

-- Policies
select policies_are(
  'public', 'regional_contacts',
  array[
    'Everyone can read regional contacts',
    'Admins can add regional contacts',
    'Admins can edit regional contacts',
    'Admins can delete regional contacts'
  ]
);
select policy_cmd_is('public', 'regional_contacts', policy, verb, policy || ': ' || verb)
from (values
  ('Everyone can read regional contacts', 'select'),
  ('Admins can add regional contacts', 'insert'),
  ('Admins can edit regional contacts', 'update'),
  ('Admins can delete regional contacts', 'delete')
) as expected (policy, verb);
select policy_roles_are('public', 'regional_contacts', policy, roles)
from (values
  ('Everyone can read regional contacts', array['anon', 'authenticated']),
  ('Admins can add regional contacts', array['authenticated']),
  ('Admins can edit regional contacts', array['authenticated']),
  ('Admins can delete regional contacts', array['authenticated'])
) as expected (policy, roles);

-- Visitor
select tests.as('visitor');
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' $$,
  'a visitor reads regional_contacts'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Demak', 'Wening', '0800-0000-0098') $$,
  '42501', 'permission denied for table regional_contacts',
  'a visitor cannot insert into regional_contacts'
);
select throws_ok(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' $$,
  '42501', 'permission denied for table regional_contacts',
  'a visitor cannot update regional_contacts'
);
select throws_ok(
  $$ update public.regional_contacts set bersedia_whatsapp = true $$,
  '42501', 'permission denied for table regional_contacts',
  'a visitor agrees to WhatsApp for nobody'
);
select throws_ok(
  $$ delete from public.regional_contacts $$,
  '42501', 'permission denied for table regional_contacts',
  'a visitor cannot delete from regional_contacts'
);

-- Signed in, any_signed_in: may manage SPPG, not contacts
select tests.as('pending');
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' and nomor_telepon = '0800-0000-0099' $$,
  'a signed-in user reads regional_contacts'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Demak', 'Wening', '0800-0000-0098') $$,
  '42501', 'new row violates row-level security policy for table "regional_contacts"',
  'a signed-in user cannot insert into regional_contacts'
);
select is_empty(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097', bersedia_whatsapp = true returning id $$,
  'a signed-in user updates nothing'
);
select is_empty(
  $$ delete from public.regional_contacts returning id $$,
  'a signed-in user deletes nothing'
);

-- Admin, any_signed_in
select tests.as('admin');
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' and nomor_telepon = '0800-0000-0099' $$,
  'an admin reads regional_contacts, unchanged by others: any_signed_in'
);
select lives_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, foto_url)
     values ('Kabupaten Demak', 'Wening', '0800-0000-0098', '/storage/v1/object/public/contact_photos/1_wening.jpg') $$,
  'an admin inserts into regional_contacts: any_signed_in'
);
select is(
  (select bersedia_whatsapp from public.regional_contacts where kabupaten_kota = 'Kabupaten Demak'), false,
  'nobody is written to on WhatsApp unless an admin says that they agree'
);
select isnt_empty(
  $$ update public.regional_contacts
     set kabupaten_kota = 'Kabupaten Kudus', nama_kontak = 'Arum', nomor_telepon = '0800-0000-0097', foto_url = null,
       bersedia_whatsapp = not bersedia_whatsapp
     where kabupaten_kota = 'Kabupaten Demak' returning id $$,
  'an admin updates regional_contacts: any_signed_in'
);
select isnt_empty(
  $$ delete from public.regional_contacts where kabupaten_kota = 'Kabupaten Kudus' returning id $$,
  'an admin deletes from regional_contacts: any_signed_in'
);
select throws_ok(
  format(
    $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, %I)
       values ('Kabupaten Demak', 'Wening', '0800-0000-0098', %L) $$,
    column_name, value
  ),
  '42501', 'permission denied for table regional_contacts', 'nobody chooses ' || column_name
)
from (values
  ('created_at', '2000-01-01')
) as attempt (column_name, value);
select throws_ok(
  format($$ update public.regional_contacts set %I = %L $$, column_name, value),
  '42501', 'permission denied for table regional_contacts', 'nobody changes ' || column_name
)
from (values
  ('id', '30000000-0000-4000-8000-000000000009'), ('created_at', '2000-01-01')
) as attempt (column_name, value);

-- A session whose account has been deleted
select tests.as('deleted');
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Demak', 'Wening', '0800-0000-0098') $$,
  '42501', 'new row violates row-level security policy for table "regional_contacts"',
  'a deleted user with a valid token cannot insert into regional_contacts'
);
select is_empty(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' returning id $$,
  'a deleted user with a valid token updates nothing'
);
select is_empty(
  $$ delete from public.regional_contacts returning id $$,
  'a deleted user with a valid token deletes nothing'
);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' and nomor_telepon = '0800-0000-0099' $$,
  'a pending user reads regional_contacts'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Demak', 'Wening', '0800-0000-0098') $$,
  '42501', 'new row violates row-level security policy for table "regional_contacts"',
  'a pending user cannot insert into regional_contacts'
);
select is_empty(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' returning id $$,
  'a pending user updates nothing'
);
select is_empty(
  $$ delete from public.regional_contacts returning id $$,
  'a pending user deletes nothing'
);

-- Admin, approved_only
select tests.as('admin');
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' and nomor_telepon = '0800-0000-0099' $$,
  'an admin reads regional_contacts, unchanged by others: approved_only'
);
select lives_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, foto_url)
     values ('Kabupaten Demak', 'Wening', '0800-0000-0098', '/storage/v1/object/public/contact_photos/1_wening.jpg') $$,
  'an admin inserts into regional_contacts: approved_only'
);
select isnt_empty(
  $$ update public.regional_contacts
     set kabupaten_kota = 'Kabupaten Kudus', nama_kontak = 'Arum', nomor_telepon = '0800-0000-0097', foto_url = null,
       bersedia_whatsapp = not bersedia_whatsapp
     where kabupaten_kota = 'Kabupaten Demak' returning id $$,
  'an admin updates regional_contacts: approved_only'
);
select isnt_empty(
  $$ delete from public.regional_contacts where kabupaten_kota = 'Kabupaten Kudus' returning id $$,
  'an admin deletes from regional_contacts: approved_only'
);

-- Service role
select tests.as('service_role');
select isnt_empty(
  $$ select from public.regional_contacts where id = '30000000-0000-4000-8000-000000000001' $$,
  'the service role reads regional_contacts'
);
select lives_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kabupaten Demak', 'Wening', '0800-0000-0098') $$,
  'the service role inserts into regional_contacts'
);
select isnt_empty(
  $$ update public.regional_contacts set nomor_telepon = '0800-0000-0097' returning id $$,
  'the service role updates regional_contacts'
);
select isnt_empty(
  $$ delete from public.regional_contacts where kabupaten_kota = 'Kabupaten Demak' returning id $$,
  'the service role deletes from regional_contacts'
);

-- Constraints
select tests.as('owner');
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
  ($$foto_url = '/\contoh.id/foto.png'$$, 'regional_contacts_foto_url_plausible'),
  ($$foto_url = '/foto\..\..\\contoh.id'$$, 'regional_contacts_foto_url_plausible'),
  ($$foto_url = 'https:\\contoh.id/foto.png'$$, 'regional_contacts_foto_url_plausible'),
  ($$foto_url = '/' || repeat('x', 2000)$$, 'regional_contacts_foto_url_max_length'),
  ($$foto_url = 'http://contoh.id/storage/v1/object/public/contact_photos/1_a.png'$$, 'regional_contacts_foto_url_in_bucket'),
  ($$foto_url = '/storage/v1/object/public/contact_photos/1_a.svg'$$, 'regional_contacts_foto_url_in_bucket'),
  ($$foto_url = '/storage/v1/object/public/contact_photos/a.png'$$, 'regional_contacts_foto_url_in_bucket'),
  ($$foto_url = '/storage/v1/object/public/contact_photos/1_a.png?x=1'$$, 'regional_contacts_foto_url_in_bucket'),
  ($$foto_url = '/storage/v1/object/public/contact_photos/..'$$, 'regional_contacts_foto_url_in_bucket'),
  ($$foto_url = '/storage/v1/object/public/contact_photos/1_%2e%2e.png'$$, 'regional_contacts_foto_url_in_bucket'),
  ($$foto_url = '/storage/v1/object/public/contact_photos/1_a.png/contact_photos/2_b.png'$$, 'regional_contacts_foto_url_in_bucket'),
  ($$foto_url = '/storage/v1/object/public/avatars/contact_photos/1_a.png'$$, 'regional_contacts_foto_url_in_bucket')
) as broken (change, rule);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kota Tegal', 'Arum', '0800-0000-0096') $$,
  '23505', 'duplicate key value violates unique constraint "regional_contacts_kabupaten_kota_key"',
  'one contact per kabupaten or kota'
);
select throws_ok(
  format($$ update public.regional_contacts set kabupaten_kota = %L where id = '30000000-0000-4000-8000-000000000001' $$, name),
  '23503', 'insert or update on table "regional_contacts" violates foreign key constraint "regional_contacts_kabupaten_kota_known"',
  'not a kabupaten or kota of Central Java: ' || name
)
from unnest(array['Kota Yogyakarta', 'Kabupaten Salatiga', 'Kota tegal', 'Kota Tegal ']) as name;
select throws_ok(
  $$ delete from public.wilayah where nama = 'Kota Tegal' $$,
  '23503', null,
  'a kabupaten or kota with a contact stays'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values (null, 'Arum', '0800-0000-0095') $$,
  '23502', null,
  'kabupaten_kota is required'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kota Salatiga', null, '0800-0000-0095') $$,
  '23502', null,
  'nama_kontak is required'
);
select throws_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kota Salatiga', 'Arum', null) $$,
  '23502', null,
  'nomor_telepon is required'
);
select lives_ok(
  $$ insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, foto_url)
     values ('Kabupaten Pati', 'Arum', '+62 800 0000 0094', '/images/kontak/kontak-01.svg') $$,
  'a local picture and an international number are fine'
);

select lives_ok(
  format($$ update public.regional_contacts set foto_url = %L where id = '30000000-0000-4000-8000-000000000001' $$, url),
  'a photo may be ' || coalesce(url, 'missing')
)
from unnest(array[
  null,
  '/images/kontak/kontak-01.svg',
  '/storage/v1/object/public/contact_photos/1795500000000_kota-tegal.png',
  '/storage/v1/object/public/contact_photos/1_a.jpg',
  'https://contoh.supabase.co/storage/v1/object/public/contact_photos/1_a.webp'
]) as url;

-- Trigger
select has_trigger('public', 'regional_contacts', 'write_audit', 'changes are recorded');

select * from finish();
rollback;
