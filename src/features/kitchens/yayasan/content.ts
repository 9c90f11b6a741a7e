import heroPicture from '@/content/pictures/hero/data-yayasan';

export const yayasanHead = {
  title: 'Data Yayasan dan SPPG',
  description:
    'Daftar yayasan di Jawa Tengah beserta SPPG yang dimilikinya: lokasi, status pengajuan, bangunan, dan sasaran penerima manfaat.',
};

export const yayasanHero = {
  eyebrow: 'Data Yayasan',
  title: 'Yayasan dan SPPG di Jawa Tengah',
  lead: 'Setiap SPPG dimiliki oleh sebuah yayasan. Buka salah satu yayasan untuk melihat SPPG-nya dan tahap masing-masing.',
  image: heroPicture,
};

export const correctionSection = {
  title: 'Ada data yang perlu diperbaiki?',
  lead: 'Bila data yayasan atau SPPG Anda belum tercantum atau sudah berubah, sampaikan kepada kami. Kami memeriksanya bersama pengelola yayasan, lalu memperbaikinya. Nama yayasan Anda tercantum tanpa persetujuan? Sampaikan juga sebagai keberatan.',
};
