-- Example data: invented foundations, kitchens, contacts, documents, articles and messages in the real geography of Central Java,
-- and one admin account. Runs on the embedded stack, with `supabase start`, and on a hosted project; running it twice
-- changes nothing. Not for a live site as it stands: everyone can read the password of that account.

insert into public.yayasan (id, nama, alamat, pengelola, created_at) values
  ('a0000000-0000-4000-8000-000000000001', 'Yayasan Kawung Gizi Semarang', 'Jalan Kawung Sari No. 8, Kecamatan Tembalang, Kota Semarang', 'Wiratmo Adisucipta', '2025-02-14 10:17:00+07'),
  ('a0000000-0000-4000-8000-000000000002', 'Yayasan Truntum Pangan Serayu', 'Jalan Truntum Raya No. 21, Kecamatan Sokaraja, Kabupaten Banyumas', 'Retnaningtyas Kusumawardhani', '2025-02-25 11:34:00+07'),
  ('a0000000-0000-4000-8000-000000000003', 'Yayasan Pengembangan Ketahanan Pangan, Pendidikan, dan Kesejahteraan Keluarga Lereng Merbabu', 'Jalan Lereng Kembar No. 3, Kecamatan Cepogo, Kabupaten Boyolali', 'Suryaningrat Wibawanto', '2025-03-08 12:51:00+07'),
  ('a0000000-0000-4000-8000-000000000004', 'Yayasan Sekar Jagad', 'Jalan Sekar Jagad No. 40, Kecamatan Laweyan, Kota Surakarta', 'Kanthi Pertiwiningsih', '2025-03-19 13:08:00+07'),
  ('a0000000-0000-4000-8000-000000000005', 'Yayasan Udan Liris Kebumen', 'Jalan Udan Liris No. 17, Kecamatan Gombong, Kabupaten Kebumen', 'Darmastuti Lestariningsih', '2025-03-30 14:25:00+07'),
  ('a0000000-0000-4000-8000-000000000006', 'Yayasan Sidomukti Boga', 'Jalan Sidomukti No. 5, Kecamatan Delanggu, Kabupaten Klaten', 'Prabaningrum Setyoasih', '2025-04-10 15:42:00+07'),
  ('a0000000-0000-4000-8000-000000000007', 'Yayasan Ceplok Melati Pantura', 'Jalan Ceplok Timur No. 66, Kecamatan Wiradesa, Kabupaten Pekalongan', null, '2025-04-21 09:59:00+07'),
  ('a0000000-0000-4000-8000-000000000008', 'Yayasan Nitik Rahayu', 'Jalan Nitik No. 12, Kecamatan Muntilan, Kabupaten Magelang', 'Ambarsari Widyaningtyas', '2025-05-02 10:16:00+07'),
  ('a0000000-0000-4000-8000-000000000009', 'Yayasan Gurdo Muria', 'Jalan Gurdo No. 9, Kecamatan Jekulo, Kabupaten Kudus', 'Hadiwinoto Sasmitaning', '2025-05-13 11:33:00+07'),
  ('a0000000-0000-4000-8000-000000000010', 'Yayasan Wahyu Tumurun', 'Jalan Wahyu Tumurun No. 2, Kecamatan Gemolong, Kabupaten Sragen', 'Nugrahaningsih Puspitowati', '2025-05-24 12:50:00+07'),
  ('a0000000-0000-4000-8000-000000000011', 'Yayasan Semen Rama Tegal Raya', 'Jalan Semen Rama No. 31, Kecamatan Slawi, Kabupaten Tegal', 'Tirtokusumo Wijanarko', '2025-06-04 13:07:00+07'),
  ('a0000000-0000-4000-8000-000000000012', 'Yayasan Cuwiri', null, 'Larasati Kencanawungu', '2025-06-15 14:24:00+07'),
  ('a0000000-0000-4000-8000-000000000013', 'Yayasan Tambal Sewu Blora', 'Jalan Tambal Sewu No. 14, Kecamatan Jepon, Kabupaten Blora', 'Jayengrana Purwoaji', '2025-06-26 15:41:00+07'),
  ('a0000000-0000-4000-8000-000000000014', 'Yayasan Parang Curiga Brebes', 'Jalan Parang Curiga No. 1, Kecamatan Bumiayu, Kabupaten Brebes', null, '2025-07-07 09:58:00+07')
on conflict do nothing;

-- What happened to them before stands further down.
alter table public.sppg disable trigger note_progress;

