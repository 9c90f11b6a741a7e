-- What the public counts of complaints: from a tally that outlives them, their kitchens and their codes.
begin;
\ir setup.psql
select plan(61);

delete from public.keluhan;
alter table private.keluhan_tercatat disable trigger keep_tally;
delete from private.keluhan_tercatat;
delete from private.keluhan_angka;
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
create function pg_temp.complain(n integer, age interval, kategori text default 'makanan', sppg_id uuid default '40000000-0000-4000-8000-000000000001')
  returns void language sql as $$
  insert into public.keluhan (id, created_at, sppg_id, kategori, hari, isi, kode_lacak)
  values (pg_temp.id(n), now() - age, sppg_id, kategori, '2026-01-01', 'RAHASIA', 'KEH' || lpad(n::text, 9, '0'));
$$;
create function pg_temp.answer(n integer, age interval, muat boolean default false, status text default null) returns void language sql as $$
  insert into public.keluhan_pesan (keluhan_id, dari, isi, muat, status, created_at) values (pg_temp.id(n), 'kami', 'Jawaban ' || n, muat, status, now() - age);
$$;
-- The numbers of a kitchen, in the order of its columns.
create function pg_temp.numbers(kode text default 'UJI-1') returns text language sql as $$
  select concat_ws(' ', jumlah, dijawab, dijawab_tepat_waktu, coalesce(median_hari::text, '-'), dibuka_lagi, belum_dijawab_lewat_tenggat, coalesce(per_kategori::text, '-'))
  from public.keluhan_dapur(kode);
$$;

-- Nobody reaches the tally
select table_privs_are('private', name, role, array[]::text[], role || ' has nothing on ' || name)
from unnest(array['keluhan_tercatat', 'keluhan_angka']) as name, unnest(array['anon', 'authenticated', 'service_role']) as role;
select function_privs_are('public', name, args::text[], role, array['EXECUTE'], role || ' asks ' || name)
from (values ('keluhan_dapur', '{text}'), ('keluhan_jaringan', '{}'), ('jawaban_publik', '{text}')) as offered (name, args),
  unnest(array['anon', 'authenticated']) as role;

-- Before anything came
select tests.as('visitor');
select is(pg_temp.numbers(), '0 0 0 - 0 0 -', 'a kitchen without complaints has zeros');
select is(pg_temp.numbers(kode), '0 0 0 - 0 0 -', format('so has %L', kode)) from unnest(array[null, '', 'UJI-99', '%', repeat('x', 500)]) as kode;

-- The clock makes what nobody answers public, as the server's day moves on
select tests.as('owner');
select pg_temp.complain(1, '1 minute');
select tests.as('visitor');
select is(pg_temp.numbers(), '1 0 0 - 0 0 -', 'one that came today counts, and has time');
select tests.as('owner');
create temporary table clock as select * from private.keluhan_angka;
-- As if the server's clock were six days on.
update private.keluhan_angka set masuk = array[masuk[1] - interval '6 days'], tenggat = array[tenggat[1] - interval '6 days'];
select tests.as('visitor');
select is(pg_temp.numbers(), '1 0 0 - 0 1 -', 'six days later nobody has answered it: everybody sees that, and nobody had to do anything');
select tests.as('owner');
update private.keluhan_angka set masuk = clock.masuk, tenggat = clock.tenggat from clock where clock.kode_sppg = keluhan_angka.kode_sppg;
select pg_temp.complain(11, '6 days', 'makanan', '40000000-0000-4000-8000-000000000002');
select tests.as('visitor');
select is((public.keluhan_dapur('UJI-2')).belum_dijawab_lewat_tenggat, 1, 'so is one that came six days ago');

-- Numbers, and categories from three on
select tests.as('owner');
select pg_temp.complain(2, '20 days', 'limbah');
select pg_temp.answer(2, '19 days', true, 'Selesai');
select tests.as('visitor');
select is(pg_temp.numbers(), '2 1 1 1 0 0 -', 'of two no category is told');
select tests.as('owner');
select pg_temp.complain(3, '30 days', 'limbah');
select pg_temp.answer(3, '10 days', false, 'Selesai');
select pg_temp.complain(4, '40 days');
select tests.as('visitor');
select is(pg_temp.numbers(), '4 2 1 10.5 0 1 {"limbah": 2, "makanan": 2}', 'of three and more they are: two answered, one of them late, after 1 and 20 days');
select tests.as('owner');
insert into public.keluhan_pesan (keluhan_id, dari, isi) values (pg_temp.id(3), 'pengirim', 'RAHASIA');
select pg_temp.answer(3, '0');
select tests.as('visitor');
select is(pg_temp.numbers(), '4 2 1 10.5 1 1 {"limbah": 2, "makanan": 2}', 'one that was opened again says so; its first answer stays the first');
select is(pg_temp.numbers('uji 1'), pg_temp.numbers(), 'the code is known however it is written');
select tests.as('owner');
select pg_temp.complain(5, '366 days');
select tests.as('visitor');
select is((public.keluhan_dapur('UJI-1')).jumlah, 4, 'what is older than 12 months counts no more');

-- Unknown kitchens, and all
select tests.as('owner');
select pg_temp.complain(6, '50 days', 'makanan', null);
select tests.as('visitor');
create temporary table network as select * from public.keluhan_jaringan();
select is(jumlah, 1, 'unknown kitchens have their own numbers') from network where lingkup = 'tidak_tahu';
select is(belum_dijawab_lewat_tenggat, 1, 'with what nobody answered') from network where lingkup = 'tidak_tahu';
select is(per_kategori, null, 'and no category of one') from network where lingkup = 'tidak_tahu';
select is(
  to_jsonb(network) - 'median_hari', '{"lingkup": "semua", "jumlah": 6, "dijawab": 2, "dijawab_tepat_waktu": 1, "dibuka_lagi": 1,
    "belum_dijawab_lewat_tenggat": 3, "per_kategori": {"limbah": 2, "makanan": 4}}', 'the network has them all'
) from network where lingkup = 'semua';

