-- Bucket keluhan_foto: whoever complains uploads photos and reads none; managers see them; admins remove those of no complaint.
begin;
\ir setup.psql
select plan(45);

-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);
create function pg_temp.photo(n integer, number integer default 1) returns text language sql immutable as $$
  select 'c9000000-0000-4000-8000-' || lpad(n::text, 12, '0') || '/' || number || '.jpg';
$$;
delete from public.keluhan;
delete from storage.objects where bucket_id = 'keluhan_foto';
insert into storage.objects (bucket_id, name) values ('keluhan_foto', pg_temp.photo(1)), ('keluhan_foto', pg_temp.photo(2)), ('keluhan_foto', pg_temp.photo(3));
insert into public.keluhan (id, kategori, hari, isi, kode_lacak, foto)
values ('c9000000-0000-4000-8000-000000000001', 'makanan', '2026-01-01', 'x', 'KEH000000001', array[pg_temp.photo(1)]);
insert into public.keluhan_pesan (id, keluhan_id, dari, isi, foto)
values ('c9000000-0000-4000-8000-000000000002', 'c9000000-0000-4000-8000-000000000001', 'pengirim', 'x', array[pg_temp.photo(2)]);
create function pg_temp.upload(name text, address text) returns text language plpgsql as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true);
  insert into storage.objects (bucket_id, name, metadata) values ('keluhan_foto', name, '{"mimetype": "image/jpeg", "contentLength": 8}');
  return 'allowed';
exception when insufficient_privilege then
  return sqlerrm;
end;
$$;

-- Whoever complains
select is(pg_temp.upload(pg_temp.photo(10 + n), '198.51.100.' || 10 + n), 'allowed', tests.as(who) || ' uploads a photo')
from (values (1, 'visitor'), (2, 'pending'), (3, 'manager'), (4, 'admin')) as sender (n, who);
select is_empty($$ select from storage.objects where bucket_id = 'keluhan_foto' $$, tests.as(who) || ' sees none')
from unnest(array['visitor', 'pending']) as who;
select is_empty($$ update storage.objects set name = 'x' where bucket_id = 'keluhan_foto' returning id $$, tests.as(who) || ' overwrites none')
from unnest(array['visitor', 'pending', 'manager', 'admin']) as who;
select is_empty($$ delete from storage.objects where bucket_id = 'keluhan_foto' returning id $$, tests.as(who) || ' removes none')
from unnest(array['visitor', 'pending', 'manager']) as who;
select tests.as('visitor');
select throws_ok(
  format(
    $$ insert into storage.objects (bucket_id, name) values ('keluhan_foto', %L) on conflict (bucket_id, name) do update set metadata = '{}' $$,
    pg_temp.photo(1)
  ),
  '42501', null, 'nor replaces one by upsert'
);
select is(pg_temp.upload(name, '198.51.100.3'), 'new row violates row-level security policy for table "objects"', 'not ' || name)
from unnest(array[
  '1.jpg', pg_temp.photo(20, 4), pg_temp.photo(20, 0), replace(pg_temp.photo(20), '.jpg', '.png'), replace(pg_temp.photo(20), '.jpg', '.svg'),
  pg_temp.photo(20) || '.html', pg_temp.photo(20) || E'\n', '../' || pg_temp.photo(20), upper(pg_temp.photo(20)),
  replace(pg_temp.photo(20), '/', '/../'), 'a/' || pg_temp.photo(20)
]) as name;

