-- The second factor of admins: what they may without it, and who may require it and take it off.
begin;
\ir setup.psql
select plan(43);

create function pg_temp.access() returns text language sql stable as $$
  select concat_ws(
    ', ', case when can_manage then 'manages' end, case when is_admin then 'admin' end, case when is_manager then 'manager' end, second_factor
  ) from public.my_access();
$$;
create function pg_temp.shown() returns jsonb language sql immutable as $$ select '{"aal": "aal2"}'::jsonb $$;
select tests.add_person('rekan@contoh.id', 'admin');
select tests.set_access('approved_only');

-- Without a device
select tests.as('admin');
select is(pg_temp.access(), 'manages, admin, manager', 'nothing is missing where nobody requires it');
select throws_ok(
  $$ select public.require_second_factor(true) $$,
  'P0001', 'Pasang dulu verifikasi dua langkah untuk akun Anda sendiri di Pengaturan Akun.',
  'nobody requires of others what they lack: all would be locked out'
);
select tests.as('owner');
select tests.add_device('admin', 'unverified');
select tests.as('admin');
select is(pg_temp.access(), 'manages, admin, manager', 'a device whose code was never shown locks nobody out');
select is_empty('select * from public.account_devices()', 'and is none');

-- With one
select tests.as('owner');
select tests.add_device('admin');
select tests.as('admin', claims) from (values
  ('{"aal": "aal1", "user_metadata": {"aal": "aal2"}, "app_metadata": {"aal": "aal2"}, "amr": [{"method": "totp"}]}'::jsonb)
) as forged (claims);
select is(pg_temp.access(), 'manages, manager, show', 'until it is shown its owner may what a manager may, whatever their profile says');
select is(count(*), 1::bigint, 'of accounts they read their own') from public.accounts;
select is_empty('select from public.audit_log', 'nothing of the trail');
select throws_ok(
  statement, '42501', 'Masukkan kode verifikasi dulu untuk melakukan ini.', 'and are told so: ' || statement
) from unnest(array[
  'select public.require_second_factor(false)', 'select * from public.account_devices()', 'select public.set_access_mode(''any_signed_in'')',
  'select public.note_devices_removed(tests.id(''rekan''))', 'select public.set_account_role(tests.id(''pending''), ''admin'')',
  'select public.end_account_access(tests.id(''rekan''))', 'select public.set_account_name(tests.id(''rekan''), ''Palsu'')',
  'select * from public.personal_data(''uji@contoh.id'')', 'select public.withdraw_invitation(gen_random_uuid())'
]) as statement;
select lives_ok($$ select public.set_account_name(tests.id('admin'), 'Sekar') $$, 'their own name is theirs');
select tests.as('admin', pg_temp.shown());
select is(pg_temp.access(), 'manages, admin, manager', 'once it is shown they are an admin');
select results_eq(
  'select user_id, devices from public.account_devices()', $$ values (tests.id('admin'), 1) $$, 'who reads how many devices each has'
);

-- Required of all
select lives_ok('select public.require_second_factor(true)', 'whoever has shown theirs requires it');
select results_eq(
  $$
    select actor_id, before -> 'admins_need_second_factor', after -> 'admins_need_second_factor' from public.audit_log
    where table_name = 'access_settings' order by id desc limit 1
  $$,
  $$ values (tests.id('admin'), 'false'::jsonb, 'true'::jsonb) $$,
  'which the trail has'
);
select throws_ok('select public.require_second_factor(null)', '23502', null, 'it is required or not');
select tests.as('rekan');
select is(pg_temp.access(), 'manages, manager, set_up', 'another admin sets up a device first');
select throws_ok(
  $$ select public.require_second_factor(false) $$,
  '42501', 'Pasang verifikasi dua langkah dulu di Pengaturan Akun untuk melakukan ini.', 'and is told so'
);
select tests.as('rekan', pg_temp.shown());
select is(pg_temp.access(), 'manages, manager, set_up', 'an old token does not stand for a device that was taken off');
select tests.as('manager');
select is(pg_temp.access(), 'manages, manager', 'a manager needs none');
select tests.as('pending');
select is(pg_temp.access(), '', 'nor who waits for approval');

-- Whoever is no admin, also with a device that they have shown
select tests.as('owner');
select tests.add_device(who) from unnest(array['manager', 'pending']) as who;
select tests.as('manager', pg_temp.shown());
select throws_ok(statement, '42501', 'Hanya admin yang dapat melakukan ini.', 'a manager does not: ' || statement)
from unnest(array[
  'select public.require_second_factor(false)', 'select * from public.account_devices()', 'select public.note_devices_removed(tests.id(''admin''))'
]) as statement;
select tests.as('pending', pg_temp.shown());
select throws_ok(
  $$ select public.note_devices_removed(tests.id('admin')) $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', 'nor does who waits for approval'
);
select tests.as('visitor');
select throws_ok('select * from public.account_devices()', '42501', null, 'nor a visitor');

-- A lost device
select tests.as('owner');
select tests.add_device('rekan');
select tests.as('admin', pg_temp.shown());
select throws_ok(
  $$ select public.note_devices_removed(tests.id('admin')) $$,
  'P0001', 'Perangkat Anda sendiri dilepas di Pengaturan Akun.', 'nobody takes their own off this way: the auth service asks for its code'
);
select throws_ok(
  $$ select public.note_devices_removed('10000000-0000-4000-8000-0000000000ff') $$,
  'P0002', 'Akun tidak ditemukan.', 'an account that is not there has none'
);
select lives_ok($$ select public.note_devices_removed(tests.id('rekan')) $$, 'another admin takes it off');
select results_eq(
  $$ select action, row_id, actor_id, before, after from public.audit_log where table_name = 'mfa_factors' $$,
  $$ values ('DELETE', tests.id('rekan'), tests.id('admin'), null::jsonb, '{"email": "rekan@contoh.id", "jumlah": 1}'::jsonb) $$,
  'which the trail has, without name or secret'
);
select throws_ok(
  $$ select public.restore_audit_entry((select id from public.audit_log where table_name = 'mfa_factors')) $$,
  'P0002', null, 'and nobody brings it back'
);
select is_empty($$ select from public.audit_log where concat(before, after) ~ 'RAHASIA' $$, 'no secret is in the trail');

-- Access that has ended, with a device that was shown
select public.end_account_access(tests.id('rekan'));
select tests.as('rekan', pg_temp.shown());
select is(pg_temp.access(), '', 'an account whose access has ended has nothing by its device');
select is_empty('select from public.audit_log', 'and reads nothing');

-- No longer required
select tests.as('admin', pg_temp.shown());
select lives_ok('select public.require_second_factor(false)', 'an admin lets it be');
select is(pg_temp.access(), 'manages, admin, manager', 'and stays one');
select tests.as('admin');
select is(pg_temp.access(), 'manages, manager, show', 'whoever has a device shows it still');

select * from finish();
rollback;
