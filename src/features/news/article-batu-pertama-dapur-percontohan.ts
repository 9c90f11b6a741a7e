import { paths } from '@/config/paths';
import type { ArticleBlock } from './article-block';

export const body: readonly ArticleBlock[] = [
  {
    type: 'paragraph',
    text: 'Pagi itu tanah di lahan percontohan masih basah oleh hujan semalam. Pengurus yayasan, mandor, dan beberapa tetangga berdiri mengelilingi lubang pertama, lalu bergantian menurunkan batu. Tidak ada panggung. Meja yang ada dipakai untuk membentangkan gambar.',
  },
  {
    type: 'paragraph',
    text: 'Dapur percontohan ini menjadi tempat kami mencoba cara kerja yang baru sebelum memakainya di dapur lain: dari tata ruang, jadwal belanja, sampai cara mencuci ompreng. Lokasinya di Kabupaten Boyolali, di tengah daerah sayur dan ternak.',
  },
  { type: 'heading', text: 'Gambar yang tiga kali dibuat' },
  {
    type: 'paragraph',
    text: 'Rancangan pertama terlihat rapi, tetapi pintu terima bahan berhadapan dengan pintu ompreng kotor. Rancangan kedua memisahkan keduanya, tetapi mobil harus mundur melewati halaman tetangga. Rancangan ketiga memindahkan gudang ke sisi timur, dan barulah semua orang mengangguk.',
  },
  {
    type: 'paragraph',
    text: 'Aturan yang kami pegang sederhana: yang bersih dan yang kotor tidak boleh bertemu.',
  },
  {
    type: 'list',
    items: [
      'Bahan mentah masuk dari sisi timur, langsung ke meja timbang.',
      'Ruang masak berada di tengah, dengan satu arah jalan.',
      'Ompreng kotor kembali lewat sisi barat dan tidak melewati ruang masak.',
      'Limbah cair dialirkan ke perangkap lemak di luar gedung.',
    ],
  },
  { type: 'heading', text: 'Apa yang terjadi selanjutnya' },
  {
    type: 'paragraph',
    text: 'Pembangunan dapur umumnya memakan waktu 30 sampai 45 hari. Kalau cuaca atau bahan membuat jadwal bergeser, pergeserannya kami catat dan kami sampaikan kepada yayasan pada minggu yang sama.',
  },
  {
    type: 'paragraph',
    text: [
      'Selama tembok naik, calon relawan mulai dilatih dan calon pemasok mulai diajak bicara. Status setiap SPPG yang kami dampingi dapat dilihat di halaman ',
      { text: 'Data Yayasan', to: paths.dataYayasan },
      '.',
    ],
  },
];
