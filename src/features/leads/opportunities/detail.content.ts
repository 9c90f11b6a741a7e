import type { Text } from '@/components/running-text';
import { contactAboutPath, paths } from '@/config/paths';

// Texts that the pages of all opportunities share; each page's own are in <slug>.content.ts.

export const team = {
  title: 'Tim Kemitraan',
  email: 'Email',
  phone: 'Telepon',
  hours: 'Jam kantor',
};

export const calendar = { days: 'Hari', check: 'Diperiksa:' };

export const proposalTitle = 'Isi proposal yang kami baca';

export const fraudNote: { title: string; text: Text } = {
  title: 'Tidak ada biaya pendaftaran di sini.',
  text: [
    'Ada yang menjual “titik SPPG” atau meminta uang muka dengan nama kami? Baca ',
    { text: 'Waspada Penipuan', to: paths.waspadaPenipuan },
    '. Tidak setuju dengan penilaian, tagihan, atau cara nama Anda dipakai? ',
    { text: 'Ajukan keberatan', to: contactAboutPath('Keberatan kemitraan') },
    '.',
  ],
};
