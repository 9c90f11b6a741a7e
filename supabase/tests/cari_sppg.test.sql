-- Searching one kitchen, and the numbers of the map.
begin;
\ir setup.psql
select plan(141);

delete from public.sppg;
delete from private.sppg_kode;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000002', 'Yayasan Kawung Sari');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, status_verifikasi, yayasan_id)
select kode, nama, 'Jalan Uji', wilayah, status, '20000000-0000-4000-8000-000000000001'
from (values
  ('SPPG-3374-001', 'SPPG Tembalang', 'Kota Semarang', 'Siap Bangun'),
  ('SPPG-3374-002', 'SPPG Banyumanik Kulon', 'Kota Semarang', 'Siap Bangun'),
  ('SPPG-3374-0021', 'SPPG Banyumanik Wetan', 'Kota Semarang', 'Proses Pembangunan'),
  ('A1', 'SPPG Dekat SPPG-3374-001', 'Kota Tegal', 'Sudah Operasional'),
  ('50%', 'SPPG 100% Sayur', null, 'Sudah Operasional'),
  ('A_B', 'SPPG A_B_C', null, 'Siap Bangun'),
  ('MDR-7', 'SPPG Ma''arif Mandiraja', 'Kabupaten Banjarnegara', 'Siap Bangun'),
  ('A*C', 'SPPG "Kutip" d''Arum \ (a,b)', null, 'Siap Bangun')
) as kitchen (kode, nama, wilayah, status);
update public.sppg set yayasan_id = '20000000-0000-4000-8000-000000000002' where kode_unik_pendaftaran = 'SPPG-3374-0021';
update public.sppg set id_bgn = 'K7QF2M9T' where kode_unik_pendaftaran = 'SPPG-3374-0021';

-- How they are called
select volatility_is('public', 'cari_sppg', array['text'], 'stable', 'cari_sppg only reads');
select volatility_is('public', 'sppg_mirip', array['text'], 'volatile', 'sppg_mirip counts its calls');
select isnt_definer('public', name, array['text'], name || ' has the rights of its caller') from unnest(array['cari_sppg', 'sppg_mirip']) as name;
select columns_are(
  'public', 'sppg_per_wilayah',
  array['kode', 'nama', 'kolom', 'baris', 'siap_bangun', 'proses_pembangunan', 'sudah_operasional', 'dihentikan', 'ditutup']
);

create function pg_temp.finds(kata text) returns text[] language sql as $$
  select array_agg(kode_unik_pendaftaran) from public.cari_sppg(kata);
$$;

