import { expect, test } from 'vitest';
import { constraintMessage } from './constraint-message';

test.each([
  ['sppg_kode_unik_pendaftaran_key', 'Kode unik sudah digunakan oleh SPPG lain.'],
  ['sppg_kode_unik_pendaftaran_visible', 'Kode unik memuat karakter yang tidak terlihat.'],
  ['sppg_sasaran_jumlah_penerima_manfaat_not_negative', 'Jumlah sasaran tidak boleh negatif.'],
  ['sppg_progres_pembangunan_max_length', 'Progres pembangunan terlalu panjang.'],
  ['sppg_nama_kepala_sppg_max_length', 'Nama kepala SPPG terlalu panjang.'],
  ['sppg_yayasan_id_fkey', 'Yayasan tidak ditemukan.'],
  ['sppg_pkey', 'Data ini sudah ada.'],
  ['contact_messages_name_not_blank', 'Nama wajib diisi.'],
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
