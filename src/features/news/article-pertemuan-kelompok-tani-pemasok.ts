import { paths } from '@/config/paths';
import type { ArticleBlock } from './article-block';

export const body: readonly ArticleBlock[] = [
  {
    type: 'paragraph',
    text: 'Tikar digelar di pendapa, hasil panen diletakkan di tengah. Begitulah pertemuan pertama kami dengan kelompok tani di sekitar dapur percontohan. Tidak ada presentasi; yang ada selembar menu untuk dua minggu dan banyak pertanyaan.',
  },
  {
    type: 'paragraph',
    text: 'Satu SPPG membutuhkan sedikitnya 15 pemasok. Kami tidak mencari satu pedagang besar yang menyanggupi semuanya, karena dapur yang bergantung pada satu pintu akan berhenti ketika pintu itu tertutup.',
  },
  { type: 'heading', text: 'Tiga pertanyaan yang paling sering muncul' },
  {
    type: 'paragraph',
    text: 'Kapan kami tahu sayur apa yang dibutuhkan? Menu disusun oleh ahli gizi, lalu kebutuhan minggu berikutnya kami kabarkan setiap Kamis agar petani dapat mengatur waktu petik.',
  },
  {
    type: 'paragraph',
    text: 'Bagaimana kalau sayurnya tidak bagus? Mutu diperiksa di pintu terima, di depan pemasok. Yang tidak memenuhi standar dikembalikan saat itu juga beserta alasannya.',
  },
  {
    type: 'paragraph',
    text: 'Kapan dibayar? Waktu dan cara pembayaran ditulis di dalam perjanjian sebelum pengiriman pertama, dan tidak diubah sepihak.',
  },
  { type: 'heading', text: 'Yang belum selesai' },
  {
    type: 'paragraph',
    text: 'Pertemuan ini belum menghasilkan daftar pemasok tetap. Beberapa kelompok masih perlu membandingkan harga dan jarak, dan kami pun perlu melihat kebunnya. Kami lebih suka lambat di sini daripada tergesa-gesa di pintu terima.',
  },
  {
    type: 'note',
    title: 'Untuk calon pemasok',
    text: [
      'Panduan, formulir, dan standar mutunya dapat diunduh di halaman ',
      { text: 'Kemitraan Rantai Pasok', to: paths.rantaiPasok },
      '.',
    ],
  },
];