insert into public.sppg (
  id, kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, status_pengajuan_sppg, sasaran_jumlah_penerima_manfaat,
  status_bangunan, yayasan_id, status_verifikasi, kontraktor_pelaksana, progres_pembangunan, estimasi_selesai, created_at
) values
  (
    'b0000000-0000-4000-8000-000000000001', 'SPPG-3374-001', 'SPPG Tembalang',
    'Gang Canting No. 44, Kecamatan Tembalang, Kota Semarang',
    'Kota Semarang', 'Draf', null, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000001', 'Siap Bangun',
    null, null, null, '2026-04-25 10:12:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000003', 'SPPG-3374-003', 'SPPG Pondok Pangan Kawung Asri Lereng Ungaran, Dusun Karanganyar Kidul Sisi Utara Pasar Sayur, Gunungpati',
    'Jalan Malam Lilin Timur Km 4, RT 003 RW 007, Dusun Karanganyar Kidul, sebelah utara pasar sayur, Kecamatan Gunungpati, Kota Semarang',
    'Kota Semarang', 'Terverifikasi', null, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000001', 'Siap Bangun',
    null, null, null, '2026-08-04 13:11:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000004', 'SPPG-3374-004', 'SPPG Mijen',
    'Jalan Sidoluhur No. 88, Kecamatan Mijen, Kota Semarang',
    'Kota Semarang', 'Terverifikasi', 3000, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000001', 'Proses Pembangunan',
    'PT Canting Konstruksi Mandiri', '75%', 'Desember 2026', '2026-05-05 08:44:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000006', 'SPPG-3374-006', 'SPPG Pedurungan',
    'Jalan Ceplok No. 74, Kecamatan Pedurungan, Kota Semarang',
    'Kota Semarang', 'Terverifikasi', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000001', 'Proses Pembangunan',
    'PT Sidomukti Griya Dapur', '55%', 'Desember 2026', '2026-05-21 11:01:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000007', 'SPPG-3374-007', 'SPPG Genuk',
    'Jalan Soga No. 73, Kecamatan Genuk, Kota Semarang',
    'Kota Semarang', 'Terverifikasi', 1750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000001', 'Proses Pembangunan',
    'CV Soga Utama', '55%', null, '2026-01-28 14:02:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000008', 'SPPG-3321-001', 'SPPG Mranggen Kulon',
    'Jalan Sekar Jagad No. 3, Kecamatan Mranggen, Kabupaten Demak',
    'Kabupaten Demak', 'Terverifikasi', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000001', 'Proses Pembangunan',
    'PT Canting Konstruksi Mandiri', '60%', 'Desember 2026', '2025-11-16 15:35:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000009', 'SPPG-3321-002', 'SPPG Sayung Kidul',
    'Jalan Nitik No. 92, Kecamatan Sayung, Kabupaten Demak',
    'Kabupaten Demak', 'Terverifikasi', 1500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000001', 'Proses Pembangunan',
    'PT Sidomukti Griya Dapur', '15%', null, '2026-03-03 08:15:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000010', 'SPPG-3324-001', 'SPPG Kaliwungu Lor',
    'Jalan Semen Gede No. 116, Kecamatan Kaliwungu, Kabupaten Kendal',
    'Kabupaten Kendal', 'Terverifikasi', 2500, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000001', 'Proses Pembangunan',
    'CV Parang Karya Bangun', '60%', 'Triwulan IV 2026', '2026-01-28 11:00:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000011', 'SPPG-3302-001', 'SPPG Sokaraja',
    'Jalan Kawung No. 56, Kecamatan Sokaraja, Kabupaten Banyumas',
    'Kabupaten Banyumas', 'Terverifikasi', 2000, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000002', 'Proses Pembangunan',
    'CV Soga Utama', '15%', null, '2026-01-19 13:17:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000012', 'SPPG-3302-002', 'SPPG 5',
    'Jalan Truntum No. 94, Kecamatan Ajibarang, Kabupaten Banyumas',
    'Kabupaten Banyumas', 'Terverifikasi', 1750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000002', 'Sudah Operasional',
    'UD Gringsing Jaya', '100%', null, '2025-05-16 10:00:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000013', 'SPPG-3302-003', 'SPPG Wangon Wetan',
    'Jalan Truntum No. 44, Kecamatan Wangon, Kabupaten Banyumas',
    'Kabupaten Banyumas', 'Terverifikasi', 2250, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000002', 'Sudah Operasional',
    null, null, null, '2025-04-17 14:16:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000014', 'SPPG-3303-001', 'SPPG Bobotsari Kidul',
    'Jalan Sekar Jagad No. 27, Kecamatan Bobotsari, Kabupaten Purbalingga',
    'Kabupaten Purbalingga', 'Terverifikasi', null, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000002', 'Siap Bangun',
    null, null, null, '2026-08-06 15:24:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000015', 'SPPG-3303-002', 'SPPG Kalimanah Wetan',
    'Jalan Malam Lilin No. 45, Kecamatan Kalimanah, Kabupaten Purbalingga',
    'Kabupaten Purbalingga', 'Terverifikasi', 2000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000002', 'Proses Pembangunan',
    null, '60%', 'Desember 2026', '2025-12-14 14:35:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000016', 'SPPG-3304-001', 'SPPG Mandiraja Kidul',
    'Gang Canting No. 30, Kecamatan Mandiraja, Kabupaten Banjarnegara',
    'Kabupaten Banjarnegara', 'Terverifikasi', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000002', 'Proses Pembangunan',
    'UD Gringsing Jaya', '90%', 'Desember 2026', '2026-08-26 08:51:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000017', 'SPPG-3301-001', 'SPPG Kroya',
    'Jalan Parang Rusak No. 110, Kecamatan Kroya, Kabupaten Cilacap',
    'Kabupaten Cilacap', 'Terverifikasi', 1750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000002', 'Proses Pembangunan',
    null, 'Pekerjaan fondasi', 'Januari 2027', '2026-05-05 14:36:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000018', 'SPPG-3301-002', 'SPPG Majenang Asri',
    'Jalan Ceplok No. 116, Kecamatan Majenang, Kabupaten Cilacap',
    'Kabupaten Cilacap', 'Terverifikasi', 3000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000002', 'Sudah Operasional',
    'UD Gringsing Jaya', null, null, '2025-08-28 08:00:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000019', 'SPPG-3309-001', 'SPPG Cepogo',
    'Jalan Truntum No. 16, Kecamatan Cepogo, Kabupaten Boyolali',
    'Kabupaten Boyolali', 'Verifikasi Pengajuan', 2500, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000003', 'Siap Bangun',
    null, null, 'Triwulan II 2027', '2026-06-23 12:25:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000021', 'SPPG-3309-003', 'SPPG Simo Kidul',
    'Jalan Nitik No. 81, Kecamatan Simo, Kabupaten Boyolali',
    'Kabupaten Boyolali', 'Terverifikasi', 2000, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000003', 'Proses Pembangunan',
    null, '75%', 'Triwulan IV 2026', '2026-05-14 12:16:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000022', 'SPPG-3309-004', 'SPPG Mojosongo Wetan',
    'Jalan Truntum No. 50, Kecamatan Mojosongo, Kabupaten Boyolali',
    'Kabupaten Boyolali', 'Terverifikasi', 3000, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000003', 'Proses Pembangunan',
    'UD Gringsing Jaya', '55%', 'Triwulan IV 2026', '2025-11-03 11:56:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000023', 'SPPG-3373-001', 'SPPG Tingkir Kulon',
    'Jalan Parang Rusak No. 48, Kecamatan Tingkir, Kota Salatiga',
    'Kota Salatiga', 'Terverifikasi', 2000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000003', 'Sudah Operasional',
    'PT Canting Konstruksi Mandiri', '100%', null, '2025-12-10 13:49:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000024', 'SPPG-3373-002', 'SPPG Sidorejo Kidul',
    'Jalan Kawung No. 71, Kecamatan Sidorejo, Kota Salatiga',
    'Kota Salatiga', 'Terverifikasi', 2250, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000003', 'Proses Pembangunan',
    'PT Sidomukti Griya Dapur', '25%', 'Triwulan I 2027', '2026-01-24 09:34:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000025', 'SPPG-3322-001', 'SPPG Getasan Kulon',
    'Gang Canting No. 52, Kecamatan Getasan, Kabupaten Semarang',
    'Kabupaten Semarang', 'Draf', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000003', 'Siap Bangun',
    null, null, 'Triwulan II 2027', '2026-06-07 15:01:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000026', 'SPPG-3372-001', 'SPPG Laweyan Kampung Batik',
    'Jalan Pewarna Alam No. 78, Kecamatan Laweyan, Kota Surakarta',
    'Kota Surakarta', 'Verifikasi Pengajuan', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000004', 'Siap Bangun',
    null, null, null, '2026-10-14 08:38:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000027', 'SPPG-3372-002', 'SPPG Jebres Kidul',
    'Jalan Malam Lilin No. 64, Kecamatan Jebres, Kota Surakarta',
    'Kota Surakarta', 'Terverifikasi', 1500, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000004', 'Sudah Operasional',
    null, null, null, '2026-03-23 13:17:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000028', 'SPPG-3372-003', 'SPPG Banjarsari Asri',
    'Jalan Sidoluhur No. 92, Kecamatan Banjarsari, Kota Surakarta',
    'Kota Surakarta', 'Terverifikasi', 2750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000004', 'Proses Pembangunan',
    'CV Soga Utama', '75%', 'Desember 2026', '2026-05-31 10:41:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000029', 'SPPG-3311-001', 'SPPG Grogol Lor',
    'Jalan Nitik No. 61, Kecamatan Grogol, Kabupaten Sukoharjo',
    'Kabupaten Sukoharjo', 'Draf', 1500, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000004', 'Siap Bangun',
    null, null, 'Triwulan I 2027', '2026-03-19 10:55:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000030', 'SPPG-3311-002', 'SPPG Kartasura',
    'Jalan Parang Rusak No. 91, Kecamatan Kartasura, Kabupaten Sukoharjo',
    'Kabupaten Sukoharjo', 'Verifikasi Pengajuan', null, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000004', 'Siap Bangun',
    null, null, 'Triwulan II 2027', '2026-08-03 10:25:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000031', 'SPPG-3313-001', 'SPPG Colomadu Asri',
    'Jalan Malam Lilin No. 36, Kecamatan Colomadu, Kabupaten Karanganyar',
    'Kabupaten Karanganyar', 'Terverifikasi', 1750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000004', 'Proses Pembangunan',
    'PT Canting Konstruksi Mandiri', 'Atap selesai, 70%', 'Triwulan IV 2026', '2026-06-01 12:26:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000032', 'SPPG-3305-001', 'SPPG Gombong Kidul',
    'Jalan Truntum No. 79, Kecamatan Gombong, Kabupaten Kebumen',
    'Kabupaten Kebumen', 'Draf', 2000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000005', 'Siap Bangun',
    null, null, null, '2026-03-31 15:22:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000033', 'SPPG-3305-002', 'SPPG Petanahan Pesisir',
    'Jalan Malam Lilin No. 9, Kecamatan Petanahan, Kabupaten Kebumen',
    'Kabupaten Kebumen', 'Terverifikasi', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000005', 'Sudah Operasional',
    'UD Gringsing Jaya', '100%', null, '2025-11-07 11:20:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000034', 'SPPG-3305-003', 'SPPG Prembun Lor',
    'Jalan Parang Rusak No. 86, Kecamatan Prembun, Kabupaten Kebumen',
    'Kabupaten Kebumen', 'Draf', 2000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000005', 'Siap Bangun',
    null, null, null, '2026-10-23 15:40:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000035', 'SPPG-3306-001', 'SPPG Kutoarjo Kulon',
    'Gang Canting No. 85, Kecamatan Kutoarjo, Kabupaten Purworejo',
    'Kabupaten Purworejo', 'Terverifikasi', 2000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000005', 'Sudah Operasional',
    'UD Gringsing Jaya', '100%', null, '2025-09-19 13:05:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000036', 'SPPG-3306-002', 'SPPG Bener',
    'Jalan Nitik No. 54, Kecamatan Bener, Kabupaten Purworejo',
    'Kabupaten Purworejo', 'Terverifikasi', 1500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000005', 'Proses Pembangunan',
    'CV Parang Karya Bangun', 'Atap selesai, 70%', 'Desember 2026', '2026-04-21 13:16:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000037', 'SPPG-3310-001', 'SPPG Delanggu Wetan',
    'Jalan Ceplok No. 39, Kecamatan Delanggu, Kabupaten Klaten',
    'Kabupaten Klaten', 'Terverifikasi', 2750, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000006', 'Proses Pembangunan',
    'UD Gringsing Jaya', '90%', 'Triwulan IV 2026', '2025-12-02 16:16:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000038', 'SPPG-3310-002', 'SPPG Ceper Kidul',
    'Jalan Kawung No. 26, Kecamatan Ceper, Kabupaten Klaten',
    'Kabupaten Klaten', 'Draf', null, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000006', 'Siap Bangun',
    null, null, null, '2026-10-14 16:36:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000039', 'SPPG-3310-003', 'SPPG Wedi',
    'Jalan Malam Lilin No. 93, Kecamatan Wedi, Kabupaten Klaten',
    'Kabupaten Klaten', 'Terverifikasi', 1750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000006', 'Sudah Operasional',
    'CV Soga Utama', null, null, '2025-05-25 16:08:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000040', 'SPPG-3310-004', 'SPPG Jatinom Kulon',
    'Jalan Parang Rusak No. 17, Kecamatan Jatinom, Kabupaten Klaten',
    'Kabupaten Klaten', 'Verifikasi Pengajuan', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000006', 'Siap Bangun',
    null, null, null, '2026-05-14 09:26:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000041', 'SPPG-3312-001', 'SPPG Baturetno Kidul',
    'Jalan Gringsing No. 66, Kecamatan Baturetno, Kabupaten Wonogiri',
    'Kabupaten Wonogiri', 'Terverifikasi', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000006', 'Siap Bangun',
    null, null, 'Triwulan I 2027', '2026-04-27 08:01:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000042', 'SPPG-3326-001', 'SPPG Wiradesa Kulon',
    'Jalan Malam Lilin No. 24, Kecamatan Wiradesa, Kabupaten Pekalongan',
    'Kabupaten Pekalongan', 'Draf', 2000, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000007', 'Siap Bangun',
    null, null, 'Triwulan II 2027', '2026-06-07 15:16:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000043', 'SPPG-3375-001', 'SPPG Pekalongan Barat Wetan',
    'Jalan Malam Lilin No. 27, Kecamatan Pekalongan Barat, Kota Pekalongan',
    'Kota Pekalongan', 'Terverifikasi', 2750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000007', 'Sudah Operasional',
    'CV Parang Karya Bangun', null, null, '2025-12-09 15:04:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000044', 'SPPG-3325-001', 'SPPG Limpung Kidul',
    'Gang Canting No. 78, Kecamatan Limpung, Kabupaten Batang',
    'Kabupaten Batang', 'Draf', null, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000007', 'Siap Bangun',
    null, null, null, '2026-09-30 10:21:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000045', 'SPPG-3327-001', 'SPPG Comal',
    'Jalan Nitik No. 64, Kecamatan Comal, Kabupaten Pemalang',
    'Kabupaten Pemalang', 'Terverifikasi', 3000, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000007', 'Sudah Operasional',
    'PT Canting Konstruksi Mandiri', '100%', null, '2025-04-28 14:57:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000046', 'SPPG-3308-001', 'SPPG Muntilan Asri',
    'Jalan Gringsing No. 111, Kecamatan Muntilan, Kabupaten Magelang',
    'Kabupaten Magelang', 'Terverifikasi', 1750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000008', 'Siap Bangun',
    null, null, null, '2026-09-09 13:57:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000047', 'SPPG-3308-002', 'SPPG Mertoyudan Asri',
    'Jalan Gringsing No. 119, Kecamatan Mertoyudan, Kabupaten Magelang',
    'Kabupaten Magelang', 'Draf', 3000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000008', 'Siap Bangun',
    null, null, null, '2026-09-03 12:26:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000048', 'SPPG-3371-001', 'SPPG Magelang Utara',
    'Jalan Truntum No. 102, Kecamatan Magelang Utara, Kota Magelang',
    'Kota Magelang', 'Terverifikasi', 2750, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000008', 'Sudah Operasional',
    'PT Canting Konstruksi Mandiri', '100%', null, '2025-05-19 12:47:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000049', 'SPPG-3323-001', 'SPPG Parakan Asri',
    'Jalan Gringsing No. 108, Kecamatan Parakan, Kabupaten Temanggung',
    'Kabupaten Temanggung', 'Terverifikasi', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000008', 'Siap Bangun',
    null, null, 'Triwulan II 2027', '2026-10-07 09:23:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000050', 'SPPG-3319-001', 'SPPG Jekulo Lor',
    'Jalan Kawung No. 70, Kecamatan Jekulo, Kabupaten Kudus',
    'Kabupaten Kudus', 'Terverifikasi', 1500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000009', 'Proses Pembangunan',
    'CV Parang Karya Bangun', 'Pekerjaan fondasi', 'Januari 2027', '2026-08-25 13:18:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000051', 'SPPG-3318-001', 'SPPG Juwana Lor',
    'Jalan Udan Liris No. 73, Kecamatan Juwana, Kabupaten Pati',
    'Kabupaten Pati', 'Terverifikasi', null, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000009', 'Siap Bangun',
    null, null, null, '2026-02-11 09:56:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000052', 'SPPG-3320-001', 'SPPG Tahunan Kidul',
    'Gang Canting No. 58, Kecamatan Tahunan, Kabupaten Jepara',
    'Kabupaten Jepara', 'Terverifikasi', 1750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000009', 'Siap Bangun',
    null, null, 'Triwulan I 2027', '2026-09-11 12:32:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000053', 'SPPG-3314-001', 'SPPG Gemolong',
    'Jalan Parang Rusak No. 19, Kecamatan Gemolong, Kabupaten Sragen',
    'Kabupaten Sragen', 'Terverifikasi', 3000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000010', 'Sudah Operasional',
    'UD Gringsing Jaya', '100%', null, '2025-06-11 14:14:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000054', 'SPPG-3314-002', 'SPPG Masaran Kidul',
    'Jalan Parang Rusak No. 48, Kecamatan Masaran, Kabupaten Sragen',
    'Kabupaten Sragen', 'Draf', 3000, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000010', 'Siap Bangun',
    null, null, null, '2026-02-12 13:00:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000055', 'SPPG-3315-001', 'SPPG Gubug',
    'Jalan Semen Gede No. 105, Kecamatan Gubug, Kabupaten Grobogan',
    'Kabupaten Grobogan', 'Terverifikasi', 1750, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000010', 'Siap Bangun',
    null, null, null, '2026-02-17 11:55:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000056', 'SPPG-3328-001', 'SPPG Slawi',
    'Jalan Semen Gede No. 26, Kecamatan Slawi, Kabupaten Tegal',
    'Kabupaten Tegal', 'Draf', 2250, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000011', 'Siap Bangun',
    null, null, 'Triwulan II 2027', '2026-02-13 09:27:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000057', 'SPPG-3376-001', 'SPPG Margadana',
    'Jalan Soga No. 6, Kecamatan Margadana, Kota Tegal',
    'Kota Tegal', 'Terverifikasi', 1750, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000011', 'Sudah Operasional',
    'CV Soga Utama', '100%', null, '2025-07-17 14:17:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000058', 'SPPG-3307-001', 'SPPG Kertek Lor',
    'Jalan Parang Rusak No. 32, Kecamatan Kertek, Kabupaten Wonosobo',
    'Kabupaten Wonosobo', 'Draf', 2250, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000012', 'Siap Bangun',
    null, null, null, '2026-09-03 09:40:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000059', 'SPPG-3307-002', 'SPPG Garung',
    'Jalan Nitik No. 31, Kecamatan Garung, Kabupaten Wonosobo',
    'Kabupaten Wonosobo', 'Draf', 1750, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000012', 'Siap Bangun',
    null, null, 'Triwulan II 2027', '2026-08-08 11:06:00+07'
  ),
  (
    'b0000000-0000-4000-8000-000000000060', 'SPPG-3316-001', 'SPPG Jepon',
    'Jalan Kawung No. 103, Kecamatan Jepon, Kabupaten Blora',
    'Kabupaten Blora', 'Verifikasi Pengajuan', 2500, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000013', 'Siap Bangun',
    null, null, null, '2026-10-13 12:29:00+07'
  )
