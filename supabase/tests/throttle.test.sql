-- Anonymous writes: five per client, table and ten minutes, whatever becomes of them; no IP address is stored, and a day later
-- nobody can tell whose a counter was.
begin;
\ir setup.psql
select plan(106);

-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);

-- Writes with the role and IP address set before, as in one request.
create function pg_temp.send_messages(number integer) returns void language sql as $$
  insert into public.contact_messages (name, email, subject, message)
  select 'Arum', 'arum@contoh.id', 'Bertanya', 'Halo' from generate_series(1, number)
$$;
create function pg_temp.send_application() returns void language sql as $$
  insert into public.partnership_applications (opportunity_id, contact_person, email)
  values ('investasi_sppg', 'Arum', 'arum@contoh.id')
$$;
create function pg_temp.networks() returns text language sql as $$
  select string_agg(network || ' x' || shares, ', ' order by shares) from private.client_networks();
$$;

-- Which networks count
select is(
  (select pg_temp.networks() from set_config('request.headers', headers, true)), expected, description
)
from (values
  ('{"x-forwarded-for": "198.51.100.7"}', '198.51.100.7 x1', 'the only hop'),
  ('{"x-forwarded-for": "203.0.113.1, 10.0.0.1,198.51.100.7"}', '198.51.100.7 x1', 'the last hop: the others came with the request'),
  ('{"x-forwarded-for": "203.0.113.1", "cf-connecting-ip": "198.51.100.9"}', '198.51.100.9 x1', 'what Cloudflare saw, on a hosted project'),
  ('{"x-forwarded-for": "::ffff:198.51.100.7"}', '198.51.100.7 x1', 'IPv4 through an IPv6 socket is IPv4'),
  ('{"x-forwarded-for": "2001:db8:1:2ab:aaaa:bbbb:cccc:dddd"}', '2001:db8:1:2ab::/64 x1, 2001:db8:1:200::/56 x2, 2001:db8:1::/48 x4, 2001:db8::/40 x30', 'IPv6 counts by its /64, /56, /48 and /40'),
  ('{"x-forwarded-for": "2001:db8:1:2ac::1"}', '2001:db8:1:2ac::/64 x1, 2001:db8:1:200::/56 x2, 2001:db8:1::/48 x4, 2001:db8::/40 x30', 'the next /64 shares three of them'),
  ('{"x-forwarded-for": "kacau; drop table sppg"}', 'unknown x1', 'what is no address'),
  ('{"x-forwarded-for": ""}', 'unknown x1', 'an empty header'),
  ('{}', 'unknown x1', 'no header'),
  ('', 'unknown x1', 'no request at all')
) as request (headers, expected, description);

-- Five in ten minutes
select tests.as('visitor');
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
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'and the five that were tried are counted'
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
select tests.as('pending');
set local "request.headers" = '{"x-forwarded-for": "198.51.100.7"}';
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'a signed-in user at the same address is refused'
);

-- Not throttled
select tests.as('admin');
select lives_ok(
  'select pg_temp.send_messages(20)',
  'an admin at the same address'
);
select tests.as('service_role');
select lives_ok(
  'select pg_temp.send_messages(20)',
  'the service role'
);

-- The owner, for seeds and imports
select tests.as('owner');
select lives_ok(
  'select pg_temp.send_messages(20)',
  'the owner of the database'
);

-- What a rollback does not undo
create function pg_temp.attempt(statement text) returns text language plpgsql as $$
begin
  execute statement;
  raise exception 'allowed';
exception when others then
  return sqlerrm;
end;
$$;
-- Lets tries expire, as if this much time had passed.
create function pg_temp.wait(seconds integer) returns void language plpgsql as $$
declare
  counter regclass;
begin
  for counter in select oid from pg_class where relnamespace = 'private'::regnamespace and relname like 'throttle\_minutes\_%' loop
    execute format('select setval(%L, greatest(1, last_value - %s)) from %s', counter, seconds, counter);
  end loop;
