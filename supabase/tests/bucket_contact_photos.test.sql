-- Bucket contact_photos: everyone reads; admins upload, and remove photos that no contact has; nobody overwrites.
begin;
\ir setup.psql
select plan(49);

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

-- Bucket
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'contact_photos' $$,
  $$
    values (
      true, 1048576::bigint,
      array['image/png', 'image/jpeg', 'image/webp']
    )
  $$,
  'the bucket itself limits types and size'
);

create function pg_temp.allowed(who text) returns setof text language plpgsql as $$
begin
  return next isnt_empty($q$ select from storage.objects where bucket_id = 'contact_photos' $q$, who || ' sees the photos');
  return query
    select lives_ok(
      format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'contact_photos', name),
      format('%s uploads %s', who, name)
    )
    from unnest(array['1795500000000_kota-tegal.png', '7_wening.jpg', '8_a-1.webp']) as name;
  return query
    select throws_ok(
      format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'contact_photos', name),
      '42501', 'new row violates row-level security policy for table "objects"', format('%s: not %s', who, name)
    )
    from unnest(array[
      '9_a.svg', '9_a.gif', '9_a.jpeg', '9_a.PNG', '9_a.png.html', '9_a', 'a.png', '9_.png', '9_a b.png', '9_A.png',
      'folder/9_a.png', '../9_a.png', E'9_..\\a.png', '9_%2e%2e.png', '9_a.png?x', E'9_a.png\n'
    ]) as name;
  return next is_empty(
    $q$ update storage.objects set name = '6_lain.png' where bucket_id = 'contact_photos' returning name $q$,
    who || ' overwrites nothing'
  );
  return next throws_ok(
    $q$ insert into storage.objects (bucket_id, name) values ('contact_photos', '2_kota-tegal.jpg')
        on conflict (bucket_id, name) do update set metadata = excluded.metadata $q$,
    '42501', 'new row violates row-level security policy (USING expression) for table "objects"',
    who || ' cannot overwrite by upsert'
  );
  delete from storage.objects where bucket_id = 'contact_photos';
  return next set_eq(
    $q$ select name from storage.objects where bucket_id = 'contact_photos' $q$,
    array['2_kota-tegal.jpg', '3_kota-salatiga.webp'],
    who || ' removes photos, but not those of a contact'
  );
end;
$$;

-- Admin, any_signed_in
select tests.as('admin');
select pg_temp.allowed('an admin, any_signed_in');

select tests.set_access('approved_only');

-- Admin, approved_only
select tests.as('admin');
select pg_temp.allowed('an admin, approved_only');

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