on conflict do nothing;

-- Kitchens that show their daily menu.
insert into public.sppg (
  id, kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, status_pengajuan_sppg, sasaran_jumlah_penerima_manfaat,
  status_bangunan, yayasan_id, status_verifikasi, kontraktor_pelaksana, progres_pembangunan, estimasi_selesai, created_at,
  akun_instagram, akun_facebook, akun_tiktok
) values
  (
    'b0000000-0000-4000-8000-000000000002', 'SPPG-3374-002', 'SPPG Banyumanik Kulon',
    'Jalan Sekar Jagad No. 50, Kecamatan Banyumanik, Kota Semarang',
    'Kota Semarang', 'Terverifikasi', 2000, 'Renovasi Bangunan', 'a0000000-0000-4000-8000-000000000001', 'Sudah Operasional',
    'CV Parang Karya Bangun', '100%', null, '2025-10-06 10:30:00+07',
    'dapur.banyumanik.contoh', null, null
  ),
  (
    'b0000000-0000-4000-8000-000000000005', 'SPPG-3374-005', 'SPPG Ngaliyan Beringin',
    'Jalan Semen Gede No. 63, Kecamatan Ngaliyan, Kota Semarang',
    'Kota Semarang', 'Terverifikasi', 2250, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000001', 'Sudah Operasional',
    null, null, null, '2025-05-26 10:43:00+07',
    'dapur.ngaliyan.contoh', null, 'dapur.ngaliyan.contoh'
  ),
  (
    'b0000000-0000-4000-8000-000000000020', 'SPPG-3309-002', 'SPPG Ampel Merbabu',
    'Jalan Semen Gede No. 6, Kecamatan Ampel, Kabupaten Boyolali',
    'Kabupaten Boyolali', 'Terverifikasi', 2500, 'Bangunan Baru', 'a0000000-0000-4000-8000-000000000003', 'Sudah Operasional',
    'UD Gringsing Jaya', '100%', null, '2026-02-11 08:07:00+07',
    null, 'dapur.ampel.contoh', null
  )
on conflict do nothing;

alter table public.sppg enable trigger note_progress;

-- Each kind of certificate in each state, whenever the seed runs: days are counted from then on. Of the kitchens in
-- operation most hold an SLHS, one of which was renewed after it had expired; the last two have none that counts.
insert into public.sppg_sertifikat (
  id, sppg_id, jenis, status, nomor, penerbit, hasil, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanpa_akhir_per,
  tanggal_dicabut, scan_path, scan_size
)
with kitchen as (
  select id, kode_unik_pendaftaran, kabupaten_kota, row_number() over (order by id) as place
  from public.sppg
  where id <= 'b0000000-0000-4000-8000-000000000057' and status_verifikasi = 'Sudah Operasional'
),
sertifikat (jenis, place, status, registered, issued, expires) as (
  values
    ('SLHS', 1, 'Terbit', 370, 360, 5), ('SLHS', 2, 'Terbit', 330, 310, 55), ('SLHS', 3, 'Terbit', 200, 190, 175),
    ('SLHS', 4, 'Terbit', 215, 200, 165), ('SLHS', 5, 'Terbit', 350, 340, 25), ('SLHS', 6, 'Terbit', 260, 245, 120),
    ('SLHS', 7, 'Terbit', 190, 170, 195), ('SLHS', 8, 'Terbit', 400, 380, -12), ('SLHS', 9, 'Terbit', 420, 400, -35),
    ('SLHS', 9, 'Terbit', 50, 30, 335), ('SLHS', 10, 'Terbit', 170, 150, 215), ('SLHS', 11, 'Terbit', 140, 120, 245),
    ('SLHS', 12, 'Terbit', 110, 100, null), ('SLHS', 13, 'Terbit', 250, 230, 135),
    ('SLHS', 14, 'Didaftarkan', 14, null, null), ('SLHS', 15, 'Dicabut', 300, 280, 85),
    ('Akreditasi', 3, 'Terbit', 90, 60, null)
  union all
  -- Of the kitchens at 3 and 10 no more is to be said.
  select
    jenis, (array[1, 2, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16])[1 + (shift + state) % 14], status, registered, issued,
    expires
  from (values ('Halal', 0), ('HACCP', 3), ('Juru Masak', 6), ('Uji Air', 9), ('IPAL', 12), ('PBG', 15)) as kind (jenis, shift)
    cross join (
      values
        (0, 'Terbit', 120, 90, 640), (1, 'Terbit', 320, 300, 50), (2, 'Terbit', 350, 330, 20), (3, 'Terbit', 370, 360, 3),
        (4, 'Terbit', 420, 390, -20), (5, 'Terbit', 80, 60, null), (6, 'Didaftarkan', 10, null, null),
        (7, 'Dicabut', 280, 260, 100)
    ) as each_state (state, status, registered, issued, expires)
)
select
  md5(concat_ws(' ', kode_unik_pendaftaran, jenis, registered))::uuid, id, jenis, status,
  case when issued > 0 then concat_ws('/', upper(jenis), kode_unik_pendaftaran, registered) end,
  case jenis
    when 'Halal' then 'Badan Penyelenggara Jaminan Produk Halal'
    when 'HACCP' then 'Lembaga Sertifikasi Kawung Mutu'
    when 'Juru Masak' then 'Lembaga Sertifikasi Profesi Boga Truntum'
    when 'PBG' then 'Pemerintah ' || kabupaten_kota
    when 'IPAL' then 'Dinas Lingkungan Hidup ' || kabupaten_kota
    when 'Akreditasi' then 'Badan Gizi Nasional'
    else 'Dinas Kesehatan ' || kabupaten_kota
  end,
  case jenis when 'Akreditasi' then 'Baik Sekali' end,
  today - registered, today - issued, today + expires,
  -- A building permit says no last day.
  case when jenis = 'PBG' and status = 'Terbit' and expires is null then today - issued end,
  case when status = 'Dicabut' then today - 20 end, scan_path, scan_size
from sertifikat
  join kitchen using (place)
  -- Specimens, as files of seed/certificate_scans.
  left join (
    values
      ('SLHS', 1, 'c5ca0000-0000-4000-8000-000000000001.pdf', 843),
      ('SLHS', 2, 'c5ca0000-0000-4000-8000-000000000002.jpg', 32969)
  ) as scan (jenis, place, scan_path, scan_size) using (jenis, place)
  cross join (select (now() at time zone 'Asia/Jakarta')::date as today) as clock
on conflict do nothing;

-- One kitchen is suspended whenever the seed runs, two were.
insert into public.sppg_penghentian (id, sppg_id, mulai, sampai, oleh, alasan, tanggapan)
select id::uuid, sppg_id::uuid, today - begun, today - ended, oleh, alasan, tanggapan
from (
  values
    (
      'b1000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000013', 9, null::integer, 'Dinas Kesehatan',
      'Air bersih di dapur tidak memenuhi syarat pada pemeriksaan rutin. Dapur boleh memasak lagi setelah hasil uji ulang keluar.',
      'Tandon dan pipa sudah dikuras dan diganti, contoh air baru sudah diambil laboratorium. Selama dapur berhenti, sekolah '
        || 'dilayani dua dapur terdekat.'
    ),
    (
      'b1000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000012', 75, 61, 'BGN',
      'Laporan harian dan foto makanan tidak dikirim selama sepuluh hari.',
      'Petugas laporan sudah diganti dan semua laporan sudah dilengkapi. BGN mengizinkan dapur memasak lagi.'
    ),
    (
      'b1000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000045', 40, 36, 'Kami',
      'Pemeriksaan sendiri menemukan lemari pendingin yang tidak cukup dingin.', null
    )
) as penghentian (id, sppg_id, begun, ended, oleh, alasan, tanggapan)
  cross join (select (now() at time zone 'Asia/Jakarta')::date as today) as clock
on conflict do nothing;

-- One foundation has signed for a kitchen, two months ago whenever the seed runs.
insert into public.sppg_penanda_tangan (id, yayasan_id, email, token_hash, created_at, expires_at, ditandatangani_pada, nama, jabatan)
values (
  'b2000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 'pengurus@yayasan.contoh.id',
  'tidak-ada-1', now() - interval '63 days', now() - interval '33 days', now() - interval '60 days', 'Wening Contoh', 'Ketua pengurus'
)
on conflict do nothing;
insert into public.sppg_tanda_tangan (
  id, penanda_tangan_id, sppg_id, dapur_id, yayasan_id, kode_sppg, ditandatangani_pada, berlaku_sampai
)
values (
  'b3000000-0000-4000-8000-000000000001', 'b2000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002',
  'b0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001', 'SPPG-3374-002', now() - interval '60 days',
  private.signed_until(now() - interval '60 days')
)
on conflict do nothing;

-- One kitchen is closed for good, 40 days ago whenever the seed runs.
insert into public.sppg (
  id, kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, status_pengajuan_sppg, sasaran_jumlah_penerima_manfaat,
  status_bangunan, yayasan_id, status_verifikasi, created_at, ditutup_pada, alasan_tutup
)
select
  'b0000000-0000-4000-8000-000000000061', 'SPPG-3320-002', 'SPPG Welahan Lama',
  'Jalan Babon Angrem No. 9, Kecamatan Welahan, Kabupaten Jepara', 'Kabupaten Jepara', 'Terverifikasi', 1500, 'Renovasi Bangunan',
  'a0000000-0000-4000-8000-000000000009', 'Sudah Operasional', '2025-03-11 09:20:00+07',
  (now() at time zone 'Asia/Jakarta')::date - 40,
  'Masa sewa gedung berakhir dan tidak diperpanjang. Sekolah yang dilayani sudah dialihkan ke dapur terdekat.'
on conflict do nothing;

