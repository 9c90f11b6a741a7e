import { done, type Messages } from '@/lib/toasts/toast';

export const authMessages = {
  notSignedIn: { title: 'Login Gagal' },
  signedUp: done('Pendaftaran Berhasil', 'Silakan periksa email Anda untuk mengonfirmasi pendaftaran.'),
  notSignedUp: { title: 'Pendaftaran Gagal' },
  mailNotSent: { title: 'Email Gagal Dikirim' },
  confirmationSent: (email: string) =>
    done('Email Dikirim', `Tautan konfirmasi dikirim ke ${email}. Periksa juga folder spam.`),
  notVerified: { title: 'Konfirmasi Gagal' },
  passwordChanged: done('Kata Sandi Diganti', 'Gunakan kata sandi baru saat login berikutnya.'),
  passwordNotChanged: { title: 'Kata Sandi Gagal Diganti' },
  currentPasswordWanted: 'Isi juga kata sandi Anda saat ini.',
  codeWanted: 'Kami mengirim kode ke email Anda. Masukkan kode itu untuk melanjutkan.',
  emailMissing: 'Email wajib diisi.',
  passwordMissing: 'Kata sandi wajib diisi.',
  passwordTooShort: 'Kata sandi harus sedikitnya 8 karakter.',
  passwordTooLong: 'Kata sandi paling banyak 72 karakter.',
  passwordOfTooManyBytes:
    'Kata sandi terlalu panjang. Huruf beraksen dan emoji dihitung lebih dari satu karakter.',
  passwordOfSpaces: 'Kata sandi tidak boleh hanya berisi spasi.',
} satisfies Messages;
