-- What a build reads of many kitchens is what each kitchen's page asks for.
begin;
\ir setup.psql
select plan(3);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji Keluhan');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select ('30000000-0000-4000-8000-00000000000' || number)::uuid, 'UJI-BANYAK-' || number, 'SPPG Uji ' || number, 'Jalan Uji',
  '20000000-0000-4000-8000-000000000001'
from generate_series(1, 2) as number;
insert into public.keluhan (id, sppg_id, kategori, hari, isi, kode_lacak)
values
  ('40000000-0000-4000-8000-000000000001', '30000000-0000-4000-8000-000000000001', 'limbah', '2026-11-02', 'Bau.', '00000000000A'),
  ('40000000-0000-4000-8000-000000000002', null, 'limbah', '2026-11-02', 'Bau.', '00000000000B');
insert into public.keluhan_pesan (id, keluhan_id, dari, isi, status, teks_publik)
values ('50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'kami', 'Sudah disedot.', 'Selesai', 'Sudah disedot.');

select private.count_complaints(now() + interval '1 second');
select results_eq(
  $$ select kode_sppg, jumlah, dijawab, jawaban from public.keluhan_banyak_dapur('{uji-banyak-1,UJI-BANYAK-2,""}') $$,
  $$ values ('uji-banyak-1', 1, 1, 1) $$,
  tests.as('visitor') || ' reads many kitchens by the codes as written, without those that have no complaints, and no unknown ones'
);
select results_eq(
  $$
    select
      per, jumlah, dijawab, dijawab_tepat_waktu, median_hari, dibuka_lagi, belum_dijawab_lewat_tenggat, selesai_tepat_waktu,
      belum_selesai_lewat_tenggat, disaring, per_kategori, jawaban
    from public.keluhan_banyak_dapur('{UJI-BANYAK-1}')
  $$,
  $$ select * from public.keluhan_dapur('UJI-BANYAK-1') $$,
  'the numbers are those of the kitchen''s page'
);
select results_eq(
  $$
    select answer.isi, answer.dimuat_pada
    from public.keluhan_banyak_dapur('{UJI-BANYAK-1}') as kitchen,
      jsonb_to_recordset(kitchen.jawaban_publik) as answer (isi text, dimuat_pada date)
  $$,
  $$ select isi, dimuat_pada from public.jawaban_publik('UJI-BANYAK-1') $$,
  'so are the answers'
);

select * from finish();
rollback;
