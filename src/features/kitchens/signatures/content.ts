import { site } from '@/config/site';

export const signatureHead = {
  title: 'Konfirmasi yayasan',
  description:
    'Untuk pengurus yayasan yang menerima email dari kami: periksa dapur yayasan Anda, lalu nyatakan bahwa dapur itu milik Anda dan kami yang mengelolanya.',
};

export const signatureHero = {
  eyebrow: 'Untuk pengurus yayasan',
  title: signatureHead.title,
  lead: 'Anda membuka halaman ini dari email kami. Tidak perlu akun.',
};

/** The statement that a foundation signs. */
export const statement = `Benar dapur yayasan kami, dan ${site.name} mengelolanya`;

/** The text of the prerendered page, and of a visit without a mail's link. */
export const withoutLink =
  'Buka halaman ini lewat tautan di email kami kepada pengurus yayasan. Salin seluruh alamatnya, sampai huruf terakhir.';

/** The answer for each link that is unknown or no longer valid, in the words of the database. */
export const unknownLink =
  'Tautan ini tidak berlaku. Salin seluruh alamatnya dari email terakhir kami, atau mintalah kami mengirim yang baru.';

export const meaningSection = {
  title: 'Apa arti konfirmasi ini',
  points: [
    'Halaman setiap dapur yang Anda centang menulis “Dikonfirmasi yayasan” dengan tanggalnya, saat itu juga.',
    'Di sebelahnya tertulis sejak kapan alamat email ini dimasukkan petugas kami.',
    'Nama dan jabatan Anda tidak ikut tampil. Yang membacanya hanya admin kami.',
    'Konfirmasi berlaku setahun. Setelah itu kami bertanya lagi.',
    'Selama berlaku, Anda dapat menariknya lewat tautan di email terima kasih.',
    'Bila kode dapur atau yayasannya berganti, konfirmasinya berakhir.',
  ],
};
