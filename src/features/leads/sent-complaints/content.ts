import type { Text } from '@/components/running-text';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { answerDays, settleDays } from '@/features/kitchens/public-complaints/content';

const { complaint, emergency, governor, hotline, ombudsman, police, protection } = site.officialChannels;

export const complaintHead = {
  title: 'Sampaikan Keluhan',
  description: `Keluhan tentang dapur SPPG ${site.name}: makanan, kebersihan, keterlambatan, limbah, atau kekerasan, pungutan, dan pembalasan. Tanpa nama, dengan kode untuk membaca jawabannya.`,
};

export const complaintHero = {
  eyebrow: 'Keluhan',
  title: 'Sampaikan keluhan tentang dapur',
  lead: 'Tidak perlu menyebut nama. Jawabannya dibaca lewat kode.',
};

/** What to do about illness, above all fields. */
export const sick: { title: string; text: Text } = {
  title: 'Ada yang sakit?',
  text: [
    'Jangan menunggu jawaban kami. Telepon ',
    { text: emergency.display, to: emergency.href },
    ' atau bawa ke puskesmas sekarang. Simpan sisa makanannya untuk diperiksa.',
  ],
};

/** What happens with the data of a complaint; it also holds for complaints that only admins read. */
export const complaintPrivacy = (city: string) =>
  `Isi keluhan, foto, dan nama hanya dibaca petugas ${site.name} di ${city}, bukan dapur dan bukan sekolah. Yang tampil untuk umum hanya jumlah keluhan, dan teks yang kami tulis tersendiri.`;

/** Notes about the chosen kitchen, the same as on its page. */
export const kitchenNews = {
  known: (what: string, time: string) =>
    `Kami sudah tahu: ${what}, ${time} WIB. Tahu lebih banyak? Ceritakan saja.`,
  closed: (day: string) =>
    `Dapur ini ditutup sejak ${day}. Keluhan tentang masa sebelumnya tetap kami terima.`,
};

/** What happens after a complaint was sent. */
export const nextTexts = {
  until: (day: string) => `Dijawab paling lambat ${day}.`,
  readers: (city: string) =>
    `Yang membacanya petugas ${site.name} di ${city}, bukan dapur dan bukan sekolah.`,
  readersOfHarm: (city: string) =>
    `Yang membacanya hanya admin ${site.name} di ${city}, bukan pengelola, dapur, atau sekolah.`,
  lost: 'Kode hilang? Tulis lagi: sebut hari dan dapurnya. Anda tidak perlu menyebut nama.',
  elsewhere: [
    'Saluran di luar kami: ',
    { text: 'LaporGub', to: governor },
    ', ',
    { text: 'Ombudsman', to: ombudsman },
    ', ',
    { text: complaint.display, to: complaint.href },
    ' dari BGN.',
  ] satisfies Text,
};

export const kitchenTexts = {
  legend: 'Dapur yang mana?',
  unknown: 'Saya tidak tahu dapurnya',
  unknownHint: 'Tulis nama sekolah atau tempatnya di bawah, supaya dapurnya dapat kami cari.',
  hint: 'Kode di poster, nama sekolah, nama dapur, atau alamatnya. Misalnya: Tembalang Semarang.',
  other: 'Bukan dapur ini',
  none: 'Tidak ada dapur yang cocok. Tulis lebih sedikit, atau pilih “Saya tidak tahu dapurnya”.',
};

/** The titles of the two groups in the list of kinds. */
export const categoryGroupTitles = {
  kitchen: 'Makanan dan dapurnya',
  harm: 'Hanya dibaca admin kami',
};

/** Shown above the text of a complaint about harm. */
export const harmTexts = {
  first: 'Ada yang sedang dalam bahaya? Telepon dulu, lalu tulis di sini.',
  readers:
    'Keluhan jenis ini hanya dibaca dan dijawab admin kami. Pengelola dapur tidak dapat membukanya, dan tidak diberi tahu bahwa keluhan ini ada. Untuk umum hanya jumlahnya yang tampil, tanpa dapur dan tanpa jenis.',
  reprisal: 'Setiap admin langsung mendapat surat. Tenggat jawabannya satu hari kerja.',
};

