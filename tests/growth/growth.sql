-- The size that the site is built for: 500 foundations, 5,000 SPPG, and the leads and audit entries of ten years.

insert into auth.users (id, email)
select ('e1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'pengelola' || n || '@contoh.id'
from generate_series(1, 20) as n;
insert into auth.users (id, email)
select ('e2000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'warga' || n || '@contoh.id'
from generate_series(1, 2000) as n;
update public.accounts set role = 'admin' where email like 'pengelola%@contoh.id';

insert into public.yayasan (id, nama, alamat, pengelola, created_at)
select
  ('a1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
  'Yayasan Tumbuh ' || n, 'Jalan Kawung No. ' || n || ', Kota Semarang', 'Pengelola ' || n,
  timestamptz '2026-01-01 08:00:00+07' + n * interval '17 minutes'
from generate_series(1, 500) as n;

insert into public.sppg (
  kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, sasaran_jumlah_penerima_manfaat, yayasan_id, status_verifikasi, created_at
)
select
  'TUMBUH-' || lpad(n::text, 5, '0'), 'SPPG Tumbuh ' || n, 'Jalan Truntum No. ' || n || ', Kabupaten Klaten', 'Kabupaten Klaten', 2500,
  ('a1000000-0000-4000-8000-' || lpad((1 + n % 500)::text, 12, '0'))::uuid,
  case when n % 10 < 6 then 'Siap Bangun' when n % 10 < 9 then 'Proses Pembangunan' else 'Sudah Operasional' end,
  timestamptz '2026-01-01 08:00:00+07' + n * interval '7 minutes'
from generate_series(1, 5000) as n;

-- In life what hangs on kitchens comes one by one: all at once it would stamp, and so move, every kitchen.
alter table public.sppg_sertifikat disable trigger note_words_of_added;
alter table public.sppg_penghentian disable trigger note_words_of_added;
alter table public.sppg_kejadian disable trigger note_words_of_added;
alter table public.sppg_inspeksi disable trigger note_words_of_added;
alter table public.sppg_sekolah disable trigger note_words_of_added;
alter table public.sppg_perkembangan disable trigger note_words_of_added;
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, penerbit, tanggal_terbit, tanggal_berakhir)
select
  id, case when n % 5 = 0 then 'Juru Masak' else 'SLHS' end, 'Terbit', kode_unik_pendaftaran, 'Dinas Kesehatan',
  date '2026-01-01' + n % 300, date '2026-11-01' + n % 300
from (select id, kode_unik_pendaftaran, row_number() over (order by id)::int as n from public.sppg) as kitchen;

-- Every fifth kitchen was suspended, five still are.
insert into public.sppg_penghentian (sppg_id, mulai, sampai, oleh, alasan)
select id, date '2026-01-01' + n % 100, case when n % 1000 > 0 then date '2026-05-01' end, 'BGN', 'Uji'
from (select id, row_number() over (order by id)::int as n from public.sppg) as kitchen
where n % 5 = 0;
-- Every tenth kitchen was inspected each quarter of two years.
insert into public.sppg_inspeksi (sppg_id, hari, oleh, hasil, temuan)
select id, date '2024-12-01' + quarter * 90, 'Dinas Kesehatan', case when (n + quarter) % 7 > 0 then 'baik' else 'perlu perbaikan' end, 'Uji'
from (select id, row_number() over (order by id)::int as n from public.sppg) as kitchen
  cross join generate_series(0, 7) as quarter
where n % 10 = 0;
-- Each foundation has signed for a fifth of its kitchens in three years.
insert into public.sppg_penanda_tangan (id, yayasan_id, email, token_hash, created_at, expires_at, ditandatangani_pada, nama, jabatan)
select
  gen_random_uuid(), yayasan.id, 'pengurus@contoh.id', yayasan.id || ' ' || year, make_date(year, 9, 1), make_date(year, 10, 1),
  make_date(year, 9, 3), 'Wening', 'Ketua'
from public.yayasan cross join generate_series(2024, 2026) as year;
insert into public.sppg_tanda_tangan (
  penanda_tangan_id, sppg_id, dapur_id, yayasan_id, kode_sppg, ditandatangani_pada, berlaku_sampai, berakhir_karena
)
select
  signer.id, sppg.id, sppg.id, sppg.yayasan_id, kode_unik_pendaftaran, signer.ditandatangani_pada,
  (signer.ditandatangani_pada + interval '1 year')::date, case when signer.ditandatangani_pada < '2026-01-01' then 'Dikonfirmasi lagi' end
from public.sppg join public.sppg_penanda_tangan as signer using (yayasan_id)
where kode_unik_pendaftaran like '%0' or kode_unik_pendaftaran like '%5';
-- Every fifth kitchen had an incident, with three news; five are open.
insert into public.sppg_kejadian (sppg_id, jenis, hari, ditutup_pada, created_at)
select
  id, 'keterlambatan', date '2026-01-01' + n % 100, case when n % 1000 <> 1 then timestamptz '2026-05-01' end,
  timestamptz '2026-01-01' + n % 100 * interval '1 day'
from (select id, row_number() over (order by id)::int as n from public.sppg) as kitchen
where n % 5 = 1;
insert into public.sppg_kejadian_kabar (kejadian_id, isi) select id, 'Uji' from public.sppg_kejadian cross join generate_series(1, 3);
insert into public.sppg_sekolah (sppg_id, nama, npsn, kecamatan)
select sppg.id, format('SD Negeri Belajar %s-%s', kitchen.n, school), lpad((kitchen.n * 12 + school)::text, 8, '0'), 'Belajar'
from (select id, row_number() over (order by id) as n from public.sppg where kode_unik_pendaftaran like 'TUMBUH-%4') as kitchen
  join public.sppg using (id)
  cross join generate_series(1, 12) as school;

insert into public.sppg_perkembangan (sppg_id, tanggal, status_verifikasi, progres_pembangunan)
select id, date '2026-01-01' + step * 9, status_verifikasi, progres_pembangunan
from public.sppg cross join generate_series(1, 4) as step
where kode_unik_pendaftaran like 'TUMBUH-%5';

alter table public.sppg_sertifikat enable trigger note_words_of_added;
alter table public.sppg_penghentian enable trigger note_words_of_added;
alter table public.sppg_kejadian enable trigger note_words_of_added;
alter table public.sppg_inspeksi enable trigger note_words_of_added;
alter table public.sppg_sekolah enable trigger note_words_of_added;
alter table public.sppg_perkembangan enable trigger note_words_of_added;

insert into public.contact_messages (name, email, subject, message, status, handled_by, created_at)
select
  'Pengirim ' || n, 'pengirim' || n || '@contoh.id', 'Pertanyaan ' || n, repeat('Isi pesan. ', 20),
  case when n % 20 = 0 then 'Baru' else 'Selesai' end,
  case when n % 20 > 0 then ('e1000000-0000-4000-8000-' || lpad((n % 20)::text, 12, '0'))::uuid end,
  timestamptz '2026-01-01 08:00:00+07' + n * interval '1 hour'
from generate_series(1, 5000) as n;

insert into public.partnership_applications (opportunity_id, contact_person, email, message, status, handled_by, created_at)
select
  'investasi_sppg', 'Pemohon ' || n, 'pemohon' || n || '@contoh.id', repeat('Isi pengajuan. ', 20),
  case when n % 20 = 0 then 'Baru' else 'Selesai' end,
  case when n % 20 > 0 then ('e1000000-0000-4000-8000-' || lpad((n % 20)::text, 12, '0'))::uuid end,
  timestamptz '2026-01-01 08:00:00+07' + n * interval '1 hour'
from generate_series(1, 5000) as n;

-- In life each is counted as it comes.
alter table public.keluhan disable trigger user;
insert into public.keluhan (
  sppg_id, kode_sppg, kategori, hari, isi, kode_lacak, status, tenggat, tenggat_selesai, dijawab_pada, created_at,
  ditulis_pada
)
select
  id, kode_unik_pendaftaran, 'makanan', date '2026-01-01' + n % 300, repeat('Isi keluhan. ', 20),
  lpad(n::text, 12, '0'), case when n % 20 = 0 then 'Baru' else 'Selesai' end, timestamptz '2026-01-06' + n * interval '1 hour',
  timestamptz '2026-01-17' + n * interval '1 hour',
  case when n % 20 > 0 then timestamptz '2026-01-03' + n * interval '1 hour' end, timestamptz '2026-01-02' + n * interval '1 hour',
  timestamptz '2026-01-02' + n * interval '1 hour'
from (select id, kode_unik_pendaftaran, row_number() over (order by id)::int as n from public.sppg) as kitchen;
alter table public.keluhan enable trigger user;

analyze;
