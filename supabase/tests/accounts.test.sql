-- Accounts and roles: users read their own, admins all; nobody raises their own role.
begin;
\ir setup.psql
select plan(62);

-- What whoever acts may do, and what role an account has.
create function pg_temp.access() returns text language sql as $$
  select concat_ws(
    ', ', case when can_manage then 'manages' end, case when is_admin then 'admin' end, case when is_manager then 'manager' end,
    case when is_ended then 'ended' end
  )
  from public.my_access();
$$;
create function pg_temp.role_of(account uuid) returns text language sql as $$
  select role from public.accounts where user_id = account;
$$;

-- Trigger on sign-up
select results_eq(
  $$ select email, role from public.accounts where user_id = tests.id('pending') $$,
  $$ values ('menunggu@contoh.id', 'pending') $$,
  'a new user gets a pending account'
);
insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data)
values ('10000000-0000-4000-8000-000000000005', 'penyusup@contoh.id', '{"role": "admin", "is_admin": true}', '{"role": "admin"}');
select is(pg_temp.role_of('10000000-0000-4000-8000-000000000005'), 'pending', 'metadata sent with the sign-up raises no role');
update auth.users set raw_user_meta_data = '{"role": "admin"}', role = 'service_role' where id = '10000000-0000-4000-8000-000000000005';
select is(pg_temp.role_of('10000000-0000-4000-8000-000000000005'), 'pending', 'metadata changed later raises no role');
update auth.users set email = 'pindah@contoh.id' where id = tests.id('admin');
select results_eq(
  $$ select email, role from public.accounts where user_id = tests.id('admin') $$,
  $$ values ('pindah@contoh.id', 'admin') $$,
  'a changed e-mail is kept current and leaves the role alone'
);
insert into auth.users (id, is_anonymous) values ('10000000-0000-4000-8000-000000000006', true);
select is_empty(
  $$ select from public.accounts where user_id = '10000000-0000-4000-8000-000000000006' $$,
  'an anonymous session gets no account'
);
update auth.users set is_anonymous = false, email = 'nyata@contoh.id' where id = '10000000-0000-4000-8000-000000000006';
select results_eq(
  $$ select email, role from public.accounts where user_id = '10000000-0000-4000-8000-000000000006' $$,
  $$ values ('nyata@contoh.id', 'pending') $$,
  'an anonymous session that becomes a user gets a pending account'
);
delete from auth.users where id = '10000000-0000-4000-8000-000000000006';
select is_empty(
  $$ select from public.accounts where user_id = '10000000-0000-4000-8000-000000000006' $$,
  'the account goes with its user'
);

-- Visitor
select tests.as('visitor');
select throws_ok(
  $$ select private.is_admin() $$,
  '42501', 'permission denied for function is_admin',
  'a visitor cannot call what policies call'
);

-- Signed in, any_signed_in
select tests.as('pending');
select results_eq(
  $$ select email from public.accounts $$,
  $$ values ('menunggu@contoh.id') $$,
  'a signed-in user reads the own account only'
);
select throws_ok(
  $$ select private.set_account_role(tests.id('pending'), 'admin') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.',
  'a signed-in user cannot raise the own role by the inner function'
);
select is(pg_temp.access(), 'manages', 'my_access of a signed-in user');
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001", "user_metadata": {"role": "admin"}, "app_metadata": {"role": "admin"}}';
select is(pg_temp.access(), 'manages', 'my_access of a signed-in user whose token claims more');

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select results_eq(
  $$ select email from public.accounts $$,
  $$ values ('menunggu@contoh.id') $$,
  'a pending user reads the own account only'
);
select throws_ok(
  $$ select private.set_account_role(tests.id('pending'), 'admin') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.',
  'a pending user cannot raise the own role by the inner function'
);
select is(pg_temp.access(), '', 'my_access of a pending user');
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001", "user_metadata": {"role": "admin"}, "app_metadata": {"role": "admin"}}';
select is(pg_temp.access(), '', 'my_access of a pending user whose token claims more');

