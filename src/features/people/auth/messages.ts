import type { Messages } from '@/lib/toasts/toast';

export const authMessages = {
  notSignedIn: { title: 'Login Gagal' },
  signedUp: {
    title: 'Pendaftaran Berhasil',
    description: 'Silakan periksa email Anda untuk mengonfirmasi pendaftaran.',
    variant: 'success',
  },
  notSignedUp: { title: 'Pendaftaran Gagal' },
  mailNotSent: { title: 'Email Gagal Dikirim' },
  confirmationSent: (email: string) => ({
    title: 'Email Dikirim',
    description: `Tautan konfirmasi dikirim ke ${email}. Periksa juga folder spam.`,
    variant: 'success',
  }),
  notVerified: { title: 'Konfirmasi Gagal' },
  passwordChanged: {
    title: 'Kata Sandi Diganti',
    description: 'Gunakan kata sandi baru saat login berikutnya.',
    variant: 'success',
  },
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
