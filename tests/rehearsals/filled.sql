-- A month of use on the seeded database, so that every table has rows. What people do goes as they do it, where a row or a function
-- is enough; filled.ts fails for a table that stays empty.

insert into auth.users (id, email, email_confirmed_at, created_at, raw_user_meta_data)
select
  ('e3000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'warga' || n || '@contoh.id', now() - interval '20 days',
  now() - interval '20 days', '{}'
from generate_series(1, 12) as n;
insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at)
select gen_random_uuid(), 'email', id, id, jsonb_build_object('sub', id, 'email', email), created_at from auth.users where email like 'warga%';
update public.accounts set role = 'pengelola' where email in ('warga1@contoh.id', 'warga2@contoh.id');
update public.accounts set role = 'admin', nama = 'Wening Larasati' where email = 'warga3@contoh.id';
update public.accounts set ended_at = now() - interval '3 days' where email = 'warga4@contoh.id';
update auth.users set raw_user_meta_data = jsonb_build_object(
  'avatar_url', '/storage/v1/object/public/avatars/' || id || '/foto.png?v=1'
) where email = 'warga2@contoh.id';
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
select gen_random_uuid(), user_id, 'Ponsel', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP'
from public.accounts where email = 'warga3@contoh.id';
insert into public.invitations (email, role, nama, token_hash, invited_by)
select 'undangan@contoh.id', 'pengelola', 'Prabu Anom', 'belum-dipakai', user_id from public.accounts where email = 'warga3@contoh.id';
update public.access_settings set access_mode = 'approved_only';

-- Kitchens, and all that hangs on one.
insert into public.yayasan (id, nama, alamat, pengelola)
select ('a3000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Yayasan Isi ' || n, 'Jalan Isi No. ' || n, 'Pengurus ' || n
from generate_series(1, 10) as n;
insert into public.yayasan_kontak (yayasan_id, email) select id, 'pengurus@contoh.id' from public.yayasan where nama like 'Yayasan Isi %';
insert into public.sppg (
  id, kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, sasaran_jumlah_penerima_manfaat, yayasan_id,
  status_pengajuan_sppg, status_verifikasi
)
select
  ('b3000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'ISI-' || lpad(n::text, 4, '0'), 'SPPG Isi ' || n,
  'Jalan Isi Raya No. ' || n, 'Kabupaten Klaten', 1000 + n, ('a3000000-0000-4000-8000-' || lpad((1 + n % 10)::text, 12, '0'))::uuid,
  'Terverifikasi', 'Sudah Operasional'
from generate_series(1, 40) as n;
insert into public.sppg_sekolah (sppg_id, nama, npsn)
select id, 'SD Negeri ' || kode_unik_pendaftaran, '9990' || right(kode_unik_pendaftaran, 4) from public.sppg where nama like 'SPPG Isi %';
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, penerbit, tanggal_terbit, tanggal_berakhir, scan_path, scan_size)
select
  id, 'SLHS', 'Terbit', 'SLHS/' || kode_unik_pendaftaran, 'Dinas Kesehatan', current_date - 300, current_date + 20,
  case when kode_unik_pendaftaran < 'ISI-0005' then gen_random_uuid() || '.pdf' end,
  case when kode_unik_pendaftaran < 'ISI-0005' then 1000 end
from public.sppg where nama like 'SPPG Isi %';
insert into public.sppg_perkembangan (sppg_id, status_verifikasi, catatan, foto)
select id, status_verifikasi, 'Catatan ' || kode_unik_pendaftaran, array[gen_random_uuid() || '.webp']
from public.sppg where nama like 'SPPG Isi 1%';
insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan)
select id, current_date - 5, 'BGN', 'Belum ber-SLHS' from public.sppg where nama like 'SPPG Isi 2%';
insert into public.sppg_inspeksi (sppg_id, hari, oleh, hasil, temuan)
select id, current_date - 9, 'Dinas Kesehatan', 'perlu perbaikan', 'Tempat cuci tangan' from public.sppg where nama like 'SPPG Isi 3%';
insert into public.sppg_kejadian (id, sppg_id, jenis, hari)
select ('b5' || right(id::text, 34))::uuid, id, 'keterlambatan', current_date - 2 from public.sppg where nama = 'SPPG Isi 4';
insert into public.sppg_kejadian_kabar (kejadian_id, isi) select id, 'Makanan datang pukul 13.' from public.sppg_kejadian where id::text like 'b5%';
update public.sppg set kode_unik_pendaftaran = 'ISI-1005' where kode_unik_pendaftaran = 'ISI-0005';
update public.sppg set ditutup_pada = current_date, alasan_tutup = 'Kontrak berakhir' where kode_unik_pendaftaran = 'ISI-0006';
delete from public.sppg where kode_unik_pendaftaran in ('ISI-0007', 'ISI-0008');

