-- Photos of the gallery: everyone reads what is published; admins read all. What the columns may say.
begin;
\ir setup.psql
select plan(31);

delete from public.gallery_photos;
insert into public.gallery_photos (id, title, caption, illustration, alt, position, status) values
  ('bb100000-0000-4000-8000-000000000001', 'Terbit', 'Uji.', 'galeri/galeri-1', 'Gambar.', 1, 'terbit'),
  ('bb100000-0000-4000-8000-000000000002', 'Draf', 'Uji.', 'galeri/galeri-2', 'Gambar.', 2, 'draf');

-- Visitor
select tests.as('visitor');
select results_eq('select title from public.gallery_photos', $$ values ('Terbit') $$, 'a visitor reads what is published');

-- Signed in, any_signed_in
select tests.as('pending');
select results_eq('select title from public.gallery_photos', $$ values ('Terbit') $$, 'a signed-in user reads what is published');

-- Admin
select tests.as('admin');
select results_eq('select title from public.gallery_photos order by position', $$ values ('Terbit'), ('Draf') $$, 'an admin reads drafts, too');
select lives_ok(
  $$
    insert into public.gallery_photos (title, caption, photo_path, photo_width, photo_height, alt, shows_people, people_agreed, position, status)
    values ('Foto', 'Uji.', '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.jpg', 1280, 1280, 'Dapur.', true, true, 1.5, 'terbit')
  $$,
  'an admin adds a photo between two others'
);
select lives_ok(
  $$ insert into public.gallery_photos (title, caption, position) values ('Tanpa', 'Uji.', -1) $$, 'a draft may wait for its picture'
);
select throws_ok(
  format($$ update public.gallery_photos set %s where title = 'Terbit' $$, change), '23514',
  format('new row for relation "gallery_photos" violates check constraint "gallery_photos_%s"', rule), change
)
from (values
  ($$title = ' '$$, 'title_not_blank'), ($$title = repeat('a', 101)$$, 'title_max_length'), ($$title = E'a\nb'$$, 'title_visible'),
  ($$caption = ''$$, 'caption_not_blank'), ($$caption = repeat('a', 301)$$, 'caption_max_length'), ($$caption = U&'a\200Bb'$$, 'caption_visible'),
  ($$illustration = '/x.svg'$$, 'illustration_plausible'), ($$illustration = 'galeri/' || repeat('a', 100)$$, 'illustration_max_length'),
  ($$illustration = null, photo_width = 9, photo_height = 9, photo_path = 'x/../7f3c1a52-0c1d-4b6e-9a58-1f2.jpg'$$, 'photo_path_plausible'),
  ($$illustration = null, photo_width = 9, photo_height = 9, photo_path = repeat('a', 42)$$, 'photo_path_max_length'),
  ($$photo_height = 1280$$, 'photo_size_plausible'),
  ($$illustration = null, photo_path = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.jpg', photo_width = 1, photo_height = 1281$$, 'photo_size_plausible'),
  ($$illustration = null$$, 'picture_single'),
  ($$photo_path = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.jpg', photo_width = 1280, photo_height = 853$$, 'picture_single'),
  ($$alt = null$$, 'alt_required'), ($$alt = ' '$$, 'alt_not_blank'), ($$alt = repeat('a', 301)$$, 'alt_max_length'), ($$alt = E'a\nb'$$, 'alt_visible'),
  ($$shows_people = true$$, 'people_agreed_required'), ($$status = 'publik'$$, 'status_known'),
  ($$position = 'NaN'$$, 'position_plausible'), ($$position = 'infinity'$$, 'position_plausible'), ($$position = '-infinity'$$, 'position_plausible')
) as broken (change, rule);

-- Versions
update public.gallery_photos set title = 'Lain', caption = 'Lain.', position = 7 where title = 'Terbit';
select lives_ok(
  $$ select public.restore_version(min(id)) from public.audit_log where row_id = 'bb100000-0000-4000-8000-000000000001' $$,
  'an earlier version comes back'
);
select results_eq(
  $$ select title, caption, position, status from public.gallery_photos where id = 'bb100000-0000-4000-8000-000000000001' $$,
  $$ values ('Terbit', 'Uji.', 7::double precision, 'terbit') $$, 'where the photo stands now'
);
delete from public.gallery_photos where title = 'Terbit';
select lives_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where row_id = 'bb100000-0000-4000-8000-000000000001' $$,
  'a deleted one, too'
);

select * from finish();
rollback;
