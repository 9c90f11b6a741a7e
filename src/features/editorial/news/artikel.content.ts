import { site } from '@/config/site';

export const checkingArticle = {
  head: { title: 'Memuat berita', description: `Kabar terbaru dari ${site.name}.` },
  text: 'Memuat berita...',
};

export const withdrawnArticle = {
  head: { title: 'Berita Sudah Ditarik', description: `Berita ini tidak lagi ditayangkan ${site.name}.` },
  hero: {
    eyebrow: 'Berita',
    title: 'Berita ini sudah kami tarik',
    lead: 'Isinya mungkin sedang kami perbaiki, atau tidak berlaku lagi. Kabar lain tetap bisa Anda baca.',
  },
  others: 'Baca berita lain',
};
