-- Anonymous writes: five per client, table and ten minutes; IP addresses are stored as salted hashes only.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(57);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';
delete from private.throttle_windows;
delete from private.throttle_salts;

-- Writes with the role and IP address set before, as in one request.
create function pg_temp.send_messages(number integer) returns void language sql as $$
  insert into public.contact_messages (name, email, subject, message)
  select 'Arum', 'arum@contoh.id', 'Bertanya', 'Halo' from generate_series(1, number)
$$;
create function pg_temp.send_application() returns void language sql as $$
  insert into public.partnership_applications (opportunity_id, contact_person, email)
  values ('investasi_sppg', 'Arum', 'arum@contoh.id')
$$;
grant execute on all functions in schema pg_temp to anon, authenticated, service_role;

-- Which IP address counts
set local "request.headers" = '{"x-forwarded-for": "198.51.100.7"}';
select is(private.client_network(), '198.51.100.7', 'the only hop');
set local "request.headers" = '{"x-forwarded-for": "203.0.113.1, 10.0.0.1,198.51.100.7"}';
select is(private.client_network(), '198.51.100.7', 'the last hop: the others came with the request');
set local "request.headers" = '{"x-forwarded-for": "203.0.113.1", "cf-connecting-ip": "198.51.100.9"}';
select is(private.client_network(), '198.51.100.9', 'what Cloudflare saw, on a hosted project');
set local "request.headers" = '{"x-forwarded-for": "::ffff:198.51.100.7"}';
select is(private.client_network(), '198.51.100.7', 'IPv4 through an IPv6 socket is IPv4');
set local "request.headers" = '{"x-forwarded-for": "2001:db8:1:2:aaaa:bbbb:cccc:dddd"}';
select is(private.client_network(), '2001:db8:1:2::', 'IPv6 counts by its /64');
set local "request.headers" = '{"x-forwarded-for": "2001:db8:1:3::1"}';
select is(private.client_network(), '2001:db8:1:3::', 'the next /64 is another client');
set local "request.headers" = '{"x-forwarded-for": "kacau; drop table sppg"}';
select is(private.client_network(), 'unknown', 'what is no address');
set local "request.headers" = '{"x-forwarded-for": ""}';
select is(private.client_network(), 'unknown', 'an empty header');
set local "request.headers" = '{}';
select is(private.client_network(), 'unknown', 'no header');
set local "request.headers" = '';
select is(private.client_network(), 'unknown', 'no request at all');

-- Five in ten minutes
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
set local "request.headers" = '{"x-forwarded-for": "198.51.100.7"}';
select lives_ok(
  'select pg_temp.send_messages(1)',
  format('message %s of a visitor', n)
)
from generate_series(1, 5) as n;
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'the sixth message is refused'
);
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'and so is the next'
);
select lives_ok(
  'select pg_temp.send_application()',
  'applications are counted apart from messages'
);
set local "request.headers" = '{"x-forwarded-for": "198.51.100.7, 198.51.100.8"}';
select lives_ok(
  'select pg_temp.send_messages(1)',
  'another address is another client'
);
set local "request.headers" = '{"x-forwarded-for": "203.0.113.99, 198.51.100.7"}';
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'a forged first hop changes nothing'
);
set local "request.headers" = '{"x-forwarded-for": "2001:db8:5:6::1"}';
select lives_ok(
  'select pg_temp.send_messages(5)',
  'five messages in one request'
);
set local "request.headers" = '{"x-forwarded-for": "2001:db8:5:6:ffff::2"}';
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'another address of the same /64 is refused'
);
set local "request.headers" = '{"x-forwarded-for": "198.51.100.20"}';
select throws_ok(
  'select pg_temp.send_messages(6)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'six messages in one request are refused'
);
select lives_ok(
  'select pg_temp.send_messages(5)',
  'and none of them was counted'
);
set local "request.headers" = '{"x-forwarded-for": "198.51.100.21"}';
select lives_ok(
  'select pg_temp.send_application()',
  format('application %s of a visitor', n)
)
from generate_series(1, 5) as n;
select throws_ok(
  'select pg_temp.send_application()',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'the sixth application is refused'
);

-- Signing up does not get around the limit
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
set local "request.headers" = '{"x-forwarded-for": "198.51.100.7"}';
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'a signed-in user at the same address is refused'
);

