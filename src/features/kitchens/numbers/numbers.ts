// The numbers for the press come from one view, sppg_angka, a number in each row: page, CSV and JSON show the same ones. As on the
// map, confirmed SPPG count; those that nobody has confirmed are named as such, and placeholders do not count.
import { certificateKinds, endless } from '@/features/kitchens/certificates/certificate-state';
import { networkStates } from '@/features/kitchens/sppg/network-state';
import { type PressNumbers, withoutSlhs } from './sums';

/** The states of a certificate on a day, the best first; the database counts by these. */
const countedStates = [
  'Berlaku',
  endless,
  'Habis dalam 60 hari',
  'Kedaluwarsa',
  'Dicabut',
  'Didaftarkan',
] as const;

/** What a certificate can be, of which a kitchen may have none on record. */
export const certificateStates = ['Berlaku', endless, 'Habis dalam 60 hari', ...withoutSlhs] as const;

/** The results of the last inspection of a kitchen that cooks, the best first, or that there is none. */
const inspectionResults = ['Baik', 'Perlu perbaikan', 'Tidak laik'] as const;
export const lastInspections = [...inspectionResults, 'Belum tercatat'] as const;

/** The measures with their states, in the order of the files, and how each is counted. */
export const measures = [
  {
    angka: 'SPPG',
    rincian: networkStates,
    cara: 'SPPG yang sudah kami konfirmasi, menurut keadaannya hari ini, masing-masing satu kali: yang sedang dihentikan oleh BGN, dinas kesehatan, atau kami dihitung sebagai Dihentikan sementara, tidak pada tahap sebelumnya. Yang sudah ditutup untuk seterusnya tidak dihitung. Yang tercatat tetapi belum kami konfirmasi tidak dihitung; jumlahnya disebut tersendiri. Kartu bertanda “Data ilustrasi” tidak dihitung. Peta memakai hitungan yang sama; halaman Program menghitung semua SPPG yang tercatat menurut tahapnya, juga yang dihentikan.',
  },
  {
    angka: 'Sasaran penerima manfaat',
    rincian: networkStates,
    cara: 'Jumlah sasaran yang tercatat pada setiap SPPG yang sudah kami konfirmasi: rencana, bukan jumlah orang yang sudah dilayani. SPPG tanpa sasaran dihitung nol. Sasaran dapur yang sedang dihentikan ada pada Dihentikan sementara.',
  },
  {
    angka: 'SLHS SPPG beroperasi',
    rincian: certificateStates,
    cara: 'Hanya SPPG yang sudah kami konfirmasi, yang Sudah Operasional dan hari ini tidak dihentikan. Dari setiap dapur dilihat SLHS yang terakhir, pada hari ini. Tanpa SLHS yang berlaku: kedaluwarsa, dicabut, masih didaftarkan, atau belum dicatat. Berlaku sampai dicabut: suratnya tidak menyebut hari terakhir; kami periksa setiap tahun. Dapur yang baru beroperasi ikut dihitung, walaupun SLHS-nya dapat menyusul: sampai kapan, dan rekomendasi apa yang diperlukan sebelumnya, ada pada Keadaan program di halaman Program. Jadi angka ini bukan daftar pelanggaran.',
  },
  {
    angka: 'SPPG dengan catatan',
    rincian: ['Belum dikonfirmasi', 'Sasaran belum dicatat', 'Ditutup'],
    cara: 'Ditutup: sudah kami konfirmasi, lalu ditutup untuk seterusnya; tidak dihitung di angka mana pun. Belum dikonfirmasi: tercatat dalam daftar kami, tetapi tidak dihitung di angka mana pun. Sasaran belum dicatat: SPPG yang sudah kami konfirmasi dan dihitung menurut keadaannya, tanpa sasaran.',
  },
  {
    angka: 'Inspeksi terakhir SPPG beroperasi',
    rincian: lastInspections,
    cara: 'Hanya SPPG yang sudah kami konfirmasi, yang Sudah Operasional dan hari ini tidak dihentikan. Dari setiap dapur dilihat inspeksi yang terakhir tercatat pada kami, oleh siapa pun selain kami sendiri. Hasilnya kata yang memeriksa.',
  },
  {
    angka: 'Inspeksi 12 bulan terakhir',
    rincian: inspectionResults,
    cara: 'Semua inspeksi yang tercatat pada kami dalam 12 bulan sampai hari ini, tanpa kunjungan kami sendiri, di SPPG yang sudah kami konfirmasi dan tidak ditutup, dalam keadaan apa pun.',
  },
  ...certificateKinds.map((kind) => ({
    angka: `Sertifikat ${kind}`,
    rincian: countedStates,
    cara: 'Dari setiap SPPG yang sudah kami konfirmasi dihitung sertifikat yang terakhir dari jenisnya, dalam keadaan apa pun. Habis dalam 60 hari: masih berlaku, tetapi hari terakhirnya paling lama 60 hari lagi.',
  })),
];

/** How a measure is counted, in words. */
export const methodOf = (angka: string) => measures.find((measure) => measure.angka === angka)?.cara ?? '';

export const wholeProvince = 'Jawa Tengah';

/**
 * The number of confirmed SPPG with a certificate of this kind in this state; 'Belum dicatat' counts those without any.
 */
export const certificatesIn = (
  { sum }: PressNumbers,
  kind: string,
  state: (typeof certificateStates)[number],
) =>
  state === 'Belum dicatat' ? sum('SPPG') - sum(`Sertifikat ${kind}`) : sum(`Sertifikat ${kind}`, [state]);
