-- What the public counts of complaints: once a week, from a tally that outlives them, their kitchens and their codes.
begin;
\ir setup.psql
select plan(78);

delete from public.keluhan;
alter table private.keluhan_tercatat disable trigger keep_tally;
delete from private.keluhan_tercatat;
delete from private.keluhan_pekan;
alter table private.keluhan_tercatat enable trigger keep_tally;
update public.accounts set wants_complaint_mails = false;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-1', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-2', 'SPPG Lain', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');

create function pg_temp.id(n integer) returns uuid language sql immutable as $$
  select ('c9000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid;
$$;
-- A complaint of some time ago, and its answer.
create function pg_temp.complain(
  n integer, age interval, kategori text default 'makanan', sppg_id uuid default '40000000-0000-4000-8000-000000000001'
)
  returns void language sql as $$
  insert into public.keluhan (id, created_at, sppg_id, kategori, hari, isi, kode_lacak)
  values (pg_temp.id(n), now() - age, sppg_id, kategori, '2026-01-01', 'RAHASIA', 'KEH' || lpad(n::text, 9, '0'));
$$;
create function pg_temp.answer(n integer, age interval, status text default null) returns void language sql as $$
  insert into public.keluhan_pesan (keluhan_id, dari, isi, status, created_at) values (pg_temp.id(n), 'kami', 'Jawaban ' || n, status, now() - age);
$$;
create function pg_temp.write_again(n integer, age interval) returns void language sql as $$
  insert into public.keluhan_pesan (keluhan_id, dari, isi, created_at) values (pg_temp.id(n), 'pengirim', 'RAHASIA', now() - age);
$$;
-- As if the next week began after a while.
create function pg_temp.next_week(wait interval default '1 second') returns void language sql security definer as $$
  select private.count_complaints(now() + wait);
$$;
-- The numbers of a kitchen, in the order of its columns.
create function pg_temp.numbers(kode text default 'UJI-1') returns text language sql as $$
  select concat_ws(
    ' ', jumlah, dijawab, dijawab_tepat_waktu, coalesce(median_hari::text, '-'), dibuka_lagi, belum_dijawab_lewat_tenggat,
    selesai_tepat_waktu, belum_selesai_lewat_tenggat, disaring, coalesce(per_kategori::text, '-')
  )
  from public.keluhan_dapur(kode);
$$;

-- Nobody reaches the tally
select table_privs_are('private', name, role, array[]::text[], role || ' has nothing on ' || name)
from unnest(array['keluhan_tercatat', 'keluhan_pekan']) as name, unnest(array['anon', 'authenticated', 'service_role']) as role;

-- Which week
select is(extract(isodow from week at time zone 'Asia/Jakarta') || to_char(week at time zone 'Asia/Jakarta', ' HH24:MI'), '1 06:00', 'a week begins on Monday at six')
from private.complaint_week() as week;
create temporary table week as select (private.complaint_week() at time zone 'Asia/Jakarta')::date as monday;
grant select on week to public;
select ok(week <= now() and week > now() - interval '7 days', 'and the last one is meant') from private.complaint_week() as week;

-- The numbers of a new database: of complaints from before this Monday
select pg_temp.complain(1, now() - private.complaint_week() + interval '1 second');
select pg_temp.complain(2, now() - private.complaint_week());
select pg_temp.complain(3, '0');
-- A request that may not write.
create function pg_temp.read_only(kode text) returns text language plpgsql as $$
declare
  answer text;
begin
  perform set_config('transaction_read_only', 'on', true);
  select pg_temp.numbers(kode) into answer;
  raise exception 'undone';
exception when raise_exception then
  return answer;
end;
$$;
select tests.as('visitor');
select is(pg_temp.read_only('UJI-1'), '0 0 0 - 0 0 0 0 0 -', 'a request that may not write reads what is stored');
select is(per, monday, 'the first who reads has the numbers of Monday') from public.keluhan_dapur('UJI-1'), week;
select is(pg_temp.numbers(), '1 0 0 - 0 0 0 0 0 -', 'of what had come by then, and nothing of this week');
select is(pg_temp.read_only('UJI-1'), pg_temp.numbers(), 'a request that may not write reads them, too');
select is(pg_temp.numbers(kode), '0 0 0 - 0 0 0 0 0 -', format('%L has zeros', kode)) from unnest(array[null, '', 'UJI-2', '%', '*', repeat('x', 500)]) as kode;
select is(pg_temp.numbers('uji 1'), pg_temp.numbers(), 'the code is known however it is written');
select tests.as('owner');
select pg_temp.answer(1, '0', 'Selesai');
select pg_temp.complain(n, '10 days') from generate_series(4, 9) as n;
update public.keluhan set disaring = 'iklan' where id = pg_temp.id(1);
delete from public.keluhan where id = pg_temp.id(2);
select tests.as('visitor');
select is(pg_temp.numbers(), '1 0 0 - 0 0 0 0 0 -', 'whatever happens, they stay until Monday');
select is((select array_agg(jumlah order by lingkup) from public.keluhan_jaringan()), array[1, 0], 'those of the network, too');
select is((select jumlah from public.keluhan_banyak_dapur('{UJI-1}')), 1, 'and what a build reads');
select tests.as('owner');
select pg_temp.next_week();
select tests.as('visitor');
select is((select (jumlah, disaring)::text from public.keluhan_dapur('UJI-1')), '(8,1)', 'on Monday all move at once');

-- Clocks, as of Monday
select tests.as('owner');
delete from public.keluhan;
alter table private.keluhan_tercatat disable trigger keep_tally;
delete from private.keluhan_tercatat;
delete from private.keluhan_pekan;
alter table private.keluhan_tercatat enable trigger keep_tally;
select pg_temp.complain(1, '1 minute');
select pg_temp.next_week();
select tests.as('visitor');
select is(pg_temp.numbers(), '1 0 0 - 0 0 0 0 0 -', 'one that came today counts, and has time');
select pg_temp.next_week('6 days');
select is(pg_temp.numbers(), '1 0 0 - 0 1 0 0 0 -', 'six days later nobody has answered it: everybody sees that, and nobody had to do anything');
select pg_temp.next_week('16 days');
select is(pg_temp.numbers(), '1 0 0 - 0 1 0 1 0 -', 'sixteen days later nobody has settled it either');
select tests.as('owner');
select pg_temp.answer(1, '0');
select pg_temp.next_week('16 days');
select is(pg_temp.numbers(), '1 1 1 - 0 0 0 1 0 -', 'a word stops one clock alone');
select pg_temp.answer(1, '0', 'Selesai');
select pg_temp.next_week('16 days');
select is(pg_temp.numbers(), '1 1 1 - 0 0 1 0 0 -', 'settling it the other');
update public.keluhan set status = 'Diperiksa' where id = pg_temp.id(1);
select pg_temp.next_week('16 days');
select is(pg_temp.numbers(), '1 1 1 - 0 0 0 1 0 -', 'until it is worked on again');
select pg_temp.answer(1, '0', 'Selesai');
select pg_temp.write_again(1, '0');
select pg_temp.next_week();
select is(pg_temp.numbers(), '1 0 0 - 1 0 0 0 0 -', 'opened again it is unanswered, and its clocks are new ones');
select pg_temp.next_week('6 days');
select is(pg_temp.numbers(), '1 0 0 - 1 1 0 0 0 -', 'which run out as well');
select pg_temp.answer(1, '0');
select pg_temp.next_week('16 days');
select is(pg_temp.numbers(), '1 1 1 - 1 0 1 0 0 -', 'answered again it stops both');
select pg_temp.complain(11, '6 days', 'makanan', '40000000-0000-4000-8000-000000000002');
select pg_temp.answer(11, '1 minute', 'Selesai');
select pg_temp.next_week();
select is(pg_temp.numbers('UJI-2'), '1 1 0 - 0 0 1 0 0 -', 'one that was answered late is not in time, also when it was settled in time');

-- Kinds and medians are told from five complaints on, each kind from three on
select pg_temp.complain(20 + n, '20 days', case when n < 3 then 'limbah' else 'kebersihan' end) from generate_series(1, 3) as n;
select pg_temp.answer(20 + n, interval '20 days' - n * interval '1 day', 'Selesai') from generate_series(1, 3) as n;
select pg_temp.next_week();
select is(pg_temp.numbers(), '4 4 4 - 1 0 4 0 0 -', 'four have no kinds and no median');
select pg_temp.complain(24, '15 days');
select pg_temp.answer(24, '5 days', 'Selesai');
select pg_temp.next_week();
select is(pg_temp.numbers(), '5 5 4 2 1 0 5 0 0 -', 'of five no kind has three, and the median is told in days');
select pg_temp.complain(30 + n, '-1 day') from generate_series(1, 4) as n;
select pg_temp.next_week('7 days');
select is((public.keluhan_dapur('UJI-1')).per_kategori, null, 'until five more have come no kind is told');
select pg_temp.complain(35, '-8 days', 'limbah');
select pg_temp.next_week('14 days');
select is((public.keluhan_dapur('UJI-1')).per_kategori, '{"limbah": 3, "makanan": 6}', 'then those with three');
select pg_temp.complain(36, '-15 days', 'kebersihan');
select pg_temp.complain(37, '-15 days', 'kebersihan');
select pg_temp.next_week('16 days');
select is((public.keluhan_dapur('UJI-1')).per_kategori, '{"limbah": 3, "makanan": 6}', 'two more change none');
select pg_temp.complain(5, '366 days');
select pg_temp.next_week('16 days');
select is((public.keluhan_dapur('UJI-1')).jumlah, 12, 'what is older than 12 months counts no more');

-- Abuse
create temporary table abused as select array[pg_temp.id(35), pg_temp.id(36)] as ids;
grant select on abused to public;
select tests.as('manager');
select throws_ok($$ select public.saring_keluhan(ids, 'iklan') from abused $$, '42501', 'Hanya admin yang dapat melakukan ini.', 'a manager sorts out none');
select tests.as('admin');
select throws_ok(format($$ select public.saring_keluhan(ids, %L) from abused $$, reason), '23514', null, format('nor does an admin for %L', reason)) from unnest(array['', 'saya tidak suka']) as reason;
select lives_ok($$ select public.saring_keluhan(ids, 'berulang') from abused $$, 'an admin does for a reason');
select results_eq(
  $$ select actor_id, row_id, before ->> 'disaring', after ->> 'disaring' from public.audit_log where table_name = 'keluhan' and after ->> 'disaring' is not null $$,
  $$ values (tests.id('admin'), pg_temp.id(35), null, 'berulang'), (tests.id('admin'), pg_temp.id(36), null, 'berulang') $$, 'which the trail has'
);
delete from public.keluhan where id = pg_temp.id(35);
select pg_temp.next_week('16 days');
select is((select (jumlah, disaring)::text from public.keluhan_dapur('UJI-1')), '(10,2)', 'they leave the count, and stay in a line of their own, deleted or not');
select is((public.keluhan_dapur('UJI-1')).per_kategori, '{"limbah": 3, "makanan": 6}', 'the kinds do not tell which it was');
select lives_ok($$ select public.saring_keluhan(array[pg_temp.id(36)], null) $$, 'what was none comes back');
select pg_temp.next_week('16 days');
select is((select (jumlah, disaring)::text from public.keluhan_dapur('UJI-1')), '(11,1)', 'and counts');

-- Harm, and unknown kitchens: one number, of no kind
select tests.as('owner');
select pg_temp.complain(40 + n, '50 days', kind, case when n < 6 then '40000000-0000-4000-8000-000000000002'::uuid end)
from unnest(array['kekerasan', 'pekerja', 'penyelewengan', 'pungutan', 'balasan', 'makanan', 'limbah', 'makanan']) with ordinality as sent (kind, place)
  cross join lateral (select place::integer as n) as numbered;
create temporary table earlier as select pg_temp.numbers('UJI-2') as numbers;
grant select on earlier to public;
select pg_temp.next_week('16 days');
select tests.as('visitor');
select is(pg_temp.numbers('UJI-2'), numbers, 'nothing of harm on the page of its kitchen') from earlier;
create temporary table network as select * from public.keluhan_jaringan();
grant select on network to public;
select is(
  to_jsonb(network) - 'per', '{"lingkup": "tidak_dikaitkan", "jumlah": 8, "dijawab": 0, "dijawab_tepat_waktu": 0, "median_hari": null, "dibuka_lagi": 0,
    "belum_dijawab_lewat_tenggat": 8, "selesai_tepat_waktu": 0, "belum_selesai_lewat_tenggat": 8, "disaring": 0, "per_kategori": null}', 'one number with those whose kitchen nobody knows'
) from network where lingkup = 'tidak_dikaitkan';
select is(jumlah, 20, 'the network has them all') from network where lingkup = 'semua';
select is(per_kategori, '{"limbah": 3, "makanan": 7}', 'but no kind of theirs') from network where lingkup = 'semua';

