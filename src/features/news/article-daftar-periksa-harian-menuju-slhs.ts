import { paths } from '@/config/paths';
import type { ArticleBlock } from './article-block';

export const body: readonly ArticleBlock[] = [
  {
    type: 'paragraph',
    text: 'Sertifikat Laik Higiene Sanitasi, disingkat SLHS, diterbitkan oleh dinas kesehatan kabupaten atau kota. Petugas datang, melihat, mengambil contoh, lalu memutuskan. Yang dapat dilakukan dapur hanyalah satu: siap setiap hari, bukan hanya pada hari pemeriksaan.',
  },
  {
    type: 'paragraph',
    text: 'Karena itu dapur percontohan mulai mengisi daftar periksa harian bahkan ketika kompornya belum dinyalakan. Pada minggu pertama yang dicatat hanya suhu lemari pendingin dan kebersihan lantai. Hasilnya berguna: satu lemari ternyata terlalu hangat setiap siang karena berdiri di samping jendela.',
  },
  { type: 'heading', text: 'Isi daftar periksa' },
  {
    type: 'list',
    items: [
      'Suhu gudang dingin dan lemari pembeku, dicatat pagi, siang, dan malam.',
      'Tanggal terima dan tanggal pakai setiap bahan.',
      'Kebersihan meja, lantai, saluran air, dan perangkap lemak.',
      'Kesehatan relawan yang masuk pada hari itu.',
      'Contoh makanan yang disimpan beserta jam memasaknya.',
    ],
  },
  { type: 'heading', text: 'Siapa yang membaca' },
  {
    type: 'paragraph',
    text: 'Catatan yang tidak dibaca hanya menghabiskan kertas. Setiap sore, lembar hari itu dibahas dalam sepuluh menit, dan satu hal dipilih untuk diperbaiki esok pagi. Yayasan pemilik SPPG menerima ringkasannya setiap pekan.',
  },
  {
    type: 'paragraph',
    text: [
      'Hasil pemeriksaan sepenuhnya wewenang dinas kesehatan, dan kami tidak mendahuluinya. Standar suhu, waktu, dan kebersihan kami ada di dokumen ',
      { text: 'Standar Kualitas Pangan', to: paths.rantaiPasok },
      '.',
    ],
  },
];
