-- SPPG: what their columns may say.
begin;
\ir setup.psql
select plan(71);

insert into public.yayasan (id, nama) values
  ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji'), ('20000000-0000-4000-8000-000000000002', 'Yayasan Lain');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');

-- Added by the browser, which chooses the id
select tests.as('pending');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000009', 'UJI-004', 'SPPG', 'Kota Tegal', '20000000-0000-4000-8000-000000000001');
select throws_ok(
  $$ update public.sppg set yayasan_id = '20000000-0000-4000-8000-0000000000ff' where kode_unik_pendaftaran = 'UJI-004' $$,
  '23503', 'insert or update on table "sppg" violates foreign key constraint "sppg_yayasan_id_fkey"',
  'an SPPG is not moved to a foundation that does not exist'
);
select throws_ok(
  $$ insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     values ('40000000-0000-4000-8000-000000000009', 'UJI-004', 'SPPG', 'Kota Tegal', '20000000-0000-4000-8000-000000000001') $$,
  '23505', 'duplicate key value violates unique constraint "sppg_pkey"',
  'what is sent twice meets itself, not its own code'
);
delete from public.sppg where kode_unik_pendaftaran = 'UJI-004';
select throws_ok(
  $$ insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     values ('40000000-0000-4000-8000-000000000009', 'UJI-004', 'SPPG', 'Kota Tegal', '20000000-0000-4000-8000-000000000001') $$,
  'P0001', 'Data ini sudah tersimpan, lalu dihapus. Tutup formulir ini untuk menambahkan yang baru.',
  'nothing takes the place of a deleted SPPG, which can be restored'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  format($$ update public.sppg set %s where id = '40000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "sppg" violates check constraint "%s"', rule), rule
)
from (values
  ($$kode_unik_pendaftaran = E' \t\n'$$, 'sppg_kode_unik_pendaftaran_not_blank'),
  ($$kode_unik_pendaftaran = repeat('x', 51)$$, 'sppg_kode_unik_pendaftaran_max_length'),
  ($$kode_unik_pendaftaran = E'UJI-001\u200B'$$, 'sppg_kode_unik_pendaftaran_plausible'),
  ($$kode_unik_pendaftaran = E'UJI\uFEFF-001'$$, 'sppg_kode_unik_pendaftaran_plausible'),
  ($$kode_unik_pendaftaran = E'UJI\u2060-001'$$, 'sppg_kode_unik_pendaftaran_plausible'),
  ($$kode_unik_pendaftaran = E'UJI\u00A0001'$$, 'sppg_kode_unik_pendaftaran_plausible'),
  ($$kode_unik_pendaftaran = E'UJI\t001'$$, 'sppg_kode_unik_pendaftaran_plausible'),
  ($$kode_unik_pendaftaran = E'UJI-00\u0430'$$, 'sppg_kode_unik_pendaftaran_plausible'),
  ($$kode_unik_pendaftaran = E'UJI\u2013001'$$, 'sppg_kode_unik_pendaftaran_plausible'),
  ($$kode_unik_pendaftaran = '-/-'$$, 'sppg_kode_unik_pendaftaran_plausible'),
  ($$nama = E'SPPG \u202Egnalabmet'$$, 'sppg_nama_visible'),
  ($$lokasi = E'Jalan\nUji'$$, 'sppg_lokasi_visible'),
  ($$kontraktor_pelaksana = E'CV\u200B Uji'$$, 'sppg_kontraktor_pelaksana_visible'),
  ($$progres_pembangunan = E'40\u2066%'$$, 'sppg_progres_pembangunan_visible'),
  ($$estimasi_selesai = E'Mei\u00A02027'$$, 'sppg_estimasi_selesai_visible'),
  ($$nama = E' \t\n'$$, 'sppg_nama_not_blank'),
  ($$nama = repeat('x', 201)$$, 'sppg_nama_max_length'),
  ($$lokasi = E' \t\n'$$, 'sppg_lokasi_not_blank'),
  ($$lokasi = repeat('x', 501)$$, 'sppg_lokasi_max_length'),
  ($$kontraktor_pelaksana = repeat('x', 201)$$, 'sppg_kontraktor_pelaksana_max_length'),
  ($$progres_pembangunan = repeat('x', 101)$$, 'sppg_progres_pembangunan_max_length'),
  ($$estimasi_selesai = repeat('x', 101)$$, 'sppg_estimasi_selesai_max_length'),
  ($$id_bgn = 'ABCD12345'$$, 'sppg_id_bgn_max_length'), ($$id_bgn = 'ABCD123'$$, 'sppg_id_bgn_plausible'),
  ($$id_bgn = 'abcd1234'$$, 'sppg_id_bgn_plausible'), ($$id_bgn = ''$$, 'sppg_id_bgn_plausible'),
  ($$akun_instagram = repeat('x', 31)$$, 'sppg_akun_instagram_max_length'),
  ($$akun_instagram = '@dapur'$$, 'sppg_akun_instagram_plausible'),
  ($$akun_instagram = ''$$, 'sppg_akun_instagram_plausible'),
  ($$akun_instagram = E'dapur\n'$$, 'sppg_akun_instagram_plausible'),
  ($$akun_facebook = repeat('x', 81)$$, 'sppg_akun_facebook_max_length'),
  ($$akun_facebook = '../evil.example'$$, 'sppg_akun_facebook_plausible'),
  ($$akun_tiktok = repeat('x', 25)$$, 'sppg_akun_tiktok_max_length'),
  ($$akun_tiktok = E'dap\u0443r'$$, 'sppg_akun_tiktok_plausible'),
  ($$status_pengajuan_sppg = 'Disetujui'$$, 'sppg_status_pengajuan_sppg_known'),
  ($$status_bangunan = 'Tenda'$$, 'sppg_status_bangunan_known'),
  ($$status_verifikasi = 'siap-bangun'$$, 'sppg_status_verifikasi_known'),
  ('sasaran_jumlah_penerima_manfaat = -1', 'sppg_sasaran_jumlah_penerima_manfaat_not_negative'),
  ('sasaran_jumlah_penerima_manfaat = 1000001', 'sppg_sasaran_jumlah_penerima_manfaat_max')
) as broken (change, rule);
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('UJI 012', 'SPPG', 'Kota Tegal', '20000000-0000-4000-8000-000000000001');
select throws_ok(
  format($$ insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     values (%L, 'SPPG Sisipan', 'Kota Tegal', '20000000-0000-4000-8000-000000000001') $$, code),
  '23505', 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_key"',
  format('kode_unik_pendaftaran is unique: "%s"', code)
)
from unnest(array['UJI-001', 'uji-001', ' Uji-001  ', 'uji  012', 'UJI001', 'UJI_0-01', 'U.J/I 001', 'UJI-OO1', 'UJ1-00l']) as code;
select throws_ok(
  $$ insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     values ('UJI-010', 'SPPG', 'Kota Tegal', '20000000-0000-4000-8000-0000000000ff') $$,
  '23503', null,
  'the foundation must exist'
);
-- The trigger on yayasan says how many there are; without it the foreign key holds.
alter table public.yayasan disable trigger assert_no_sppg;
select throws_ok(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  '23503', 'update or delete on table "yayasan" violates foreign key constraint "sppg_yayasan_id_fkey" on table "sppg"',
  'a foundation with SPPG cannot be deleted'
);
alter table public.yayasan enable trigger assert_no_sppg;
select lives_ok(
  format($$ update public.sppg set %I = %L where id = '40000000-0000-4000-8000-000000000001' $$, column_name, value),
  column_name || ' may be ' || value
)
from (values
  ('status_pengajuan_sppg', 'Draf'),
  ('status_pengajuan_sppg', 'Verifikasi Pengajuan'),
  ('status_pengajuan_sppg', 'Terverifikasi'),
  ('status_bangunan', 'Bangunan Baru'),
  ('status_bangunan', 'Renovasi Bangunan'),
  ('status_verifikasi', 'Siap Bangun'),
  ('status_verifikasi', 'Proses Pembangunan'),
  ('status_verifikasi', 'Sudah Operasional')
) as allowed (column_name, value);
select lives_ok(
  $$ update public.sppg set sasaran_jumlah_penerima_manfaat = 0, kontraktor_pelaksana = null, progres_pembangunan = '', estimasi_selesai = '' where id = '40000000-0000-4000-8000-000000000001' $$,
  'zero people and empty optional fields are fine'
);
select results_eq(
  $$
    insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
    values ('UJI-011', 'SPPG Bawaan', 'Kota Tegal', '20000000-0000-4000-8000-000000000001')
    returning status_pengajuan_sppg, status_bangunan, status_verifikasi, sasaran_jumlah_penerima_manfaat, created_at
  $$,
  $$ values ('Draf', 'Bangunan Baru', 'Siap Bangun', null::integer, now()) $$,
  'the defaults are those of the specification'
);