-- One kitchen was inspected five times, with one bad day that was mended; two others once each.
insert into public.sppg_inspeksi (id, sppg_id, hari, oleh, hasil, temuan, tanggapan, diperbaiki_pada)
select id::uuid, sppg_id::uuid, today - day, oleh, hasil, temuan, tanggapan, today - mended
from (
  values
    (
      'b2000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000020', 54, 'Dinas Kesehatan', 'baik',
      'Dapur bersih, suhu penyimpanan tercatat setiap pagi.', null, null::integer
    ),
    (
      'b2000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000020', 118, 'Puskesmas', 'baik',
      'Semua petugas memakai celemek, masker, dan tutup kepala.', null, null
    ),
    (
      'b2000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000020', 196, 'Dinas Kesehatan', 'tidak laik',
      'Saluran air kotor tersumbat dan air menggenang di tempat mencuci ompreng.',
      'Saluran dibongkar dan dibuat lebih lebar. Selama tiga hari sekolah dilayani dapur terdekat.', 193
    ),
    (
      'b2000000-0000-4000-8000-000000000004', 'b0000000-0000-4000-8000-000000000020', 260, 'BGN', 'baik',
      'Catatan bahan masuk lengkap.', null, null
    ),
    (
      'b2000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000020', 280, 'Komite sekolah', 'perlu perbaikan',
      'Tempat sampah di belakang dapur tidak tertutup.', 'Tempat sampah sudah diganti.', 278
    ),
    (
      'b2000000-0000-4000-8000-000000000006', 'b0000000-0000-4000-8000-000000000002', 31, 'Kami', 'perlu perbaikan',
      'Pencatat suhu di satu lemari pendingin mati.', null, null
    ),
    (
      'b2000000-0000-4000-8000-000000000007', 'b0000000-0000-4000-8000-000000000005', 24, 'Puskesmas', 'baik',
      'Tidak ada temuan.', null, null
    )
) as inspeksi (id, sppg_id, day, oleh, hasil, temuan, tanggapan, mended)
  cross join (select (now() at time zone 'Asia/Jakarta')::date as today) as clock
on conflict do nothing;

-- One incident, which is over: it was told within the hour, and a figure of it was corrected.
insert into public.sppg_kejadian (id, sppg_id, jenis, hari, sekolah, ditutup_pada, created_at)
select
  'b4000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000045', 'makanan ditarik', (begun at time zone 'Asia/Jakarta')::date,
  array['SD Negeri Mawar Putih', 'SMP Negeri Sinar Pagi'], begun + interval '28 hours', begun
from (select (((now() at time zone 'Asia/Jakarta')::date - 40) + time '09:20') at time zone 'Asia/Jakarta' as begun) as clock
on conflict do nothing;

insert into public.sppg_kejadian_kabar (id, kejadian_id, isi, angka, membetulkan, created_at)
select
  ('b5000000-0000-4000-8000-00000000000' || number)::uuid, 'b4000000-0000-4000-8000-000000000001', isi,
  case when jumlah is null then '[]' else jsonb_build_array(jsonb_build_object(
    'jumlah', jumlah, 'apa', 'porsi ditarik sebelum dimakan', 'menurut', menurut, 'pada', kejadian.created_at + after - interval '20 minutes'
  )) end,
  membetulkan::uuid, kejadian.created_at + after
from public.sppg_kejadian as kejadian
  cross join (
    values
      (
        1, interval '90 minutes',
        'Lemari pendingin dapur ternyata tidak cukup dingin semalam. Semua lauk ayam hari ini kami tarik dari sekolah sebelum dibagikan. '
          || 'Belum ada laporan orang sakit.',
        640, 'catatan pengiriman kami', null
      ),
      (
        2, interval '4 hours',
        'Satu sekolah terhitung dua kali di kabar sebelumnya. Setelah dihitung ulang bersama sekolah, jumlahnya lebih kecil.',
        610, 'dua sekolah yang menerima', 'b5000000-0000-4000-8000-000000000001'
      ),
      (
        3, interval '28 hours',
        'Tidak ada laporan orang sakit sampai hari ini. Lemari pendingin diganti, dan dapur memasak lagi setelah diperiksa. '
          || 'Kejadian ini kami akhiri.',
        null, null, null
      )
  ) as kabar (number, after, isi, jumlah, menurut, membetulkan)
where kejadian.id = 'b4000000-0000-4000-8000-000000000001'
on conflict do nothing;

-- Thirteen weeks of numbers, so that the trend has a line; the job writes the row of today.
insert into public.sppg_angka_harian (
  tanggal, siap_bangun, proses_pembangunan, sudah_operasional, dihentikan, tanpa_slhs, sasaran
)
select
  (now() at time zone 'Asia/Jakarta')::date - days_ago, 26 - days_ago / 42, 18 - days_ago / 21, 15 - days_ago / 7,
  case when days_ago between 7 and 9 or days_ago between 61 and 72 then 1 else 0 end, 4 - days_ago / 28, 118750 - 2600 * (days_ago / 7)
from generate_series(1, 91) as days_ago
on conflict do nothing;

-- How four kitchens were built.
insert into public.sppg_perkembangan (id, sppg_id, tanggal, status_verifikasi, progres_pembangunan, catatan)
select
  ('b2000000-0000-4000-8000-0000000000' || number)::uuid, ('b0000000-0000-4000-8000-0000000000' || kitchen)::uuid, today - days_ago,
  status_verifikasi, progres_pembangunan, catatan
from (
  values
    ('01', '04', 52, 'Siap Bangun', null, 'Gambar renovasi dan letak saluran limbah disetujui.'),
    ('02', '04', 38, 'Proses Pembangunan', '10%', 'Sekat lama dibongkar, lantai dapur dikupas.'),
    ('03', '04', 21, 'Proses Pembangunan', '45%', 'Lantai anti selip dan dinding keramik dapur selesai. Pemasangan IPAL dimulai.'),
    ('04', '04', 6, 'Proses Pembangunan', '75%', 'IPAL selesai diuji. Kompor, meja kerja, dan ruang pendingin mulai dipasang.'),
    ('05', '06', 30, 'Proses Pembangunan', '20%', 'Pondasi dan sloof selesai.'),
    ('06', '06', 11, 'Proses Pembangunan', '55%', 'Atap terpasang, saluran air bersih dan gas sedang dikerjakan.'),
    ('07', '08', 27, 'Proses Pembangunan', '35%', 'Dinding selesai. Hujan menunda pemasangan atap sepekan.'),
    ('08', '08', 9, 'Proses Pembangunan', '60%', 'Atap dan plafon selesai.'),
    ('09', '09', 14, 'Proses Pembangunan', '15%', 'Lahan ditinggikan 60 cm supaya aman dari rob.')
) as perkembangan (number, kitchen, days_ago, status_verifikasi, progres_pembangunan, catatan)
  cross join (select (now() at time zone 'Asia/Jakarta')::date as today) as clock
on conflict do nothing;

