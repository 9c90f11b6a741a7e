import { site } from '@/config/site';

export const trackingHead = {
  title: 'Lacak Pesan & Pengajuan',
  description: `Lihat kabar pesan atau pengajuan yang Anda kirim kepada ${site.name} dengan kode yang muncul setelah mengirim.`,
};

export const trackingHero = {
  eyebrow: 'Lacak pesan & pengajuan',
  title: 'Sampai di mana pesan Anda?',
  lead: 'Masukkan kode dari pesan, pengajuan, atau keluhan Anda.',
};

export const trackingCodeHint =
  'Misalnya K7QF-2M9T-XW4D. Huruf kecil, spasi, dan tanda hubung tidak menjadi soal.';

export const codePrivacy = 'Siapa pun yang memegang kode ini dapat melihat kabarnya.';

/**
 * For the code of an anonymous sender: it is kept only on request, as another person at this device must not find it.
 */
export const keepTexts = {
  label: 'Ingat kode ini sampai tab ini ditutup',
  hint: 'Tanpa tanda ini, kodenya hilang begitu halaman ini ditinggalkan: catat atau salin dulu.',
};

export const lostSection = {
  title: 'Kodenya tidak tersimpan?',
  lead: 'Keluhan: tulis lagi, sebut hari dan dapurnya. Anda tidak perlu menyebut nama. Pesan dan pengajuan: tulis pesan dengan email yang sama, atau telepon kami pada jam kantor. Kami carikan.',
};

export const kindLabels = {
  contact_messages: 'Pesan lewat formulir kontak',
  partnership_applications: 'Pengajuan kemitraan',
  keluhan: 'Keluhan tentang dapur',
} as const;

/** What each status means for the sender. */
export const statusWords = {
  Baru: 'Sudah kami terima',
  Ditinjau: 'Sedang kami baca',
  Diperiksa: 'Sedang kami periksa',
  Ditindaklanjuti: 'Sedang kami tindak lanjuti',
  Dihubungi: 'Sudah kami hubungi, periksa email dan telepon',
  Diterima: 'Dilanjutkan ke pembicaraan',
  Ditolak: 'Belum dapat kami lanjutkan',
  Selesai: 'Selesai',
} as const;

/** In place of `Dihubungi` for senders without a telephone number. */
export const contactedByMail = 'Sudah kami hubungi, periksa email';
