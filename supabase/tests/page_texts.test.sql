-- Texts of pages: everyone reads them, admins add and change them, nobody deletes them.
begin;
\ir setup.psql
select plan(31);
delete from public.page_texts;
insert into public.page_texts (page, hero_title) values ('tentang', 'Uji');

-- Grants and policies
select table_privs_are('public', 'page_texts', role, privileges, role || ' has on the table: ' || privileges::text)
from (values
  ('anon', array['SELECT']), ('authenticated', array['SELECT']), ('service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
) as expected (role, privileges);
select policies_are(
  'public', 'page_texts',
  array['Everyone can read the texts of pages', 'Admins can add texts of a page', 'Admins can edit texts of a page']
);

-- Visitor and manager
select tests.as('visitor');
select results_eq('select hero_title from public.page_texts', $$ values ('Uji') $$, 'a visitor reads them');
select throws_ok(statement, '42501', 'permission denied for table page_texts', 'a visitor: ' || statement)
from unnest(array[
  $$ insert into public.page_texts (page) values ('beranda') $$, $$ update public.page_texts set hero_title = 'Jahat' $$,
  'delete from public.page_texts'
]) as statement;
select tests.as('manager');
select is_empty($$ update public.page_texts set hero_title = 'Jahat' returning id $$, 'a manager changes nothing');
select throws_ok($$ insert into public.page_texts (page) values ('beranda') $$, '42501', null, 'nor adds anything');

-- Admin
select tests.as('admin');
select throws_ok('delete from public.page_texts', '42501', 'permission denied for table page_texts', 'an admin does not delete them');
select throws_ok(
  $$ insert into public.page_texts (page) values ('tentang') $$, '23505',
  'duplicate key value violates unique constraint "page_texts_page_key"', 'a page has one row'
);
select throws_ok(
  $$ insert into public.page_texts (page) values ('privasi') $$, '23514', null, 'rules and laws have none'
);
select throws_ok($$ update public.page_texts set page = 'beranda' $$, '42501', null, 'a row stays with its page');
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

select tests.as('owner');
select has_trigger('public', 'page_texts', trigger, trigger)
from unnest(array['stamp_content', 'raise_revision', 'write_audit', 'note_withdrawal_of_changed']) as trigger;

select * from finish();
rollback;
