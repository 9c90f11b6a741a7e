import { paths } from '@/config/paths';
import type { ArticleBlock } from './article-block';

export const body: readonly ArticleBlock[] = [
  {
    type: 'paragraph',
    text: 'Papan tulis di ruang pelatihan hanya memuat satu kalimat: “Tangan dulu, baru masakan.” Sepanjang hari pertama, calon relawan dapur percontohan tidak menyentuh satu panci pun. Mereka mencuci tangan, memeriksa kuku, mengenakan penutup kepala, lalu mengulanginya sampai urutannya tidak perlu diingat lagi.',
  },
  {
    type: 'paragraph',
    text: 'Sebuah SPPG digerakkan sekitar 47 sampai 50 relawan. Sebagian belum pernah bekerja di dapur besar. Karena itu pelatihan disusun dari kebiasaan paling kecil.',
  },
  { type: 'heading', text: 'Lima hari, satu per satu' },
  {
    type: 'steps',
    items: [
      'Hari pertama: siapa yang dilayani, kebersihan diri, cuci tangan, dan kapan seseorang sebaiknya tidak masuk dapur.',
      'Hari kedua: menerima dan menyimpan bahan, serta memisahkan yang mentah dari yang matang.',
      'Hari ketiga: memasak dalam jumlah besar, membaca termometer, dan memorsikan menurut umur dengan timbangan.',
      'Hari keempat: mengantar dengan aturan empat jam, mencuci dan menyanitasi alat, serta menghadapi gas dan api.',
      'Hari kelima: satu layanan penuh dari bahan sampai ompreng bersih, lalu penilaian.',
    ],
  },
  {
    type: 'quote',
    text: 'Kalau sedang batuk, bilang. Tidak ada yang dimarahi karena jujur, dan bagian yang kosong akan kami isi bersama.',
    source: 'Catatan pelatih pada hari pertama',
  },
  { type: 'heading', text: 'Yang dinilai bukan hafalan' },
  {
    type: 'paragraph',
    text: 'Di akhir pelatihan, setiap peserta menjalankan satu putaran kerja sambil diamati: masuk, cuci tangan, ambil alat, kerjakan, bersihkan, keluar. Yang terlewat diulang, tanpa nilai merah. Pengamatan serupa kami ulangi secara berkala setelah dapur beroperasi.',
  },
  {
    type: 'paragraph',
    text: [
      'Pelatihan ini tidak dipungut biaya. Bila ada yang meminta uang untuk “kursi relawan” dengan menyebut nama kami, baca halaman ',
      { text: 'Waspada Penipuan', to: paths.waspadaPenipuan },
      ' dan kabari kami.',
    ],
  },
  {
    type: 'note',
    title: 'Ingin bekerja di dapur SPPG?',
    text: [
      'Alur perekrutan dan pelatihan kami jelaskan di halaman ',
      { text: 'Tenaga Kerja dan Pelatihan', to: paths.tenagaKerja },
      '.',
    ],
  },
];