-- Who sees them
select tests.as('manager');
select is_empty($$ select from storage.objects where bucket_id = 'keluhan_foto' $$, 'a manager signs no link to them');
select results_eq(
  $$ select public.note_photos_opened('c9000000-0000-4000-8000-000000000001') union all select public.note_photos_opened('c9000000-0000-4000-8000-000000000002') $$,
  $$ values (array[pg_temp.photo(1)]), (array[pg_temp.photo(2)]) $$, 'but is told those of complaints and messages, for the function that opens them'
);
select throws_ok($$ select public.note_photos_opened(gen_random_uuid()) $$, 'P0002', 'Keluhan ini sudah dihapus.', 'of a complaint that is there');
select tests.as('pending');
select throws_ok($$ select public.note_photos_opened('c9000000-0000-4000-8000-000000000001') $$, '42501', null, 'a user is told none');
select tests.as('visitor');
select throws_ok($$ select public.note_photos_opened('c9000000-0000-4000-8000-000000000001') $$, '42501', null, 'nor a visitor');
select tests.as('owner');
select results_eq(
  $$ select actor_id, table_name, row_id, after from public.audit_log where action = 'OPEN' $$,
  $$
    select tests.id('manager'), 'keluhan', 'c9000000-0000-4000-8000-000000000001'::uuid, '{"foto": 1}'::jsonb from generate_series(1, 2)
  $$,
  'and the trail has whose were opened, and by whom'
);

-- One client, and all
select tests.as('visitor');
select results_eq(
  $$ select pg_temp.upload(pg_temp.photo(100 + n), '198.51.100.30'), count(*)::integer from generate_series(1, 17) as n group by 1 order by 1 $$,
  $$ values ('Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 2), ('allowed', 15) $$,
  'one client uploads 15 in ten minutes, for five complaints'
);
select is(pg_temp.upload(pg_temp.photo(200), '198.51.100.31'), 'allowed', 'others still upload theirs');
select tests.as('owner');
insert into storage.objects (bucket_id, name) select 'keluhan_foto', pg_temp.photo(n) from generate_series(1001, 1120) as n;
select tests.as('visitor');
select results_eq(
  $$ select pg_temp.upload(pg_temp.photo(300 + n), '198.51.100.33'), count(*)::integer from generate_series(1, 5) as n group by 1 order by 1 $$,
  $$ values ('Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 2), ('allowed', 3) $$,
  'when all together have 120, each client still has the photos of one complaint'
);
select tests.as('owner');
select setval(counter, label + extract(epoch from now())::bigint + 60 * 1440) from private.client_counters('day', 'complaint_photos', 60, 86400);
select tests.as('visitor');
select is(
  pg_temp.upload(pg_temp.photo(400), '198.51.100.33'),
  'Batas unggahan foto hari ini sudah tercapai. Kirim keluhan Anda tanpa foto, atau coba lagi besok.', 'after 60 in a day the complaint goes without'
);

-- What no complaint has any more
select tests.as('owner');
delete from storage.objects where bucket_id = 'keluhan_foto' and name not in (pg_temp.photo(1), pg_temp.photo(2), pg_temp.photo(3));
create function pg_temp.waiting() returns setof text language sql as $$
  select name from public.files_to_remove where bucket_id = 'keluhan_foto' order by name;
$$;
select tests.as('admin');
select is_empty('select pg_temp.waiting()', 'what a complaint or a message has stays, and an upload waits for its complaint');
select is_empty(format('delete from storage.objects where name = %L returning id', pg_temp.photo(1)), 'and is not removed');
select tests.as('owner');
update storage.objects set created_at = now() - interval '8 days' where name = pg_temp.photo(3);
select tests.as('admin');
select results_eq('select pg_temp.waiting()', array[pg_temp.photo(3)], 'for a week');
delete from public.keluhan;
select results_eq('select pg_temp.waiting()', array[pg_temp.photo(1), pg_temp.photo(2), pg_temp.photo(3)], 'a deleted complaint leaves none, nor what was written about it');
select tests.as('manager');
select is_empty('select pg_temp.waiting()', 'a manager is not asked to remove them');
select is_empty($$ delete from storage.objects where bucket_id = 'keluhan_foto' returning id $$, 'nor may');
select tests.as('admin');
set local "storage.operation" = 'storage.object.delete_many';
select isnt_empty(format('delete from storage.objects where name = %L returning id', pg_temp.photo(1)), 'an admin''s page removes them');

-- Nobody else moves the sequence
select tests.as('owner');
select sequence_privs_are('private', 'complaint_photos_under_way', role, array[]::text[], role || ' has nothing on the fuse')
from unnest(array['anon', 'authenticated', 'service_role']) as role;

-- Resets the sequences, which the rollback does not.
select tests.reset_throttle();
select * from finish();
rollback;
