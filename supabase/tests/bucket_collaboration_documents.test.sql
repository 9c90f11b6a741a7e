-- Bucket collaboration_documents: how often one uploads; what an application has is not removed.
begin;
\ir setup.psql
select plan(178);

delete from storage.objects where bucket_id = 'collaboration_documents';
-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);
insert into storage.objects (bucket_id, name) values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf');
delete from public.partnership_applications;
insert into public.partnership_applications (opportunity_id, contact_person, email, document_url)
select 'investasi_sppg', name, 'uji@contoh.id',
  host || '/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf'
from (values ('Arum', ''), ('Bayu', 'https://contoh.supabase.co')) as sender (name, host);

-- Files of applications
select tests.set_access('approved_only');
select tests.as('admin');
set local "storage.operation" = 'storage.object.delete_many';
select is_empty(
  $$ delete from storage.objects where name = 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf' returning name $$,
  'an admin removes no proposal that an application has'
);
set local "storage.operation" = '';
delete from public.partnership_applications where contact_person = 'Arum';
set local "storage.operation" = 'storage.object.delete_many';
select is_empty(
  $$ delete from storage.objects where name = 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf' returning name $$,
  'nor while another application has it'
);
set local "storage.operation" = '';

-- Admin, any_signed_in
select tests.set_access('any_signed_in');
select tests.as('admin');
delete from public.partnership_applications where contact_person = 'Bayu';
set local "storage.operation" = 'storage.object.delete_many';
select isnt_empty(
  $$ delete from storage.objects where name = 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf' returning name $$,
  'once the last application is deleted, the proposal can be, too'
);
set local "storage.operation" = '';

-- An attempt that is undone at once, as by the storage service, which first tries whether it may, and stores the file later
select tests.as('owner');
create function pg_temp.attempt(number integer) returns text language plpgsql as $$
begin
  insert into storage.objects (bucket_id, name)
  values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || number || '_Coba.pdf');
  raise exception 'allowed';
exception when others then
  return sqlerrm;
end;
$$;
create function pg_temp.attempt_from(address text, number integer) returns text language plpgsql as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true);
  return pg_temp.attempt(number);
end;
$$;
-- Lets attempts expire, as if this much time had passed.
create function pg_temp.wait(seconds integer) returns void language plpgsql as $$
declare
  counter regclass;
begin
  for counter in
    select oid from pg_class
    where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'
  loop
    execute format('select setval(%L, greatest(1, last_value - %s)) from %s', counter, seconds, counter);
  end loop;
end;
$$;
-- Begins anew: no attempt is counted, and this many proposals are stored, of this age.
create function pg_temp.stored(number integer, age interval) returns void language plpgsql as $$
begin
  delete from storage.objects where bucket_id = 'collaboration_documents';
  insert into storage.objects (bucket_id, name, created_at)
  select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || n || '_Penuh.pdf', now() - age
  from generate_series(1, number) as n;
  perform pg_temp.wait(200000);
end;
$$;
create temporary table refusal (soon, tomorrow) as values (
  'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.'
);

-- Many proposals at once: each client may upload less often, but nobody is shut out
select pg_temp.stored(19, '9 minutes');
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.60', 1), 'allowed', 'before the twentieth of ten minutes a client has its share');
select is(pg_temp.attempt_from('198.51.100.61', number), case when number = 1 then 'allowed' else soon end, format('then each has one in ten minutes: attempt %s', number))
from generate_series(1, 3) as number, refusal;
select is(pg_temp.attempt_from('198.51.100.' || client, 1), 'allowed', format('and everybody has it: client %s', client))
from generate_series(62, 75) as client;
select tests.as('pending');
select set_config('request.headers', '{"x-forwarded-for": "198.51.100.76"}', true);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/101_Uji.pdf') $$,
  'a signed-in user, too'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/102_Uji.pdf') $$,
  '42501', soon, 'once'
) from refusal;
select tests.as('admin');
select lives_ok(
  format($$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000002/%s_Uji.pdf') $$, number),
  'an admin still uploads'
)
from generate_series(1, 2) as number;
select tests.set_access('any_signed_in');
select tests.as('pending');
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/101_Uji.pdf') $$,
  'other buckets are not slower'
);
select tests.as('owner');
select pg_temp.wait(600);
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.61', number), case when number = 1 then 'allowed' else soon end, format('ten minutes later one more: attempt %s', number))
from generate_series(1, 2) as number, refusal;

-- 100 in a day
select tests.as('owner');
select pg_temp.stored(100, '23 hours');
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.77', 1), 'allowed', 'after the hundredth of a day each has a fifth of its share');
select is(pg_temp.attempt_from('198.51.100.77', 2), soon, 'one in ten minutes') from refusal;
select tests.as('owner');
select pg_temp.wait(600);
select is(pg_temp.attempt_from('198.51.100.77', 2), 'allowed', 'the second') from tests.as('visitor');
select tests.as('owner');
select pg_temp.wait(600);
select is(pg_temp.attempt_from('198.51.100.77', 3), 'allowed', 'the third') from tests.as('visitor');
select tests.as('owner');
select pg_temp.wait(600);
select is(pg_temp.attempt_from('198.51.100.77', 4), 'allowed', 'and the fourth in a day') from tests.as('visitor');
select tests.as('owner');
select pg_temp.wait(600);
select is(pg_temp.attempt_from('198.51.100.77', 5), tomorrow, 'the fifth is refused, without the promise of minutes') from refusal, tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.78', 1), 'allowed', 'but not the first of somebody else');
select tests.as('owner');
select pg_temp.stored(100, '25 hours');
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.79', number), 'allowed', format('proposals of yesterday do not count: attempt %s', number))
from generate_series(1, 5) as number;

