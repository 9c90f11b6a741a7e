import { errorField } from '@/lib/errors/failure';

/** The sentence for a name that another device of the same person has. */
export const taken = 'Nama ini sudah dipakai perangkat Anda yang lain.';

/** Sentences by the auth service's codes, apart from `errorMessage`, which visitors load, too. */
const sentences = new Map(
  Object.entries({
    mfa_verification_failed:
      'Kode salah atau sudah berganti. Masukkan kode yang sedang tampil di aplikasi; bila tetap ditolak, periksa jam perangkat itu.',
    mfa_challenge_expired: 'Waktu untuk kode itu habis. Masukkan kode yang sedang tampil di aplikasi.',
    mfa_ip_address_mismatch: 'Koneksi internet Anda berganti saat kode diperiksa. Coba lagi.',
    mfa_factor_name_conflict: taken,
    mfa_factor_not_found: 'Perangkat ini tidak terpasang lagi. Muat ulang halaman ini.',
    too_many_enrolled_mfa_factors: 'Perangkat Anda sudah terlalu banyak. Lepas satu dulu.',
    mfa_totp_enroll_not_enabled:
      'Verifikasi dua langkah belum dinyalakan di proyek Supabase: Authentication, Multi-Factor.',
    mfa_totp_verify_not_enabled:
      'Verifikasi dua langkah sedang dimatikan di proyek Supabase: Authentication, Multi-Factor.',
    insufficient_aal: 'Masukkan dulu kode verifikasi dari aplikasi autentikator Anda.',
  }),
);

/** Whether an error is about the code that was entered. */
export const isAboutCode = (error: unknown) =>
  /^mfa_(?:verification_failed|challenge_expired)$/.test(errorField(error, 'code') ?? '');

/** Whether another device of the same person has the name. */
export const isNameTaken = (error: unknown) => errorField(error, 'code') === 'mfa_factor_name_conflict';

/** The auth service's error with its sentence; one without a sentence here as it came. */
export function secondFactorError(error: Error): Error {
  const sentence = sentences.get(errorField(error, 'code') ?? '');
  return sentence ? Object.assign(error, { message: sentence }) : error;
}
