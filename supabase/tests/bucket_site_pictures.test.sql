-- Bucket site_pictures: everyone reads; admins upload, and remove pictures that no page has; nobody overwrites.
begin;
\ir setup.psql
select plan(22);

create function pg_temp.stem(n integer) returns text language sql immutable as $$
  select '7f3c1a52-0c1d-4b6e-9a58-00000000000' || n;
$$;
insert into storage.objects (bucket_id, name)
select 'site_pictures', pg_temp.stem(n) || '-' || width || '.webp'
from generate_series(1, 3) as n, unnest(array[640, 1280]) as width;
insert into public.news_articles (slug, title, date, category, excerpt, content, photo_path, photo_width, photo_height, alt)
values ('uji', 'Uji', '2026-01-02', 'Uji', 'Uji.', 'Uji.', pg_temp.stem(2) || '.webp', 1280, 853, 'Uji.');
insert into public.gallery_photos (title, caption, photo_path, photo_width, photo_height, alt, position)
values ('Uji', 'Uji.', pg_temp.stem(3) || '.webp', 1280, 1280, 'Uji.', 1);

-- Bucket
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'site_pictures' $$,
  $$ values (true, 1048576::bigint, array['image/jpeg', 'image/webp']) $$,
  'the bucket itself limits types and size'
);

-- Admin
select tests.as('admin');
select isnt_empty($$ select from storage.objects where bucket_id = 'site_pictures' $$, 'an admin sees the pictures');
select lives_ok(
  format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'site_pictures', pg_temp.stem(4) || ending), 'an admin uploads …' || ending
)
from unnest(array['-640.webp', '-1280.webp', '-640.jpg', '-1280.jpg']) as ending;
select throws_ok(
  format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'site_pictures', name),
  '42501', 'new row violates row-level security policy for table "objects"', 'not ' || name
)
from unnest(array[
  pg_temp.stem(5) || '.webp', pg_temp.stem(5) || '-320.webp', pg_temp.stem(5) || '-640.png', pg_temp.stem(5) || '-640.svg',
  pg_temp.stem(5) || '-640.WEBP', pg_temp.stem(5) || '-640.webp.html', pg_temp.stem(5) || E'-640.webp\n', pg_temp.stem(5) || '-640.webp?x',
  'folder/' || pg_temp.stem(5) || '-640.webp', '../' || pg_temp.stem(5) || '-640.webp', 'x-640.webp', upper(pg_temp.stem(5)) || '-640.webp'
]) as name;
select is_empty(
  $$ update storage.objects set name = pg_temp.stem(6) || '-640.webp' where bucket_id = 'site_pictures' returning name $$,
  'an admin overwrites nothing'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('site_pictures', pg_temp.stem(2) || '-640.webp')
     on conflict (bucket_id, name) do update set metadata = excluded.metadata $$,
  '42501', 'new row violates row-level security policy (USING expression) for table "objects"', 'nor by upsert'
);
delete from storage.objects where bucket_id = 'site_pictures';
select set_eq(
  $$ select name from storage.objects where bucket_id = 'site_pictures' $$,
  $$ select pg_temp.stem(n) || '-' || width || '.webp' from generate_series(2, 3) as n, unnest(array[640, 1280]) as width $$,
  'an admin removes pictures, but none of an article, also of a draft, and none of the gallery'
);
update public.news_articles set photo_path = null, photo_width = null, photo_height = null where slug = 'uji';
delete from public.gallery_photos where title = 'Uji';
delete from storage.objects where bucket_id = 'site_pictures';
select is_empty($$ select from storage.objects where bucket_id = 'site_pictures' $$, 'until no page has them');

select * from finish();
rollback;