-- Nobody changes the tally
select tests.as('owner');
select throws_ok(
  statement, '42501', 'Catatan jumlah keluhan tidak dapat diubah atau dihapus.', 'not even a function with the rights of the owner: ' || statement
)
from unnest(array[
  'update private.keluhan_tercatat set kejadian = kejadian', 'delete from private.keluhan_tercatat'
]) as statement;
select tests.as('admin');
select throws_ok(statement, '42501', null, 'an admin is refused: ' || statement)
from unnest(array[
  'delete from private.keluhan_tercatat', 'update private.keluhan_pekan set jumlah = 0', 'select private.count_complaints(now())',
  'select private.begin_complaint_week()'
]) as statement;
select tests.as('service_role');
select throws_ok('select * from private.keluhan_tercatat', '42501', null, 'the service role does not reach it');

-- It stays when a complaint is deleted, when its kitchen is deleted, comes back or gets another code
select tests.as('owner');
create temporary table was as select pg_temp.numbers() as numbers;
grant select on was to public;
select tests.as('admin');
delete from public.keluhan where id = pg_temp.id(37);
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select pg_temp.next_week('16 days');
select is(pg_temp.numbers(), numbers, 'an admin deletes a complaint, and its kitchen') from was;
select results_eq(
  $$ select sppg_id, kode_sppg from public.keluhan where id = pg_temp.id(31) $$, $$ values (null::uuid, 'UJI-1') $$, 'its complaints keep its code'
);
select lives_ok(
  $$
    select public.restore_audit_entry(id, id) from public.audit_log where row_id = '40000000-0000-4000-8000-000000000001' and action = 'DELETE'
  $$,
  'it comes back'
);
select is(sppg_id, '40000000-0000-4000-8000-000000000001', 'with its complaints') from public.keluhan where id = pg_temp.id(31);
update public.sppg set kode_unik_pendaftaran = 'LAIN-7' where id = '40000000-0000-4000-8000-000000000001';
select is(pg_temp.numbers('LAIN-7'), numbers, 'another code takes its numbers along, at once') from was;
select is(pg_temp.numbers(), '0 0 0 - 0 0 0 0 0 -', 'and leaves nothing for who gets the old one');
select is(kode_sppg, 'LAIN-7', 'the complaint says so, too') from public.keluhan where id = pg_temp.id(31);
select is((select jumlah from public.keluhan_jaringan() where lingkup = 'semua'), 20, 'of the whole network each counts once');
update public.sppg set kode_unik_pendaftaran = 'UJI_1' where id = '40000000-0000-4000-8000-000000000001';
select is(pg_temp.numbers(), numbers, 'put back, with another hyphen, it is the same code') from was;

