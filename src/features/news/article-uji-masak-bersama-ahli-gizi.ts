import { anchors } from '@/config/paths';
import type { ArticleBlock } from './article-block';

export const body: readonly ArticleBlock[] = [
  {
    type: 'paragraph',
    text: 'Dapur percontohan belum melayani siapa pun ketika tiga panci besar mulai mengepul. Hari itu dapur memasak untuk dirinya sendiri. Ahli gizi menimbang setiap sekat ompreng, sementara relawan dari bagian lain menjadi penikmat yang jujur.',
  },
  {
    type: 'paragraph',
    text: 'Susunannya seperti yang nanti disajikan: nasi, lauk hewani, lauk nabati, sayur, dan buah. Yang diuji bukan hanya rasa, melainkan juga apakah isinya masih layak dimakan setelah menempuh perjalanan.',
  },
  { type: 'heading', text: 'Yang kami pelajari' },
  {
    type: 'list',
    items: [
      'Tempe bacem paling cepat habis dan tetap enak walaupun sudah tidak panas.',
      'Potongan wortel terlalu besar untuk anak kelas rendah; diperkecil pada uji berikutnya.',
      'Sayur berkuah membasahi nasi di jalan, sehingga menu itu diganti tumisan.',
      'Pisang lebih mudah dibagikan daripada semangka potong, dan tidak perlu ditutup.',
    ],
  },
  { type: 'heading', text: 'Porsi tidak ditebak' },
  {
    type: 'paragraph',
    text: 'Takaran untuk murid kelas rendah, kelas tinggi, dan ibu hamil berbeda. Ahli gizi menetapkan angkanya, bagian pemorsian menimbangnya, dan beberapa ompreng diambil acak untuk ditimbang ulang sebelum ditutup.',
  },
  {
    type: 'quote',
    text: 'Masakan yang enak tetapi bersisa separuh belum bisa disebut bergizi.',
    source: 'Catatan ahli gizi pada papan uji masak',
  },
  {
    type: 'paragraph',
    text: [
      'Uji masak akan kami ulangi setiap kali menu baru masuk ke jadwal. Ada saran menu dari daerah Anda? Tuliskan lewat ',
      { text: 'formulir kontak', to: anchors.formKontak },
      '.',
    ],
  },
];
