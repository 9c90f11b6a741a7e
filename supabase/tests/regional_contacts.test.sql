-- Regional contacts: what their columns may say.
begin;
\ir setup.psql
select plan(33);

delete from public.regional_contacts;
insert into public.regional_contacts (id, kabupaten_kota, nama_kontak, nomor_telepon)
values ('30000000-0000-4000-8000-000000000001', 'Kota Tegal', 'Wening', '0800-0000-0099');

select is(
  (select bersedia_whatsapp from public.regional_contacts where kabupaten_kota = 'Kota Tegal'), false,
  'nobody is written to on WhatsApp unless an admin says that they agree'
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

select * from finish();
rollback;