-- Not throttled
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select lives_ok(
  'select pg_temp.send_messages(20)',
  'an admin at the same address'
);
set local role service_role;
set local "request.jwt.claims" = '{"role": "service_role"}';
select lives_ok(
  'select pg_temp.send_messages(20)',
  'the service role'
);

-- The owner, for seeds and imports
reset role;
set local "request.jwt.claims" = '';
select lives_ok(
  'select pg_temp.send_messages(20)',
  'the owner of the database'
);

-- What is kept
select isnt_empty($$ select from private.throttle_windows $$, 'clients are counted');
select is_empty(
  $$
    select from private.throttle_windows
    where octet_length(client_hash) <> 32
      or encode(client_hash, 'escape') like '%198.51%'
      or client_hash = sha256(convert_to('198.51.100.7', 'UTF8'))
  $$,
  'no address is stored, and no hash that could be made without the salt'
);
select results_eq(
  $$ select count(*), max(valid_on) from private.throttle_salts $$,
  $$ values (1::bigint, current_date) $$,
  'there is one salt, for today'
);

-- Rotation and pruning
update private.throttle_salts set valid_on = current_date - 1;
create temporary table old_salt as select salt from private.throttle_salts;
update private.throttle_windows set started_at = now() - interval '11 minutes';
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
set local "request.headers" = '{"x-forwarded-for": "198.51.100.7"}';
select lives_ok(
  'select pg_temp.send_messages(1)',
  'after ten minutes a client may write again'
);
reset role;
select results_eq(
  $$ select count(*) from private.throttle_windows $$,
  $$ values (1::bigint) $$,
  'windows that have ended are pruned'
);
select results_eq(
  $$ select count(*) from private.throttle_salts where valid_on = current_date $$,
  $$ values (1::bigint) $$,
  'a new day has a new salt'
);
select is_empty(
  $$ select from private.throttle_salts where valid_on < current_date or salt in (select salt from old_salt) $$,
  'the salt of yesterday is gone'
);
update private.throttle_windows set started_at = now() - interval '9 minutes', writes = 4;
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select lives_ok(
  'select pg_temp.send_messages(1)',
  'the fifth message comes nine minutes after the first'
);
reset role;
select results_eq(
  $$ select writes, now() - started_at from private.throttle_windows $$,
  $$ values (5, interval '9 minutes') $$,
  'the ten minutes count from the first message, not from the last'
);
set local role anon;
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'within ten minutes the count stands'
);

-- Nobody can read it
reset role;
select table_privs_are('private', 'throttle_salts', 'anon', array[]::text[], 'anon has nothing on throttle_salts');
select table_privs_are('private', 'throttle_salts', 'authenticated', array[]::text[], 'authenticated has nothing on throttle_salts');
select table_privs_are('private', 'throttle_salts', 'service_role', array[]::text[], 'service_role has nothing on throttle_salts');
select policies_are('private', 'throttle_salts', array['Nobody reaches the throttle''s salts through the API']);
select table_privs_are('private', 'throttle_windows', 'anon', array[]::text[], 'anon has nothing on throttle_windows');
select table_privs_are('private', 'throttle_windows', 'authenticated', array[]::text[], 'authenticated has nothing on throttle_windows');
select table_privs_are('private', 'throttle_windows', 'service_role', array[]::text[], 'service_role has nothing on throttle_windows');
select policies_are('private', 'throttle_windows', array['Nobody reaches the throttle''s counters through the API']);

-- Even with a grant made by mistake, the policies allow no reading and writing
grant usage on schema private to anon;
grant select, insert, update, delete on private.throttle_salts, private.throttle_windows to anon;
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select is_empty(
  $$ select from private.throttle_salts $$,
  'no salt is visible'
);
select is_empty(
  $$ select from private.throttle_windows $$,
  'no counter is visible'
);
select is_empty(
  $$ update private.throttle_windows set writes = 0 returning writes $$,
  'no counter can be reset'
);
select is_empty(
  $$ delete from private.throttle_windows returning writes $$,
  'no counter can be deleted'
);
select throws_ok(
  $$ insert into private.throttle_salts (valid_on) values (current_date + 1) $$,
  '42501', 'new row violates row-level security policy for table "throttle_salts"',
  'no salt can be planted'
);

select * from finish();
rollback;