-- A token without account
select tests.as('deleted');
select is(pg_temp.access(), '', 'my_access of a deleted user');

-- Admin, approved_only
select tests.as('admin');
select bag_eq(
  $$ select user_id from public.accounts where user_id::text like '10000000-0000-4000-8000-%' $$,
  $$ values (tests.id('pending')), (tests.id('admin')), (tests.id('manager')), ('10000000-0000-4000-8000-000000000005') $$,
  'an admin reads all accounts'
);
select is(pg_temp.access(), 'manages, admin, manager', 'my_access of an admin');
select lives_ok($$ select public.set_account_role(tests.id('pending'), 'admin') $$, 'an admin approves an account');
select is(pg_temp.role_of(tests.id('pending')), 'admin', 'the account is approved');
select lives_ok($$ select public.set_account_role(tests.id('pending'), 'pending') $$, 'an admin revokes an account');
select is(pg_temp.role_of(tests.id('pending')), 'pending', 'the account is revoked');
select throws_ok(
  $$ select public.set_account_role('10000000-0000-4000-8000-000000000005', 'admin') $$,
  'P0001', 'Pemilik akun ini belum mengonfirmasi emailnya. Minta ia membuka tautan di email konfirmasi, lalu coba lagi.',
  'an account whose address is not confirmed is not approved'
);
select throws_ok(
  $$ select public.set_account_role(tests.id('pending'), 'owner') $$,
  '23514', 'new row for relation "accounts" violates check constraint "accounts_role_known"',
  'an unknown role is refused'
);
select throws_ok(
  $$ select public.set_account_role('10000000-0000-4000-8000-0000000000ff', 'admin') $$,
  'P0002', 'Akun tidak ditemukan.',
  'an unknown account is refused'
);

select tests.as('owner');
update public.accounts set role = 'pending' where user_id <> tests.id('admin');

-- The last admin
select tests.as('admin');
select throws_ok(
  $$ select public.set_account_role(tests.id('admin'), 'pending') $$,
  'P0001', 'Akses admin terakhir tidak dapat dicabut. Setujui admin lain lebih dulu.',
  'the last admin cannot step down'
);
select is(pg_temp.role_of(tests.id('admin')), 'admin', 'the last admin is still admin');
select lives_ok($$ select public.set_account_role(tests.id('pending'), 'admin') $$, 'with a second admin');
select lives_ok($$ select public.set_account_role(tests.id('admin'), 'pending') $$, 'an admin can step down');
select is(pg_temp.access(), '', 'my_access of an admin who stepped down');

-- Manager
select tests.as('owner');
update public.accounts set role = 'admin' where user_id = tests.id('admin');
update public.accounts set role = 'pengelola' where user_id = tests.id('pending');
select tests.as('pending');
select is(pg_temp.access(), 'manages, manager', 'my_access of a manager, also under approved_only');
select results_eq(
  $$ select email from public.accounts $$, $$ values ('menunggu@contoh.id') $$, 'a manager reads the own account only'
);

-- Names
select lives_ok($$ select public.set_account_name(tests.id('pending'), 'Warga Uji') $$, 'everyone names the own account');
select throws_ok(
  $$ select public.set_account_name(tests.id('admin'), 'Palsu') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', 'and no other'
);
select throws_ok(
  $$ select private.set_account_name(tests.id('admin'), 'Palsu') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', 'nor by the inner function'
);
select throws_ok(
  format($$ select public.set_account_name(tests.id('pending'), %L) $$, broken),
  '23514', format('new row for relation "accounts" violates check constraint "accounts_nama_%s"', rule), 'no name is ' || rule
)
from (values (' ', 'not_blank'), (repeat('x', 201), 'max_length'), ('Warga' || chr(8238), 'visible')) as names (broken, rule);
select results_eq(
  $$ select nama, role from public.accounts $$, $$ values ('Warga Uji', 'pengelola') $$, 'a name changes nothing else'
);
select tests.as('admin');
select lives_ok($$ select public.set_account_name(tests.id('pending'), '') $$, 'an admin takes a name away');
select lives_ok($$ select public.set_account_name(tests.id('pending'), 'Bu Warga') $$, 'and names an account');
select is(nama, 'Bu Warga', 'it has the name') from public.accounts where user_id = tests.id('pending');
select throws_ok(
  $$ select public.set_account_name('10000000-0000-4000-8000-0000000000ff', 'X') $$, 'P0002', 'Akun tidak ditemukan.', 'but none that is not there'
);

