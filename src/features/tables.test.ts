import { expect, test } from 'vitest';
import { constraintMessage } from '@/lib/errors/constraint-message';
import { errorMessage } from '@/lib/errors/error-message';
import './tables';

test.each([
  ['sppg_kode_unik_pendaftaran_key', 'Kode unik sudah digunakan oleh SPPG lain.'],
  ['sppg_kode_unik_pendaftaran_visible', 'Kode unik memuat karakter yang tidak terlihat.'],
  ['sppg_sasaran_jumlah_penerima_manfaat_not_negative', 'Jumlah sasaran tidak boleh negatif.'],
  ['sppg_sasaran_jumlah_penerima_manfaat_max', 'Jumlah sasaran terlalu besar.'],
  ['sppg_perkembangan_foto_at_most_four', 'Foto paling banyak empat.'],
  ['sppg_perkembangan_people_agreed_required', 'Persetujuan orang di foto wajib diisi.'],
  ['sppg_progres_pembangunan_max_length', 'Progres pembangunan terlalu panjang.'],
  ['sppg_nama_kepala_sppg_max_length', 'Nama kepala SPPG terlalu panjang.'],
  ['sppg_yayasan_id_fkey', 'Yayasan tidak ditemukan.'],
  ['sppg_pkey', 'Data ini sudah ada.'],
  ['sppg_nama_not_blank', 'Nama SPPG wajib diisi.'],
  ['sppg_kabupaten_kota_known', 'Kabupaten/kota tidak dikenal.'],
  ['sppg_sekolah_sppg_id_fkey', 'SPPG tidak ditemukan.'],
  ['sppg_sekolah_nama_not_blank', 'Nama sekolah wajib diisi.'],
  ['sppg_sekolah_npsn_plausible', 'NPSN harus 8 angka.'],
  ['sppg_sekolah_nama_key', 'Sekolah dengan nama ini sudah dicatat pada dapur ini.'],
  ['sppg_sertifikat_sppg_id_fkey', 'SPPG tidak ditemukan.'],
  ['sppg_sertifikat_jenis_known', 'Jenis tidak dikenal.'],
  ['sppg_sertifikat_status_known', 'Status tidak dikenal.'],
  ['sppg_sertifikat_nomor_key', 'Nomor ini sudah dicatat pada sertifikat lain yang sejenis.'],
  ['sppg_sertifikat_nomor_required_when_issued', 'Nomor wajib diisi bila sudah terbit.'],
  ['sppg_sertifikat_nomor_visible', 'Nomor memuat karakter yang tidak terlihat.'],
  ['sppg_sertifikat_penerbit_max_length', 'Penerbit terlalu panjang.'],
  ['sppg_sertifikat_hasil_known', 'Hasil akreditasi tidak dikenal.'],
  ['sppg_sertifikat_hasil_of_accreditation', 'Hasil hanya diisi untuk sertifikat jenis Akreditasi.'],
  ['sppg_sertifikat_tanggal_daftar_required', 'Isi tanggal daftar atau tanggal terbit.'],
  ['sppg_sertifikat_tanggal_terbit_required_when_issued', 'Tanggal terbit wajib diisi bila sudah terbit.'],
  ['sppg_sertifikat_tanggal_terbit_plausible', 'Tanggal terbit belum benar.'],
  ['sppg_sertifikat_tanggal_berakhir_after_issue', 'Tanggal berakhir harus setelah tanggal terbit.'],
  [
    'sppg_sertifikat_tanggal_dicabut_when_revoked',
    'Tanggal dicabut diisi bila statusnya “Dicabut”, dan hanya bila begitu.',
  ],
  ['sppg_sertifikat_tanggal_dicabut_not_before_issue', 'Tanggal dicabut tidak boleh sebelum tanggal terbit.'],
  ['sppg_sertifikat_scan_path_in_folder', 'Pindaian tidak berada di penyimpanan situs.'],
  [
    'sppg_sertifikat_scan_size_with_file',
    'Ukuran pindaian dicatat bersama filenya, dan hanya bersama filenya.',
  ],
  ['sppg_penghentian_sppg_id_fkey', 'SPPG tidak ditemukan.'],
  ['sppg_inspeksi_sppg_id_fkey', 'SPPG tidak ditemukan.'],
  ['sppg_inspeksi_hari_key', 'Inspeksi oleh pihak ini pada hari itu sudah dicatat. Ubah yang itu.'],
  [
    'sppg_kode_unik_pendaftaran_of_record',
    'Kode ini pernah dipakai SPPG lain yang mempunyai catatan resmi, dan tidak dipakai lagi.',
  ],
  [
    'sppg_kode_unik_pendaftaran_of_complaints',
    'Dengan kode ini masuk keluhan tentang SPPG lain, yang sekarang memakai kode lain. Pakai kode yang lain.',
  ],
  ['sppg_penghentian_alasan_max_length', 'Alasan terlalu panjang.'],
  ['sppg_penghentian_sampai_after_start', 'Hari terakhir tidak boleh sebelum tanggal mulai.'],
  [
    'sppg_penghentian_mulai_overlap',
    'Penghentian oleh pihak yang sama sudah dicatat untuk hari-hari itu. Ubah yang itu, atau isi dulu hari terakhirnya.',
  ],
  ['yayasan_nama_not_blank', 'Nama yayasan wajib diisi.'],
  ['yayasan_nama_visible', 'Nama yayasan memuat karakter yang tidak terlihat.'],
  ['yayasan_nama_key', 'Nama ini sudah digunakan oleh yayasan lain.'],
  ['yayasan_pengelola_max_length', 'Pengelola terlalu panjang.'],
  ['regional_contacts_kabupaten_kota_key', 'Kabupaten/kota ini sudah memiliki narahubung.'],
  ['regional_contacts_kabupaten_kota_known', 'Kabupaten/kota tidak dikenal.'],
  ['regional_contacts_nomor_telepon_plausible', 'Nomor telepon belum benar.'],
  ['regional_contacts_foto_url_in_bucket', 'Alamat foto tidak berada di penyimpanan situs.'],
  ['program_documents_category_known', 'Kategori tidak dikenal.'],
  ['news_articles_slug_key', 'Alamat ini sudah dipakai artikel lain, sekarang atau dulu.'],
  ['news_articles_alt_required', 'Teks alternatif wajib diisi.'],
  ['news_articles_picture_single', 'Gambar harus tepat satu.'],
  ['gallery_photos_people_agreed_required', 'Persetujuan orang di foto wajib diisi.'],
  ['faq_entries_link_required', 'Isi teks dan tujuan tautan, atau kosongkan keduanya.'],
  ['company_profile_office_hours_plausible', 'Jam kantor belum benar.'],
  ['deploy_hook_url_plausible', 'Tautan pembaruan belum benar.'],
  ['contact_messages_name_not_blank', 'Nama wajib diisi.'],
  ['contact_messages_kode_lacak_plausible', 'Kode lacak belum benar.'],
  ['partnership_applications_pesan_publik_max_length', 'Pesan untuk pengirim terlalu panjang.'],
  ['program_documents_file_name_not_blank', 'Nama file wajib diisi.'],
  ['partnership_applications_email_plausible', 'Email belum benar.'],
  ['something_else', undefined],
  ['constructor', undefined],
])('%s says: %s', (constraint, sentence) => {
  expect(constraintMessage(`new row for relation "x" violates check constraint "${constraint}"`)).toBe(
    sentence,
  );
});

test('other messages name no constraint', () => {
  expect(constraintMessage('permission denied for table sppg')).toBeUndefined();
});

test('a row that others still belong to has nothing wrong in its own columns', () => {
  const message =
    'update or delete on table "yayasan" violates foreign key constraint "sppg_yayasan_id_fkey" on table "sppg"';
  expect(constraintMessage(message)).toBeUndefined();
});

test('the sentence goes before what the code of the error says', () => {
  const message = 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_key"';
  expect(errorMessage({ code: '23505', message })).toBe('Kode unik sudah digunakan oleh SPPG lain.');
});
