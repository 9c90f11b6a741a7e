import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/direktori';

export const contactsHead = {
  title: 'Direktori Kontak Regional',
  description: `Nama dan nomor telepon narahubung ${site.name} untuk setiap kabupaten dan kota di Jawa Tengah.`,
};

export const contactsHero = {
  eyebrow: 'Direktori kontak',
  title: 'Narahubung di daerah Anda',
  lead: 'Cari kabupaten, kota, atau nama, lalu ketuk nomornya untuk menelepon.',
  image: heroPicture,
};

export const questionSection = {
  title: 'Tidak menemukan yang Anda cari?',
  lead: 'Perhatikan awalannya: Kabupaten dan Kota Tegal, misalnya, punya narahubung yang berbeda. Atau kirim pertanyaan lewat formulir. Kami teruskan ke narahubung yang tepat pada jam kantor.',
};
