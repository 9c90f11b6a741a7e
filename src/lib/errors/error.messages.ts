import type { Messages } from '@/lib/toasts/toast-message';

export const errorMessages = {
  notAllowed: 'Anda tidak berhak melakukan tindakan ini.',
  sessionEnded: 'Sesi Anda telah berakhir. Silakan login kembali.',
  tooManyRequests: 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  /** The sentence for a gateway that refuses everybody's requests, not for a throttle that counted this visitor's. */
  busy: 'Terlalu banyak permintaan. Silakan coba lagi beberapa menit lagi.',
  serverDown: 'Server sedang bermasalah. Silakan coba lagi nanti.',

  wrongCredentials: 'Email atau kata sandi salah.',
  emailNotConfirmed: 'Email belum dikonfirmasi. Periksa kotak masuk Anda.',
  emailTaken: 'Email ini sudah terdaftar.',
  emailNotUsable: 'Alamat email ini tidak dapat dipakai.',
  /** A hosted project without a mail server of its own writes only to its team. */
  emailNotAuthorized: 'Server email situs ini belum dapat mengirim ke alamat Anda. Hubungi pengelola situs.',
  validationFailed: 'Data yang diisi belum lengkap atau belum benar.',
  signUpClosed: 'Pendaftaran akun sedang ditutup.',
  emailLoginClosed: 'Login dan pendaftaran dengan email sedang ditutup.',
  accountBlocked: 'Akun ini sedang diblokir. Hubungi pengelola situs.',
  samePassword: 'Kata sandi baru harus berbeda dari yang lama.',
  currentPasswordWrong: 'Kata sandi saat ini salah.',
  passwordCodeWrong: 'Kode salah atau sudah kedaluwarsa.',
  passwordTooShort: (length: string) => `Kata sandi terlalu lemah. Gunakan sedikitnya ${length} karakter.`,
  passwordTooPlain: 'Kata sandi terlalu lemah. Padukan huruf besar, huruf kecil, angka, dan simbol.',
  passwordLeaked: 'Kata sandi ini pernah bocor di internet. Gunakan kata sandi lain.',
  passwordTooWeak: 'Kata sandi terlalu lemah. Gunakan kata sandi yang lebih sulit ditebak.',

  rowNotFound: 'Data tidak ditemukan atau Anda tidak berhak mengubahnya.',
  rowStillReferenced: 'Data ini masih terkait dengan data lain.',
  valueTaken: 'Data dengan nilai yang sama sudah ada.',
  valueNotAllowed: 'Ada isian yang tidak sesuai ketentuan.',
  valueMissing: 'Ada isian wajib yang masih kosong.',
  textTooLong: 'Ada isian yang terlalu panjang.',
  numberTooLarge: 'Ada angka yang terlalu besar.',

  fileNameTaken: 'File dengan nama yang sama sudah ada.',
  fileTooLarge: 'Ukuran file melebihi batas yang diizinkan.',
  fileTypeNotAllowed: 'Jenis file ini tidak diizinkan.',
  // The storage service also reports a file as not found when the user may not read it.
  fileNotFound: 'File tidak ditemukan atau Anda tidak berhak membukanya.',
  bucketNotFound: 'Tempat penyimpanan file tidak ditemukan. Silakan hubungi pengelola situs.',
} satisfies Messages;
