import { builtOpenings } from 'virtual:content/openings';
import { createTopic } from '@/lib/content/content';
import { site } from '@/config/site';
import type { Tables } from '@/lib/supabase/database.types';

/** What pages read of a vacancy. */
export type Opening = Pick<
  Tables<'job_openings'>,
  'id' | 'title' | 'kitchen' | 'kabupaten_kota' | 'description' | 'closes_on' | 'created_at' | 'updated_at'
>;

export const openingsTopic = createTopic<Opening[]>(builtOpenings, async (tables) => {
  const { publishedOpenings } = await import('@/lib/content/published');
  return publishedOpenings(tables);
});

export const head = {
  title: 'Lowongan di Dapur SPPG',
  description: `Pekerjaan yang sedang dibuka di dapur SPPG jaringan ${site.name}: di mana, apa tugasnya, sampai kapan, dan cara melamar tanpa biaya.`,
};

export const hero = {
  eyebrow: 'Lowongan',
  title: 'Pekerjaan yang sedang dibuka',
  lead: 'Melamar tidak dipungut biaya, begitu juga mulai bekerja. Siapa pun yang meminta uang, seragam berbayar, atau ijazah asli bukan dari kami.',
};

export const openingTexts = {
  none: {
    title: 'Sekarang tidak ada lowongan',
    text: 'Bila sebuah dapur mencari orang, lowongannya tampil di sini dan diumumkan di balai desa. Tidak ada daftar tunggu yang dapat dibeli.',
  },
  closes: 'Ditutup',
  apply: 'Lamar lewat formulir',
  howTitle: 'Cara melamar',
  how: 'Tulis nama pekerjaan dan dapurnya, daerah Anda, dan nomor yang dapat dihubungi. KTP hanya ditunjukkan di kantor kami: jangan kirim salinannya. Kepala SPPG, ahli gizi, dan akuntan tidak kami terima di sini: Kepala SPPG diangkat oleh BGN.',
  labour: 'Tugas, pelatihan, dan hak pekerja dapur',
};