-- Uploads under way count, too, for two minutes if no file follows
select tests.as('owner');
select pg_temp.stored(0, '0');
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.' || client, attempt), 'allowed', format('attempt %s of client %s at the same moment', attempt, client))
from generate_series(80, 83) as client, generate_series(1, 5) as attempt;
select is(pg_temp.attempt_from('198.51.100.84', number), case when number = 1 then 'allowed' else soon end, format('while twenty are under way each has one: attempt %s', number))
from generate_series(1, 2) as number, refusal;
select tests.as('owner');
select pg_temp.wait(120);
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.85', attempt), 'allowed', format('two minutes later, with nothing stored, attempt %s', attempt))
from generate_series(1, 5) as attempt;
select tests.as('owner');
select pg_temp.stored(10, '1 minute');
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.' || client, attempt), 'allowed', format('one that is under way may be one that was stored just now: attempt %s of client %s', attempt, client))
from generate_series(86, 88) as client, generate_series(1, 5) as attempt;

-- One home: 256 networks of its own
select tests.as('owner');
select pg_temp.stored(0, '0');
select tests.as('visitor');
select is(
  (select count(*) from generate_series(0, 99) as n where pg_temp.attempt_from(format('2001:db8:a:%s::1', to_hex(256 + n)), n) = 'allowed'),
  10::bigint, 'a home uploads ten in ten minutes, however many addresses it has'
);
select is(pg_temp.attempt_from('198.51.100.89', number), 'allowed', format('and its neighbours as ever: attempt %s', number))
from generate_series(1, 5) as number;
select tests.as('owner');
select pg_temp.stored(0, '0');
select tests.as('visitor');
select is(
  (select count(*) from generate_series(0, 99) as n where pg_temp.attempt_from(format('2001:db8:b:%s::1', to_hex(n * 256)), n) = 'allowed'),
  20::bigint, 'a /48 twenty'
);
select is(pg_temp.attempt_from('198.51.100.90', 1), 'allowed', 'which closes the door for nobody');

-- A service that tells policies no headers: all visitors are one client
select tests.as('owner');
select pg_temp.stored(0, '0');
select set_config('request.headers', '', true);
select tests.as('visitor');
select is(pg_temp.attempt(number), 'allowed', format('attempt %s of all at the same moment', number))
from generate_series(1, 20) as number;
select is(pg_temp.attempt(21), soon, 'the next is refused, though no file is stored yet') from refusal;
select tests.as('owner');
select pg_temp.wait(600);
select tests.as('visitor');
select is(pg_temp.attempt(number), 'allowed', format('after ten minutes attempt %s', number))
from generate_series(1, 20) as number;

-- Each client's share: 5 in ten minutes, used up by attempts that store nothing as well
select tests.as('owner');
select pg_temp.stored(0, '0');
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.7', number), 'allowed', format('attempt %s of a client', number))
from generate_series(1, 5) as number;
select is(
  pg_temp.attempt_from('198.51.100.7', number), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'the next is refused'
)
from generate_series(6, 30) as number;
select is(pg_temp.attempt_from('198.51.100.8', 31), 'allowed', 'but not that of another client');
select is(
  pg_temp.attempt_from('203.0.113.1, 198.51.100.7', 32), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'a forged first hop changes nothing'
);
select tests.as('owner');
select pg_temp.wait(120);
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.7', 33), 'allowed', 'two minutes later the client has one more');
select is(
  pg_temp.attempt_from('198.51.100.7', 34), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 'and no second'
);

-- Each client's share: 20 in a day
select tests.as('owner');
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
delete from storage.objects where bucket_id = 'collaboration_documents';
set local "request.headers" = '{"x-forwarded-for": "198.51.100.13"}';
select setval(counter, label + extract(epoch from now())::bigint + 19 * 4320) from private.client_counters('day', 'proposals', 20, 86400);
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.13', 1), 'allowed', 'the twentieth attempt of a client in a day');
select is(
  pg_temp.attempt_from('198.51.100.13', 2),
  'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
  'the next is refused, without the promise of minutes'
);
select is(pg_temp.attempt_from('198.51.100.14', 1), 'allowed', 'but not that of another client');
select tests.as('owner');
select pg_temp.wait(4320);
select tests.as('visitor');
select is(pg_temp.attempt_from('198.51.100.13', 3), 'allowed', 'a twentieth of the day later one more');

-- Nobody else moves the sequences
select tests.as('owner');
select sequence_privs_are('private', sequence, role, array[]::text[], role || ' has nothing on ' || sequence)
from unnest(array['proposals_under_way', 'throttle_minutes_0', 'throttle_day_0']) as sequence,
  unnest(array['anon', 'authenticated', 'service_role']) as role;

-- Resets the sequences, which the rollback does not.
select tests.reset_throttle();
select * from finish();
rollback;