select throws_ok(
  format($$ update public.sppg set kabupaten_kota = %L where id = '40000000-0000-4000-8000-000000000001' $$, name),
  '23503', 'insert or update on table "sppg" violates foreign key constraint "sppg_kabupaten_kota_known"',
  format('not a kabupaten or kota of Central Java: "%s"', name)
)
from unnest(array['Kota Yogyakarta', 'Tegal', 'kota tegal', '']) as name;
select lives_ok(
  $$ update public.sppg set kabupaten_kota = 'Kota Tegal' where id = '40000000-0000-4000-8000-000000000001' $$,
  'a kabupaten or kota may be recorded'
);
select lives_ok(
  $$ update public.sppg set kabupaten_kota = null where id = '40000000-0000-4000-8000-000000000001' $$, 'and removed again'
);

alter table public.sppg disable trigger set_updated_at;
update public.sppg set updated_at = '2026-01-01' where id = '40000000-0000-4000-8000-000000000001';
alter table public.sppg enable trigger set_updated_at;
update public.sppg set nama = nama where id = '40000000-0000-4000-8000-000000000001';
select results_eq(
  $$ select updated_at from public.sppg where id = '40000000-0000-4000-8000-000000000001' $$,
  $$ values (timestamptz '2026-01-01') $$,
  'saving without a change is no change'
);
update public.sppg set estimasi_selesai = 'Triwulan II 2027' where id = '40000000-0000-4000-8000-000000000001';
select results_eq(
  $$ select updated_at from public.sppg where id = '40000000-0000-4000-8000-000000000001' $$,
  $$ values (now()) $$,
  'the database notes when an SPPG was changed'
);

select * from finish();
rollback;
