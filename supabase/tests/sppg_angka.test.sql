-- The numbers for the press: what counts, as what, and that everyone reads and nobody writes them.
begin;
\ir setup.psql
select plan(34);

delete from public.sppg_penghentian;
delete from public.sppg;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
select is_empty('select from public.sppg_angka', 'without SPPG there are no numbers');

insert into public.sppg (
  id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, kabupaten_kota, status_verifikasi, sasaran_jumlah_penerima_manfaat
)
select
  ('40000000-0000-4000-8000-00000000000' || n)::uuid, 'UJI-' || n, 'SPPG ' || n, 'Jalan Uji', '20000000-0000-4000-8000-000000000001',
  wilayah, tahap, sasaran
from (values
  (1, 'Kota Tegal', 'Sudah Operasional', 2000), (2, 'Kota Tegal', 'Sudah Operasional', 1500),
  (3, 'Kota Tegal', 'Siap Bangun', null), (4, 'Kabupaten Tegal', 'Proses Pembangunan', 3000),
  (5, null, 'Sudah Operasional', 0)
) as kitchen (n, wilayah, tahap, sasaran);
create function pg_temp.certify(n integer, jenis text, status text, berakhir integer, terbit integer default 400)
  returns void language sql as $$
  insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanggal_dicabut)
  select
    ('40000000-0000-4000-8000-00000000000' || n)::uuid, jenis, status, gen_random_uuid()::text, today - terbit,
    case when status <> 'Didaftarkan' then today - terbit end, today + berakhir,
    case when status = 'Dicabut' then today end
  from (select (now() at time zone 'Asia/Jakarta')::date as today) as clock;
$$;
-- Replaced by the one after it.
select pg_temp.certify(1, 'SLHS', 'Terbit', -1, 500), pg_temp.certify(1, 'SLHS', 'Terbit', 61);
select pg_temp.certify(2, 'SLHS', 'Dicabut', 200);
select pg_temp.certify(4, 'SLHS', 'Didaftarkan', null);
select pg_temp.certify(1, 'Halal', 'Terbit', 60), pg_temp.certify(2, 'Halal', 'Terbit', 0);
select pg_temp.certify(3, 'Halal', 'Terbit', -1), pg_temp.certify(4, 'Halal', 'Terbit', null);
insert into public.sppg_penghentian (sppg_id, mulai, sampai, oleh, alasan)
select id, today - 9, today - ended, 'BGN', 'Uji'
from (values
  ('40000000-0000-4000-8000-000000000001'::uuid, null), ('40000000-0000-4000-8000-000000000002', 1),
  ('40000000-0000-4000-8000-000000000004', 0)
) as suspension (id, ended)
  cross join (select (now() at time zone 'Asia/Jakarta')::date as today) as clock;

create function pg_temp.numbers(wanted text[]) returns setof text language sql stable as $$
  select concat_ws(' | ', angka, rincian, wilayah, jumlah) from public.sppg_angka where angka = any (wanted);
$$;

-- What counts
select tests.as('visitor');
select set_eq(
  $$ select pg_temp.numbers('{SPPG}') $$,
  array[
    'SPPG | Dihentikan sementara | Kota Tegal | 1', 'SPPG | Sudah Operasional | Kota Tegal | 1', 'SPPG | Siap Bangun | Kota Tegal | 1',
    'SPPG | Dihentikan sementara | Kabupaten Tegal | 1', 'SPPG | Sudah Operasional | Belum dicatat | 1'
  ],
  'SPPG by state and kabupaten or kota; one that is suspended is nothing else'
);
select set_eq(
  $$ select pg_temp.numbers('{Sasaran penerima manfaat}') $$,
  array[
    'Sasaran penerima manfaat | Dihentikan sementara | Kota Tegal | 2000',
    'Sasaran penerima manfaat | Sudah Operasional | Kota Tegal | 1500',
    'Sasaran penerima manfaat | Dihentikan sementara | Kabupaten Tegal | 3000'
  ],
  'the people they plan for'
);
select set_eq(
  $$ select pg_temp.numbers('{SLHS SPPG beroperasi}') $$,
  array[
    'SLHS SPPG beroperasi | Dicabut | Kota Tegal | 1',
    'SLHS SPPG beroperasi | Belum dicatat | Belum dicatat | 1'
  ],
  'the latest SLHS of those in operation, or none; a suspended one is not in operation'
);
select set_eq(
  $$ select pg_temp.numbers('{SPPG dengan catatan}') $$,
  array[
    'SPPG dengan catatan | Sasaran belum dicatat | Kota Tegal | 1'
  ],
  'of whom no plan is on record'
);
select set_eq(
  $$ select pg_temp.numbers('{Sertifikat SLHS,Sertifikat Halal,Sertifikat HACCP}') $$,
  array[
    'Sertifikat SLHS | Berlaku | Jawa Tengah | 1', 'Sertifikat SLHS | Dicabut | Jawa Tengah | 1', 'Sertifikat SLHS | Didaftarkan | Jawa Tengah | 1',
    'Sertifikat Halal | Habis dalam 60 hari | Jawa Tengah | 2', 'Sertifikat Halal | Kedaluwarsa | Jawa Tengah | 1', 'Sertifikat Halal | Berlaku | Jawa Tengah | 1'
  ],
  'certificates by what they are today: valid on the last day, and for long from the 61st on or without an end'
);
select results_eq(
  'select distinct tanggal from public.sppg_angka', $$ select (now() at time zone 'Asia/Jakarta')::date $$, 'all of today, in WIB'
);
select tests.as('owner');

