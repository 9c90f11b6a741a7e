import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/tidak-ditemukan';

export const head = {
  title: 'Halaman Tidak Ditemukan',
  description: `Alamat yang Anda buka tidak ada di situs ${site.name}.`,
};

export const hero = {
  eyebrow: 'Kesalahan 404',
  title: 'Halaman Tidak Ditemukan',
  lead: 'Alamatnya mungkin salah ketik, atau halamannya sudah pindah. Dari sini Anda bisa kembali ke beranda atau bertanya kepada kami.',
  image: heroPicture,
};
