import { afterEach, expect, test, vi } from 'vitest';
import { errorMessage } from './error-message';

const timeout = 'Server terlalu lama menjawab. Silakan coba lagi.';
const sessionEnded = 'Sesi Anda telah berakhir. Silakan login kembali.';
const weakPassword = { code: 'weak_password', message: 'Password should be stronger' };
const throttled = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
const serverDown = 'Server sedang bermasalah. Silakan coba lagi nanti.';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ code: 'invalid_credentials', message: 'Invalid login credentials' }, 'Email atau kata sandi salah.'],
  [
    {
      code: '23503',
      message:
        'update or delete on table "yayasan" violates foreign key constraint "sppg_yayasan_id_fkey" on table "sppg"',
    },
    'Data ini masih terkait dengan data lain.',
  ],
  [
    {
      code: 'P0001',
      message: 'Yayasan ini masih memiliki 3 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
    },
    'Yayasan ini masih memiliki 3 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
  ],
  [
    { code: 'weak_password', message: 'Password should be at least 12 characters.', reasons: ['length'] },
    'Kata sandi terlalu lemah. Gunakan sedikitnya 12 karakter.',
  ],
  [
    { ...weakPassword, reasons: ['characters', 'pwned'] },
    'Kata sandi terlalu lemah. Padukan huruf besar, huruf kecil, angka, dan simbol.',
  ],
  [
    { ...weakPassword, reasons: ['pwned'] },
    'Kata sandi ini pernah bocor di internet. Gunakan kata sandi lain.',
  ],
  [
    { ...weakPassword, reasons: [] },
    'Kata sandi terlalu lemah. Gunakan kata sandi yang lebih sulit ditebak.',
  ],
  [weakPassword, 'Kata sandi terlalu lemah. Gunakan kata sandi yang lebih sulit ditebak.'],
  [{ code: '57014', message: 'canceling statement due to statement timeout' }, timeout],
  [{ name: 'AuthSessionMissingError', status: 400, message: 'Auth session missing!' }, sessionEnded],
  [{ status: 400, statusCode: '403', message: '"exp" claim timestamp check failed' }, sessionEnded],
  [{ status: 400, statusCode: '403', message: 'signature verification failed' }, sessionEnded],
  [{ status: 400, statusCode: '403', message: 'Invalid Compact JWS' }, sessionEnded],
  [{ code: 'HTTP401', message: 'Invalid JWT' }, serverDown],
  [{ code: 'HTTP401', message: 'No API key found in request' }, serverDown],
  [{ status: 400, statusCode: '403', message: 'JWS Protected Header is invalid' }, sessionEnded],
  [
    { status: 400, statusCode: '404', message: 'Object not found' },
    'File tidak ditemukan atau Anda tidak berhak membukanya.',
  ],
  [
    { status: 400, statusCode: '404', message: 'Bucket not found' },
    'Tempat penyimpanan file tidak ditemukan. Silakan hubungi pengelola situs.',
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
  [
    new TypeError('Failed to fetch'),
    'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  ],
  [
    { message: 'TypeError: NetworkError when attempting to fetch resource.', details: '' },
    'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  ],
  [new DOMException('The operation timed out.', 'TimeoutError'), timeout],
  [new DOMException('The request timed out.', 'AbortError'), timeout],
  [{ code: 'constructor', message: 'Kuota habis' }, 'Kuota habis'],
  [{ statusCode: 'constructor', message: 'Kuota habis' }, 'Kuota habis'],
  [{ code: '42P01', message: 'relation "sppg" does not exist' }, 'relation "sppg" does not exist'],
  [{ code: 'PGRST001', message: 'Database client error. Retrying the connection.' }, serverDown],
  [
    { code: 'PT429', message: 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.' },
    throttled,
  ],
  [
    { code: 'PT429', message: 'Paling banyak 60 SPPG dapat Anda tambahkan dalam satu jam.' },
    'Paling banyak 60 SPPG dapat Anda tambahkan dalam satu jam.',
  ],
  [{ code: 'P0002', message: 'Akun tidak ditemukan.' }, 'Akun tidak ditemukan.'],
  [{ message: 'Kuota penyimpanan penuh' }, 'Kuota penyimpanan penuh'],
  [undefined, 'Terjadi kesalahan. Silakan coba lagi.'],
])('%j becomes %s', (error, sentence) => {
  expect(errorMessage(error)).toBe(sentence);
});

test.each([
  ['PGRST116', 'Data tidak ditemukan atau Anda tidak berhak mengubahnya.'],
  ['23503', 'Data ini masih terkait dengan data lain.'],
  ['23505', 'Data dengan nilai yang sama sudah ada.'],
  ['23514', 'Ada isian yang tidak sesuai ketentuan.'],
  ['23502', 'Ada isian wajib yang masih kosong.'],
  ['22001', 'Ada isian yang terlalu panjang.'],
  ['22003', 'Ada angka yang terlalu besar.'],
])('the code %s becomes: %s', (code, sentence) => {
  expect(errorMessage({ code, message: 'No constraint is named.' })).toBe(sentence);
});

test('a refusal is one of rights for who has signed in, and of the session for who has not any more', () => {
  const refusal = { code: '42501', message: 'permission denied for table sppg' };
  expect(errorMessage(refusal)).toBe(sessionEnded);
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ user: { id: '1' } }) });
  expect(errorMessage(refusal)).toBe('Anda tidak berhak melakukan tindakan ini.');
});