-- As on the map
select results_eq(
  $$ select rincian, sum(jumlah) from public.sppg_angka where angka = 'SPPG' group by rincian order by rincian collate "C" $$,
  $$
    select 'Dihentikan sementara', sum(dihentikan)::numeric from public.sppg_per_wilayah
    union all select 'Siap Bangun', sum(siap_bangun) from public.sppg_per_wilayah
    union all select 'Sudah Operasional', sum(sudah_operasional) from public.sppg_per_wilayah
  $$,
  'the map has the same numbers'
);
select is(
  (select sum(jumlah) from public.sppg_angka where angka = 'SPPG'), (select count(*)::numeric from public.sppg),
  'each kitchen counts once'
);

-- What is not public, or gone
select tests.as('pending');
select lives_ok(
  $$
    insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, kabupaten_kota)
    values ('PALSU-1', 'SPPG Palsu', 'Jalan Palsu', '20000000-0000-4000-8000-000000000001', 'Kota Tegal')
  $$,
  'somebody who is no admin adds a kitchen'
);
select tests.as('visitor');
select set_has(
  $$ select pg_temp.numbers('{SPPG dengan catatan}') $$, $$ values ('SPPG dengan catatan | Belum dikonfirmasi | Belum dicatat | 1') $$,
  'everyone reads that nobody stands for it, and not where a stranger says that it is'
);
select is_empty(
  $$ select from public.sppg_angka where angka = 'SPPG' and rincian = 'Siap Bangun' and wilayah = 'Kota Tegal' and jumlah > 1 $$,
  'and it does not count'
);
select is(
  (select siap_bangun from public.sppg_per_wilayah where nama = 'Kota Tegal'), 1, 'nor on the map'
);
select tests.as('owner');
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select tests.as('visitor');
select is_empty(
  $$ select from public.sppg_angka where rincian = 'Dihentikan sementara' and wilayah = 'Kota Tegal' $$,
  'the suspensions of a deleted kitchen do not count'
);
select set_has(
  $$ select pg_temp.numbers('{Sertifikat Halal}') $$, $$ values ('Sertifikat Halal | Habis dalam 60 hari | Jawa Tengah | 1') $$, 'nor do its certificates'
);
select tests.as('owner');

-- Nobody writes
create temporary table attempt (verb, statement) as values
  ('add', $$ insert into public.sppg_angka (angka, jumlah) values ('SPPG', 1000) $$),
  ('edit', $$ update public.sppg_angka set jumlah = 0 $$),
  ('delete', 'delete from public.sppg_angka');
create function pg_temp.only_reads(who text) returns setof text language plpgsql as $$
begin
  return next isnt_empty('select from public.sppg_angka', who || ' reads the numbers');
  return query
    select throws_ok(statement, '55000', null, format('%s cannot %s numbers', who, verb))
    from attempt;
end;
$$;
select tests.as('visitor');
select pg_temp.only_reads('a visitor');
select tests.as('pending');
select pg_temp.only_reads('somebody who is no admin');
select tests.as('admin');
select pg_temp.only_reads('an admin');

select tests.as('owner');

-- Each day's row
delete from public.sppg_angka_harian;
select private.note_daily_numbers();
select results_eq(
  'select tanggal, siap_bangun, proses_pembangunan, sudah_operasional, dihentikan, tanpa_slhs, sasaran from public.sppg_angka_harian',
  $$ select (now() at time zone 'Asia/Jakarta')::date, 1, 0, 2, 1, 2, 4500 $$,
  'the row of a day has the numbers of the whole province'
);
delete from public.sppg where id = '40000000-0000-4000-8000-000000000003';
select private.note_daily_numbers();
select results_eq(
  'select siap_bangun from public.sppg_angka_harian', array[0], 'called again on the same day, the later numbers count'
);
select tests.as('admin');
select throws_ok('select private.note_daily_numbers()', '42501', null, 'nobody writes a day through the API');

-- Who left the list
select tests.as('visitor');
select results_eq(
  'select tanggal, kode_unik_pendaftaran, kabupaten_kota from public.sppg_dikeluarkan where kode_unik_pendaftaran like ''%I-_'' order by kode_unik_pendaftaran',
  $$
    values
      ((now() at time zone 'Asia/Jakarta')::date, 'UJI-1', 'Kota Tegal'), ((now() at time zone 'Asia/Jakarta')::date, 'UJI-3', 'Kota Tegal')
  $$,
  'everyone reads which confirmed kitchens were taken out, and when'
);
select tests.as('owner');
delete from public.sppg where kode_unik_pendaftaran = 'PALSU-1';
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000003', 'UJI-3', 'SPPG 3', 'Jalan Uji', '20000000-0000-4000-8000-000000000001');
select tests.as('visitor');
select results_eq(
  'select kode_unik_pendaftaran from public.sppg_dikeluarkan where kode_unik_pendaftaran like ''%I-_''', array['UJI-1'],
  'not one that nobody stood for, nor one that is back'
);
select throws_ok('select * from public.audit_log', '42501', null, 'the trail itself stays closed');
select throws_ok('delete from public.sppg_dikeluarkan', '55000', null, 'and nobody changes what left');

select * from finish();
rollback;
