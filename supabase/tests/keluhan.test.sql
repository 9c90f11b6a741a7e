-- Complaints: how they are sent, who reads and answers them, and that a crowd closes nothing.
begin;
\ir setup.psql
select plan(112);

-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);
delete from public.keluhan;
update public.accounts set wants_complaint_mails = false;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select ('40000000-0000-4000-8000-00000000000' || n)::uuid, 'UJI-' || n, 'SPPG Uji ' || n, 'Kota Semarang', '20000000-0000-4000-8000-000000000001'
from generate_series(1, 3) as n;

create function pg_temp.id(n integer) returns uuid language sql immutable as $$
  select ('c9000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid;
$$;
-- Complaint number n, sent from an address of its own.
create function pg_temp.complaint(n integer, change jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'id', pg_temp.id(n), 'sppg_id', '40000000-0000-4000-8000-000000000001', 'kategori', 'makanan', 'hari', tests.day(1),
    'isi', 'Nasinya keras.', 'kode_lacak', 'KEH' || lpad(n::text, 9, '0')
  ) || change;
$$;
create function pg_temp.come_from(address text) returns text language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true);
$$;
create function pg_temp.send(n integer, change jsonb default '{}', address text default null) returns void language sql as $$
  select pg_temp.come_from(coalesce(address, '11.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256));
  select public.kirim_keluhan(pg_temp.complaint(n, change));
$$;
-- How many of these are refused, and with which code.
create function pg_temp.refused(first integer, last integer, change jsonb, address text default null)
  returns table (code text, amount integer) language plpgsql as $$
declare
  codes text[] := '{}';
begin
  for n in first..last loop
    begin
      perform pg_temp.send(n, change, address);
    exception when others then
      codes := codes || sqlstate;
    end;
  end loop;
  return query select c, count(*)::integer from unnest(codes) as c group by c;
end;
$$;
create function pg_temp.answer(change jsonb) returns void language sql as $$
  select public.jawab_keluhan(jsonb_build_object('id', gen_random_uuid(), 'isi', 'Sudah kami periksa.') || change);
$$;

-- Grants
select column_privs_are('public', 'keluhan', 'kode_lacak', 'authenticated', array[]::text[], 'nobody answers a complaint with its sender''s code');

-- The clock: three working days after the day on which it came, in WIB
select is(private.tenggat_keluhan(came::timestamptz), due::timestamptz, 'what comes ' || came || ' is due before ' || due)
from (values
  ('2026-11-23 10:00+07', '2026-11-27 00:00+07'),
  ('2026-11-24 00:00+07', '2026-11-28 00:00+07'),
  ('2026-11-25 23:59+07', '2026-12-01 00:00+07'),
  ('2026-11-26 16:59+00', '2026-12-02 00:00+07'),
  ('2026-11-26 17:00+00', '2026-12-03 00:00+07'),
  ('2026-11-27 23:59+07', '2026-12-03 00:00+07'),
  ('2026-11-28 00:00+07', '2026-12-03 00:00+07'),
  ('2026-11-29 23:59+07', '2026-12-03 00:00+07'),
  ('2026-11-30 00:00+07', '2026-12-04 00:00+07')
) as clock (came, due);

-- The deadline and the waiting time begin anew whenever the sender opens the complaint again
insert into public.keluhan (id, created_at, sppg_id, kategori, hari, isi, kode_lacak)
values (pg_temp.id(9), '2026-11-27 23:59+07', null, 'makanan', '2026-01-01', 'Basi.', 'KEH000000009');
create function pg_temp.clocks() returns text language sql as $$
  select concat_ws(
    ' ', status, dibuka_lagi, coalesce('dijawab ' || to_char(dijawab_pada at time zone 'Asia/Jakarta', 'DD.MM'), 'menunggu'),
    'sebelum ' || to_char(tenggat at time zone 'Asia/Jakarta', 'DD.MM HH24:MI'),
    coalesce('selesai ' || to_char(selesai_pada at time zone 'Asia/Jakarta', 'DD.MM'), 'terbuka'),
    'sebelum ' || to_char(tenggat_selesai at time zone 'Asia/Jakarta', 'DD.MM HH24:MI'), berubah_pada at time zone 'Asia/Jakarta'
  )
  from public.keluhan where id = pg_temp.id(9);
$$;
create function pg_temp.happen(pada text, dari text, status text default null) returns text language sql as $$
  insert into public.keluhan_pesan (keluhan_id, created_at, dari, status, isi) values (pg_temp.id(9), pada::timestamptz, dari, status, 'x');
  select pg_temp.clocks();
$$;
select is(pg_temp.clocks(), 'Baru 0 menunggu sebelum 03.12 00:00 terbuka sebelum 12.12 00:00', 'what comes on Friday at 23.59 has three working days, and 14 days');
select is(pg_temp.happen(pada || '+07', dari, status), clocks, pada || ' ' || what)
from (values
  (1, '2026-11-28 08:00', 'kami', 'Diperiksa', 'Diperiksa 0 dijawab 28.11 sebelum 03.12 00:00 terbuka sebelum 12.12 00:00 2026-11-28 08:00:00',
    'a word is an answer, and settles nothing'),
  (2, '2026-12-04 09:00', 'kami', 'Selesai', 'Selesai 0 dijawab 28.11 sebelum 03.12 00:00 selesai 04.12 sebelum 12.12 00:00 2026-12-04 09:00:00',
    'it is settled; the first answer stays the first'),
  (3, '2026-12-05 10:00', 'pengirim', null, 'Baru 1 menunggu sebelum 10.12 00:00 terbuka sebelum 20.12 00:00 2026-12-05 10:00:00',
    'on a Saturday its sender opens it again: it waits, with new clocks'),
  (4, '2026-12-11 10:00', 'kami', 'Selesai', 'Selesai 1 dijawab 11.12 sebelum 10.12 00:00 selesai 11.12 sebelum 20.12 00:00 2026-12-11 10:00:00',
    'it is answered, too late'),
  (5, '2026-12-14 00:00', 'pengirim', null, 'Baru 2 menunggu sebelum 18.12 00:00 terbuka sebelum 29.12 00:00 2026-12-14 00:00:00',
    'and opened a second time, on Monday at midnight')
) as step (number, pada, dari, status, clocks, what)
order by number;
select tests.as('manager');
update public.keluhan set status = 'Diperiksa' where id = pg_temp.id(9);
select tests.as('owner');
select matches(pg_temp.clocks(), '^Diperiksa 2 menunggu sebelum 18.12', 'another state without an answer stops no clock');
select pg_temp.happen('2026-12-15 10:00+07', 'kami', 'Selesai');
select tests.as('manager');
update public.keluhan set status = 'Ditindaklanjuti' where id = pg_temp.id(9);
select tests.as('owner');
select matches(pg_temp.clocks(), 'terbuka sebelum 29.12', 'who takes back that it is settled has the clock of before');
delete from public.keluhan;

-- Sent
select tests.as('visitor');
select lives_ok($$ select pg_temp.send(1) $$, 'a visitor sends a complaint without a name');
select lives_ok($$ select pg_temp.send(1, '{"isi": "Lagi."}') $$, 'and again when the answer was lost');
select lives_ok(
  $$ select pg_temp.send(2, '{"sppg_id": null, "sekolah": " ", "foto": null, "pengirim": {"name": " ", "phone": "", "email": null}}') $$,
  'one about a kitchen that they do not know, with fields left empty'
);
select lives_ok(
  $$ select pg_temp.send(3, '{"sekolah": " SD Uji ", "pengirim": {"name": "Arum", "phone": "0800-0000-0001", "email": "arum@contoh.id"}}') $$,
  'one with their name'
);
select lives_ok($$ select pg_temp.send(4, jsonb_build_object('isi', repeat('x', 4000), 'hari', tests.day(0))) $$, 'a long one, of today');
select lives_ok(
  format($$ select pg_temp.send(5, '{"foto": ["%1$s/1.jpg", "%1$s/2.webp", "%1$s/3.jpg"]}') $$, pg_temp.id(5)), 'one with three photos'
);
select tests.as('owner');
select results_eq(
  $$
    select kode_sppg, isi, sekolah, bernama, status, dihitung, banyak_sekaligus, tenggat = private.tenggat_keluhan(now()), cardinality(foto)
    from public.keluhan where id <> pg_temp.id(4) order by id
  $$,
  $$
    values
      ('UJI-1', 'Nasinya keras.', null, false, 'Baru', true, false, true, 0), (null, 'Nasinya keras.', null, false, 'Baru', true, false, true, 0),
      ('UJI-1', 'Nasinya keras.', 'SD Uji', true, 'Baru', true, false, true, 0), ('UJI-1', 'Nasinya keras.', null, false, 'Baru', true, false, true, 3)
  $$,
  'each is stored once, as it came first'
);
select results_eq(
  'select keluhan_id, name, phone, email from public.keluhan_pengirim',
  $$ values (pg_temp.id(3), 'Arum', '0800-0000-0001', 'arum@contoh.id') $$, 'and who sent it only where they said so'
);

-- What is refused, with the database's own sentence or with the name of the constraint, of which the site makes one
select tests.as('visitor');
select throws_ok(format('select pg_temp.send(%s, %L)', 10 + number, change), code, message, what)
from (values
  (1, '{"sppg_id": "40000000-0000-4000-8000-000000000009"}', 'P0002',
    'SPPG ini sudah tidak ada di daftar kami. Pilih SPPG lain, atau “tidak tahu”: keluhan Anda tetap kami terima.', 'a kitchen that is gone'),
  (2, jsonb_build_object('hari', tests.day(-1))::text, 'P0001', 'Tanggal kejadian tidak boleh setelah hari ini.', 'a day to come'),
  (3, '{"hari": "2024-12-31"}', '23514', 'new row for relation "keluhan" violates check constraint "keluhan_hari_plausible"', 'a day of before'),
  (4, '{"isi": ""}', '23514', 'new row for relation "keluhan" violates check constraint "keluhan_isi_not_blank"', 'no text'),
  (5, '{"isi": " \n "}', '23514', 'new row for relation "keluhan" violates check constraint "keluhan_isi_not_blank"', 'spaces'),
  (6, jsonb_build_object('isi', repeat('x', 4001))::text, '23514', 'new row for relation "keluhan" violates check constraint "keluhan_isi_max_length"', 'a character too many'),
  (7, '{"kategori": "rasa"}', '23514', 'new row for relation "keluhan" violates check constraint "keluhan_kategori_known"', 'an unknown category'),
  (8, jsonb_build_object('sekolah', repeat('x', 201))::text, '23514', 'new row for relation "keluhan" violates check constraint "keluhan_sekolah_max_length"', 'a school without end'),
  (9, jsonb_build_object('foto', array[pg_temp.id(1) || '/1.jpg'])::text, '23514', 'new row for relation "keluhan" violates check constraint "keluhan_foto_in_bucket"', 'the photo of somebody else'),
  (10, jsonb_build_object('foto', array[pg_temp.id(20) || '/1.jpg', pg_temp.id(20) || '/1.webp', pg_temp.id(20) || '/2.jpg', pg_temp.id(20) || '/3.jpg'])::text, '23514',
    'new row for relation "keluhan" violates check constraint "keluhan_foto_at_most_three"', 'four photos'),
  (11, '{"kode_lacak": "kode"}', '23514', 'new row for relation "keluhan" violates check constraint "keluhan_kode_lacak_plausible"', 'another code'),
  (12, '{"pengirim": {"email": "arum"}}', '23514', 'new row for relation "keluhan_pengirim" violates check constraint "keluhan_pengirim_email_plausible"', 'what is no address')
) as bad (number, change, code, message, what);
select tests.as('owner');
select is(count(*), 5::bigint, 'nothing of these is stored') from public.keluhan;

-- 200 tries from one address
select tests.as('visitor');
select results_eq(
  $$ select * from pg_temp.refused(1001, 1200, '{}', '198.51.100.12') $$, $$ values ('PT429', 170) $$, 'one address sends thirty in ten minutes'
);
select lives_ok($$ select pg_temp.send(1201) $$, 'and others still get through');
select throws_matching(
  $$ select pg_temp.send(1202, '{}', '198.51.100.12') $$,
  -- By the clock, which goes on while this transaction runs.
  format(
    '^Paling banyak 30 keluhan dapat dikirim dari satu jaringan internet dalam 10 menit\. Coba lagi pukul (%s|%s) WIB, atau telepon %s\.$',
    to_char(now() at time zone 'Asia/Jakarta' + interval '79 seconds', 'HH24.MI'),
    to_char(now() at time zone 'Asia/Jakarta' + interval '139 seconds', 'HH24.MI'), (select phone from public.company_profile)
  ),
  'who is refused is told when to try again, and the telephone'
);
select lives_ok($$ select pg_temp.send(1001, '{}', '198.51.100.12') $$, 'what was taken is not refused when it is sent again');

-- A crowd on one kitchen; tests/long/parallel.test.ts has one of 500, at once
select is_empty(
  $$ select * from pg_temp.refused(2001, 2060, '{"sppg_id": "40000000-0000-4000-8000-000000000002"}') $$, 'a crowd is taken'
);
select is_empty($$ select * from pg_temp.refused(2501, 2535, '{"sppg_id": null}') $$, 'about no kitchen, too');
select lives_ok(
  $$ select pg_temp.send(2600, '{"sppg_id": "40000000-0000-4000-8000-000000000003"}') $$, 'another kitchen still takes complaints'
);
select lives_ok(
  $$ select pg_temp.send(2601, '{"sppg_id": "40000000-0000-4000-8000-000000000002"}') $$, 'and so does this one'
);
select tests.as('owner');
select results_eq(
  $$ select count(*)::integer from public.keluhan where kode_sppg is not null and dihitung group by kode_sppg order by kode_sppg $$, array[30, 30, 1],
  'of a day 30 of one kitchen count in public at once; those of others all'
);
select results_eq(
  $$ select banyak_sekaligus, dihitung, count(*) from public.keluhan where kode_sppg = 'UJI-2' group by 1, 2 order by 1 $$,
  $$ values (false, true, 30::bigint), (true, false, 31::bigint) $$, 'the others are marked'
);
select is(count(*) filter (where banyak_sekaligus), 0::bigint, 'those of no kitchen are no crowd, from all over the province') from public.keluhan where sppg_id is null;
insert into public.keluhan (created_at, sppg_id, kategori, hari, isi, kode_lacak)
select now() - n * interval '3 minutes', '40000000-0000-4000-8000-000000000003', kind, '2026-01-01', 'x', 'KEH999999999'
from generate_series(1, 40) as n, unnest(array['makanan', 'pungutan']) as kind;
select results_eq(
  $$ select hanya_admin, count(*) filter (where banyak_sekaligus) from public.keluhan where kode_sppg = 'UJI-3' group by 1 order by 1 $$,
  $$ values (false, 11::bigint), (true, 10) $$, 'twenty an hour are one by the evening, each door by itself'
);
delete from public.keluhan where kode_lacak = 'KEH999999999';
create temporary table crowd as select array_agg(id) as ids from public.keluhan where id between pg_temp.id(2031) and pg_temp.id(2060);
select tests.as('admin');
select lives_ok('select public.hitung_keluhan(ids) from crowd', 'an admin does, having looked');
select lives_ok('select public.hitung_keluhan(ids) from crowd', 'once, however often');
select is(count(*), 60::bigint, 'and they count in public') from public.keluhan where kode_sppg = 'UJI-2' and dihitung;
select results_eq(
  $$ select count(*) from public.audit_log where table_name = 'keluhan' and before ->> 'dihitung' = 'false' and after ->> 'dihitung' = 'true' $$,
  array[30::bigint], 'the trail knows who'
);
select tests.as('owner');
delete from public.keluhan where id >= pg_temp.id(1000);
delete from public.audit_log;

-- Many from one address block: parents of a school, or one person who writes again and again
select tests.as('visitor');
select is_empty($$ select * from pg_temp.refused(3001, 3012, '{}', '203.0.113.9') $$, 'twelve parents of one school are all taken');
select is_empty($$ select * from pg_temp.refused(3021, 3024, '{"kategori": "balasan"}', '203.0.113.77') $$, 'so is what they write of harm');
select is_empty($$ select * from pg_temp.refused(3031, 3033, '{"sppg_id": null}', '203.0.113.200') $$, 'and of kitchens that they do not know');
select is_empty($$ select * from pg_temp.refused(3041, 3045, '{}', '2001:db8:7:1::1') $$, 'and from a carrier');
select is_empty($$ select * from pg_temp.refused(3046, 3047, '{}', '2001:db8:7:2::1') $$, 'by another line of it');
select tests.as('owner');
select results_eq(
  $$
    select sent.what, count(*) filter (where alamat_sama is not null), count(distinct alamat_sama), bool_and(dihitung)
    from public.keluhan
      cross join lateral (
        select case
          when id >= pg_temp.id(3041) then 'carrier' when sppg_id is null then 'unknown' when hanya_admin then 'harm' else 'school'
        end as what
      ) as sent
    where id >= pg_temp.id(3000)
    group by 1 order by 1
  $$,
  $$ values ('carrier', 2::bigint, 1::bigint, true), ('harm', 0, 0, true), ('school', 7, 1, true), ('unknown', 0, 0, true) $$,
  'those beyond five of one block and kitchen stand together, each door by itself, and count like others'
);
select is_empty(
  $$ select from public.keluhan where to_jsonb(keluhan)::text ~ '203\.0|2001:db8' $$, 'without the address'
);
select set_config('request.headers', '', true);
insert into public.keluhan (kategori, hari, isi, kode_lacak) select 'makanan', '2026-01-01', 'x', 'KEH999999999' from generate_series(1, 7);
select is(count(*) filter (where alamat_sama is not null), 0::bigint, 'nor where there is none') from public.keluhan where kode_lacak = 'KEH999999999';
delete from public.keluhan where id >= pg_temp.id(3000) or kode_lacak = 'KEH999999999';
-- What is refused for what it says costs twice.
select tests.as('visitor');
select results_eq(
  $$ select * from pg_temp.refused(4001, 4040, '{"kategori": "rasa"}', '198.51.100.66') order by code $$, $$ values ('23514', 15), ('PT429', 25) $$,
  'fifteen tries in vain are as many as thirty'
);

-- Who reads
select tests.as('manager');
select is(count(*), 5::bigint, 'a manager reads all') from public.keluhan;
select tests.as('admin');
select throws_ok('select name from public.keluhan_pengirim', '42501', 'permission denied for table keluhan_pengirim', 'nor does an admin read it in passing');
select throws_ok(
  format('select * from public.buka_pengirim(%L)', pg_temp.id(1)), 'P0002',
  'Pengirim keluhan ini tidak menyebutkan namanya, atau keluhannya sudah dihapus.', 'of one without a name nothing is opened'
);
select results_eq(
  format('select * from public.buka_pengirim(%L)', pg_temp.id(3)), $$ values ('Arum', '0800-0000-0001', 'arum@contoh.id') $$,
  'an admin opens one'
);
select results_eq(
  'select action, table_name, row_id, actor_id, before, after from public.audit_log',
  $$ values ('OPEN', 'keluhan_pengirim', pg_temp.id(3), tests.id('admin'), null::jsonb, null::jsonb) $$, 'and the trail has it, without a word about them'
);

-- Answered
select tests.as('manager');
select throws_ok(
  format($$ update public.keluhan set status = 'Selesai' where id = %L $$, pg_temp.id(1)), 'P0001',
  'Keluhan ini belum dijawab. Tulis dulu jawaban untuk pengirimnya, lalu tandai selesai.', 'nothing is done before its sender has an answer'
);
select lives_ok(format($$ update public.keluhan set note = 'Ditanyakan.' where id = %L $$, pg_temp.id(1)), 'a manager notes something');
select is_empty(
  format($$ select public.jawab_keluhan('{"id": "c9000000-0000-4000-8000-0000000000aa", "keluhan_id": "%s", "isi": "x", "handled_at": null}') $$, pg_temp.id(1)),
  'who has not seen that does not answer over it'
);
select throws_ok(
  format($$ select pg_temp.answer('{"keluhan_id": "%s", "teks_publik": "Sudah."}') $$, pg_temp.id(1)), '42501',
  'Hanya admin yang dapat menulis teks untuk umum.', 'a manager publishes nothing'
);
select throws_ok(
  format($$ select pg_temp.answer(jsonb_build_object('keluhan_id', %L, 'isi', %s)) $$, pg_temp.id(1), isi), '23514', null, 'an answer has 1 to 2,000 characters'
)
from unnest(array[$$''$$, $$repeat('x', 2001)$$]) as isi;
select throws_ok(
  format($$ select pg_temp.answer('{"keluhan_id": "%s"}') $$, pg_temp.id(99)), 'P0002', 'Keluhan ini sudah dihapus.', 'what is gone is not answered'
);
select lives_ok(
  format($$ select pg_temp.answer(jsonb_build_object('id', 'c2000000-0000-4000-8000-000000000001', 'keluhan_id', %L, 'handled_at', now())) $$, pg_temp.id(1)),
  'a manager answers'
);
select lives_ok(
  format($$ select pg_temp.answer(jsonb_build_object('id', 'c2000000-0000-4000-8000-000000000001', 'keluhan_id', %L, 'handled_at', null)) $$, pg_temp.id(1)),
  'and again when the answer was lost'
);
select results_eq(
  format('select status, dijawab_pada, handled_by, (select count(*) from public.keluhan_pesan) from public.keluhan where id = %L', pg_temp.id(1)),
  $$ values ('Diperiksa', now(), tests.id('manager'), 1::bigint) $$, 'it is answered once, and new no more'
);
select lives_ok(
  format($$ select pg_temp.answer('{"id": "c2000000-0000-4000-8000-000000000002", "keluhan_id": "%s", "status": "Selesai"}') $$, pg_temp.id(1)),
  'an answer closes it'
);
select results_eq(
  format('select status, selesai_pada from public.keluhan where id = %L', pg_temp.id(1)), $$ values ('Selesai', now()) $$, 'since when is known'
);
select throws_ok(
  $$ select public.muat_jawaban('c2000000-0000-4000-8000-000000000002', 'Sudah.') $$, '42501', 'Hanya admin yang dapat melakukan ini.', 'a manager does not publish it later either'
);
select tests.as('admin');
select throws_ok(
  statement, '42501', 'permission denied for table keluhan_pesan', 'nobody writes into the conversation behind its calls: ' || left(statement, 6)
)
from unnest(array[
  format($$insert into public.keluhan_pesan (keluhan_id, dari, isi) values (%L, 'kami', 'x')$$, pg_temp.id(1)),
  $$update public.keluhan_pesan set isi = 'x'$$, 'delete from public.keluhan_pesan'
]) as statement;
select lives_ok($$ select public.muat_jawaban('c2000000-0000-4000-8000-000000000002', 'Sudah.') $$, 'an admin publishes an answer');
select throws_ok($$ select public.muat_jawaban(gen_random_uuid(), 'Sudah.') $$, 'P0002', 'Jawaban ini sudah dihapus.', 'of one that is there');

-- The sender
select tests.as('visitor');
select pg_temp.come_from('198.51.100.20');
select results_eq(
  $$ select * from public.status_kiriman('KEH000000001') $$,
  $$ values ('keluhan', now(), 'Selesai', now(), null::text, true, null::timestamptz) $$, 'the code tells the state'
);
select results_eq(
  $$ select dari, isi, status, boleh_tulis_lagi, tulis_lagi_sampai from public.jawaban_keluhan('KEH000000001') $$,
  $$
    values
      ('kami', 'Sudah kami periksa.', null, true, now() + interval '30 days'),
      ('kami', 'Sudah kami periksa.', 'Selesai', true, now() + interval '30 days')
  $$,
  'and the answers'
);
select is_empty(
  format('select * from public.jawaban_keluhan(%L)', kode), format('%L has none', kode)
)
from unnest(array[null, '', '%', 'KEH000000002', 'KEH000000099', repeat('x', 100)]) as kode;
select throws_ok(
  format($$ select public.tulis_lagi(%L, '{"isi": "Belum."}') $$, kode), code, message, 'not written again: ' || message
)
from (values
  ('KEH000000099', 'P0002', 'Keluhan dengan kode ini tidak ada, atau sudah dihapus.'),
  ('KEH000000002', 'P0001', 'Keluhan ini masih kami tangani. Tunggu dulu jawaban kami.')
) as bad (kode, code, message);
select lives_ok(
  $$
    select public.tulis_lagi('KEH000000001', jsonb_build_object('id', id, 'isi', 'Belum beres RAHASIA.', 'foto', array[id || '/1.jpg']))
    from (values ('c3000000-0000-4000-8000-000000000001')) as pesan (id), generate_series(1, 2)
  $$,
  'the sender writes again, and is heard once'
);
select tests.as('manager');
select results_eq(
  format('select status, dibuka_lagi, selesai_pada, dijawab_pada, berubah_pada from public.keluhan where id = %L', pg_temp.id(1)),
  $$ values ('Baru', 1::smallint, null::timestamptz, null::timestamptz, now()) $$, 'which opens it again'
);
select throws_ok(
  format($$ update public.keluhan set status = 'Selesai' where id = %L $$, pg_temp.id(1)), 'P0001',
  'Keluhan ini belum dijawab. Tulis dulu jawaban untuk pengirimnya, lalu tandai selesai.', 'and it is not closed without another answer'
);
select lives_ok(format($$ select pg_temp.answer('{"keluhan_id": "%s", "status": "Selesai"}') $$, pg_temp.id(1)), 'there is one');
select tests.as('visitor');
select results_eq(
  $$ select isi from public.jawaban_keluhan('KEH000000001') where dari = 'pengirim' $$, array[null::text], 'who has the code reads none of it'
);
select lives_ok($$ select public.tulis_lagi('KEH000000001', '{"id": "c3000000-0000-4000-8000-000000000002", "isi": "Masih belum."}') $$, 'the sender writes a second time');
select tests.as('manager');
select lives_ok(format($$ select pg_temp.answer('{"keluhan_id": "%s", "status": "Selesai"}') $$, pg_temp.id(1)), 'and is answered again');
select lives_ok(format($$ select pg_temp.answer('{"keluhan_id": "%s", "status": "Selesai"}') $$, pg_temp.id(5)), 'another is done, too');
select tests.as('owner');
update public.keluhan set selesai_pada = now() - interval '31 days' where id = pg_temp.id(5);
select tests.as('visitor');
select pg_temp.come_from('198.51.100.21');
select throws_ok(
  format($$ select public.tulis_lagi(%L, '{"isi": "Belum."}') $$, kode), 'P0001', message, 'not written again: ' || message
)
from (values
  ('KEH000000001', 'Keluhan ini sudah dua kali dibuka lagi. Kirim keluhan baru, atau adukan ke LaporGub, SAGI 127, atau Ombudsman.'),
  ('KEH000000005', 'Keluhan ini sudah selesai lebih dari 30 hari yang lalu. Kirim keluhan baru.')
) as bad (kode, message);
select results_eq(
  $$ select distinct boleh_tulis_lagi, tulis_lagi_sampai from public.jawaban_keluhan('KEH000000001') $$,
  $$ values (false, null::timestamptz) $$, 'and the page knows'
);

-- Who takes care of it
select tests.as('admin');
select lives_ok(
  format('update public.keluhan set assigned_to = %L where id = %L', tests.id('manager'), pg_temp.id(4)), 'a manager may take care of a complaint'
);
select throws_ok(
  format('update public.keluhan set assigned_to = %L where id = %L', tests.id('pending'), pg_temp.id(4)), 'P0001',
  'Keluhan hanya dapat ditugaskan kepada pengelola atau admin.', 'nobody who may not read it'
);
select lives_ok(format($$ select public.set_account_role(%L, 'pending') $$, tests.id('manager')), 'a manager is none any more');
select is_empty('select from public.keluhan where assigned_to is not null', 'and has nothing left to take care of');

-- Resets the counters, which the rollback does not.
select tests.as('owner');
select tests.reset_throttle();
select * from finish();
rollback;