end;
$$;
insert into public.contact_messages (name, email, subject, message, kode_lacak)
values ('Arum', 'arum@contoh.id', 'Bertanya', 'Halo', 'K7QF2M9TXW4D');
select tests.as('visitor');
set local "request.headers" = '{"x-forwarded-for": "198.51.100.30"}';
select is(
  pg_temp.attempt('select pg_temp.send_messages(1)'), 'allowed', format('message %s of a transaction that is rolled back', n)
)
from generate_series(1, 5) as n;
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'five messages that were rolled back are five tries'
);
set local "request.headers" = '{"x-forwarded-for": "198.51.100.31"}';
select throws_ok(
  $$
    insert into public.contact_messages (name, email, subject, message)
    values ('Arum', 'arum@contoh.id', 'A', 'Halo'), ('Arum', 'arum@contoh.id', 'B', 'Halo'),
      ('Arum', 'arum@contoh.id', 'C', 'Halo'), ('Arum', 'arum@contoh.id', 'D', 'Halo'), ('Arum', 'bukan email', 'E', 'Halo')
  $$,
  '23514', null, 'four messages and a bad row in one request'
);
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'are five tries'
);
set local "request.headers" = '{"x-forwarded-for": "198.51.100.32"}';
select throws_ok(
  $$ select status::integer from public.status_kiriman('K7QF2M9TXW4D') $$,
  '22P02', null, format('call %s of status_kiriman whose answer can''t be sent', n)
)
from generate_series(1, 20) as n;
select throws_ok(
  $$ select public.status_kiriman('K7QF2M9TXW4D') $$,
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'the next call is refused'
);

-- Sent again because the answer was lost
set local "request.headers" = '{"x-forwarded-for": "198.51.100.33"}';
create function pg_temp.send_with_id(id uuid) returns void language sql as $$
  insert into public.contact_messages (id, name, email, subject, message)
  values (send_with_id.id, 'Arum', 'arum@contoh.id', 'Bertanya', 'Halo')
$$;
select lives_ok(
  $$ select pg_temp.send_with_id('60000000-0000-4000-8000-000000000101') $$, 'a message with the id that its browser made'
);
select throws_ok(
  $$ select pg_temp.send_with_id('60000000-0000-4000-8000-000000000101') $$,
  '23505', 'duplicate key value violates unique constraint "contact_messages_pkey"',
  format('resend %s meets its own id', n)
)
from generate_series(1, 6) as n;
select lives_ok('select pg_temp.send_messages(4)', 'and takes nothing from the messages that follow');
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'of which there are five'
);

-- Time passes
select tests.as('owner');
select pg_temp.wait(119);
select tests.as('visitor');
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'who has used up five waits two minutes'
);
select tests.as('owner');
select pg_temp.wait(1);
select tests.as('visitor');
select lives_ok('select pg_temp.send_messages(1)', 'for one more');
select throws_ok(
  'select pg_temp.send_messages(1)',
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'but not two, whatever was refused meanwhile'
);
select tests.as('owner');
select pg_temp.wait(600);
select tests.as('visitor');
select lives_ok('select pg_temp.send_messages(5)', 'after ten minutes there are five again');

-- A home has thousands of /64s
create function pg_temp.accepted(addresses text[]) returns bigint language plpgsql as $$
declare
  address text;
  number bigint := 0;
begin
  foreach address in array addresses loop
    perform set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true);
    begin
      perform pg_temp.send_messages(1);
      number := number + 1;
    exception when sqlstate 'PT429' then null;
    end;
  end loop;
  return number;
end;
$$;
select is(
  pg_temp.accepted(array(select format('2001:db8:7:%s::1', to_hex(256 + n)) from generate_series(0, 99) as n)),
  10::bigint, 'a /56 has twice the share of an address, however many it has'
);
select is(
  pg_temp.accepted(array(select format('2001:db8:8:%s::1', to_hex(n * 256)) from generate_series(0, 99) as n)),
  20::bigint, 'a /48 four times'
);
select is(pg_temp.accepted(array['2001:db8:9::1']), 1::bigint, 'and the neighbour is let in');
select is(
  pg_temp.accepted(array(select format('2001:db9:%s:%s::1', to_hex(n % 256), to_hex(n)) from generate_series(0, 199) as n)),
  150::bigint, 'a /40 30 times'
);

-- A row that breaks a rule counts twice, and only against whoever sends it
create function pg_temp.send_garbage(addresses text[]) returns bigint language plpgsql as $$
declare
  address text;
  number bigint := 0;
begin
  foreach address in array addresses loop
    perform set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true);
    begin
      insert into public.contact_messages (name, email, subject, message) values ('Arum', 'bukan email', 'Bertanya', 'Halo');
    exception
      when check_violation then number := number + 1;
      when sqlstate 'PT429' then null;
    end;
  end loop;
  return number;
