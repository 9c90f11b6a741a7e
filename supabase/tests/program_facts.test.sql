-- Facts of the programme: drafts at first; everyone reads what is published, admins write the columns of the form.
begin;
\ir setup.psql
select plan(18);

select results_eq(
  $$
    select count(*), bool_and(source <> ''), bool_or(fact ~ 'apakah sekarang sudah dibuka lagi belum kami ketahui')
    from public.program_facts where checked_on = '2026-11-26'
  $$,
  $$ values (9::bigint, true, true) $$,
  'the migrations leave what is known, each fact with its source and the day of its last check'
);
update public.program_facts set status = 'draf';

-- Admin
select tests.as('admin');
select throws_ok(
  format('update public.program_facts set %s', change), '23514',
  format('new row for relation "program_facts" violates check constraint "program_facts_%s"', rule), change
)
from (
  values
    ($$kind = 'lain'$$, 'kind_known'),
    ($$fact = ' '$$, 'fact_not_blank'), ($$fact = repeat('a', 1001)$$, 'fact_max_length'), ($$fact = E'a\nb'$$, 'fact_visible'),
    ($$source = ''$$, 'source_not_blank'), ($$source = repeat('a', 201)$$, 'source_max_length'), ($$source = E'a\nb'$$, 'source_visible'),
    ($$source_url = 'http://bgn.go.id'$$, 'source_url_plausible'), ($$source_url = 'javascript:alert(1)'$$, 'source_url_plausible'),
    ($$source_url = 'https://a.id/' || repeat('a', 500)$$, 'source_url_max_length'),
    ($$source_url = U&'https://a.id/\200B'$$, 'source_url_visible'),
    ($$checked_on = '1999-01-01'$$, 'checked_on_plausible'), ($$position = 'NaN'$$, 'position_plausible'),
    ($$status = 'publik'$$, 'status_known')
) as broken (change, rule);
select lives_ok(
  $$
    update public.program_facts set source_url = 'https://www.bgn.go.id/siaran', checked_on = '2026-11-27', status = 'terbit'
    where kind = 'keadaan'
  $$,
  'an admin checks a fact and publishes it'
);
select lives_ok(
  $$
    insert into public.program_facts (kind, fact, source, checked_on, position)
    values ('kewajiban', 'Air: diuji setiap enam bulan.', 'Surat dinas', '2026-11-27', 9)
  $$,
  'and adds one'
);

select tests.as('visitor');
select results_eq(
  'select checked_on, source_url from public.program_facts', $$ values (date '2026-11-27', 'https://www.bgn.go.id/siaran') $$,
  'then a visitor reads it'
);

select * from finish();
rollback;