-- Access that has ended
select tests.set_access('any_signed_in');
select tests.as('admin');
select lives_ok($$ select public.end_account_access(tests.id('pending')) $$, 'an admin ends the access of a manager');
select results_eq(
  $$ select role, ended_at is not null from public.accounts where user_id = tests.id('pending') $$,
  $$ values ('pending', true) $$, 'who is none any more'
);
select lives_ok($$ select public.end_account_access(tests.id('pending')) $$, 'to end it again changes nothing');
select throws_ok(
  $$ select public.end_account_access(tests.id('admin')) $$,
  'P0001', 'Akses Anda sendiri hanya dapat diakhiri oleh admin lain.', 'nobody ends their own: the last admin stays'
);
select throws_ok(
  $$ select public.end_account_access('10000000-0000-4000-8000-0000000000ff') $$, 'P0002', 'Akun tidak ditemukan.', 'an unknown account has none'
);
select throws_ok(
  $$ select public.set_account_role(tests.id('pending'), 'admin') $$,
  'P0001', 'Akses akun ini telah diakhiri. Pulihkan dulu aksesnya.', 'and has no role until it is restored'
);
select tests.as('pending');
select is(pg_temp.access(), 'ended', 'whose access has ended may nothing, though everyone signed in may manage');
select throws_ok(
  $$ select public.restore_account_access(tests.id('pending')) $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', 'nor restore it'
);
select throws_ok(
  $$ select public.end_account_access(tests.id('admin')) $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', 'nor end the access of others'
);
select tests.as('admin');
select lives_ok($$ select public.restore_account_access(tests.id('pending')) $$, 'an admin restores it');
select throws_ok(
  $$ select public.restore_account_access('10000000-0000-4000-8000-0000000000ff') $$, 'P0002', 'Akun tidak ditemukan.', 'not that of an unknown one'
);
select results_eq(
  $$ select role, ended_at, ended_role from public.accounts where user_id = tests.id('pending') $$,
  $$ values ('pengelola', null::timestamptz, null) $$, 'with the role that it had'
);
select tests.as('pending');
select is(pg_temp.access(), 'manages, manager', 'it may what it might before');
select tests.as('owner');
update public.accounts set role = 'pending', ended_at = now() where user_id = tests.id('pending');
select is(ended_role, 'pengelola', 'the role is known, however the access ended')
from public.accounts where user_id = tests.id('pending');
select tests.as('admin');
select public.restore_account_access(tests.id('pending'), true);
select results_eq(
  $$ select role, ended_at, ended_role from public.accounts where user_id = tests.id('pending') $$,
  $$ values ('pending', null::timestamptz, null) $$, 'an admin restores it without the role'
);
select tests.as('owner');
select throws_ok(
  $$ update public.accounts set role = 'admin', ended_at = now() where user_id = tests.id('pending') $$,
  '23514', 'new row for relation "accounts" violates check constraint "accounts_ended_at_without_role"', 'no account with a role has ended'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  $$ update public.accounts set role = 'owner' where user_id = tests.id('pending') $$,
  '23514', 'new row for relation "accounts" violates check constraint "accounts_role_known"',
  'accounts_role_known'
);
select throws_ok(
  $$ insert into public.accounts (user_id, email) values ('10000000-0000-4000-8000-0000000000ff', 'x@contoh.id') $$,
  '23503', null,
  'an account belongs to a user'
);

select * from finish();
rollback;
