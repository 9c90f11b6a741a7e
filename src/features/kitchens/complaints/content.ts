import type { Text } from '@/components/running-text';
import { site } from '@/config/site';

const { complaint, hotline } = site.officialChannels;

/** How many working days (Monday to Friday) the first answer may take; the database holds the clock (`private.answer_due`). */
export const answerDays = 3;

/** Whom a complaint costs nothing, and where else to go. */
export const safety =
  'Tidak ada yang kehilangan makanan atau tempatnya karena mengadu. Dapur dalam jaringan kami tidak boleh mengurangi porsi, mencoret penerima, atau menegur murid, orang tua, guru, dan relawan karena sebuah keluhan. Bila itu terjadi, adukan juga.';

/** Channels that do not lead through the company. */
export const otherChannels: { name: string; text: Text }[] = [
  {
    name: 'SAGI 127',
    text: [
      'Telepon ',
      { text: complaint.display, to: complaint.href },
      ', pengaduan program MBG secara nasional.',
    ],
  },
  {
    name: 'LaporGub',
    text: [
      'Kanal pengaduan Gubernur Jawa Tengah. Hotline MBG provinsi: ',
      { text: hotline.display, to: hotline.href },
      '.',
    ],
  },
  {
    name: 'Ombudsman Republik Indonesia',
    text: 'Untuk pelayanan yang buruk, atau pengaduan yang tidak dijawab.',
  },
];

/** Below the numbers. */
export const howCounted =
  'Dihitung oleh sistem saat keluhan masuk, dijawab, dan dibuka lagi. Isi keluhan, nama, dan foto pengirim tidak ditampilkan. Kiriman beruntun dalam jumlah besar dihitung setelah kami periksa.';
