-- The kabupaten and kota of Central Java and their tiles: everyone reads them, only migrations write them.
begin;
\ir setup.psql
select plan(15);

-- Rows
select results_eq(
  $$ select split_part(nama, ' ', 1), count(*) from public.wilayah group by 1 order by 1 $$,
  $$ values ('Kabupaten', 29::bigint), ('Kota', 6) $$,
  'there are 29 kabupaten and 6 kota'
);
select set_eq(
  $$ select nama from public.wilayah where nama ~ ' (Magelang|Pekalongan|Semarang|Tegal)$' $$,
  array[
    'Kabupaten Magelang', 'Kabupaten Pekalongan', 'Kabupaten Semarang', 'Kabupaten Tegal',
    'Kota Magelang', 'Kota Pekalongan', 'Kota Semarang', 'Kota Tegal'
  ],
  'four names are both'
);
select is_empty(
  $$ select nama from public.wilayah where nama !~ '^(Kabupaten|Kota) [A-Z][a-z]+$' $$,
  'each is written with its kind and a capital'
);

-- Codes and tiles
select set_eq(
  $$ select kode from public.wilayah $$,
  $$ select '33.' || lpad(n::text, 2, '0') from generate_series(1, 76) as n where n not between 30 and 70 $$,
  'their codes are those of the ministry'
);
select is_empty(
  $$ select nama from public.wilayah where (kode < '33.7') <> (nama like 'Kabupaten %') $$,
  'codes from 33.71 on are those of kota'
);
select results_eq(
  $$ select kode, nama from public.wilayah where kode in ('33.01', '33.22', '33.28', '33.72', '33.74', '33.76') order by kode $$,
  $$
    values
      ('33.01', 'Kabupaten Cilacap'), ('33.22', 'Kabupaten Semarang'), ('33.28', 'Kabupaten Tegal'),
      ('33.72', 'Kota Surakarta'), ('33.74', 'Kota Semarang'), ('33.76', 'Kota Tegal')
  $$,
  'a code belongs to its name'
);
select results_eq(
  $$ select max(kolom)::integer, max(baris)::integer, count(distinct (kolom, baris))::integer from public.wilayah $$,
  $$ values (10, 6, 35) $$,
  'each has a tile of its own on a small map'
);
select results_eq(
  $$
    select
      (select kolom from public.wilayah where nama = 'Kabupaten Brebes') < (select kolom from public.wilayah where nama = 'Kota Semarang'),
      (select kolom from public.wilayah where nama = 'Kota Semarang') < (select kolom from public.wilayah where nama = 'Kabupaten Rembang'),
      (select baris from public.wilayah where nama = 'Kabupaten Jepara') < (select baris from public.wilayah where nama = 'Kabupaten Wonogiri')
  $$,
  $$ values (true, true, true) $$,
  'west is left, north is above'
);

-- Constraints
select throws_ok(
  format($$ update public.wilayah set %s where nama = 'Kota Tegal' $$, change), code,
  format(message, rule), rule
)
from (values
  ($$kode = '33.01'$$, '23505', 'duplicate key value violates unique constraint "%s"', 'wilayah_kode_key'),
  ($$kolom = 1, baris = 2$$, '23505', 'duplicate key value violates unique constraint "%s"', 'wilayah_kolom_baris_key'),
  ($$kode = '34.01'$$, '23514', 'new row for relation "wilayah" violates check constraint "%s"', 'wilayah_kode_plausible'),
  ($$kolom = 0$$, '23514', 'new row for relation "wilayah" violates check constraint "%s"', 'wilayah_kolom_baris_plausible'),
  ($$baris = 0$$, '23514', 'new row for relation "wilayah" violates check constraint "%s"', 'wilayah_kolom_baris_plausible')
) as broken (change, code, message, rule);
select throws_ok(
  $$ insert into public.wilayah (nama, kode, kolom, baris) values ('Kota Tegal', '33.99', 20, 20) $$,
  '23505', 'duplicate key value violates unique constraint "wilayah_pkey"',
  'each is there once'
);
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, yayasan_id)
values ('UJI-001', 'SPPG Uji', 'Jalan Uji', 'Kota Tegal', '20000000-0000-4000-8000-000000000001');
delete from public.regional_contacts where kabupaten_kota = 'Kota Tegal';
select throws_ok(
  $$ delete from public.wilayah where nama = 'Kota Tegal' $$, '23503', null, 'a kabupaten or kota with SPPG stays'
);

select * from finish();
rollback;
