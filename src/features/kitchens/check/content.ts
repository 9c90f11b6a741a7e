import type { Text } from '@/components/running-text';
import { complaintPath, paths } from '@/config/paths';
import { site } from '@/config/site';

const { complaint, emergency, hotline } = site.officialChannels;

export const checkHead = {
  title: 'Cek SPPG',
  description: `Periksa apakah sebuah dapur SPPG terdaftar di jaringan ${site.name}: letaknya, tahapnya, sertifikatnya, dan siapa yang dapat dihubungi.`,
};

export const checkHero = {
  eyebrow: 'Cek SPPG',
  title: 'Apakah dapur ini bagian dari jaringan kami?',
  lead: 'Tulis kode, nama, atau alamat dapur, atau sekolah yang dilayaninya. Jawabannya: ada atau tidak, di mana letaknya, dan sertifikat apa yang dipegangnya.',
};

export const scopeSentence = 'Dapur ini kami dampingi. Ini bukan izin BGN dan bukan jaminan makanannya aman.';

export const scopeNote = `Arti “Ada dalam daftar kami”: ${scopeSentence}`;

export const unconfirmed = {
  title: 'Tercatat, belum dikonfirmasi oleh kami',
  text: 'Data dapur ini ditulis oleh pengguna situs dan belum kami periksa. Ini bukan bukti bahwa dapur ini milik kami. Jangan membayar siapa pun sebelum memastikannya kepada kami.',
};

export const closed = {
  text: 'Halaman ini tetap ada supaya catatannya dapat diperiksa. Kodenya tidak dipakai dapur lain: jangan membayar siapa pun yang mengaku dari dapur ini.',
};

export const notOurs = {
  text: 'Kode ini tidak ada dalam daftar kami. Jangan membayar siapa pun sebelum memastikan.',
  other: 'Bisa jadi dapur ini dikelola pihak lain: tanya sekolah, dinas kesehatan, atau SAGI 127.',
  /** The answer on the page of a kitchen that is gone. */
  goneText: 'Dapur ini tidak lagi ada dalam daftar kami. Jangan membayar siapa pun sebelum memastikan.',
  link: 'Kenali penipuan titik SPPG',
};

/** The answer to words that find nothing: ways to find the kitchen, instead of an alarm. */
export const notFound = {
  incomplete: 'Daftar sekolah kami belum lengkap',
  allRecorded: 'Daftar sekolah kami dapat saja belum lengkap.',
  text: 'Atau tulis lebih sedikit: satu kata dari nama sekolah, dapur, alamat, atau yayasannya sudah cukup. Dapur kami juga dapat dicari di peta dan di daftar yayasan.',
  where: 'Di kabupaten atau kota mana sekolahnya?',
  list: 'Tampilkan dapur di sana',
  unanswered: 'Pilih kabupaten atau kota.',
  similar: 'Mungkin maksud Anda',
  map: 'Cari di peta',
  directory: 'Buka daftar yayasan',
  fraud: 'Ada yang meminta uang? Kenali penipuan titik SPPG',
};

export const mapSection = {
  id: 'peta',
  title: 'Di mana saja dapur kami',
  lead: [
    'Jumlah dapur yang tercatat pada kami di setiap kabupaten dan kota di Jawa Tengah. ',
    { text: 'Semua angkanya dan cara menghitungnya', to: paths.angka },
    ' dapat diunduh.',
  ] satisfies Text,
};

/** The way to the form for complaints has one name everywhere, as in the footer. */
export const complaintLabel = 'Sampaikan keluhan';

export const reportSection = { id: 'laporkan-masalah', title: 'Ada masalah?' };

/** A note on the sheet for a kitchen's wall. */
export const noDrawbackNote =
  'Keluhan boleh tanpa nama. Tidak ada yang kehilangan makanan atau tempatnya karena mengadu.';

/** The telephone numbers on the sheet for a kitchen's wall, the most urgent first. */
export const hotlines = [
  { number: emergency.display, use: 'Ada yang sakit: panggil bantuan, atau bawa ke puskesmas terdekat' },
  { number: complaint.display, use: 'Pengaduan tentang program MBG' },
];

/** @param code - the code or words that were searched for */
export const reportSteps = (code?: string): { title: string; text: Text }[] => [
  {
    title: 'Ada yang sakit',
    text: [
      'Telepon ',
      { text: emergency.display, to: emergency.href },
      ' atau bawa ke puskesmas terdekat. Simpan sisa makanannya untuk diperiksa.',
    ],
  },
  {
    title: 'Saluran resmi',
    text: [
      'Telepon ',
      { text: hotline.display, to: hotline.href },
      ' (hotline Jawa Tengah, ',
      { checkedOn: hotline.checkedOn },
      ') atau ',
      { text: complaint.display, to: complaint.href },
      '. Air limbah dan bau: juga ke dinas lingkungan hidup di kabupaten atau kota Anda.',
    ],
  },
  {
    title: 'Kepada kami',
    text: [
      { text: complaintLabel, to: code ? complaintPath(code) : paths.keluhan },
      ', tanpa perlu menyebut nama. Bila menyangkut uang, baca dulu ',
      { text: 'Waspada Penipuan', to: paths.waspadaPenipuan },
      '.',
    ],
  },
];
