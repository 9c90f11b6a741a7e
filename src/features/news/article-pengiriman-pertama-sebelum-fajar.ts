import { paths } from '@/config/paths';
import type { ArticleBlock } from './article-block';

export const body: readonly ArticleBlock[] = [
  {
    type: 'paragraph',
    text: 'Lampu dapur percontohan sudah menyala jauh sebelum ayam berkokok. Nasi matang lebih dulu, tumisan paling akhir. Ketika langit di timur mulai jingga, mobil boks masuk ke halaman untuk diperiksa. Pukul 05.30 rak ompreng pertama didorong ke dalamnya, pintunya disegel, dan pukul 06.00 mobil berangkat.',
  },
  {
    type: 'paragraph',
    text: 'Perjalanan ke sekolah terdekat pendek saja. Yang panjang adalah persiapannya: beberapa hari sebelumnya rute itu dilalui dengan ompreng kosong, dihitung waktunya, dan dicatat di mana mobil harus berjalan pelan.',
  },
  { type: 'heading', text: 'Urutan pada pagi pertama' },
  {
    type: 'steps',
    items: [
      'Ompreng ditutup, dihitung, dan diberi tanda untuk sekolah tujuan.',
      'Suhu makanan diukur dan jam berangkat ditulis pada surat jalan.',
      'Sopir dan guru menghitung ulang bersama di halaman sekolah.',
      'Ompreng kosong dijemput seusai makan dan langsung dicuci.',
      'Mobil dibersihkan sebelum dipakai lagi.',
    ],
  },
  { type: 'heading', text: 'Yang tidak berjalan mulus' },
  {
    type: 'paragraph',
    text: 'Satu rak sempat tersangkut di tepi pintu karena rodanya terlalu kecil, dan surat jalan ternyata sulit dibaca di dalam boks yang gelap. Keduanya sudah diperbaiki. Kami menuliskannya di sini karena dapur berikutnya akan menghadapi hal yang sama.',
  },
  {
    type: 'paragraph',
    text: 'Pengiriman pada hari-hari pertama sengaja dibatasi pada satu sekolah. Jumlahnya ditambah hanya setelah catatan waktu dan suhunya ajek.',
  },
  {
    type: 'note',
    title: 'Tentang mobil pengantar',
    text: [
      'Spesifikasi mobil dan cara bermitra untuk menyediakannya ada di halaman ',
      { text: 'Investasi Mobil MBG', to: paths.investorMobil },
      '.',
    ],
  },
];
