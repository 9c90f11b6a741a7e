import type { Text } from '@/components/running-text';
import { site } from '@/config/site';

const { registration, complaint } = site.officialChannels;

export const noticeTexts = {
  title: 'Keadaan program',
  duties: 'Yang wajib bagi dapur',
  incentive: 'Insentif dari BGN',
  asOf: 'Keadaan per',
  source: 'Sumber',
  checkedOn: 'Diperiksa pada',
  /** While nothing is published. */
  unknown:
    'Kami belum memeriksa keadaan program yang terbaru. Jangan menganggap pendaftaran dapur baru sedang dibuka.',
};

/** What holds whatever the notice says. */
export const advice: Text = [
  'Keadaan dapat berubah setelah itu. Sebelum menyiapkan lahan, uang, atau berkas, tanyakan dulu ke ',
  { text: complaint.display, to: complaint.href },
  ' atau lihat ',
  { text: new URL(registration).host, to: registration },
  '. Pendaftaran mitra BGN gratis.',
];
