-- Articles: everyone reads what is published; admins read all and write the columns of the form, in both access modes.
begin;
\ir setup.psql
select plan(91);

delete from public.news_articles;
insert into public.news_articles (id, slug, title, date, category, excerpt, content, illustration, alt, status) values
  ('aa100000-0000-4000-8000-000000000001', 'terbit', 'Terbit', '2026-01-02', 'Uji', 'Ringkas.', 'Isi.', 'berita/berita-1', 'Gambar.', 'terbit'),
  ('aa100000-0000-4000-8000-000000000002', 'draf', 'Draf', '2026-01-03', 'Uji', 'Ringkas.', 'Isi.', 'berita/berita-2', 'Gambar.', 'draf');

create function pg_temp.photo(n integer) returns jsonb language sql as $$
  select jsonb_build_object(
    'path', '00000000-0000-4000-8000-00000000000' || n || '.webp', 'width', 960, 'height', 1280, 'alt', 'Dapur ' || n || '.'
  );
$$;

-- Who reads
select results_eq('select slug from public.news_articles', $$ values ('terbit') $$, tests.as(who) || ' reads what is published')
from unnest(array['visitor', 'pending']) as who;
select tests.set_access('approved_only');

-- Admin
select tests.as('admin');
select results_eq('select slug from public.news_articles order by date', $$ values ('terbit'), ('draf') $$, 'an admin reads drafts, too');
select lives_ok(
  $$
    insert into public.news_articles (id, slug, title, date, author, category, excerpt, content, photo_path, photo_width, photo_height, alt, shows_people, people_agreed)
    values ('aa100000-0000-4000-8000-000000000003', 'foto-2', 'Foto', '2026-11-02', 'Wening', 'Uji', 'Ringkas.', E'Isi.\n\n- satu\n',
      '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.webp', 1280, 853, 'Dapur.', true, true)
  $$,
  'an admin adds an article with a photo'
);
select lives_ok(
  $$ insert into public.news_articles (slug, title, date, category, excerpt, content) values ('tanpa-gambar', 'Tanpa', '2099-12-31', 'Uji', 'R.', 'I.') $$,
  'a draft may wait for its picture and its day'
);
select throws_ok(
  format($$ update public.news_articles set %s where slug = 'terbit' $$, change), '23514',
  format('new row for relation "news_articles" violates check constraint "news_articles_%s"', rule), change
)
from (values
  ($$slug = ''$$, 'slug_plausible'), ($$slug = 'Besar'$$, 'slug_plausible'), ($$slug = 'a--b'$$, 'slug_plausible'),
  ($$slug = '-a'$$, 'slug_plausible'), ($$slug = 'a/b'$$, 'slug_plausible'), ($$slug = 'á'$$, 'slug_plausible'),
  ($$slug = E'a\n'$$, 'slug_plausible'), ($$slug = repeat('a', 101)$$, 'slug_max_length'),
  ($$title = ' '$$, 'title_not_blank'), ($$title = repeat('a', 201)$$, 'title_max_length'), ($$title = U&'a\200Bb'$$, 'title_visible'),
  ($$date = '1999-12-31'$$, 'date_plausible'), ($$status = 'draf', date = '2100-01-01'$$, 'date_plausible'),
  ($$author = ''$$, 'author_not_blank'), ($$author = repeat('a', 101)$$, 'author_max_length'), ($$author = E'a\tb'$$, 'author_visible'),
  ($$category = ''$$, 'category_not_blank'), ($$category = repeat('a', 51)$$, 'category_max_length'), ($$category = E'a\nb'$$, 'category_visible'),
  ($$excerpt = ''$$, 'excerpt_not_blank'), ($$excerpt = repeat('a', 501)$$, 'excerpt_max_length'), ($$excerpt = E'a\nb'$$, 'excerpt_visible'),
  ($$content = E' \n '$$, 'content_not_blank'), ($$content = repeat('a', 50001)$$, 'content_max_length'),
  ($$illustration = 'berita-1'$$, 'illustration_plausible'), ($$illustration = '../berita-1'$$, 'illustration_plausible'),
  ($$illustration = 'berita/' || repeat('a', 100)$$, 'illustration_max_length'),
  ($$illustration = null, photo_width = 1280, photo_height = 853, photo_path = '../../avatars/x.jpg'$$, 'photo_path_plausible'),
  ($$illustration = null, photo_width = 1280, photo_height = 853, photo_path = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.svg'$$, 'photo_path_plausible'),
  ($$illustration = null, photo_width = 1280, photo_height = 853, photo_path = repeat('a', 42)$$, 'photo_path_max_length'),
  ($$photo_width = 1280$$, 'photo_size_plausible'),
  ($$illustration = null, photo_path = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.jpg'$$, 'photo_size_plausible'),
  ($$illustration = null, photo_path = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.jpg', photo_width = 1281, photo_height = 1$$, 'photo_size_plausible'),
  ($$illustration = null, photo_path = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.jpg', photo_width = 1, photo_height = 0$$, 'photo_size_plausible'),
  ($$illustration = null$$, 'picture_single'),
  ($$photo_path = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.jpg', photo_width = 1280, photo_height = 853$$, 'picture_single'),
  ($$alt = null$$, 'alt_required'), ($$alt = ' '$$, 'alt_not_blank'), ($$alt = repeat('a', 301)$$, 'alt_max_length'), ($$alt = E'a\nb'$$, 'alt_visible'),
  ($$shows_people = true$$, 'people_agreed_required'), ($$status = 'Terbit'$$, 'status_known')
) as broken (change, rule);
select lives_ok(
  format('update public.news_articles set photos = %L where slug = %L', value, 'terbit'), 'photos below the text: ' || left(value::text, 60)
)
from (values
  (jsonb_build_array(pg_temp.photo(1), pg_temp.photo(2))),
  ((select jsonb_agg(pg_temp.photo(n)) from generate_series(1, 8) as n)),
  ('[]')
) as allowed (value);
select throws_ok(
  format('update public.news_articles set photos = %L where slug = %L', value, 'terbit'), '23514',
  'new row for relation "news_articles" violates check constraint "news_articles_photos_plausible"', 'not: ' || left(value::text, 60)
)
from (values
  ('{}'::jsonb), ('"x"'), ('null'), ('[null]'), ('["x"]'), ('[{}]'),
  ((select jsonb_agg(pg_temp.photo(n)) from generate_series(1, 9) as n)),
  (jsonb_build_array(pg_temp.photo(1), pg_temp.photo(1))),
  (jsonb_build_array(pg_temp.photo(1) || '{"path": "../../avatars/x.jpg"}')),
  (jsonb_build_array(pg_temp.photo(1) || '{"path": "00000000-0000-4000-8000-000000000001.svg"}')),
  (jsonb_build_array(pg_temp.photo(1) || '{"alt": " "}')), (jsonb_build_array(pg_temp.photo(1) || '{"alt": "a\nb"}')),
  (jsonb_build_array(pg_temp.photo(1) || jsonb_build_object('alt', repeat('a', 301)))),
  (jsonb_build_array(pg_temp.photo(1) || '{"width": 0}')), (jsonb_build_array(pg_temp.photo(1) || '{"width": 1281}')),
  (jsonb_build_array(pg_temp.photo(1) || '{"height": 1.5}')), (jsonb_build_array(pg_temp.photo(1) || '{"height": "960"}')),
  (jsonb_build_array(pg_temp.photo(1) - 'alt')), (jsonb_build_array(pg_temp.photo(1) || '{"onload": "alert(1)"}'))
) as broken (value);
select throws_ok(
  $$ update public.news_articles set status = 'terbit' where slug = 'tanpa-gambar' $$,
  'P0001', 'Tanggal artikel yang terbit tidak boleh setelah hari ini.', 'but is not published before its day'
);
select throws_ok(
  $$ update public.news_articles set date = (now() at time zone 'Asia/Jakarta')::date + 1 where slug = 'terbit' $$,
  'P0001', 'Tanggal artikel yang terbit tidak boleh setelah hari ini.', 'nor given a later day once it is'
);
select lives_ok(
  $$ update public.news_articles set date = (now() at time zone 'Asia/Jakarta')::date where slug = 'terbit' $$, 'today is fine'
);
update public.news_articles set date = '2026-01-02' where slug = 'tanpa-gambar';
select throws_ok(
  $$ update public.news_articles set status = 'terbit' where slug = 'tanpa-gambar' $$, '23514', null, 'nor without a picture'
);
select throws_ok(
  $$ insert into public.news_articles (slug, title, date, category, excerpt, content) values ('draf', 'D', '2026-01-02', 'Uji', 'R.', 'I.') $$,
  '23505', 'duplicate key value violates unique constraint "news_articles_slug_key"', 'no two have one slug'
);
select is(
  (select updated_at > '2026-01-01' and published_revision is not null from public.news_articles where slug = 'terbit'), true,
  'the database notes when it was changed'
);

-- An account that is an admin no more
select tests.as('owner');
update public.accounts set role = 'pending' where user_id = tests.id('admin');
select tests.as('admin');
select is_empty($$ select from public.news_articles where status = 'draf' $$, 'who was an admin reads no draft any more');
select tests.as('owner');
update public.accounts set role = 'admin' where user_id = tests.id('admin');
select tests.as('admin');

-- Versions
update public.news_articles set title = 'Judul kedua', content = 'Isi kedua.', alt = 'Lain.', illustration = 'berita/berita-3' where slug = 'terbit';
update public.news_articles set title = 'Judul ketiga', status = 'draf' where slug = 'terbit';
update public.news_articles set status = 'terbit' where slug = 'terbit';
create function pg_temp.version(wanted text) returns bigint language sql security definer as $$
  select min(id) from public.audit_log where after ->> 'title' = wanted and row_id = 'aa100000-0000-4000-8000-000000000001';
$$;
select lives_ok($$ select public.restore_version(pg_temp.version('Terbit')) $$, 'the first version comes back in one call');
select results_eq(
  $$ select title, content, alt, illustration, status from public.news_articles where id = 'aa100000-0000-4000-8000-000000000001' $$,
  $$ values ('Terbit', 'Isi.', 'Gambar.', 'berita/berita-1', 'terbit') $$, 'whole, whatever has happened since; published it stays'
);
select lives_ok($$ select public.restore_version(pg_temp.version('Judul ketiga')) $$, 'so does a later one');
select results_eq(
  $$ select title, content, status from public.news_articles where id = 'aa100000-0000-4000-8000-000000000001' $$,
  $$ values ('Judul ketiga', 'Isi kedua.', 'terbit') $$, 'also when it was a draft then'
);
select throws_ok(
  $$ select public.restore_version(pg_temp.version('Terbit'), pg_temp.version('Judul kedua')) $$,
  'P0001', 'Data ini baru saja berubah lagi. Periksa isinya yang terbaru, lalu ulangi.', 'not when it was changed after the look at it'
);
select throws_ok(
  $$ select public.restore_version(max(id)) from public.audit_log where table_name = 'accounts' $$,
  'P0002', null, 'rows of other tables have no versions'
);

-- A photo that is gone
select tests.as('owner');
insert into storage.objects (bucket_id, name) values ('site_pictures', '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a-1280.webp');
select tests.as('admin');
update public.news_articles set status = 'terbit' where slug = 'foto-2';
update public.news_articles set title = 'Gambar', photo_path = null, photo_width = null, photo_height = null, illustration = 'berita/berita-4',
  alt = 'Gambar.', shows_people = false where slug = 'foto-2';
create function pg_temp.entry(verb text, n bigint) returns bigint language sql security definer as $$
  select id from public.audit_log where row_id = 'aa100000-0000-4000-8000-000000000003' and action = verb order by id offset n limit 1;
$$;
select lives_ok($$ select public.restore_version(pg_temp.entry('INSERT', 0)) $$, 'a version comes back with its photo');
select results_eq(
  $$ select title, photo_path, illustration, shows_people from public.news_articles where slug = 'foto-2' $$,
  $$ values ('Foto', '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.webp', null::text, true) $$, 'while the file is there'
);
select lives_ok($$ select public.restore_version(pg_temp.entry('UPDATE', 1)) $$, 'and goes again');
select tests.as('owner');
delete from storage.objects where bucket_id = 'site_pictures';
select tests.as('admin');
select lives_ok($$ select public.restore_version(pg_temp.entry('INSERT', 0)) $$, 'a version whose photo is gone');
select results_eq(
  $$ select title, photo_path, illustration, alt, shows_people from public.news_articles where slug = 'foto-2' $$,
  $$ values ('Foto', null::text, 'berita/berita-4', 'Gambar.', false) $$, 'leaves the picture of today'
);
update public.news_articles set illustration = null, photo_path = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a.webp', photo_width = 1280, photo_height = 853 where slug = 'foto-2';
delete from public.news_articles where slug = 'foto-2';
select throws_ok(
  $$ select public.restore_version(pg_temp.entry('INSERT', 0)) $$,
  'P0002', 'Data ini sudah dihapus. Pulihkan dulu dari baris penghapusannya.', 'a deleted article comes back first'
);
select lives_ok($$ select public.restore_audit_entry(pg_temp.entry('DELETE', 0)) $$, 'by its deletion');
select results_eq(
  $$ select title, photo_path, photo_width, illustration, status from public.news_articles where slug = 'foto-2' $$,
  $$ values ('Foto', null::text, null::integer, null::text, 'draf') $$, 'without the photo that is gone, as a draft'
);

-- What one account did
select isnt_empty(
  $$
    select from public.account_changes(tests.id('admin'), now() - interval '1 hour', now())
    where table_name = 'news_articles'
  $$,
  'is undone with the rest'
);

select * from finish();
rollback;