-- Nobody buries them by giving the code to another row
select tests.as('owner');
create temporary table lines as select count(*) as amount from private.keluhan_tercatat;
grant select on lines to public;
create function pg_temp.adds(code text) returns text language sql as $$
  select format(
    'insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id) values (%L, ''SPPG Baru'', ''Kota Tegal'', ''20000000-0000-4000-8000-000000000001'')', code
  );
$$;
select tests.as('manager');
update public.sppg set kode_unik_pendaftaran = 'LAIN-7' where id = '40000000-0000-4000-8000-000000000001';
select throws_ok(
  pg_temp.adds(code), '23505', 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_of_complaints"',
  'no other kitchen gets the code under which they came, written ' || code
)
from unnest(array['UJI-1', 'uji 1']) as code;
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select is(pg_temp.numbers('LAIN-7'), numbers, 'a deletion alone changes no number') from was;
select lives_ok(pg_temp.adds('UJI-1'), 'the code of a kitchen that is gone is free');
select is(pg_temp.numbers(), numbers, 'and has the complaints that came under it') from was;
select is(pg_temp.numbers('LAIN-7'), '0 0 0 - 0 0 0 0 0 -', 'once');
select is(kode_sppg, 'UJI-1', 'in the inbox, too') from public.keluhan where id = pg_temp.id(31);
select tests.as('owner');
select is((select count(*) from private.keluhan_tercatat), amount, 'no line was written for all that') from lines;

-- What is forgotten
select tests.as('owner');
delete from public.keluhan;
select pg_temp.next_week('16 days');
select is((public.keluhan_dapur('UJI-1')).jumlah, 11, 'when all is forgotten the numbers stay');
select is_empty(
  $$ select from private.keluhan_tercatat as line where to_jsonb(line)::text ~ 'RAHASIA|KEH' $$, 'without a word or a code of anybody'
);

select * from finish();
rollback;
