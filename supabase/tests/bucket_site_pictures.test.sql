-- Bucket site_pictures: admins remove pictures that no page has.
begin;
\ir setup.psql
select plan(2);

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

select tests.as('admin');
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
