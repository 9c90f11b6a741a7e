-- The access mode: signed-in users read it, admins change it with set_access_mode.
begin;
\ir setup.psql
select plan(9);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select throws_ok(
  $$ select public.set_access_mode('any_signed_in') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.',
  'a pending user cannot switch the access mode'
);

-- Admin, approved_only
select tests.as('admin');
select lives_ok(
  $$ select public.set_access_mode('any_signed_in') $$,
  'an admin switches the access mode'
);
select results_eq(
  $$ select access_mode from public.access_settings $$,
  $$ values ('any_signed_in') $$,
  'the access mode is switched'
);
select throws_ok(
  $$ select public.set_access_mode('nobody') $$,
  '23514', 'new row for relation "access_settings" violates check constraint "access_settings_access_mode_known"',
  'an unknown access mode is refused'
);
select throws_ok(
  $$ select public.set_access_mode(null) $$,
  '23502', null,
  'no access mode at all is refused'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  $$ insert into public.access_settings default values $$,
  '23505', 'duplicate key value violates unique constraint "access_settings_pkey"',
  'there is no second row'
);
select throws_ok(
  $$ insert into public.access_settings (id) values (false) $$,
  '23514', 'new row for relation "access_settings" violates check constraint "access_settings_single_row"',
  'access_settings_single_row'
);
select throws_ok(
  $$ update public.access_settings set access_mode = 'semua' $$,
  '23514', 'new row for relation "access_settings" violates check constraint "access_settings_access_mode_known"',
  'access_settings_access_mode_known'
);
select results_eq(
  $$ select access_mode from public.access_settings $$,
  $$ values ('any_signed_in') $$,
  'the default is what the specification says'
);

select * from finish();
rollback;
