-- Old slugs: noted when a published article gets another one; no other article may take them.
begin;
\ir setup.psql
select plan(14);

delete from public.news_articles;
insert into public.news_articles (id, slug, title, date, category, excerpt, content, illustration, alt, status)
select ('aa100000-0000-4000-8000-00000000000' || n)::uuid, slug, slug, '2026-01-02', 'Uji', 'Ringkas.', 'Isi.', 'berita/berita-1', 'Gambar.', status
from (values (1, 'satu', 'terbit'), (2, 'dua', 'terbit'), (3, 'tiga', 'draf')) as rows (n, slug, status);

create function pg_temp.redirects() returns table (slug text, article text) language sql as $$
  select news_redirects.slug, news_articles.slug
  from public.news_redirects join public.news_articles on news_articles.id = article_id order by 1;
$$;

select tests.as('admin');
update public.news_articles set slug = 'baru' where slug = 'satu';
update public.news_articles set slug = 'terbaru' where slug = 'baru';
update public.news_articles set slug = 'empat', status = 'terbit' where slug = 'tiga';
update public.news_articles set title = 'Lain' where slug = 'dua';
select results_eq(
  'select * from pg_temp.redirects()', $$ values ('baru', 'terbaru'), ('satu', 'terbaru') $$,
  'every slug of a published article leads to it; that of a draft was nowhere'
);
select throws_ok(
  $$ update public.news_articles set slug = 'satu' where slug = 'dua' $$,
  '23505', 'duplicate key value violates unique constraint "news_articles_slug_key"', 'no other article takes one'
);
select throws_ok(
  $$ insert into public.news_articles (slug, title, date, category, excerpt, content) values ('baru', 'B', '2026-01-02', 'Uji', 'R.', 'I.') $$,
  '23505', null, 'nor does a new one'
);
select lives_ok($$ update public.news_articles set slug = 'satu' where slug = 'terbaru' $$, 'its own it may have again');
select results_eq(
  'select * from pg_temp.redirects()', $$ values ('baru', 'satu'), ('terbaru', 'satu') $$, 'which leads nowhere else then'
);

select tests.as('visitor');
select results_eq('select * from pg_temp.redirects()', $$ values ('baru', 'satu'), ('terbaru', 'satu') $$, 'visitors read them');
select tests.as('admin');
update public.news_articles set status = 'draf' where slug = 'satu';
select isnt_empty('select from public.news_redirects', 'those of a withdrawn article are for admins');
select tests.as('visitor');
select is_empty('select from public.news_redirects', 'alone');
select tests.as('admin');
update public.news_articles set slug = 'ditarik' where slug = 'satu';
select results_eq(
  'select slug from public.news_redirects order by 1', $$ values ('baru'), ('satu'), ('terbaru') $$,
  'also those that it gets while it is withdrawn'
);

-- Deleted and restored
delete from public.news_articles where slug = 'ditarik';
select is_empty('select from public.news_redirects', 'with an article its old slugs go');
insert into public.news_articles (slug, title, date, category, excerpt, content) values ('baru', 'B', '2026-01-02', 'Uji', 'R.', 'I.');
select lives_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where row_id = 'aa100000-0000-4000-8000-000000000001' $$,
  'and come back with it'
);
select results_eq(
  'select slug from public.news_redirects order by 1', $$ values ('satu'), ('terbaru') $$, 'those that nobody has taken meanwhile'
);
select lives_ok(
  $$
    select public.restore_version(min(id)) from public.audit_log
    where row_id = 'aa100000-0000-4000-8000-000000000001' and after ->> 'slug' = 'terbaru'
  $$,
  'an earlier version has its slug again'
);
select results_eq(
  'select * from pg_temp.redirects()', $$ values ('ditarik', 'terbaru'), ('satu', 'terbaru') $$, 'and the others lead to it'
);

select * from finish();
rollback;
