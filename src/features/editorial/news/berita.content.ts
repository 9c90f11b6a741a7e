import { site } from '@/config/site';

export const newsHead = {
  title: 'Berita',
  description: `Kabar dari dapur percontohan dan kegiatan ${site.legalName}: pembangunan, pelatihan, pasokan, dan distribusi.`,
};

export const newsHero = {
  eyebrow: 'Berita',
  title: 'Catatan dari dapur percontohan',
  lead: 'Kami menuliskan apa yang dikerjakan, termasuk yang belum beres. Sebagian terjadi sebelum kebanyakan orang bangun.',
};

export const listSection = { title: 'Kabar terbaru' };

export const noNews = 'Berita pertama akan tampil di sini.';
