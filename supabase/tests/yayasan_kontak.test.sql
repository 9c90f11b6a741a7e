-- Where foundations are written to: only admins read and write the addresses.
begin;
\ir setup.psql
select plan(28);

insert into public.yayasan (id, nama) values
  ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji'), ('20000000-0000-4000-8000-000000000002', 'Yayasan Lain');
insert into public.yayasan_kontak (yayasan_id, email) values ('20000000-0000-4000-8000-000000000001', 'yayasan@contoh.id');

-- Policies
create temporary table expected (policy, verb) as values
  ('Admins can read foundations'' addresses', 'select'), ('Admins can add foundations'' addresses', 'insert'),
  ('Admins can edit foundations'' addresses', 'update'), ('Admins can delete foundations'' addresses', 'delete');
select policies_are('public', 'yayasan_kontak', array(select policy::name from expected));
select policy_cmd_is('public', 'yayasan_kontak', policy, verb, policy || ': ' || verb) from expected;
select policy_roles_are('public', 'yayasan_kontak', policy, array['authenticated']) from expected;

-- Others than admins
create temporary table attempt (verb, statement) as values
  ('read', 'select email from public.yayasan_kontak'),
  ('edit', $$ update public.yayasan_kontak set email = 'lain@contoh.id' returning email $$),
  ('delete', 'delete from public.yayasan_kontak returning email'),
  ('add', $$ insert into public.yayasan_kontak (yayasan_id, email) values ('20000000-0000-4000-8000-000000000002', 'lain@contoh.id') $$);
select tests.as('visitor');
select throws_ok(statement, '42501', 'permission denied for table yayasan_kontak', 'a visitor cannot ' || verb || ' addresses') from attempt;
select is_empty(statement, tests.as(who) || ' may ' || verb || ' no address')
from unnest(array['pending', 'manager']) as who, attempt where verb <> 'add';
select throws_ok(
  statement, '42501', 'new row violates row-level security policy for table "yayasan_kontak"', tests.as(who) || ' adds no address'
)
from unnest(array['pending', 'manager']) as who, attempt where verb = 'add';

-- Admin
select tests.as('admin');
select isnt_empty(statement, 'an admin may ' || verb || ' addresses') from attempt where verb in ('read', 'edit', 'delete');
select lives_ok(statement, 'an admin adds one') from attempt where verb = 'add';
select throws_ok(
  format('update public.yayasan_kontak set email = %L', address), '23514',
  format('new row for relation "yayasan_kontak" violates check constraint "yayasan_kontak_email_%s"', rule), 'no address: ' || rule
)
from (values
  ('bukan-alamat', 'plausible'), (repeat('x', 250) || '@x.id', 'max_length'), ('uji' || chr(8203) || '@contoh.id', 'visible')
) as broken (address, rule);

select * from finish();
rollback;
