-- Tracking codes: whoever has one sees six facts about what was sent, and nothing else; codes cannot be tried.
begin;
\ir setup.psql
select plan(40);

-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);
insert into public.contact_messages (id, name, email, subject, message, kode_lacak, created_at) values
  ('60000000-0000-4000-8000-000000000001', 'Arum', 'arum@contoh.id', 'Bertanya', 'Halo', 'K7QF2M9TXW4D', '2026-11-01 08:00+07'),
  ('60000000-0000-4000-8000-000000000002', 'Bayu', 'bayu@contoh.id', 'Bertanya', 'Halo', null, '2026-11-02 08:00+07');
insert into public.partnership_applications (id, opportunity_id, contact_person, email, phone, kode_lacak, created_at) values
  ('70000000-0000-4000-8000-000000000001', 'investasi_sppg', 'Citra', 'citra@contoh.id', '0800-0000-0001', '000000000001', '2026-11-03 08:00+07');

create function pg_temp.send_message(kode text) returns void language sql as $$
  insert into public.contact_messages (name, email, subject, message, kode_lacak)
  values ('Arum', 'arum@contoh.id', 'Bertanya', 'Halo', kode)
$$;
create function pg_temp.send_application(kode text) returns void language sql as $$
  insert into public.partnership_applications (opportunity_id, contact_person, email, kode_lacak)
  values ('investasi_sppg', 'Arum', 'arum@contoh.id', kode)
$$;

-- The form of a code
select throws_ok(
  format('select pg_temp.send_%s(%L)', what, kode), '23514', null, format('"%s" is no code of a %s', kode, what)
)
from (values ('message'), ('application')) as forms (what),
  (values (''), ('K7QF2M9TXW4'), ('K7QF2M9TXW4DD'), ('k7qf2m9txw4d'), ('K7QF-2M9T-XW'), ('K7QF2M9TXW4U')) as codes (kode);

-- How it is called
select volatility_is('public', 'status_kiriman', array['text'], 'volatile', 'REST APIs call it by POST only');

-- Visitor
select tests.as('visitor');
set local "request.headers" = '{"x-forwarded-for": "198.51.100.7"}';
select lives_ok($$ select pg_temp.send_message('ZZZZZZZZZZZ1') $$, 'a visitor sends a message with a code');
select lives_ok($$ select pg_temp.send_application('ZZZZZZZZZZZ2') $$, 'a visitor sends an application with a code');
select lives_ok(
  $$ select pg_temp.send_message('K7QF2M9TXW4D') $$, 'a message with a code that is taken is answered like any other'
);
select lives_ok($$ select pg_temp.send_application('000000000001') $$, 'and so is an application');
select throws_ok(
  format($$ select %s from public.%s $$, column_name, table_name),
  '42501', format('permission denied for table %s', table_name), format('a visitor cannot read %s of %s', column_name, table_name)
)
from (values ('contact_messages'), ('partnership_applications')) as tables (table_name),
  (values ('kode_lacak'), ('pesan_publik'), ('answered_at')) as columns (column_name);
select results_eq(
  $$ select * from public.status_kiriman('K7QF2M9TXW4D') $$,
  $$ values ('contact_messages', timestamptz '2026-11-01 08:00+07', 'Baru', null::timestamptz, null::text, true, null::timestamptz) $$,
  'the code of a message'
);
select results_eq(
  $$ select * from public.status_kiriman('000000000001') $$,
  $$ values ('partnership_applications', timestamptz '2026-11-03 08:00+07', 'Baru', null::timestamptz, null::text, false, null::timestamptz) $$,
  'the code of an application'
);
select is_empty(
  format('select * from public.status_kiriman(%L)', kode), format('%L finds nothing', kode)
)
from (values (null), (''), ('%'), ('____________'), ('k7qf2m9txw4d'), ('K7QF-2M9T-XW4D'), ('K7QF2M9TXW4E')) as codes (kode);

-- Admin
select tests.as('admin');
update public.contact_messages set note = 'Catatan internal.' where id = '60000000-0000-4000-8000-000000000001';
select results_eq(
  $$ select status, answered_at, pesan_publik from public.status_kiriman('K7QF2M9TXW4D') $$,
  $$ values ('Baru', null::timestamptz, null::text) $$,
  'an internal note changes nothing for the sender'
);
select results_eq(
  $$
    update public.contact_messages set pesan_publik = 'Kami telepon besok.' where id = '60000000-0000-4000-8000-000000000001'
    returning answered_at, handled_at, handled_by
  $$,
  $$ values (now(), now(), tests.id('admin')) $$,
  'a public message is handling and answering'
);
select results_eq(
  $$
    update public.partnership_applications set status = 'Ditolak' where id = '70000000-0000-4000-8000-000000000001'
    returning answered_at
  $$,
  $$ values (now()) $$,
  'a new status is an answer'
);
select throws_ok(
  $$ update public.contact_messages set pesan_publik = repeat('x', 501) where id = '60000000-0000-4000-8000-000000000001' $$,
  '23514', null, 'a public message has at most 500 characters'
);
select results_eq(
  $$
    select kode_lacak, pesan_publik from public.leads
    where search_text like '%K7QF-2M9T-XW4D%' and search_text like '%K7QF2M9TXW4D%' and pesan_publik is not null
  $$,
  $$ values ('K7QF2M9TXW4D', 'Kami telepon besok.') $$,
  'the inbox finds a message by its code, with and without hyphens'
);

-- Twenty tries
select tests.as('visitor');
set local "request.headers" = '{"x-forwarded-for": "198.51.100.8"}';
select lives_ok(
  $$ select public.status_kiriman('K7QF2M9TXW4E') from generate_series(1, 20) $$, 'a client tries twenty codes'
);
select throws_ok(
  $$ select public.status_kiriman('K7QF2M9TXW4D') $$,
  'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'the next call is refused, whatever its code'
);
select lives_ok($$ select pg_temp.send_message('ZZZZZZZZZZZ3') $$, 'the forms are counted apart');

-- Resets the counters, which the rollback does not.
select tests.as('owner');
select tests.reset_throttle();
select * from finish();
rollback;