export const harmNumbers = [
  { ...emergency, about: 'Ambulans' },
  { ...police, about: 'Polisi' },
  { ...protection, about: 'Perempuan dan anak' },
];

/** The offer of an unsent draft, which tells nothing of its text. */
export const offerTexts = {
  aboutOther: 'Ada tulisan yang belum terkirim tentang dapur lain.',
  onDevice: 'Ada keluhan yang belum terkirim dari perangkat ini.',
  open: 'Lihat',
};

export const photoHint =
  'Paling banyak tiga. Lokasi dan data kamera tidak ikut terkirim, dan fotonya tidak ditampilkan untuk umum.';

export const nameHint =
  'Tanpa nama pun keluhan Anda diperiksa dengan cara yang sama. Nama hanya dapat dibuka admin, dan setiap pembukaan tercatat.';

export const afterSection = {
  title: 'Setelah keluhan terkirim',
  lead: 'Hitungan keluhan ditulis oleh sistem, dan tidak dapat diubah atau dihapus lewat situs ini, juga tidak oleh admin. Isi, foto, dan nama dapat dihapus, misalnya bila pengirimnya meminta; hitungannya tetap ada, juga bila keluhannya tidak dijawab. Angka untuk umum diperbarui setiap Senin pagi. Yang dinilai admin bukan keluhan sungguhan tampil sebagai “disaring”, dengan alasan yang tercatat. Kiriman beruntun dalam jumlah besar dihitung setelah kami periksa.',
};

export const afterSteps: { title: string; text: Text }[] = [
  {
    title: 'Anda menerima kode',
    text: [
      'Dengan kode itu Anda melihat keadaan keluhan dan jawaban kami di halaman ',
      { text: 'Lacak', to: paths.lacak },
      '. Isi keluhan Anda tidak ditampilkan di sana.',
    ],
  },
  {
    title: `Jawaban dalam ${answerDays} hari kerja`,
    text: `Senin sampai Jumat, dan selesai dalam ${settleDays} hari. Yang lewat tenggat tampak di angka untuk umum mulai Senin berikutnya.`,
  },
  {
    title: 'Belum beres? Tulis lagi',
    text: 'Selama 30 hari setelah kami menyatakannya selesai, Anda dapat membukanya kembali, paling banyak dua kali. Tenggatnya mulai lagi.',
  },
];

/** That a complaint has no drawback for its sender, and where else to complain. */
export const safety =
  'Tidak ada yang kehilangan makanan atau tempatnya karena mengadu. Dapur dalam jaringan kami tidak boleh mengurangi porsi, mencoret penerima, atau menegur murid, orang tua, guru, dan relawan karena sebuah keluhan. Bila itu terjadi, pilih “Saya atau anak saya dibalas karena mengadu”: hanya admin yang membacanya.';

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
      { text: new URL(governor).host, to: governor },
      ', kanal pengaduan Gubernur Jawa Tengah. Hotline MBG provinsi: ',
      { text: hotline.display, to: hotline.href },
      ', ',
      { checkedOn: hotline.checkedOn },
      '.',
    ],
  },
  {
    name: 'Ombudsman Republik Indonesia',
    text: [
      { text: new URL(ombudsman).host, to: ombudsman },
      ', untuk pelayanan yang buruk, atau pengaduan yang tidak dijawab.',
    ],
  },
];

export const trustSection = {
  title: 'Tidak percaya kami?',
  lead: 'Adukan lewat saluran yang tidak melalui kami, atau lewat keduanya.',
};

/** The texts with which a sender adds something at /lacak. */
export const furtherTexts = {
  kami: 'Jawaban kami',
  pengirim: 'Pengirim menulis lagi',
  unanswered: 'Belum ada jawaban.',
  reopened: 'Keluhan dibuka kembali dan menunggu jawaban kami.',
  open: 'Belum beres? Tulis lagi',
  until: (day: string) => `Keluhan ini dapat dibuka kembali sampai ${day}, dengan kode yang sama.`,
  closed: 'Keluhan ini sudah tidak dapat dibuka lagi.',
  another: 'Kirim keluhan baru',
  reprisal: 'Anda atau anak Anda dibalas karena mengadu?',
  reportReprisal: 'Laporkan kepada admin',
};
