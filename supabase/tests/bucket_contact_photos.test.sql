-- Bucket contact_photos: admins remove photos, and none that a contact has.
begin;
\ir setup.psql
select plan(4);

delete from public.regional_contacts;
insert into storage.objects (bucket_id, name) values
  ('contact_photos', '1_bebas.png'),
  ('contact_photos', '2_kota-tegal.jpg'),
  ('contact_photos', '3_kota-salatiga.webp'),
  -- Ends as the photo of a contact does.
  ('contact_photos', '22_kota-tegal.jpg');
insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, foto_url) values
  ('Kota Tegal', 'Wening', '0800-0000-0099', '/storage/v1/object/public/contact_photos/2_kota-tegal.jpg'),
  ('Kota Salatiga', 'Arum', '0800-0000-0098', 'https://contoh.supabase.co/storage/v1/object/public/contact_photos/3_kota-salatiga.webp'),
  ('Kota Semarang', 'Bayu', '0800-0000-0097', '/images/kontak/kontak-01.svg'),
  ('Kota Surakarta', 'Dyah', '0800-0000-0096', null);

select tests.as('admin');
delete from storage.objects where bucket_id = 'contact_photos';
select set_eq(
  $$ select name from storage.objects where bucket_id = 'contact_photos' $$,
  array['2_kota-tegal.jpg', '3_kota-salatiga.webp'],
  'an admin removes photos, but not those of a contact'
);
select tests.set_access('approved_only');
delete from storage.objects where bucket_id = 'contact_photos';
select set_eq(
  $$ select name from storage.objects where bucket_id = 'contact_photos' $$,
  array['2_kota-tegal.jpg', '3_kota-salatiga.webp'],
  'in the other access mode, too'
);

-- A photo is removed once no contact has it
update public.regional_contacts set foto_url = null where kabupaten_kota = 'Kota Tegal';
delete from storage.objects where bucket_id = 'contact_photos';
select results_eq(
  $$ select name from storage.objects where bucket_id = 'contact_photos' $$,
  $$ values ('3_kota-salatiga.webp') $$,
  'the photo that a contact had is removed'
);
delete from public.regional_contacts where kabupaten_kota = 'Kota Salatiga';
delete from storage.objects where bucket_id = 'contact_photos';
select is_empty(
  $$ select from storage.objects where bucket_id = 'contact_photos' $$,
  'and so is that of a deleted contact'
);

select * from finish();
rollback;
