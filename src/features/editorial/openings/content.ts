import { builtOpenings } from 'virtual:content/openings';
import { createTopic } from '@/lib/content/content';
import type { publishedOpenings } from '@/lib/content/published';
import { site } from '@/config/site';

/** A vacancy with the columns that pages read. */
export type Opening = Awaited<ReturnType<typeof publishedOpenings>>[number];

/** Read once a visit whatever the revision: closing a kitchen takes its vacancies away without a new revision. */
export const openingsTopic = createTopic<Opening[]>(
  builtOpenings,
  async (tables) => (await import('@/lib/content/published')).publishedOpenings(tables),
  { isCounted: true },
);

export const openingsHead = {
  title: 'Lowongan di Dapur SPPG',
  description: `Pekerjaan yang sedang dibuka di dapur SPPG jaringan ${site.name}: di mana, apa tugasnya, sampai kapan, dan cara melamar tanpa biaya.`,
};

export const openingsHero = {
  eyebrow: 'Lowongan',
  title: 'Pekerjaan yang sedang dibuka',
  lead: 'Melamar tidak dipungut biaya, begitu juga mulai bekerja. Siapa pun yang meminta uang, seragam berbayar, atau ijazah asli bukan dari kami.',
};

export const openingTexts = {
  none: {
    title: 'Sekarang tidak ada lowongan',
    text: 'Bila sebuah dapur mencari orang, lowongannya tampil di sini dan diumumkan di balai desa. Tidak ada daftar tunggu yang dapat dibeli.',
  },
  hours: 'Jam kerja',
  pay: 'Upah',
  unsettled: 'belum ditetapkan',
  closes: 'Hari terakhir melamar',
  closed: (day: string) => `Lowongan ini sudah berakhir: hari terakhir melamar ${day}.`,
  unbuilt: 'Dapur ini belum beroperasi. Tanyakan kapan pekerjaannya mulai sebelum Anda melamar.',
  task: 'Tugas dan syarat',
  kitchen: 'Lihat dapur ini',
  others: 'Lihat lowongan lain',
  atKitchen: 'Lowongan di dapur ini',
  apply: 'Lamar lewat formulir',
  howTitle: 'Cara melamar',
  how: 'Tulis nama pekerjaan dan dapurnya, daerah Anda, dan nomor yang dapat dihubungi. KTP hanya ditunjukkan di kantor kami: jangan kirim salinannya. Kepala SPPG, ahli gizi, dan akuntan tidak kami terima di sini: Kepala SPPG diangkat oleh BGN.',
  withoutMail: 'Tidak punya email?',
  labour: 'Tugas, pelatihan, dan hak pekerja dapur',
};

export const checkingOpening = {
  head: { title: 'Memuat lowongan', description: openingsHead.description },
  text: 'Memuat lowongan...',
};

export const withdrawnOpening = {
  head: { title: 'Lowongan Sudah Ditarik', description: `Lowongan ini tidak lagi dibuka ${site.name}.` },
  hero: {
    eyebrow: 'Lowongan',
    title: 'Lowongan ini sudah kami tarik',
    lead: 'Pekerjaannya mungkin sudah terisi, atau dapurnya sudah ditutup. Jangan membayar siapa pun yang masih menawarkannya.',
  },
  others: openingTexts.others,
};
