-- Texts of pages: everyone reads them, admins add and change them, nobody deletes them.
begin;
\ir setup.psql
select plan(15);
delete from public.page_texts;
insert into public.page_texts (page, hero_title) values ('tentang', 'Uji');

-- Admin
select tests.as('admin');
select throws_ok(
  $$ insert into public.page_texts (page) values ('tentang') $$, '23505',
  'duplicate key value violates unique constraint "page_texts_page_key"', 'a page has one row'
);
select throws_ok(
  $$ insert into public.page_texts (page) values ('privasi') $$, '23514', null, 'rules and laws have none'
);
select throws_ok(
  format('update public.page_texts set %s = %L', col, value), '23514',
  format('new row for relation "page_texts" violates check constraint "page_texts_%s"', col || rule), col || rule
)
from unnest(array['hero_title', 'hero_lead', 'closing_title', 'closing_text']) as col,
  (values (' ', '_not_blank'), (repeat('a', 401), '_max_length'), (E'a\nb', '_visible')) as bad (value, rule);
select lives_ok(
  $$ update public.page_texts set hero_title = 'Judul *baru*', hero_lead = null, closing_text = '<b>Ayo</b>' where page = 'tentang' $$,
  'an admin changes them'
);

select * from finish();
rollback;