select tests.as('visitor');
select is(pg_temp.finds(kata), found, format('"%s" finds %s', kata, found))
from (values
  -- By code, before names that have it
  ('SPPG-3374-001', array['SPPG-3374-001', 'A1']),
  ('sppg 3374 001', array['SPPG-3374-001', 'A1']),
  ('sppg3374001', array['SPPG-3374-001']),
  (E'  Sppg\u20133374\u2014001\t', array['SPPG-3374-001', 'A1']),
  (E'SPPG\u2010-3374 \u2011001', array['SPPG-3374-001', 'A1']),
  ('SPPG-3374-002', array['SPPG-3374-002', 'SPPG-3374-0021']),
  -- By BGN's ID, as it is printed or typed, and by its beginning
  ('K7QF2M9T', array['SPPG-3374-0021']), ('k7qf 2m9t', array['SPPG-3374-0021']), ('K7QF2', array['SPPG-3374-0021']),
  ('a1', array['A1']),
  ('a-1', array['A1']),
  ('50%', array['50%']),
  ('a_b', array['A_B']),
  ('a*b', array['A_B']),
  (E'\uFF21\uFF22', array['A_B']),
  ('5o', array['50%']),
  -- By a part of the name
  ('tembalang', array['SPPG-3374-001']),
  ('TEMBA', array['SPPG-3374-001']),
  ('Banyu manik', array['SPPG-3374-002', 'SPPG-3374-0021']),
  ('100%', array['50%']),
  ('100% sa', array['50%']),
  ('sppg a_b_c', array['A_B']),
  ('"kutip"', array['A*C']),
  ('d''Arum', array['A*C']),
  ('arum \ (a,b)', array['A*C']),
  -- By parts of a code
  ('SPPG-3374', array['A1', 'SPPG-3374-002', 'SPPG-3374-0021', 'SPPG-3374-001']),
  ('SPPG-3374-00', array['A1', 'SPPG-3374-002', 'SPPG-3374-0021', 'SPPG-3374-001']),
  ('3374 002', array['SPPG-3374-002', 'SPPG-3374-0021']),
  ('33740021', array['SPPG-3374-0021']),
  -- By words in any order, of name, address, kabupaten or kota, and foundation
  ('semarang tembalang', array['SPPG-3374-001']),
  ('tembalang kota semarang', array['SPPG-3374-001']),
  ('dapur tembalang', array['SPPG-3374-001']),
  ('wetan banyu', array['SPPG-3374-0021']),
  ('kota tegal', array['A1']),
  ('kawung', array['SPPG-3374-0021']),
  ('Yayasan Kawung Sari', array['SPPG-3374-0021']),
  ('kawung semarang', array['SPPG-3374-0021']),
  (E'MA\u2019ARIF', array['MDR-7']),
  ('maarif', array['MDR-7']),
  -- As people write places and addresses
  ('dapur di tembalang', array['SPPG-3374-001']),
  ('smg tembalang', array['SPPG-3374-001']),
  ('kab bna', array['MDR-7']),
  ('Kab.Banjarnegara', array['MDR-7']),
  ('Jl Uji Tembalang', array['SPPG-3374-001']),
  ('Jln. Uji, Kota Tegal', array['A1']),
  ('tgl', array['A1']),
  (E'Ma\u02BCarif', array['MDR-7']),
  -- Nothing
  ('3374-099', null),
  ('tembalang tegal', null),
  ('dapur', null),
  ('tem%ang', null),
  ('tembal_ng', null),
  ('tembal*ng', null),
  ('mbg', array['A*C', '50%', 'A_B', 'SPPG-3374-002', 'SPPG-3374-0021', 'A1', 'MDR-7', 'SPPG-3374-001']),
  ('dapur mbg tembalang', array['SPPG-3374-001']),
  -- Parts of a word and of a code without its hyphens are found; a number alone is not taken for part of a code
  ('manik', array['SPPG-3374-002', 'SPPG-3374-0021']),
  ('wetan manik', array['SPPG-3374-0021']),
  ('74002', array['SPPG-3374-002', 'SPPG-3374-0021']),
  ('ukum', null),
  ('SPPG 4002', null),
  ('tembalang%', array['SPPG-3374-001']),
  ('%tembalang', array['SPPG-3374-001']),
  ('t.*g Tembalang', null),
  ('arum \', array['A*C']),
  ('\arum', array['A*C']),
  ('A_B_C', array['A_B']),
  ('contoh', null),
  ('CONTOH-001', null),
  (''' or true --', null),
  (null, null)
) as search (kata, found);
select is(
  (select array_agg(kode_unik_pendaftaran) from public.sppg_mirip(kata)), found, format('"%s" may mean %s', kata, found)
)
from (values
  ('tembalng', array['SPPG-3374-001']),
  ('tembalng semarng', array['SPPG-3374-001', 'SPPG-3374-002', 'SPPG-3374-0021']),
  ('mandirja', array['MDR-7']),
  ('xyzzy', null),
  ('SPPG', null),
  ('tmb', null),
  ('%%%%', null),
  (null, null)
) as search (kata, found);
select throws_ok(
  format('select * from public.sppg_mirip(%L)', repeat('a', 51)), 'P0001', 'Tulis paling banyak 50 karakter.', 'too much is not compared'
);
select throws_ok(
  format('select * from public.cari_sppg(%L)', kata), 'P0001', sentence, format('"%s" is refused', left(kata, 60))
)
from (values
  (repeat('a', 51), 'Tulis paling banyak 50 karakter.'),
  (repeat(' ', 51), 'Tulis paling banyak 50 karakter.'),
  (repeat('a', 100000), 'Tulis paling banyak 50 karakter.'),
  ('', 'Tulis sedikitnya 3 huruf atau angka.'),
  (' - ', 'Tulis sedikitnya 3 huruf atau angka.'),
  ('te', 'Tulis sedikitnya 3 huruf atau angka.'),
  ('%%%%', 'Tulis sedikitnya 3 huruf atau angka.'),
  ('____', 'Tulis sedikitnya 3 huruf atau angka.'),
  ('***', 'Tulis sedikitnya 3 huruf atau angka.')
) as refused (kata, sentence);
select lives_ok(format('select * from public.cari_sppg(%L)', repeat('a', 50)), '50 characters are fine');

select tests.as('pending');
select is(pg_temp.finds('sppg 3374 001'), array['SPPG-3374-001', 'A1'], 'who is signed in finds the same');
select tests.as('service_role');
select throws_ok(
  $$ select * from public.cari_sppg('A1') $$, '42501', 'permission denied for function cari_sppg', 'the service role needs no search'
);

-- What changes is found by its new words at once.
select tests.as('owner');
update public.yayasan set nama = 'Yayasan Truntum Sari' where nama = 'Yayasan Kawung Sari';
update public.sppg set nama = 'SPPG Ngesrep', lokasi = 'Jalan Setiabudi' where kode_unik_pendaftaran = 'SPPG-3374-001';
select tests.as('visitor');
select is(pg_temp.finds(kata), found, format('now "%s" finds %s', kata, found))
from (values
  ('kawung', null), ('truntum', array['SPPG-3374-0021']), ('tembalang', null), ('setiabudi ngesrep', array['SPPG-3374-001'])
) as search (kata, found);
select tests.as('owner');
delete from public.sppg where kode_unik_pendaftaran = 'SPPG-3374-001';
select tests.as('visitor');
select is(pg_temp.finds('ngesrep'), null, 'what is deleted is not found');

-- An address is found in whichever way it was stored and is typed
select tests.as('owner');
update public.sppg set lokasi = address.lokasi, kabupaten_kota = address.wilayah
from (values ('A1', 'Jl. Sidoluhur 88', 'Kota Surakarta'), ('MDR-7', 'Jalan Sidoluhur No. 88', 'Kabupaten Grobogan')) as address (kode, lokasi, wilayah)
where kode_unik_pendaftaran = address.kode;
select tests.as('visitor');
select is(pg_temp.finds(kata), found, format('"%s" finds %s', kata, found))
from (values
  ('Jl Sidoluhur 88', array['A1', 'MDR-7']), ('jalan sidoluhur no 88', array['A1', 'MDR-7']), ('Jln.Sidoluhur nomor 88, kota solo', array['A1']),
  ('sala', array['A1']), ('purwodadi', array['MDR-7'])
) as search (kata, found);

select tests.as('owner');
update public.sppg set kabupaten_kota = before.wilayah
from (values ('A1', 'Kota Tegal'), ('MDR-7', 'Kabupaten Banjarnegara')) as before (kode, wilayah)
where kode_unik_pendaftaran = before.kode;

-- Schools
select tests.as('owner');
insert into public.sppg_sekolah (sppg_id, nama, npsn, kecamatan)
select sppg.id, school.nama, school.npsn, 'Gunungpati'
from public.sppg, (values ('SD Negeri Cemara 01', '99900001'), ('SD Negeri Cemara 02', null), ('SMP Ma''arif Bintang', null), ('MTsN 2 Lestari', null)) as school (nama, npsn)
where kode_unik_pendaftaran = 'SPPG-3374-002';
select tests.as('visitor');
select is(pg_temp.finds(kata), found, format('by its schools "%s" finds %s', kata, found))
from (values
  ('sd negeri cemara 02', array['SPPG-3374-002']),
  ('SDN Cemara', array['SPPG-3374-002']),
  ('mts negeri lestari', array['SPPG-3374-002']),
  ('maarif bintang', array['SPPG-3374-002']),
  ('cemara banyumanik', array['SPPG-3374-002']),
  ('99900001', array['SPPG-3374-002']),
  ('NPSN: 99900001', array['SPPG-3374-002']),
  ('SPPG-3374-999', null),
  ('gunungpati', array['SPPG-3374-002'])
) as search (kata, found);
-- Why: which schools, and whether a place was named alone
select is(
  (
    select concat_ws(' ', array_to_string(sekolah, ', '), case when tempat then '(place)' end)
    from public.cocok_karena(kata, array(select id from public.cari_sppg(kata)))
  ),
  reason, format('"%s" is found by %s', kata, reason)
)
from (values
  ('sdn cemara 02', 'SD Negeri Cemara 02'),
  ('cemara semarang', 'SD Negeri Cemara 01, SD Negeri Cemara 02'),
  ('NPSN 99900001', 'SD Negeri Cemara 01 (NPSN 99900001)'),
  ('maarif bintang', 'SMP Ma''arif Bintang'),
  ('gunungpati', '(place)'),
  ('kota tegal', '(place)'),
  ('tgl', '(place)'),
  ('sppg kab bna', '(place)'),
  ('uji tegal', null),
  ('wetan banyu', null),
  ('sd negeri', null)
) as search (kata, reason);
select is(
  (select array_agg(kode_unik_pendaftaran) from public.sppg_mirip('sd negeri cemra')), array['SPPG-3374-002'],
  'a school with a typing error may mean it, too'
);
select tests.as('owner');
update public.sppg_sekolah set nama = 'SD Negeri Randu 01' where nama = 'SD Negeri Cemara 01';
delete from public.sppg_sekolah where nama = 'SD Negeri Cemara 02';
select tests.as('visitor');
select is(array[pg_temp.finds('randu')::text, pg_temp.finds('cemara')::text], array['{SPPG-3374-002}', null], 'edited and deleted, by what is left');
select tests.as('owner');
insert into public.sppg_sekolah (sppg_id, nama)
select id, 'Sekolah ' || repeat(chr(64 + n % 20) || 'x' || n, 10) || ' Kelas' from public.sppg, generate_series(1, 450) as n
where kode_unik_pendaftaran = 'SPPG-3374-002';
select cmp_ok(
  (select max(length(kata)) from private.sppg_dicari), '<', 7000, 'however many and long, their words stay a text of bounded length'
);
update public.sppg set lokasi = 'Jalan Uji' where kode_unik_pendaftaran = 'SPPG-3374-002';
delete from public.sppg_sekolah where nama like 'Sekolah %';
select tests.as('visitor');
select is(pg_temp.finds('bintang'), array['SPPG-3374-002'], 'an edited kitchen keeps the words of its schools');

-- Many
select tests.as('owner');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select 'N-' || n, 'SPPG Kembar ' || lpad(n::text, 3, '0'), 'Jalan Uji', '20000000-0000-4000-8000-000000000001'
from generate_series(1, 60) as n;
select tests.as('visitor');
select results_eq(
  $$ select nama from public.cari_sppg('kembar') $$,
  $$ select 'SPPG Kembar ' || lpad(n::text, 3, '0') from generate_series(1, 51) as n $$,
  'of many, the first 51 by name'
);

-- The map
select results_eq(
  'select nama, siap_bangun, proses_pembangunan, sudah_operasional from public.sppg_per_wilayah where siap_bangun + proses_pembangunan + sudah_operasional > 0 order by nama',
  $$ values ('Kabupaten Banjarnegara', 1, 0, 0), ('Kota Semarang', 1, 1, 0), ('Kota Tegal', 0, 0, 1), (null, 62, 0, 1) $$,
  'SPPG are counted by kabupaten or kota and state, and those without one by themselves'
);
select results_eq(
  'select kode, kolom, baris from public.sppg_per_wilayah where nama is not null order by kode',
  'select kode, kolom, baris from public.wilayah order by kode',
  'each kabupaten and kota is there, with its tile'
);
select is(
  (select sum(siap_bangun + proses_pembangunan + sudah_operasional) from public.sppg_per_wilayah), (select count(*) from public.sppg),
  'none is left out, none is counted twice'
);
select tests.as('owner');
update public.sppg set kabupaten_kota = 'Kota Tegal' where kabupaten_kota is null;
select tests.as('visitor');
select is((select count(*) from public.sppg_per_wilayah), 35::bigint, 'without such SPPG there is no such row');

-- How complete the lists of schools are: two kitchens cook, one is stopped
select tests.as('owner');
insert into public.sppg_sekolah (sppg_id, nama) select id, 'SD Negeri Kenari' from public.sppg where kode_unik_pendaftaran in ('A1', 'MDR-7');
select tests.as('visitor');
select results_eq('select * from public.sekolah_tercatat', 'values (2, 1)', 'kitchens that cook, and those of them with schools');
select tests.as('owner');
insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan)
select id, current_date - 1, 'BGN', 'Uji' from public.sppg where kode_unik_pendaftaran = 'A1';
select tests.as('visitor');
select results_eq('select * from public.sekolah_tercatat', 'values (1, 0)', 'one that is stopped does not cook');

-- A kitchen that we have not confirmed is never proposed, nor are words of it.
select tests.as('owner');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('LIAR-1', 'SPPG Menyerupai', 'Jalan Uji', '20000000-0000-4000-8000-000000000001');
select is((select array_agg(kode_unik_pendaftaran) from public.sppg_mirip('menyerupi')), array['LIAR-1'], 'a confirmed kitchen is proposed');
update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran = 'LIAR-1';
select is((select array_agg(kode_unik_pendaftaran) from public.sppg_mirip('menyerupi')), null, 'one that is not is not');
select tests.as('pending');
update public.sppg set nama = 'SPPG Walangkopo' where kode_unik_pendaftaran = 'LIAR-1';
select tests.as('owner');
select is_empty($$ select from private.kata_sppg where kata like 'WA1ANG%' $$, 'and its words are not compared');

-- The limit of one client
select tests.as('visitor');
set local "request.headers" = '{"cf-connecting-ip": "198.51.100.177"}';
select throws_ok(
  $$ select public.sppg_mirip('walangkop' || n) from generate_series(1, 61) as n $$, 'PT429',
  'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 'the 61st search of a client within 10 minutes is refused'
);

select * from finish();
rollback;
