-- The access mode: signed-in users read it, admins change it with set_access_mode.
begin;
\ir setup.psql
select plan(42);

-- Grants
select table_privs_are(
  'public', 'access_settings', 'anon', array[]::text[],
  'anon has nothing on the table access_settings'
);
select table_privs_are(
  'public', 'access_settings', 'authenticated', array['SELECT'],
  'authenticated has SELECT on the table access_settings'
);
select table_privs_are(
  'public', 'access_settings', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on the table access_settings'
);
select is_empty($$ select tests.columns('anon', 'insert', 'access_settings') $$, 'anon can insert no column');
select is_empty($$ select tests.columns('anon', 'update', 'access_settings') $$, 'anon can update no column');
select is_empty($$ select tests.columns('authenticated', 'insert', 'access_settings') $$, 'authenticated can insert no column');
select is_empty($$ select tests.columns('authenticated', 'update', 'access_settings') $$, 'authenticated can update no column');

-- Policies
select policies_are(
  'public', 'access_settings',
  array[
    'Signed-in users can read the access mode'
  ]
);
select policy_cmd_is(
  'public', 'access_settings', 'Signed-in users can read the access mode', 'select',
  'Signed-in users can read the access mode: select'
);
select policy_roles_are(
  'public', 'access_settings', 'Signed-in users can read the access mode', array['authenticated']
);

-- Visitor
select tests.as('visitor');
select throws_ok(
  $$ select * from public.access_settings $$,
  '42501', 'permission denied for table access_settings',
  'a visitor cannot select access_settings'
);
select throws_ok(
  $$ insert into public.access_settings (access_mode) values ('approved_only') $$,
  '42501', 'permission denied for table access_settings',
  'a visitor cannot insert access_settings'
);
select throws_ok(
  $$ update public.access_settings set access_mode = 'approved_only' $$,
  '42501', 'permission denied for table access_settings',
  'a visitor cannot update access_settings'
);
select throws_ok(
  $$ delete from public.access_settings $$,
  '42501', 'permission denied for table access_settings',
  'a visitor cannot delete access_settings'
);
select throws_ok(
  $$ select public.set_access_mode('approved_only') $$,
  '42501', 'permission denied for function set_access_mode',
  'a visitor cannot call set_access_mode'
);

-- Signed in, any_signed_in
select tests.as('pending');
select isnt_empty(
  $$ select from public.access_settings $$,
  'a signed-in user reads the access mode'
);
select throws_ok(
  $$ insert into public.access_settings (access_mode) values ('approved_only') $$,
  '42501', 'permission denied for table access_settings',
  'a signed-in user cannot insert access_settings'
);
select throws_ok(
  $$ update public.access_settings set access_mode = 'approved_only' $$,
  '42501', 'permission denied for table access_settings',
  'a signed-in user cannot update access_settings'
);
select throws_ok(
  $$ delete from public.access_settings $$,
  '42501', 'permission denied for table access_settings',
  'a signed-in user cannot delete access_settings'
);
select throws_ok(
  $$ select public.set_access_mode('any_signed_in') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.',
  'a signed-in user cannot switch the access mode'
);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select isnt_empty(
  $$ select from public.access_settings $$,
  'a pending user reads the access mode'
);
select throws_ok(
  $$ insert into public.access_settings (access_mode) values ('approved_only') $$,
  '42501', 'permission denied for table access_settings',
  'a pending user cannot insert access_settings'
);
select throws_ok(
  $$ update public.access_settings set access_mode = 'approved_only' $$,
  '42501', 'permission denied for table access_settings',
  'a pending user cannot update access_settings'
);
select throws_ok(
  $$ delete from public.access_settings $$,
  '42501', 'permission denied for table access_settings',
  'a pending user cannot delete access_settings'
);
select throws_ok(
  $$ select public.set_access_mode('any_signed_in') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.',
  'a pending user cannot switch the access mode'
);

-- Admin, approved_only
select tests.as('admin');
select isnt_empty(
  $$ select from public.access_settings $$,
  'an admin reads the access mode'
);
select throws_ok(
  $$ insert into public.access_settings (access_mode) values ('approved_only') $$,
  '42501', 'permission denied for table access_settings',
  'an admin cannot insert access_settings'
);
select throws_ok(
  $$ update public.access_settings set access_mode = 'approved_only' $$,
  '42501', 'permission denied for table access_settings',
  'an admin cannot update access_settings'
);
select throws_ok(
  $$ delete from public.access_settings $$,
  '42501', 'permission denied for table access_settings',
  'an admin cannot delete access_settings'
);
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

-- Service role
select tests.as('service_role');
select isnt_empty(
  $$ select from public.access_settings $$,
  'the service role reads the access mode'
);
select isnt_empty(
  $$ update public.access_settings set access_mode = 'approved_only' returning id $$,
  'the service role updates the access mode'
);
select isnt_empty(
  $$ delete from public.access_settings returning id $$,
  'the service role deletes the row'
);
select lives_ok(
  $$ insert into public.access_settings default values $$,
  'the service role inserts the row'
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

-- Trigger
select has_trigger('public', 'access_settings', 'write_audit', 'switching is recorded');

select * from finish();
rollback;
