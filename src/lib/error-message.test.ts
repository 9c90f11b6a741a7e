import { expect, test } from 'vitest';
import { errorMessage } from './error-message';

test.each([
  [{ code: 'invalid_credentials', message: 'Invalid login credentials' }, 'Email atau kata sandi salah.'],
  [
    {
      code: '23505',
      message: 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_key"',
    },
    'Kode unik sudah digunakan oleh SPPG lain.',
  ],
  [
    { code: '42501', message: 'permission denied for table sppg' },
    'Anda tidak berhak melakukan tindakan ini.',
  ],
  [
    { status: 400, statusCode: '403', message: 'new row violates row-level security policy' },
    'Anda tidak berhak melakukan tindakan ini.',
  ],
  [
    { status: 400, statusCode: '413', message: 'The object exceeded the maximum allowed size' },
    'Ukuran file melebihi batas yang diizinkan.',
  ],
  [{ status: 400, statusCode: '403', message: 'Terlalu banyak unggahan.' }, 'Terlalu banyak unggahan.'],
  [{ status: 429, message: 'Too many' }, 'Terlalu banyak permintaan. Silakan coba lagi beberapa menit lagi.'],
  [
    new TypeError('Failed to fetch'),
    'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  ],
  [
    { message: 'TypeError: NetworkError when attempting to fetch resource.', details: '' },
    'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  ],
  [
    new DOMException('The operation timed out.', 'TimeoutError'),
    'Server terlalu lama menjawab. Silakan coba lagi.',
  ],
  [{ message: '{}' }, 'Terjadi kesalahan. Silakan coba lagi.'],
  [{ message: 'Kuota penyimpanan penuh' }, 'Kuota penyimpanan penuh'],
  [undefined, 'Terjadi kesalahan. Silakan coba lagi.'],
])('%j becomes %s', (error, sentence) => {
  expect(errorMessage(error)).toBe(sentence);
});
