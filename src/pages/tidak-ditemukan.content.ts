import { site } from '@/config/site';

export const head = {
  title: 'Halaman Tidak Ditemukan',
  description: `Alamat yang Anda buka tidak ada di situs ${site.name}.`,
};

export const hero = {
  eyebrow: 'Kesalahan 404',
  title: 'Halaman Tidak Ditemukan',
  lead: 'Alamatnya mungkin salah ketik, atau halamannya sudah pindah. Dari sini Anda bisa kembali ke beranda atau bertanya kepada kami.',
  image: {
    src: '/images/hero/tidak-ditemukan.svg',
    alt: 'Seorang kurir membaca peta di persimpangan jalan desa, di samping papan penunjuk arah dan seekor ayam.',
  },
};