-- Published answers
select results_eq(
  $$ select dijawab_pada, kategori, isi from public.jawaban_publik('uji-1') $$,
  $$ values (now() - interval '19 days', 'limbah', 'Jawaban 2') $$, 'everyone reads the answer that an admin has published, and nothing of who complained'
);
select is((public.keluhan_dapur('UJI-1')).jawaban, 1, 'and the numbers say that there is one');
select tests.as('admin');
select lives_ok($$ select public.muat_jawaban(id, false) from public.keluhan_pesan where isi = 'Jawaban 2' $$, 'an admin takes it back');
select tests.as('visitor');
select is_empty($$ select * from public.jawaban_publik('UJI-1') $$, 'and it is gone');
select is((public.keluhan_dapur('UJI-1')).jawaban, 0, 'from the numbers, too');
select is_empty($$ select * from unnest(array[null, '', '%', 'UJI-2']) as kode, public.jawaban_publik(kode) $$, 'others have none');
select tests.as('owner');
select throws_ok(
  $$ insert into public.keluhan_pesan (keluhan_id, dari, isi, muat) values (pg_temp.id(3), 'pengirim', 'x', true) $$, '23514', null,
  'what a sender wrote is never published'
);

-- Nobody changes the tally
select throws_ok(
  statement, '42501', 'Catatan jumlah keluhan tidak dapat diubah atau dihapus.', 'not even a function with the rights of the owner: ' || statement
)
from unnest(array[
  'update private.keluhan_tercatat set kejadian = kejadian', 'delete from private.keluhan_tercatat'
]) as statement;
select tests.as('admin');
select throws_ok(statement, '42501', null, 'an admin is refused: ' || statement)
from unnest(array[
  'delete from private.keluhan_tercatat', 'update private.keluhan_angka set jawaban = 0', $$select private.count_complaints('{UJI1}')$$,
  $$insert into private.keluhan_tercatat (keluhan_id, kejadian, kode_sppg) values (gen_random_uuid(), 'dijawab', 'UJI1')$$
]) as statement;
select tests.as('service_role');
select throws_ok('select * from private.keluhan_tercatat', '42501', null, 'the service role does not reach it');

-- It stays when a complaint is deleted, when its kitchen is deleted, comes back or is added again
select tests.as('owner');
create temporary table was as select pg_temp.numbers() as numbers;
select tests.as('admin');
delete from public.keluhan where id = pg_temp.id(4);
select is(pg_temp.numbers(), numbers, 'an admin deletes a complaint that nobody answered: it still counts') from was;
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select is(pg_temp.numbers(), numbers, 'an admin deletes the kitchen') from was;
select results_eq(
  $$ select sppg_id, kode_sppg from public.keluhan where id = pg_temp.id(1) $$, $$ values (null::uuid, 'UJI-1') $$, 'its complaints keep its code'
);
select lives_ok(
  $$
    select public.restore_audit_entry(id, id) from public.audit_log where row_id = '40000000-0000-4000-8000-000000000001' and action = 'DELETE'
  $$,
  'it comes back'
);
select is(pg_temp.numbers(), numbers, 'with its numbers') from was;
select is(sppg_id, '40000000-0000-4000-8000-000000000001', 'and its complaints') from public.keluhan where id = pg_temp.id(1);
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000003', 'uji 1', 'SPPG Baru', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
select is(sppg_id, '40000000-0000-4000-8000-000000000003', 'a kitchen that is added under the same code has its complaints') from public.keluhan where id = pg_temp.id(1);

-- And when it gets another code
update public.sppg set kode_unik_pendaftaran = 'LAIN-7' where id = '40000000-0000-4000-8000-000000000003';
select is(pg_temp.numbers('LAIN-7'), numbers, 'another code leaves nothing behind') from was;
select is(pg_temp.numbers(), '0 0 0 - 0 0 -', 'and nothing for who gets the old one');
select is(kode_sppg, 'LAIN-7', 'the complaint says so, too') from public.keluhan where id = pg_temp.id(1);
select tests.as('owner');
select pg_temp.answer(1, '0');
select is((public.keluhan_dapur('LAIN-7')).dijawab, 3, 'what happens later counts there');
update public.sppg set kode_unik_pendaftaran = 'UJI-1' where id = '40000000-0000-4000-8000-000000000003';
select is((public.keluhan_dapur('UJI-1')).dijawab, 3, 'and comes along when the code is put back');
update public.sppg set kode_unik_pendaftaran = 'UJI_1' where id = '40000000-0000-4000-8000-000000000003';
select is((public.keluhan_dapur('UJI-1')).dijawab, 3, 'another hyphen is no other code');
update public.sppg set kode_unik_pendaftaran = 'UJI-3' where id = '40000000-0000-4000-8000-000000000003';
delete from public.sppg where id = '40000000-0000-4000-8000-000000000003';
select is((public.keluhan_dapur('UJI-3')).dijawab, 3, 'nor does it help to rename the kitchen and delete it');
select is((select jumlah from public.keluhan_jaringan() where lingkup = 'semua'), jumlah, 'of the whole network each counts once')
from network where lingkup = 'semua';

-- What is forgotten
delete from public.keluhan;
select is((public.keluhan_dapur('UJI-3')).jumlah, 4, 'when all is forgotten the numbers stay');
select is_empty(
  $$ select from private.keluhan_tercatat as line where to_jsonb(line)::text ~ 'RAHASIA|KEH' $$, 'without a word or a code of anybody'
);

select * from finish();
rollback;