end;
$$;
select is(pg_temp.send_garbage(array_fill('198.51.100.60'::text, array[9])), 3::bigint, 'who sends garbage is refused after the third');
select is(
  pg_temp.send_garbage(array(select format('2001:dba:%s:%s::1', to_hex(n % 256), to_hex(n)) from generate_series(0, 511) as n)),
  75::bigint, 'of a /40 after the 75th, from however many addresses'
);
select is(
  pg_temp.accepted(array(select format('203.0.113.%s', n) from generate_series(1, 200) as n)), 200::bigint,
  'of 200 strangers none is refused'
);
select is(
  pg_temp.accepted(array(select format('2001:d00:%s::1', n) from generate_series(1, 100) as n)), 100::bigint,
  'whatever their addresses look like'
);
set local "request.headers" = '{"x-forwarded-for": "198.51.100.60"}';
select lives_ok('select pg_temp.send_application()', 'and what else its sender does is counted apart');
-- What is kept
select tests.as('owner');
create function pg_temp.client_counter(activity text) returns text language sql as $$
  select concat(places[1], ' ', label) from private.client_networks(), private.places_of('minutes', activity, network);
$$;
select setval('private.throttle_salt', 1);
select private.forget_clients();
create temporary table salt as select last_value from private.throttle_salt;
select is((select last_value >> 44 from salt), (current_date - date '1970-01-01')::bigint, 'the salt is of today');
select is(
  pg_temp.client_counter('contact_messages'), pg_temp.client_counter('contact_messages'),
  'a client has the same counter all day'
);
set local "request.headers" = '{"x-forwarded-for": "198.51.100.40"}';
select results_ne(
  $$ select pg_temp.client_counter(what) from unnest(array['a', 'b', 'c', 'd']) as what $$,
  $$ select pg_temp.client_counter('a') from generate_series(1, 4) $$,
  'each activity has its own'
);
create temporary table counter_today as
select address, (
  select pg_temp.client_counter('contact_messages')
  from set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
) as counter
from (select '198.51.100.' || n as address from generate_series(1, 200) as n) as clients;
select cmp_ok(
  (select count(distinct counter) from counter_today), '>', 130::bigint, '200 clients are spread over the counters'
);

-- Rotation
select setval('private.throttle_salt', last_value - (1::bigint << 44)) from salt;
select lives_ok('select private.forget_clients()', 'the daily job, on a day without requests');
select is((select last_value >> 44 from private.throttle_salt), (current_date - date '1970-01-01')::bigint, 'makes a salt for today');
select isnt((select last_value from private.throttle_salt), (select last_value from salt), 'which is another one');
select cmp_ok(
  (
    select count(*) from counter_today
    where counter = (
      select pg_temp.client_counter('contact_messages')
      from set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
    )
  ),
  '<', 20::bigint, 'so that nobody finds the counter of an address of yesterday'
);
create temporary table salt_kept as select last_value from private.throttle_salt;
select private.forget_clients();
select is((select last_value from private.throttle_salt), (select last_value from salt_kept), 'a day keeps its salt');
select setval('private.throttle_salt', last_value + (1::bigint << 44)) from salt_kept;
select private.forget_clients();
select is(
  (select last_value >> 44 from private.throttle_salt), (current_date - date '1970-01-01' + 1)::bigint,
  'a request from before midnight does not take back the salt of the next day'
);

-- Nobody can read or move a counter
select is_empty(
  $$
    select role, relname from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
    where relnamespace = 'private'::regnamespace and relkind = 'S'
      and has_sequence_privilege(role, pg_class.oid, 'usage, select, update')
  $$,
  'no role of the API has anything on a counter'
);
select is(
  (
    select count(*) from pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'S' and relname ~ '^throttle_(minutes|day|salt)'
  ),
  512 + 128 + 2 * 64 + 1::bigint, 'all counters are there'
);
select tests.as('visitor');
select throws_ok(statement, '42501', null, statement)
from (values
  ('select last_value from private.throttle_salt'),
  ('select last_value from private.throttle_minutes_0'),
  ($$ select setval('private.throttle_minutes_0', 1) $$),
  ($$ select pg_sequence_last_value('private.throttle_minutes_0') $$),
  ($$ select private.places_of('minutes', 'contact_messages', 'unknown') $$),
  ($$ select private.client_counters('minutes', 'contact_messages', 5, 600) $$),
  ('select private.forget_clients()'),
  ($$ select private.throttle('contact_messages', 5) $$)
) as attempt (statement);
select is_empty(
  $$ select from pg_sequences where schemaname = 'private' and last_value is not null $$, 'nor does the list of sequences tell'
);

-- Resets the counters, which the rollback does not.
select tests.as('owner');
select tests.reset_throttle();
select * from finish();
rollback;