-- What three kitchens cook for; invented schools.
insert into public.sppg_sekolah (id, sppg_id, nama, npsn, kecamatan) values
  ('f0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002', 'SD Negeri Cemara 01', '99900001', 'Banyumanik'),
  ('f0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000002', 'SD Negeri Cemara 02', '99900002', 'Banyumanik'),
  ('f0000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000002', 'SD Negeri Wijaya Kusuma', '99900003', 'Banyumanik'),
  ('f0000000-0000-4000-8000-000000000004', 'b0000000-0000-4000-8000-000000000002', 'SD Islam Bintang Fajar', '99900004', 'Banyumanik'),
  ('f0000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000002', 'MI Nurul Cendekia', '99900005', 'Gunungpati'),
  ('f0000000-0000-4000-8000-000000000006', 'b0000000-0000-4000-8000-000000000002', 'SMP Negeri Puncak Asri', '99900006', 'Banyumanik'),
  ('f0000000-0000-4000-8000-000000000007', 'b0000000-0000-4000-8000-000000000002', 'TK Pelangi Ceria', null, 'Banyumanik'),
  ('f0000000-0000-4000-8000-000000000008', 'b0000000-0000-4000-8000-000000000002', 'TK Tunas Mungil', null, null),
  ('f0000000-0000-4000-8000-000000000009', 'b0000000-0000-4000-8000-000000000053', 'SD Negeri Jatirejo 1', '99900011', 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000010', 'b0000000-0000-4000-8000-000000000053', 'SD Negeri Jatirejo 2', '99900012', 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000011', 'b0000000-0000-4000-8000-000000000053', 'SD Negeri Randusari', '99900013', 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000012', 'b0000000-0000-4000-8000-000000000053', 'SD Negeri Wonotirto', '99900014', 'Kalijambe'),
  ('f0000000-0000-4000-8000-000000000013', 'b0000000-0000-4000-8000-000000000053', 'SD Muhammadiyah Fajar Utama', '99900015', 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000014', 'b0000000-0000-4000-8000-000000000053', 'MI Al Falah Randusari', '99900016', 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000015', 'b0000000-0000-4000-8000-000000000053', 'MTs Al Falah Randusari', '99900017', 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000016', 'b0000000-0000-4000-8000-000000000053', 'SMP Negeri Jatirejo', '99900018', 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000017', 'b0000000-0000-4000-8000-000000000053', 'SMA Negeri Jatirejo', '99900019', 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000018', 'b0000000-0000-4000-8000-000000000053', 'SMK Bina Karya Mandiri', '99900020', 'Plupuh'),
  ('f0000000-0000-4000-8000-000000000019', 'b0000000-0000-4000-8000-000000000053', 'TK Aisyiyah Jatirejo', null, 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000020', 'b0000000-0000-4000-8000-000000000053', 'PAUD Kuncup Mekar', null, 'Gemolong'),
  ('f0000000-0000-4000-8000-000000000021', 'b0000000-0000-4000-8000-000000000026', 'SD Negeri Batik Arum', '99900031', 'Laweyan'),
  ('f0000000-0000-4000-8000-000000000022', 'b0000000-0000-4000-8000-000000000026', 'SMP Kristen Harapan Terang', '99900032', 'Laweyan'),
  ('f0000000-0000-4000-8000-000000000023', 'b0000000-0000-4000-8000-000000000026', 'TK Kupu-Kupu', null, 'Laweyan')
on conflict do nothing;

insert into public.regional_contacts (id, kabupaten_kota, nama_kontak, nomor_telepon, foto_url, bersedia_whatsapp) values
  ('d0000000-0000-4000-8000-000000000001', 'Kabupaten Cilacap', 'Wening Prasetyaningsih', '0800-0000-0010', '/images/kontak/kontak-01.svg', false),
  ('d0000000-0000-4000-8000-000000000002', 'Kabupaten Banyumas', 'Bagaskara Wicaksana', '0800-0000-0011', '/images/kontak/kontak-02.svg', true),
  ('d0000000-0000-4000-8000-000000000003', 'Kabupaten Purbalingga', 'Sekarwangi Anggraini', '0800-0000-0012', null, false),
  ('d0000000-0000-4000-8000-000000000004', 'Kabupaten Banjarnegara', 'Jatmiko Pranawengrum', '0800-0000-0013', '/images/kontak/kontak-04.svg', false),
  ('d0000000-0000-4000-8000-000000000005', 'Kabupaten Kebumen', 'Lintang Maheswari', '0800-0000-0014', null, true),
  ('d0000000-0000-4000-8000-000000000006', 'Kabupaten Purworejo', 'Raditya Kusumanegara', '0800-0000-0015', '/images/kontak/kontak-06.svg', false),
  ('d0000000-0000-4000-8000-000000000007', 'Kabupaten Wonosobo', 'Nawangsari Hapsariningrum', '0800-0000-0016', null, false),
  ('d0000000-0000-4000-8000-000000000008', 'Kabupaten Magelang', 'Panji Asmarabangun', '0800-0000-0017', '/images/kontak/kontak-09.svg', true),
  ('d0000000-0000-4000-8000-000000000009', 'Kabupaten Boyolali', 'Dyah Sasmitasari', '0800-0000-0018', '/images/kontak/kontak-03.svg', false),
  ('d0000000-0000-4000-8000-000000000010', 'Kabupaten Klaten', 'Gumilang Tejaningrat', '0800-0000-0019', null, false),
  ('d0000000-0000-4000-8000-000000000011', 'Kabupaten Sukoharjo', 'Sawitri Puspaningsih', '0800-0000-0020', '/images/kontak/kontak-05.svg', false),
  ('d0000000-0000-4000-8000-000000000012', 'Kabupaten Wonogiri', 'Bramantyo Adikusuma', '0800-0000-0021', null, false),
  ('d0000000-0000-4000-8000-000000000013', 'Kabupaten Karanganyar', 'Rengganis Widowati', '0800-0000-0022', '/images/kontak/kontak-08.svg', false),
  ('d0000000-0000-4000-8000-000000000014', 'Kabupaten Sragen', 'Kresna Wirayudha', '0800-0000-0023', null, false),
  ('d0000000-0000-4000-8000-000000000015', 'Kabupaten Grobogan', 'Endah Kumalaningtyas', '0800-0000-0024', '/images/kontak/kontak-10.svg', false),
  ('d0000000-0000-4000-8000-000000000016', 'Kabupaten Blora', 'Sadewa Purbakusuma', '0800-0000-0025', '/images/kontak/kontak-11.svg', false),
  ('d0000000-0000-4000-8000-000000000017', 'Kabupaten Rembang', 'Citra Murtiningsih', '0800-0000-0026', null, false),
  ('d0000000-0000-4000-8000-000000000018', 'Kabupaten Pati', 'Guntur Mangkuwibawa', '0800-0000-0027', '/images/kontak/kontak-12.svg', true),
  ('d0000000-0000-4000-8000-000000000019', 'Kabupaten Kudus', 'Arum Setyaningdyah', '0800-0000-0028', null, false),
  ('d0000000-0000-4000-8000-000000000020', 'Kabupaten Jepara', 'Wahyu', '0800-0000-0029', '/images/kontak/kontak-13.svg', false),
  ('d0000000-0000-4000-8000-000000000021', 'Kabupaten Demak', 'Ratri Kinasihati', '0800-0000-0030', null, false),
  ('d0000000-0000-4000-8000-000000000022', 'Kabupaten Semarang', 'Bayu Sastrawiguna', '0800-0000-0031', '/images/kontak/kontak-14.svg', false),
  ('d0000000-0000-4000-8000-000000000023', 'Kabupaten Temanggung', 'Sulastri Wulandaningrum', '0800-0000-0032', '/images/kontak/kontak-15.svg', false),
  ('d0000000-0000-4000-8000-000000000024', 'Kabupaten Kendal', 'Pandu Rekswadana', '0800-0000-0033', null, false),
  ('d0000000-0000-4000-8000-000000000025', 'Kabupaten Batang', 'Tantri Kencanasari', '0800-0000-0034', '/images/kontak/kontak-16.svg', true),
  ('d0000000-0000-4000-8000-000000000026', 'Kabupaten Pekalongan', 'Danurwenda Sasongkojati', '0800-0000-0035', null, false),
  ('d0000000-0000-4000-8000-000000000027', 'Kabupaten Pemalang', 'Mayangsari Utaminingrum', '0800-0000-0036', '/images/kontak/kontak-07.svg', false),
  ('d0000000-0000-4000-8000-000000000028', 'Kabupaten Tegal', 'Galih Jayaprawira', '0800-0000-0037', null, false),
  ('d0000000-0000-4000-8000-000000000029', 'Kabupaten Brebes', 'Kirana Wijiastuti', '0800-0000-0038', '/images/kontak/kontak-17.svg', false),
  ('d0000000-0000-4000-8000-000000000030', 'Kota Magelang', 'Tunggul Pamungkasaji', '0800-0000-0039', '/images/kontak/kontak-18.svg', false),
  ('d0000000-0000-4000-8000-000000000031', 'Kota Surakarta', 'Respati Adiluhung', '0800-0000-0040', null, true),
  ('d0000000-0000-4000-8000-000000000032', 'Kota Salatiga', 'Asmarani Gandasari', '0800-0000-0041', '/images/kontak/kontak-19.svg', false),
  ('d0000000-0000-4000-8000-000000000033', 'Kota Semarang', 'Sugriwa Tirtawijaya', '0800-0000-0042', null, true),
  ('d0000000-0000-4000-8000-000000000034', 'Kota Pekalongan', 'Pramesti Hayuningrat', '0800-0000-0043', '/images/kontak/kontak-20.svg', false),
  ('d0000000-0000-4000-8000-000000000035', 'Kota Tegal', 'Baskoro Suryadilaga', '0800-0000-0044', null, false)
on conflict do nothing;

-- The files are in seed/program_documents: the embedded stack stores them by itself, elsewhere `supabase seed buckets` does.
-- The first edition, of January, told what the programme was before June.
insert into public.program_documents (
  id, title, category, file_name, file_url, file_path, created_at, edition, edition_at, edition_note
) values
  (
    'c0000000-0000-4000-8000-000000000001', 'Ringkasan Alur Verifikasi SPPG', 'Regulasi',
    '1768184100000_Ringkasan-Alur-Verifikasi-SPPG.pdf',
    '/storage/v1/object/public/program_documents/program_regulations/1768184100000_Ringkasan-Alur-Verifikasi-SPPG.pdf',
    'program_regulations/1768184100000_Ringkasan-Alur-Verifikasi-SPPG.pdf', '2026-01-12 09:15:00+07', 2, '2026-11-26 09:00:00+07',
    'Pendaftaran, SLHS, dan batas waktu menurut keadaan sampai Juni 2026.'
  )
on conflict do nothing;
insert into public.program_documents (id, title, category, file_name, file_url, file_path, created_at) values
  (
    'c0000000-0000-4000-8000-000000000002', 'Daftar Periksa Higiene Dapur Harian', 'Panduan',
    '1770082200000_Daftar-Periksa-Higiene-Dapur-Harian.pdf',
    '/storage/v1/object/public/program_documents/program_regulations/1770082200000_Daftar-Periksa-Higiene-Dapur-Harian.pdf',
    'program_regulations/1770082200000_Daftar-Periksa-Higiene-Dapur-Harian.pdf', '2026-02-03 08:30:00+07'
  ),
  (
    'c0000000-0000-4000-8000-000000000003', 'Panduan Penerimaan Bahan Pangan', 'Panduan',
    '1771902000000_Panduan-Penerimaan-Bahan-Pangan.pdf',
    '/storage/v1/object/public/program_documents/program_regulations/1771902000000_Panduan-Penerimaan-Bahan-Pangan.pdf',
    'program_regulations/1771902000000_Panduan-Penerimaan-Bahan-Pangan.pdf', '2026-02-24 10:00:00+07'
  ),
  (
    'c0000000-0000-4000-8000-000000000004', 'Panduan Pencucian dan Penyimpanan Ompreng', 'Panduan',
    '1773729900000_Panduan-Pencucian-dan-Penyimpanan-Ompreng.pdf',
    '/storage/v1/object/public/program_documents/program_regulations/1773729900000_Panduan-Pencucian-dan-Penyimpanan-Ompreng.pdf',
    'program_regulations/1773729900000_Panduan-Pencucian-dan-Penyimpanan-Ompreng.pdf', '2026-03-17 13:45:00+07'
  ),
  (
    'c0000000-0000-4000-8000-000000000005', 'Jadwal Kerja Harian Dapur SPPG', 'Panduan',
    '1778029200000_Jadwal-Kerja-Harian-Dapur-SPPG.pdf',
    '/storage/v1/object/public/program_documents/program_regulations/1778029200000_Jadwal-Kerja-Harian-Dapur-SPPG.pdf',
    'program_regulations/1778029200000_Jadwal-Kerja-Harian-Dapur-SPPG.pdf', '2026-05-06 08:00:00+07'
  ),
  (
    'c0000000-0000-4000-8000-000000000006', 'Langkah Menghadapi Keluhan dan Dugaan Keracunan Pangan', 'Panduan',
    '1784688000000_Langkah-Menghadapi-Keluhan-dan-Dugaan-Keracunan-Pangan.pdf',
    '/storage/v1/object/public/program_documents/program_regulations/1784688000000_Langkah-Menghadapi-Keluhan-dan-Dugaan-Keracunan-Pangan.pdf',
    'program_regulations/1784688000000_Langkah-Menghadapi-Keluhan-dan-Dugaan-Keracunan-Pangan.pdf', '2026-07-22 09:40:00+07'
  ),
  (
    'c0000000-0000-4000-8000-000000000007', 'Daftar Istilah Program MBG dan SPPG', 'Lainnya',
    '1788938400000_Daftar-Istilah-Program-MBG-dan-SPPG.pdf',
    '/storage/v1/object/public/program_documents/program_regulations/1788938400000_Daftar-Istilah-Program-MBG-dan-SPPG.pdf',
    'program_regulations/1788938400000_Daftar-Istilah-Program-MBG-dan-SPPG.pdf', '2026-09-09 14:20:00+07'
  ),
  (
    'c0000000-0000-4000-8000-000000000008', 'Panduan Suhu dan Waktu Antar Makanan', 'Panduan',
    '1793160300000_Panduan-Suhu-dan-Waktu-Antar-Makanan.pdf',
    '/storage/v1/object/public/program_documents/program_regulations/1793160300000_Panduan-Suhu-dan-Waktu-Antar-Makanan.pdf',
    'program_regulations/1793160300000_Panduan-Suhu-dan-Waktu-Antar-Makanan.pdf', '2026-10-28 11:05:00+07'
  )
on conflict do nothing;

-- What admins edit on the site: articles, gallery, questions, the company's data. Their order makes revision 4.
insert into public.news_articles (
  id, slug, title, date, category, excerpt, illustration, alt, status, created_at, updated_at, content
) values
  (
    'aa000000-0000-4000-8000-000000000001', 'batu-pertama-dapur-percontohan', 'Batu pertama dapur percontohan diletakkan', '2026-02-12', 'Pembangunan',
    'Pembangunan dapur percontohan dimulai. Sebelum sekop pertama, gambar alurnya sudah tiga kali dibuat.',
    'berita/berita-1', 'Empat orang memegang sekop di lahan bangunan, di bawah untaian bendera hias dan di depan gambar rencana dapur.',
    'terbit', '2026-02-12 09:00:00+07', '2026-02-12 09:00:00+07', $md$Pagi itu tanah di lahan percontohan masih basah oleh hujan semalam. Pengurus yayasan, mandor, dan beberapa tetangga berdiri mengelilingi lubang pertama, lalu bergantian menurunkan batu. Tidak ada panggung. Meja yang ada dipakai untuk membentangkan gambar.

Dapur percontohan ini menjadi tempat kami mencoba cara kerja yang baru sebelum memakainya di dapur lain: dari tata ruang, jadwal belanja, sampai cara mencuci ompreng. Lokasinya di tengah daerah sayur dan ternak.

## Gambar yang tiga kali dibuat

Rancangan pertama terlihat rapi, tetapi pintu terima bahan berhadapan dengan pintu ompreng kotor. Rancangan kedua memisahkan keduanya, tetapi mobil harus mundur melewati halaman tetangga. Rancangan ketiga memindahkan gudang ke sisi timur, dan barulah semua orang mengangguk.

Aturan yang kami pegang sederhana: yang bersih dan yang kotor tidak boleh bertemu.

- Bahan mentah masuk dari sisi timur, langsung ke meja timbang.
- Ruang masak berada di tengah, dengan satu arah jalan.
- Ompreng kotor kembali lewat sisi barat dan tidak melewati ruang masak.
- Limbah cair dialirkan ke perangkap lemak di luar gedung.

## Apa yang terjadi selanjutnya

Pembangunan dapur umumnya memakan waktu 30 sampai 45 hari sejak lahan dan gambar siap. Kalau cuaca atau bahan membuat jadwal bergeser, pergeserannya kami catat dan kami sampaikan kepada yayasan pada minggu yang sama.

Selama tembok naik, calon relawan mulai dilatih dan calon pemasok mulai diajak bicara. Status setiap SPPG yang kami dampingi dapat dilihat di halaman [Data Yayasan](/data-yayasan).$md$
  ),
  (
    'aa000000-0000-4000-8000-000000000002', 'pelatihan-higiene-relawan-dapur', 'Pelatihan dimulai dari wastafel', '2026-02-27', 'Pelatihan',
    'Calon relawan dapur percontohan belajar higiene sebelum mengenal kompor. Hari pertama tanpa satu panci pun: hanya tangan, kuku, dan air mengalir.',
    'berita/berita-2', 'Pelatih berdiri di depan papan tulis bergambar langkah mencuci tangan, disimak empat calon relawan.',
    'terbit', '2026-02-27 09:00:00+07', '2026-02-27 09:00:00+07', $md$Papan tulis di ruang pelatihan hanya memuat satu kalimat: “Tangan dulu, baru masakan.” Sepanjang hari pertama, calon relawan dapur percontohan tidak menyentuh satu panci pun. Mereka mencuci tangan, memeriksa kuku, mengenakan penutup kepala, lalu mengulanginya sampai urutannya tidak perlu diingat lagi.

Sebuah SPPG digerakkan sekitar 47 sampai 50 relawan. Sebagian belum pernah bekerja di dapur besar. Karena itu pelatihan disusun dari kebiasaan paling kecil.

## Lima hari, satu per satu

1. Hari pertama: siapa yang dilayani, kebersihan diri, cuci tangan, dan kapan seseorang sebaiknya tidak masuk dapur.
2. Hari kedua: menerima dan menyimpan bahan, serta memisahkan yang mentah dari yang matang.
3. Hari ketiga: memasak dalam jumlah besar, membaca termometer, dan memorsikan menurut umur dengan timbangan.
4. Hari keempat: mengantar dengan aturan empat jam, mencuci dan menyanitasi alat, serta menghadapi gas dan api.
5. Hari kelima: satu layanan penuh dari bahan sampai ompreng bersih, lalu penilaian.

> “Kalau sedang batuk, bilang. Tidak ada yang dimarahi karena jujur, dan bagian yang kosong akan kami isi bersama.”
>
> — Catatan pelatih pada hari pertama

## Yang dinilai bukan hafalan

Di akhir pelatihan, setiap peserta menjalankan satu putaran kerja sambil diamati: masuk, cuci tangan, ambil alat, kerjakan, bersihkan, keluar. Yang terlewat diulang, tanpa nilai merah. Pengamatan serupa kami ulangi secara berkala setelah dapur beroperasi.

Pelatihan ini tidak dipungut biaya. Bila ada yang meminta uang untuk “kursi relawan” dengan menyebut nama kami, baca halaman [Waspada Penipuan](/waspada-penipuan) dan kabari kami.

> ### Ingin bekerja di dapur SPPG?
>
> Alur perekrutan dan pelatihan kami jelaskan di halaman [Tenaga Kerja dan Pelatihan](/kemitraan-strategis/kerjasama-tenaga-kerja).$md$
  ),
  (
    'aa000000-0000-4000-8000-000000000003', 'pertemuan-kelompok-tani-pemasok', 'Duduk melingkar dengan kelompok tani', '2026-03-10', 'Rantai pasok',
    'Pertemuan pertama dengan calon pemasok membahas tiga hal yang paling sering ditanyakan: jadwal, mutu, dan kapan nota dibayar.',
    'berita/berita-3', 'Empat orang duduk lesehan di pendapa dengan sayuran di tengah, berlatar sawah dan gunung.',
    'terbit', '2026-03-10 09:00:00+07', '2026-03-10 09:00:00+07', $md$Tikar digelar di pendapa, hasil panen diletakkan di tengah. Begitulah pertemuan pertama kami dengan kelompok tani di sekitar dapur percontohan. Tidak ada presentasi; yang ada selembar menu untuk dua minggu dan banyak pertanyaan.

Satu SPPG membutuhkan sedikitnya 15 pemasok. Kami tidak mencari satu pedagang besar yang menyanggupi semuanya, karena dapur yang bergantung pada satu pintu akan berhenti ketika pintu itu tertutup.

## Pertanyaan yang paling sering muncul

Kapan kami tahu sayur apa yang dibutuhkan? Menu disusun oleh ahli gizi, lalu kebutuhan minggu berikutnya kami kabarkan setiap Kamis agar petani dapat mengatur waktu petik.

Bagaimana kalau sayurnya tidak bagus? Mutu diperiksa di pintu terima, di depan pemasok. Yang tidak memenuhi standar dikembalikan saat itu juga beserta alasannya.

Kapan dibayar? Waktu dan cara pembayaran ditulis di dalam perjanjian sebelum pengiriman pertama, dan tidak diubah sepihak.

## Yang belum selesai

Pertemuan ini belum menghasilkan daftar pemasok tetap. Beberapa kelompok masih perlu membandingkan harga dan jarak, dan kami pun perlu melihat kebunnya. Kami lebih suka lambat di sini daripada tergesa-gesa di pintu terima.

> ### Untuk calon pemasok
>
> Panduan, formulir, dan standar mutunya dapat diunduh di halaman [Kemitraan Rantai Pasok](/kemitraan-strategis/kemitraan-rantai-pasok).$md$
  ),
  (
    'aa000000-0000-4000-8000-000000000004', 'daftar-periksa-harian-menuju-slhs', 'Daftar periksa harian, bekal menuju SLHS', '2026-03-25', 'Keamanan pangan',
    'Jauh sebelum penilaian SLHS, dapur percontohan berlatih mengisi daftar periksa setiap hari, termasuk pada hari ketika kompor belum dinyalakan.',
    'berita/berita-5', 'Petugas dengan daftar periksa di samping lemari pendingin, bersama juru masak di dekat panci besar.',
    'terbit', '2026-03-25 09:00:00+07', '2026-03-25 09:00:00+07', $md$Sertifikat Laik Higiene Sanitasi, disingkat SLHS, diterbitkan oleh dinas kesehatan kabupaten atau kota. Petugas menilai dapur yang sudah berjalan, jadi sebelum beroperasi yang diperlukan adalah rekomendasinya; SLHS menyusul dalam sebulan (siaran BGN 20 Januari 2026). Yang dapat dilakukan dapur hanyalah satu: siap setiap hari, bukan hanya pada hari pemeriksaan.

Karena itu dapur percontohan mulai mengisi daftar periksa harian bahkan ketika kompornya belum dinyalakan. Pada minggu pertama yang dicatat hanya suhu lemari pendingin dan kebersihan lantai. Hasilnya berguna: satu lemari ternyata terlalu hangat setiap siang karena berdiri di samping jendela.

## Isi daftar periksa

- Suhu gudang dingin dan lemari pembeku, dicatat pagi, siang, dan malam.
- Tanggal terima dan tanggal pakai setiap bahan.
- Kebersihan meja, lantai, saluran air, dan perangkap lemak.
- Kesehatan relawan yang masuk pada hari itu.
- Contoh makanan yang disimpan beserta jam memasaknya.

## Siapa yang membaca

Catatan yang tidak dibaca hanya menghabiskan kertas. Setiap sore, lembar hari itu dibahas dalam sepuluh menit, dan satu hal dipilih untuk diperbaiki esok pagi. Yayasan pemilik SPPG menerima ringkasannya setiap pekan.

Hasil pemeriksaan sepenuhnya wewenang dinas kesehatan, dan kami tidak mendahuluinya. Standar suhu, waktu, dan kebersihan kami ada di dokumen [Standar Kualitas Pangan](/kemitraan-strategis/kemitraan-rantai-pasok).$md$
  ),
  (
    'aa000000-0000-4000-8000-000000000005', 'uji-masak-bersama-ahli-gizi', 'Uji masak: tempe disukai, wortel dipotong ulang', '2026-04-02', 'Gizi',
    'Sebelum melayani siapa pun, dapur percontohan memasak untuk dirinya sendiri. Ahli gizi menimbang, relawan mencicipi, dan beberapa menu kembali ke papan tulis.',
    'berita/berita-6', 'Juru masak, ahli gizi, dan pencatat mencicipi isi beberapa ompreng di meja uji.',
    'terbit', '2026-04-02 09:00:00+07', '2026-04-02 09:00:00+07', $md$Dapur percontohan belum melayani siapa pun ketika tiga panci besar mulai mengepul. Hari itu dapur memasak untuk dirinya sendiri. Ahli gizi menimbang setiap sekat ompreng, sementara relawan dari bagian lain menjadi penikmat yang jujur.

Susunannya seperti yang nanti disajikan: nasi, lauk hewani, lauk nabati, sayur, dan buah. Yang diuji bukan hanya rasa, melainkan juga apakah isinya masih layak dimakan setelah menempuh perjalanan.

## Yang kami pelajari

- Tempe bacem paling cepat habis dan tetap enak walaupun sudah tidak panas.
- Potongan wortel terlalu besar untuk anak kelas rendah; diperkecil pada uji berikutnya.
- Sayur berkuah membasahi nasi di jalan, sehingga menu itu diganti tumisan.
- Pisang lebih mudah dibagikan daripada semangka potong, dan tidak perlu ditutup.

## Porsi tidak ditebak

Takaran untuk murid kelas rendah, kelas tinggi, dan ibu hamil berbeda. Ahli gizi menetapkan angkanya, bagian pemorsian menimbangnya, dan beberapa ompreng diambil acak untuk ditimbang ulang sebelum ditutup.

> “Masakan yang enak tetapi bersisa separuh belum bisa disebut bergizi.”
>
> — Catatan ahli gizi pada papan uji masak

Uji masak akan kami ulangi setiap kali menu baru masuk ke jadwal. Ada saran menu dari daerah Anda? Tuliskan lewat [formulir kontak](/kontak#form-kontak).$md$
  ),
  (
    'aa000000-0000-4000-8000-000000000006', 'pengiriman-pertama-sebelum-fajar', 'Pengiriman pertama, disiapkan sebelum fajar', '2026-04-20', 'Distribusi',
    'Dapur percontohan mulai bekerja ketika langit masih gelap, dan mobil boks pertama berangkat pukul 06.00. Perjalanannya pendek, persiapannya tidak.',
    'berita/berita-4', 'Mobil pengantar dengan lampu menyala di depan dapur saat langit masih gelap, disambut dua relawan.',
    'terbit', '2026-04-20 09:00:00+07', '2026-04-20 09:00:00+07', $md$Lampu dapur percontohan sudah menyala jauh sebelum ayam berkokok. Nasi matang lebih dulu, tumisan paling akhir. Ketika langit di timur mulai jingga, mobil boks masuk ke halaman untuk diperiksa. Pukul 05.30 rak ompreng pertama didorong ke dalamnya, pintunya disegel, dan pukul 06.00 mobil berangkat.

Perjalanan ke sekolah terdekat pendek saja. Yang panjang adalah persiapannya: beberapa hari sebelumnya rute itu dilalui dengan ompreng kosong, dihitung waktunya, dan dicatat di mana mobil harus berjalan pelan.

## Urutan pada pagi pertama

1. Ompreng ditutup, dihitung, dan diberi tanda untuk sekolah tujuan.
2. Suhu makanan diukur dan jam berangkat ditulis pada surat jalan.
3. Sopir dan guru menghitung ulang bersama di halaman sekolah.
4. Ompreng kosong dijemput seusai makan dan langsung dicuci.
5. Mobil dibersihkan sebelum dipakai lagi.

## Yang tidak berjalan mulus

Satu rak sempat tersangkut di tepi pintu karena rodanya terlalu kecil, dan surat jalan ternyata sulit dibaca di dalam boks yang gelap. Keduanya sudah diperbaiki. Kami menuliskannya di sini karena dapur berikutnya akan menghadapi hal yang sama.

Pengiriman pada hari-hari pertama sengaja dibatasi pada satu sekolah. Jumlahnya ditambah hanya setelah catatan waktu dan suhunya tetap baik.

> ### Tentang mobil pengantar
>
> Spesifikasi mobil dan cara bermitra untuk menyediakannya ada di halaman [Investasi Mobil MBG](/kemitraan-strategis/investor-mobil-mbg).$md$
  ),
  (
    'aa000000-0000-4000-8000-000000000007', 'waspada-jual-beli-titik-sppg', 'Titik SPPG tidak diperjualbelikan', '2026-11-09', 'Peringatan',
    'Beberapa orang menawarkan “titik siap pakai” dengan membawa nama konsorsium. Kami tidak pernah menjualnya, dan mendaftar sebagai mitra BGN tidak dipungut biaya.',
    'berita/berita-7', 'Seorang pengurus memeriksa surat penawaran mencurigakan dengan kaca pembesar.',
    'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07', $md$Kami menerima beberapa pertanyaan tentang tawaran “titik SPPG siap pakai” yang membawa nama konsorsium. Jawaban kami pendek: kami tidak menjual titik, tidak menyewakannya, dan tidak menerima uang untuk memesankan tempat.

Pendaftaran sebagai mitra Badan Gizi Nasional tidak dipungut biaya, dan alamatnya hanya mitra.bgn.go.id. Pendaftaran tidak selalu dibuka: keadaannya kami tulis di [halaman Program](/program#keadaan-program). Tidak ada jalur samping, dan tidak ada orang dalam yang dapat mempercepatnya.

## Tanda yang perlu dicurigai

- Anda diminta mentransfer uang muka agar sebuah titik “dikunci”.
- Penawar menolak bertemu di kantor atau tidak mau disebutkan namanya.
- Dapur yang ditawarkan tidak dapat dikunjungi.
- Keuntungan disebut pasti, tanpa risiko dan tanpa perjanjian tertulis.
- Alamat pendaftaran yang diberikan bukan mitra.bgn.go.id.

## Kalau Anda sudah ditawari

1. Jangan mentransfer apa pun dan jangan mengirim foto KTP.
2. Simpan percakapan, nomor telepon, dan nomor rekeningnya.
3. Laporkan melalui [SAGI 127 (24 jam)](tel:127) atau hotline Jawa Tengah, yang nomornya ada di halaman [Waspada Penipuan](/waspada-penipuan).
4. Kabari kami di [halo@tampahgizi.contoh.id](mailto:halo@tampahgizi.contoh.id) bila nama kami dipakai.

Ciri penipuan dan saluran resmi selengkapnya kami kumpulkan di halaman [Waspada Penipuan](/waspada-penipuan). Bagikan kepada tetangga atau pengurus yayasan yang Anda kenal.$md$
  )
on conflict do nothing;

insert into public.gallery_photos (id, title, caption, illustration, alt, position, status, created_at, updated_at) values
  (
    'bb000000-0000-4000-8000-000000000001', 'Deretan kompor', 'Tiga tungku, satu urutan: karbohidrat lebih dulu, tumisan paling akhir agar tiba masih segar.',
    'galeri/galeri-1', 'Ilustrasi: tiga juru masak bekerja di depan deretan tungku dengan pengisap asap di atasnya.',
    1, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'bb000000-0000-4000-8000-000000000002', 'Pemorsian ompreng', 'Empat orang, lima sekat. Takaran diperiksa ahli gizi sebelum tutup dipasang.',
    'galeri/galeri-2', 'Ilustrasi: empat relawan bermasker mengisi ompreng yang berderet di meja pemorsian.',
    2, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'bb000000-0000-4000-8000-000000000003', 'Gudang dingin', 'Bahan yang datang lebih dulu dipakai lebih dulu; suhunya dicatat pagi, siang, dan malam.',
    'galeri/galeri-3', 'Ilustrasi: petugas gudang mencatat isi rak keranjang sayur di gudang dingin.',
    3, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'bb000000-0000-4000-8000-000000000004', 'Terima sayur dari petani', 'Timbang, lihat, cium. Yang layu dikembalikan saat itu juga, bukan dipotong dari nota belakangan.',
    'galeri/galeri-4', 'Ilustrasi: petugas mencatat timbangan sayur yang dipikul seorang petani bercaping.',
    4, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'bb000000-0000-4000-8000-000000000005', 'Cuci tangan sebelum masuk', 'Tidak ada jalan lain ke ruang masak selain melewati deretan keran ini.',
    'galeri/galeri-5', 'Ilustrasi: tiga relawan berdiri di depan deretan wastafel di bawah poster cara mencuci tangan.',
    5, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'bb000000-0000-4000-8000-000000000006', 'Mobil tiba di sekolah', 'Rak ompreng diturunkan bersama guru, dihitung dua kali, lalu ditandatangani.',
    'galeri/galeri-6', 'Ilustrasi: sopir, guru, dan dua murid berdiri di samping mobil pengantar di halaman sekolah.',
    6, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'bb000000-0000-4000-8000-000000000007', 'Makan bersama di kelas', 'Bagian yang membuat semua pekerjaan pagi tadi masuk akal.',
    'galeri/galeri-7', 'Ilustrasi: murid-murid makan dari ompreng di bangku kelas, ditemani guru di depan papan tulis.',
    7, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'bb000000-0000-4000-8000-000000000008', 'Dapur dalam pembangunan', 'Saluran udara dipasang sebelum dinding ditutup, supaya mudah dibersihkan kelak.',
    'galeri/galeri-8', 'Ilustrasi: dua pekerja berhelm dan seorang pengawas di bawah saluran udara, di bangunan bata yang belum selesai.',
    8, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'bb000000-0000-4000-8000-000000000009', 'Arahan pagi', 'Lima menit sebelum mulai: menu hari ini, siapa di mana, dan apa yang kemarin kurang beres.',
    'galeri/galeri-9', 'Ilustrasi: relawan berkumpul di halaman dapur saat matahari terbit, mendengarkan arahan.',
    9, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  )
on conflict do nothing;

insert into public.faq_entries (id, question, answer, link_text, link_to, position, status, created_at, updated_at) values
  (
    'cc000000-0000-4000-8000-000000000001', 'Apa bedanya Tampah Gizi dengan yayasan pemilik SPPG?',
    'Yayasan memiliki SPPG dan memegang keputusannya. Kami menyiapkan dapur, peralatan, pasokan, dan pelatihan, lalu membantu pengelolaan harian sesuai perjanjian. Kepala SPPG diangkat oleh Badan Gizi Nasional.',
    'Lihat pembagian perannya', '/tentang', 1, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'cc000000-0000-4000-8000-000000000002', 'Apakah mendaftar sebagai mitra BGN dipungut biaya?',
    'Tidak. Pendaftaran gratis, dan alamatnya hanya mitra.bgn.go.id. Pendaftaran tidak selalu dibuka: baca Keadaan program di halaman Program. Kami tidak menjual titik SPPG dan tidak menerima biaya pendaftaran dalam bentuk apa pun.',
    'Kenali ciri penipuan', '/waspada-penipuan', 2, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'cc000000-0000-4000-8000-000000000003', 'Berapa perkiraan bagi hasil untuk investor?',
    'Perkiraan kami Rp25.000.000–Rp45.000.000 per bulan untuk investasi maksimal Rp1 miliar: estimasi, bukan jaminan. Contoh terbaik yang kami hitung Rp41,3 juta; dengan 1.500 penerima selama 15 hari dapur rugi dan Anda tidak menerima apa-apa. Modal Anda dapat berkurang.',
    'Baca asumsi dan risikonya', '/kemitraan-strategis/peluang-investasi', 3, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'cc000000-0000-4000-8000-000000000004', 'Saya petani atau punya usaha bahan pangan. Bagaimana cara memasok?',
    'Baca panduannya, lalu isi formulir di halaman Kemitraan Rantai Pasok. Kami melihat jarak ke dapur, mutu, dan kesanggupan jadwal. Satu SPPG membutuhkan sedikitnya 15 pemasok. Aturan tentang pemasok kecil ada pada Keadaan program di halaman Program.',
    'Buka Kemitraan Rantai Pasok', '/kemitraan-strategis/kemitraan-rantai-pasok', 4, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  ),
  (
    'cc000000-0000-4000-8000-000000000005', 'Siapa yang harus saya hubungi di daerah saya?',
    'Setiap kabupaten dan kota di Jawa Tengah punya narahubung sendiri. Nomornya ada di direktori dan dapat ditelepon pada jam kantor. Di luar jam itu, tinggalkan pesan lewat formulir.',
    'Cari narahubung daerah', '/direktori-kontak', 5, 'terbit', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
  )
on conflict do nothing;

-- Invented, as the kitchens are.
insert into public.job_openings (id, sppg_id, title, description, hours, pay, closes_on, position, status) values
  (
    'dd000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002', 'Relawan pemorsian',
    E'Mengisi, menimbang, dan menutup ompreng.\nSyarat: berumur sedikitnya 18 tahun dan sehat menurut pemeriksaan puskesmas. Ijazah tidak menentukan.',
    'Senin–Sabtu, pukul 03.30–08.30', null, (now() at time zone 'Asia/Jakarta')::date + 30, 1, 'terbit'
  ),
  (
    'dd000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000004', 'Juru masak',
    E'Memasak 2.500 porsi bersama tujuh orang dan mencatat suhunya.\nSyarat: pernah memasak untuk sedikitnya 100 orang, atau bersertifikat.',
    null, null, (now() at time zone 'Asia/Jakarta')::date + 14, 2, 'draf'
  )
on conflict do nothing;

insert into public.company_profile (
  street, city, province, postal_code, phone, email, partnership_email, office_hours, press_name, press_phone, press_email,
  directions, coordinates, created_at, updated_at
) values (
  'Jalan Kawung Asri No. 12', 'Kota Semarang', 'Jawa Tengah', '50000', '0800-0000-0001', 'halo@tampahgizi.contoh.id',
  'kemitraan@tampahgizi.contoh.id',
  '[
    {"days": "Senin–Jumat", "hours": "08.00–17.00 WIB"},
    {"days": "Sabtu", "hours": "09.00–13.00 WIB"},
    {"days": "Minggu dan hari libur nasional", "hours": "Tutup"}
  ]',
  'Larasati Widyaningpraja', '0800-0000-0003', 'pers@tampahgizi.contoh.id',
  E'Di pusat kota, dekat bundaran Simpang Lima.\n3 km dari Stasiun Semarang Tawang dan 6 km dari Bandara Jenderal Ahmad Yani, menurut garis lurus.',
  '-6.9904, 110.4229', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07'
)
on conflict do nothing;

-- What the code says, too.
insert into public.page_texts (page, closing_title, created_at, updated_at) values
  ('tentang', 'Ingin ikut mengerjakannya?', '2026-11-09 09:00:00+07', '2026-11-09 09:00:00+07')
on conflict do nothing;

-- The draft that the migration has left.
update public.program_facts set status = 'terbit' where status = 'draf';

-- admin@tampahgizi.contoh.id and pengelola@…, password dapur-sehat-2026 (bcrypt). The auth service reads empty tokens, not null ones.
insert into auth.users (
  id, instance_id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
  created_at, updated_at
) values (
  'e0000000-0000-4000-8000-000000000001', '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated',
  'admin@tampahgizi.contoh.id', '$2b$10$8DqlWjEw5bwGZiLsuCf1/Oj0LVIR/awLCvPsLy0dbv.hj17m1ewnm', '2025-02-01 09:00:00+07',
  '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', '',
  '2025-02-01 09:00:00+07', '2025-02-01 09:00:00+07'
), (
  'e0000000-0000-4000-8000-000000000003', '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated',
  'pengelola@tampahgizi.contoh.id', '$2b$10$8DqlWjEw5bwGZiLsuCf1/Oj0LVIR/awLCvPsLy0dbv.hj17m1ewnm', '2025-02-01 09:00:00+07',
  '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', '',
  '2025-02-01 09:00:00+07', '2025-02-01 09:00:00+07'
)
on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
values (
  'e0000000-0000-4000-8000-000000000002', 'email', 'e0000000-0000-4000-8000-000000000001',
  'e0000000-0000-4000-8000-000000000001',
  '{"sub": "e0000000-0000-4000-8000-000000000001", "email": "admin@tampahgizi.contoh.id", "email_verified": true, "phone_verified": false}',
  '2025-02-01 09:00:00+07', '2025-02-01 09:00:00+07'
), (
  'e0000000-0000-4000-8000-000000000004', 'email', 'e0000000-0000-4000-8000-000000000003',
  'e0000000-0000-4000-8000-000000000003',
  '{"sub": "e0000000-0000-4000-8000-000000000003", "email": "pengelola@tampahgizi.contoh.id", "email_verified": true, "phone_verified": false}',
  '2025-02-01 09:00:00+07', '2025-02-01 09:00:00+07'
)
on conflict do nothing;

update public.accounts set role = 'admin' where email = 'admin@tampahgizi.contoh.id';
update public.accounts set role = 'pengelola' where email = 'pengelola@tampahgizi.contoh.id';

insert into public.answer_templates (id, title, isi, position, status, untuk, created_at) values
  (
    'fa000000-0000-4000-8000-000000000001', 'Sudah kami terima',
    'Halo {nama}, terima kasih. Pesan Anda tentang “{perihal}” sudah kami baca. Kami menghubungi Anda pada jam kantor; bila ada yang perlu ditambahkan, balas email kami dan sebut kode {kode}.',
    1, 'Ditinjau', 'kiriman', '2025-02-01 09:00:00+07'
  ),
  (
    'fa000000-0000-4000-8000-000000000002', 'Minta dokumen tambahan',
    'Halo {nama}, pengajuan Anda sedang kami tinjau. Kami masih memerlukan dokumen tambahan; daftarnya kami kirim ke email Anda. Sebut kode {kode} saat mengirimkannya.',
    2, 'Dihubungi', 'kiriman', '2025-02-01 09:00:00+07'
  ),
  (
    'fa000000-0000-4000-8000-000000000003', 'Belum dapat kami terima',
    'Halo {nama}, terima kasih atas minat Anda. Setelah kami tinjau, pengajuan ini belum dapat kami lanjutkan. Anda boleh mengajukan lagi bila keadaannya berubah.',
    3, 'Ditolak', 'kiriman', '2025-02-01 09:00:00+07'
  ),
  (
    'fa000000-0000-4000-8000-000000000004', 'Keluhan sedang diperiksa',
    'Terima kasih, keluhan Anda tentang {perihal} sedang kami periksa di dapurnya. Hasilnya kami tulis di halaman ini; buka lagi dengan kode yang sama.',
    4, 'Diperiksa', 'keluhan', '2025-02-01 09:00:00+07'
  ),
  (
    'fa000000-0000-4000-8000-000000000005', 'Minta kontak untuk bertanya',
    'Terima kasih. Supaya dapat kami periksa, kami menghubungi Anda lewat telepon atau email yang Anda tulis. Tidak bersedia? Katakan saja, keluhannya tetap kami periksa.',
    5, 'Diperiksa', 'keluhan_berkontak', '2025-02-01 09:00:00+07'
  )
on conflict do nothing;

-- What visitors sent: some of it new, some already in the hands of that admin.
insert into public.contact_messages (
  id, name, email, phone, subject, message, created_at, status, note, handled_by, handled_at
) values
  (
    'f0000000-0000-4000-8000-000000000001', 'Mahanani Rengganis', 'mahanani@contoh.id', '0800-0000-0071',
    'Liputan dapur untuk majalah kampus',
    'Selamat siang. Kami dari majalah mahasiswa ingin meliput pagi hari di sebuah dapur SPPG: belanja, memasak, sampai '
      || 'ompreng diantar. Apakah boleh, dan kepada siapa kami mengajukan surat izin?',
    '2026-11-03 13:20:00+07', 'Selesai', 'Surat izin diterima, kunjungan ke SPPG Tingkir Kulon 12 November.',
    'e0000000-0000-4000-8000-000000000001', '2026-11-13 09:05:00+07'
  ),
  (
    'f0000000-0000-4000-8000-000000000002', 'Endrawati Puspakirana', 'endrawati@contoh.id', '+62 800 0000 0072',
    'Lowongan juru masak',
    'Saya pernah memasak untuk katering pabrik selama enam tahun dan tinggal di Jekulo. Apakah dapur di Kudus masih '
      || 'mencari juru masak? Saya punya sertifikat penjamah makanan dari dinas kesehatan.',
    '2026-11-11 19:48:00+07', 'Dihubungi', 'Ditelepon 16 November. Mengirim sertifikat dan surat lamaran.',
    'e0000000-0000-4000-8000-000000000001', '2026-11-16 10:30:00+07'
  ),
  (
    'f0000000-0000-4000-8000-000000000003', 'Baskara Danurwenda', 'baskara@contoh.id', null,
    'Ditawari titik SPPG lewat pesan singkat',
    'Ada orang yang mengaku dari konsorsium dan menawarkan titik SPPG di Brebes dengan uang muka. Nomornya lain dari yang '
      || 'ada di situs ini. Apakah orang itu memang dari Anda? Tangkapan layarnya bisa saya kirim.',
    '2026-11-18 07:12:00+07', 'Baru', null, null, null
  ),
  (
    'f0000000-0000-4000-8000-000000000004', 'Rukmini Setyaningrum', 'rukmini@contoh.id', '0800-0000-0074',
    'Kapan sekolah kami dilayani?',
    E'Selamat malam. Saya guru SD di Kecamatan Genuk, Kota Semarang. Menurut situs ini SPPG Genuk sedang dibangun.\n\n'
      || 'Apakah sekolah kami termasuk yang akan dilayani, dan apa yang perlu kami siapkan sebelumnya? Terima kasih.',
    '2026-11-20 20:36:00+07', 'Baru', null, null, null
  )
on conflict do nothing;

insert into public.partnership_applications (
  id, opportunity_id, company_name, contact_person, email, phone, message, created_at, status, note, handled_by, handled_at
) values
  (
    'f0000000-0000-4000-8000-000000000011', 'investasi_peralatan', 'CV Wajan Sogan', 'Jatmika Prawirodirja',
    'penjualan@contoh.id', '0800-0000-0081',
    'Kami membuat meja kerja dan bak cuci baja tahan karat di Tegal. Mohon daftar kebutuhan untuk satu dapur.',
    '2026-11-05 10:02:00+07', 'Ditinjau', 'Minta gambar dan harga dua bak cuci sebagai contoh.',
    'e0000000-0000-4000-8000-000000000001', '2026-11-09 14:15:00+07'
  ),
  (
    'f0000000-0000-4000-8000-000000000012', 'kemitraan_rantai_pasok', 'Kelompok Tani Lereng Getasan', 'Pairan Hadisuwarna',
    'getasan@contoh.id', '0800-0000-0082',
    E'Anggota kami 32 petani sayur di Getasan. Yang bisa kami kirim tiap hari:\n- wortel 150 kg\n- buncis 80 kg\n'
      || E'- sawi 100 kg\n\nTruk bak terbuka ada dua. Yang belum kami punya: ruang simpan dingin.',
    '2026-11-17 16:27:00+07', 'Baru', null, null, null
  ),
  (
    'f0000000-0000-4000-8000-000000000013', 'investasi_sppg', null, 'Widyasari Kusumaningtyas', 'widyasari@contoh.id', null,
    'Saya punya bangunan 420 m² di Muntilan yang dulu dipakai untuk gudang. Apa saja yang diperiksa dulu sebelum bangunan '
      || 'seperti ini bisa dijadikan dapur?',
    '2026-11-21 11:54:00+07', 'Baru', null, null, null
  )
on conflict do nothing;

-- Complaints, of days before the seed runs: one that is open, one that is past its clock, three of a kitchen that were answered, of
-- which one answer is public and one complaint was opened again, and one whose sender knows no kitchen.
insert into public.keluhan (id, created_at, sppg_id, kategori, hari, sekolah, isi, bernama, berkontak, kode_lacak)
select
  ('c1000000-0000-4000-8000-00000000000' || number)::uuid, now() - age::interval, sppg_id::uuid, kategori,
  ((now() - age::interval) at time zone 'Asia/Jakarta')::date, sekolah, isi, number = 3, number = 3, 'KEH0000000' || number || 'Z'
from (
  values
    (
      1, '40 days', 'b0000000-0000-4000-8000-000000000013', 'keterlambatan', 'SD Negeri Cemara 02',
      'Makanan datang setelah anak-anak pulang, tiga kali dalam minggu ini.'
    ),
    (
      2, '30 days', 'b0000000-0000-4000-8000-000000000013', 'alat_makan', null,
      'Beberapa ompreng masih berminyak dan berbau sabun ketika dibagikan.'
    ),
    (
      3, '20 days', 'b0000000-0000-4000-8000-000000000013', 'makanan', 'SD Negeri Cemara 02',
      'Sayurnya berlendir dan anak saya tidak mau memakannya. Fotonya ada pada wali kelas.'
    ),
    (
      4, '9 days', 'b0000000-0000-4000-8000-000000000012', 'limbah', null,
      'Air cucian dapur mengalir ke selokan depan rumah kami dan berbau sejak dua minggu.'
    ),
    (
      5, '1 hour', 'b0000000-0000-4000-8000-000000000012', 'kebisingan', null,
      'Genset dinyalakan pukul dua pagi, di sebelah kamar orang tua kami yang sakit.'
    ),
    (
      6, '3 hours', null, 'makanan', 'TK Melati Kembar',
      'Nasinya keras dan buahnya busuk. Kami tidak tahu dapur mana yang memasaknya.'
    )
) as sent (number, age, sppg_id, kategori, sekolah, isi)
on conflict do nothing;

insert into public.keluhan_pengirim (keluhan_id, name, phone, email)
values ('c1000000-0000-4000-8000-000000000003', 'Wuryaningsih Handayani', '0800-0000-0091', 'wuryaningsih@contoh.id')
on conflict do nothing;

insert into public.keluhan_pesan (id, keluhan_id, dari, isi, status, teks_publik, oleh, created_at)
select
  ('c2000000-0000-4000-8000-00000000000' || number)::uuid, ('c1000000-0000-4000-8000-00000000000' || keluhan)::uuid, 'kami', isi,
  status, teks_publik, 'e0000000-0000-4000-8000-000000000001', now() - age::interval
from (
  values
    (
      1, 1, '39 days', 'Selesai',
      'Maaf. Mobil pengantar dapur ini rusak. Sejak kemarin dipakai mobil pengganti, dan jam tiba di tiap sekolah dicatat setiap hari.',
      'Mobil pengantar dapur ini rusak. Sejak kemarin dipakai mobil pengganti, dan jam tiba di tiap sekolah dicatat setiap hari.'
    ),
    (2, 2, '27 days', 'Selesai', 'Mesin cuci ompreng sudah diperbaiki, dan setiap ompreng kini dibilas dua kali.', null),
    (3, 3, '12 days', 'Ditindaklanjuti', 'Pemasok sayur dapur ini sedang kami periksa. Hasilnya kami tulis di sini.', null)
) as answered (number, keluhan, age, status, isi, teks_publik)
on conflict do nothing;

-- After the answer that it opens again.
insert into public.keluhan_pesan (id, keluhan_id, dari, isi, created_at) values (
  'c2000000-0000-4000-8000-000000000004', 'c1000000-0000-4000-8000-000000000002', 'pengirim',
  'Masih sama: hari ini ompreng anak saya kembali berminyak.', now() - interval '5 days'
)
on conflict do nothing;
