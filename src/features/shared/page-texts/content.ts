import { site } from '@/config/site';

/**
 * The texts of these pages until the owner writes others in Konten: title and lead of the hero, and the call at the
 * end.
 */
export const pageTexts = {
  beranda: {
    hero_title: 'Satu tampah, *banyak tangan*',
    hero_lead:
      'Kami menyiapkan dan mengelola dapur SPPG bersama yayasan, pemasok, kontraktor, dan warga sekitar: dari lahan kosong sampai ompreng tiba di sekolah dan posyandu.',
    closing_title: 'Punya kebun, bengkel, modal, atau keahlian?',
    closing_text:
      'Taruh di tampah yang sama. Ceritakan apa yang Anda punya dan di mana Anda berada; kami jelaskan peran yang mungkin cocok, juga yang tidak.',
  },
  tentang: {
    hero_title: 'Kami mengatur kerja di balik setiap ompreng makanan',
    hero_lead: `${site.legalName} mempertemukan yayasan pemilik SPPG dengan orang-orang yang membangun, memasok, memasak, dan mengantar. Masing-masing mengerjakan bagian yang paling dikuasainya.`,
    closing_title: 'Ingin ikut mengerjakannya?',
    closing_text:
      'Ada tujuh bentuk kemitraan, dari pemasok sayur sampai penyandang dana. Pilih yang paling dekat dengan Anda.',
  },
  program: {
    hero_title: 'Dari dapur SPPG ke meja makan sekolah',
    hero_lead:
      'Program Makan Bergizi Gratis menyediakan makanan bagi peserta didik, ibu hamil, ibu menyusui, dan balita. SPPG adalah dapurnya.',
    closing_title: 'Ada tempat untuk Anda di dapur ini',
    closing_text:
      'Sebutkan kabupaten atau kota Anda dan apa yang bisa Anda bawa. Kami sebutkan dapur mana yang membutuhkannya, atau kami katakan terus terang bila belum ada.',
  },
};

export type TextPage = keyof typeof pageTexts;

export type PageTexts = (typeof pageTexts)[TextPage];
