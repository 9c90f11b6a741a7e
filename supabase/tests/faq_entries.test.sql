-- Questions: everyone reads what is published; admins read all. What the columns may say.
begin;
\ir setup.psql
select plan(32);

delete from public.faq_entries;
insert into public.faq_entries (id, question, answer, position, status) values
  ('cc100000-0000-4000-8000-000000000001', 'Terbit?', 'Ya.', 1, 'terbit'),
  ('cc100000-0000-4000-8000-000000000002', 'Draf?', 'Ya.', 2, 'draf');

-- Visitor
select tests.as('visitor');
select results_eq('select question from public.faq_entries', $$ values ('Terbit?') $$, 'a visitor reads what is published');

-- Signed in, any_signed_in
select tests.as('pending');
select results_eq('select question from public.faq_entries', $$ values ('Terbit?') $$, 'a signed-in user reads what is published');

-- Admin
select tests.as('admin');
select results_eq('select question from public.faq_entries order by position', $$ values ('Terbit?'), ('Draf?') $$, 'an admin reads drafts, too');
select lives_ok(
  format(
    $$ insert into public.faq_entries (question, answer, link_text, link_to, position) values ('Ke mana?', 'Ke sana.', 'Buka', %L, 3) $$, link
  ),
  'an admin adds a question with a link to ' || link
)
from unnest(array['/', '/kontak#form-kontak', '/sppg?kode=SPPG-3374-001', 'https://mitra.bgn.go.id', 'https://contoh.id/a?b=c#d']) as link;
select throws_ok(
  format($$ update public.faq_entries set %s where question = 'Terbit?' $$, change), '23514',
  format('new row for relation "faq_entries" violates check constraint "faq_entries_%s"', rule), change
)
from (values
  ($$question = ' '$$, 'question_not_blank'), ($$question = repeat('a', 201)$$, 'question_max_length'), ($$question = E'a\nb'$$, 'question_visible'),
  ($$answer = ''$$, 'answer_not_blank'), ($$answer = repeat('a', 2001)$$, 'answer_max_length'), ($$answer = U&'a\200Bb'$$, 'answer_visible'),
  ($$link_text = '', link_to = '/'$$, 'link_text_not_blank'), ($$link_text = repeat('a', 101), link_to = '/'$$, 'link_text_max_length'),
  ($$link_text = E'a\tb', link_to = '/'$$, 'link_text_visible'),
  ($$link_text = 'Buka'$$, 'link_required'), ($$link_to = '/kontak'$$, 'link_required'),
  ($$link_text = 'Buka', link_to = '//evil.example'$$, 'link_to_plausible'), ($$link_text = 'Buka', link_to = '/\evil.example'$$, 'link_to_plausible'),
  ($$link_text = 'Buka', link_to = 'javascript:alert(1)'$$, 'link_to_plausible'), ($$link_text = 'Buka', link_to = 'http://contoh.id'$$, 'link_to_plausible'),
  ($$link_text = 'Buka', link_to = 'https:///evil.example'$$, 'link_to_plausible'), ($$link_text = 'Buka', link_to = '/a b'$$, 'link_to_plausible'),
  ($$link_text = 'Buka', link_to = 'kontak'$$, 'link_to_plausible'), ($$link_text = 'Buka', link_to = U&'/a\200Bb'$$, 'link_to_visible'),
  ($$link_text = 'Buka', link_to = '/' || repeat('a', 500)$$, 'link_to_max_length'),
  ($$position = 'NaN'$$, 'position_plausible'), ($$status = 'publik'$$, 'status_known')
) as broken (change, rule);

-- Versions
update public.faq_entries set answer = 'Tidak.' where question = 'Terbit?';
update public.faq_entries set question = 'Masih?' where question = 'Terbit?';
select lives_ok(
  $$ select public.restore_version(min(id)) from public.audit_log where row_id = 'cc100000-0000-4000-8000-000000000001' $$,
  'the first version comes back'
);
select results_eq(
  $$ select question, answer, status from public.faq_entries where id = 'cc100000-0000-4000-8000-000000000001' $$,
  $$ values ('Terbit?', 'Ya.', 'terbit') $$, 'whole'
);

select * from finish();
rollback;
