import { paths } from '@/config/paths';
import { site } from '@/config/site';
import type { ArticleBlock } from './article-block';

const { complaint, hotline } = site.officialChannels;

export const body: readonly ArticleBlock[] = [
  {
    type: 'paragraph',
    text: 'Kami menerima beberapa pertanyaan tentang tawaran “titik SPPG siap pakai” yang membawa nama konsorsium. Jawaban kami pendek: kami tidak menjual titik, tidak menyewakannya, dan tidak menerima uang untuk memesankan tempat.',
  },
  {
    type: 'paragraph',
    text: 'Pendaftaran sebagai mitra Badan Gizi Nasional tidak dipungut biaya dan hanya dilakukan di mitra.bgn.go.id. Tidak ada jalur samping, dan tidak ada orang dalam yang dapat mempercepatnya.',
  },
  { type: 'heading', text: 'Tanda yang perlu dicurigai' },
  {
    type: 'list',
    items: [
      'Anda diminta mentransfer uang muka agar sebuah titik “dikunci”.',
      'Penawar menolak bertemu di kantor atau tidak mau disebutkan namanya.',
      'Dapur yang ditawarkan tidak dapat dikunjungi.',
      'Keuntungan disebut pasti, tanpa risiko dan tanpa perjanjian tertulis.',
      'Alamat pendaftaran yang diberikan bukan mitra.bgn.go.id.',
    ],
  },
  { type: 'heading', text: 'Kalau Anda sudah ditawari' },
  {
    type: 'steps',
    items: [
      'Jangan mentransfer apa pun dan jangan mengirim foto KTP.',
      'Simpan percakapan, nomor telepon, dan nomor rekeningnya.',
      [
        'Laporkan melalui ',
        { text: complaint.display, to: complaint.href },
        ' atau ',
        { text: hotline.display, to: hotline.href },
        ' (hotline Jawa Tengah).',
      ],
      ['Kabari kami di ', { text: site.email, to: `mailto:${site.email}` }, ' bila nama kami dipakai.'],
    ],
  },
  {
    type: 'paragraph',
    text: [
      'Ciri penipuan dan saluran resmi selengkapnya kami kumpulkan di halaman ',
      { text: 'Waspada Penipuan', to: paths.waspadaPenipuan },
      '. Bagikan kepada tetangga atau pengurus yayasan yang Anda kenal.',
    ],
  },
];