-- What visitors send, and what became of it.
insert into public.contact_messages (name, email, subject, message, created_at)
select 'Pengirim ' || n, 'pengirim' || n || '@contoh.id', 'Pertanyaan ' || n, 'Isi pesan ' || n, now() - n * interval '6 hours'
from generate_series(1, 20) as n;
update public.contact_messages set status = 'Selesai', note = 'Sudah dijawab', pesan_publik = 'Sudah kami balas.' where name like 'Pengirim 1%';
insert into public.partnership_applications (opportunity_id, contact_person, email, document_url)
select
  'investasi_sppg', 'Mitra ' || n, 'mitra' || n || '@contoh.id',
  '/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/' || n || '_usul.pdf'
from generate_series(1, 4) as n;
insert into public.keluhan (id, sppg_id, kategori, hari, isi, kode_lacak, foto)
select
  id, 'b3000000-0000-4000-8000-000000000010', 'makanan', current_date - 1, 'Sayurnya basi.', 'KE30000000' || n || 'Z', array[id || '/1.jpg']
from (select n, ('c3000000-0000-4000-8000-00000000000' || n)::uuid as id from generate_series(1, 4) as n) as sent;
insert into public.keluhan_pengirim (keluhan_id, name, email) values ('c3000000-0000-4000-8000-000000000001', 'Sekar', 'sekar@contoh.id');
insert into public.keluhan_pesan (keluhan_id, dari, isi, status)
values ('c3000000-0000-4000-8000-000000000001', 'kami', 'Terima kasih, kami periksa.', 'Diperiksa');

-- Content, with what it said before.
update public.news_articles set slug = 'titik-tidak-dijual' where slug = 'waspada-jual-beli-titik-sppg';
update public.gallery_photos set status = 'draf' where position = 9;
update public.news_articles
set illustration = null, photo_path = gen_random_uuid() || '.webp', photo_width = 1280, photo_height = 853
where slug = 'batu-pertama-dapur-percontohan';
insert into public.program_document_editions (document_id, edition, file_path)
select id, 1, 'program_regulations/1_edisi-pertama.pdf' from public.program_documents where title = 'Jadwal Kerja Harian Dapur SPPG';
update public.program_documents set edition = 2, edition_at = now() where title = 'Jadwal Kerja Harian Dapur SPPG';
update public.regional_contacts set foto_url = '/storage/v1/object/public/contact_photos/1_kota-tegal.png' where kabupaten_kota = 'Kota Tegal';
insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/0123456789abcdef');

-- The daily jobs.
select private.queue_certificate_mails();
select private.note_daily_numbers();
select private.count_complaints(now());

-- Every file that a row names, one that no row has named yet, and one that none names any more.
insert into storage.objects (bucket_id, name, metadata)
select bucket_id, name, '{"size": 1000}' from private.named_files where name <> '' on conflict do nothing;
insert into storage.objects (bucket_id, name, created_at, metadata)
values ('contact_photos', '2_terlupa.png', now() - interval '1 day', '{"size": 1000}');
update public.regional_contacts set foto_url = '/storage/v1/object/public/contact_photos/2_kota-tegal.png' where kabupaten_kota = 'Kota Tegal';
insert into storage.objects (bucket_id, name, metadata) values ('contact_photos', '2_kota-tegal.png', '{"size": 1000}');
