-- How the programme stands: one row, a draft at first; everyone reads it once it is published, admins change it, nobody deletes it.
begin;
\ir setup.psql
select plan(41);

select results_eq(
  $$ select count(*), min(checked_on), bool_and(source ~ 'BGN' and notice ~ 'apakah sekarang sudah dibuka lagi belum kami ketahui') from public.program_notice $$,
  $$ values (1::bigint, date '2026-11-26', true) $$,
  'the migrations leave what is known, with its source and the day of its last check'
);
update public.program_notice set status = 'draf';

-- Grants and policies
select table_privs_are('public', 'program_notice', role, privileges, role || ' has on the table: ' || privileges::text)
from (values
  ('anon', array['SELECT']), ('authenticated', array['SELECT']), ('service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
) as expected (role, privileges);
select results_eq(
  format(
    $$
      select attname::text collate "default" from pg_attribute
      where attrelid = 'public.program_notice'::regclass and attnum > 0
        and not has_column_privilege('authenticated', attrelid, attnum, %L) and attname <> 'id'
      order by attnum
    $$,
    privilege
  ),
  $$ values ('created_at'), ('updated_at'), ('published_revision') $$,
  'all but what the database notes: ' || privilege
)
from unnest(array['insert', 'update']) as privilege;
select policies_are(
  'public', 'program_notice',
  array[
    'Visitors can read the published notice', 'Users can read the published notice, admins its draft',
    'Admins can add the notice', 'Admins can edit the notice'
  ]
);

-- A draft
select tests.as('visitor');
select is_empty('select from public.program_notice', 'a visitor reads no draft');
select throws_ok(statement, '42501', 'permission denied for table program_notice', 'a visitor: ' || statement)
from unnest(array[
  $$ insert into public.program_notice (notice) values ('Dibuka.') $$,
  $$ update public.program_notice set notice = 'Dibuka.' $$,
  'delete from public.program_notice'
]) as statement;
select tests.as('manager');
select is_empty('select from public.program_notice', 'nor does a manager');
select is_empty($$ update public.program_notice set notice = 'Dibuka.' returning id $$, 'who changes nothing');

-- Admin
select tests.as('admin');
select throws_ok('delete from public.program_notice', '42501', 'permission denied for table program_notice', 'an admin does not delete it');
select throws_ok(
  $$
    insert into public.program_notice (id, notice, as_of, source, checked_on)
    values (gen_random_uuid(), 'Dibuka.', 'hari ini', 'BGN', '2026-11-26')
  $$,
  '23514', 'new row for relation "program_notice" violates check constraint "program_notice_single_row"', 'there is one row'
);
select throws_ok(
  format('update public.program_notice set %s', change), '23514',
  format('new row for relation "program_notice" violates check constraint "program_notice_%s"', rule), change
)
from (
  values
    ($$notice = ' '$$, 'notice_not_blank'), ($$notice = repeat('a', 1001)$$, 'notice_max_length'), ($$notice = U&'a\200Bb'$$, 'notice_visible'),
    ($$duties = ' '$$, 'duties_not_blank'), ($$duties = repeat('a', 2001)$$, 'duties_max_length'),
    ($$incentive = ' '$$, 'incentive_not_blank'), ($$incentive = repeat('a', 1001)$$, 'incentive_max_length'), ($$incentive = U&'a\200Bb'$$, 'incentive_visible'),
    ($$as_of = ''$$, 'as_of_not_blank'), ($$as_of = repeat('a', 61)$$, 'as_of_max_length'), ($$as_of = E'a\nb'$$, 'as_of_visible'),
    ($$source = ''$$, 'source_not_blank'), ($$source = repeat('a', 201)$$, 'source_max_length'), ($$source = E'a\nb'$$, 'source_visible'),
    ($$source_url = 'http://bgn.go.id'$$, 'source_url_plausible'), ($$source_url = 'javascript:alert(1)'$$, 'source_url_plausible'),
    ($$source_url = 'https://a.id/' || repeat('a', 500)$$, 'source_url_max_length'),
    ($$source_url = U&'https://a.id/\200B'$$, 'source_url_visible'),
    ($$checked_on = '1999-01-01'$$, 'checked_on_plausible'), ($$status = 'publik'$$, 'status_known')
) as broken (change, rule);
select lives_ok(
  $$ update public.program_notice set source_url = 'https://www.bgn.go.id/siaran', checked_on = '2026-11-27', status = 'terbit' $$,
  'an admin checks it and publishes it'
);

select tests.as('visitor');
select results_eq(
  'select checked_on, source_url from public.program_notice', $$ values (date '2026-11-27', 'https://www.bgn.go.id/siaran') $$,
  'then a visitor reads it'
);
select tests.as('owner');
select has_trigger('public', 'program_notice', trigger, trigger)
from unnest(array['stamp_content', 'raise_revision', 'write_audit', 'note_withdrawal_of_changed']) as trigger;

select * from finish();
rollback;
