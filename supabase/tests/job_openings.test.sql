-- Vacancies: everyone reads what is published; admins read all and write the columns of the form.
begin;
\ir setup.psql
select plan(29);

delete from public.job_openings;
insert into public.job_openings (id, title, kitchen, kabupaten_kota, description, closes_on, position, status) values
  ('dd100000-0000-4000-8000-000000000001', 'Juru masak', 'SPPG Uji', 'Kota Tegal', 'Memasak.', '2026-12-01', 1, 'terbit'),
  ('dd100000-0000-4000-8000-000000000002', 'Sopir', 'SPPG Uji', 'Kota Tegal', 'Mengantar.', '2026-12-01', 2, 'draf');

-- Grants and policies
select table_privs_are('public', 'job_openings', role, privileges, role || ' has on the table: ' || privileges::text)
from (values
  ('anon', array['SELECT']), ('authenticated', array['SELECT', 'DELETE']),
  ('service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
) as expected (role, privileges);
select results_eq(
  format(
    $$
      select attname::text collate "default" from pg_attribute
      where attrelid = 'public.job_openings'::regclass and attnum > 0
        and has_column_privilege('authenticated', attrelid, attnum, %L) and attname <> 'id'
      order by attnum
    $$,
    privilege
  ),
  $$ values ('title'), ('kitchen'), ('kabupaten_kota'), ('description'), ('closes_on'), ('position'), ('status') $$,
  'the columns of the form: ' || privilege
)
from unnest(array['insert', 'update']) as privilege;
select policies_are(
  'public', 'job_openings',
  array[
    'Visitors can read published openings', 'Users can read published openings, admins all', 'Admins can add openings',
    'Admins can edit openings', 'Admins can delete openings'
  ]
);

-- Visitor
select tests.as('visitor');
select results_eq('select title from public.job_openings', $$ values ('Juru masak') $$, 'a visitor reads what is published');
select throws_ok(statement, '42501', 'permission denied for table job_openings', 'a visitor: ' || statement)
from unnest(array[
  $$ insert into public.job_openings (title) values ('Palsu') $$,
  $$ update public.job_openings set title = 'Palsu' $$,
  'delete from public.job_openings'
]) as statement;

-- Signed in, any_signed_in
select tests.as('pending');
select results_eq('select title from public.job_openings', $$ values ('Juru masak') $$, 'a signed-in user reads what is published');
select throws_ok(
  $$
    insert into public.job_openings (title, kitchen, kabupaten_kota, description, closes_on, position)
    values ('Palsu', 'SPPG Uji', 'Kota Tegal', 'Bayar dulu.', '2026-12-01', 0)
  $$,
  '42501', 'new row violates row-level security policy for table "job_openings"', 'a signed-in user adds nothing'
);
select is_empty($$ update public.job_openings set title = 'Palsu' returning id $$, 'a signed-in user updates nothing');
select is_empty('delete from public.job_openings returning id', 'a signed-in user deletes nothing');

-- Admin
select tests.as('admin');
select results_eq(
  'select title from public.job_openings order by position', $$ values ('Juru masak'), ('Sopir') $$, 'an admin reads drafts, too'
);
select throws_ok(
  format($$ update public.job_openings set %s where title = 'Juru masak' $$, change), code,
  format('%s "job_openings_%s"', what, rule), change
)
from (values
  ($$title = ' '$$, '23514', 'title_not_blank'), ($$title = repeat('a', 121)$$, '23514', 'title_max_length'),
  ($$title = E'a\nb'$$, '23514', 'title_visible'),
  ($$kitchen = ' '$$, '23514', 'kitchen_not_blank'), ($$kitchen = repeat('a', 201)$$, '23514', 'kitchen_max_length'),
  ($$kitchen = E'a\nb'$$, '23514', 'kitchen_visible'),
  ($$description = ''$$, '23514', 'description_not_blank'), ($$description = repeat('a', 2001)$$, '23514', 'description_max_length'),
  ($$closes_on = '2200-01-01'$$, '23514', 'closes_on_plausible'), ($$position = 'NaN'$$, '23514', 'position_plausible'),
  ($$status = 'publik'$$, '23514', 'status_known'), ($$kabupaten_kota = 'Kota Yogyakarta'$$, '23503', 'kabupaten_kota_known')
) as broken (change, code, rule),
lateral (
  select case code
    when '23514' then 'new row for relation "job_openings" violates check constraint'
    else 'insert or update on table "job_openings" violates foreign key constraint'
  end
) as words (what);

-- Versions
update public.job_openings set description = 'Lain.' where title = 'Juru masak';
select lives_ok(
  $$ select public.restore_version(min(id)) from public.audit_log where row_id = 'dd100000-0000-4000-8000-000000000001' $$,
  'the first version comes back'
);
select results_eq(
  $$ select title, description, status from public.job_openings where id = 'dd100000-0000-4000-8000-000000000001' $$,
  $$ values ('Juru masak', 'Memasak.', 'terbit') $$, 'whole'
);

select * from finish();
rollback;
