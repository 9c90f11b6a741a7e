import { type Document, list, note, section, table, text } from '../model';
import { guideOnly } from './shared';

const columns = ['Barang 30', 'Ukuran atau kemampuan 53', 'Jumlah 17'];

export const spesifikasiPeralatanDapur: Document = {
  fileName: 'spesifikasi-peralatan-dapur.pdf',
  title: 'Spesifikasi Peralatan Dapur',
  category: 'Investor peralatan',
  summary:
    'Daftar peralatan untuk satu dapur dengan acuan 2.500 porsi per hari layanan: ukuran, jumlah, bahan, dan cara menerimanya. ' +
    'Jumlah disesuaikan dengan penerima manfaat yang ditetapkan.',
  description:
    'Daftar peralatan satu dapur untuk 2.500 porsi: ukuran, jumlah, bahan, dan pemeriksaan saat diterima.',
  keywords: ['spesifikasi', 'peralatan dapur', 'ompreng', 'pendingin', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('Syarat umum'),
    list(
      'Permukaan yang menyentuh makanan dari **baja tahan karat mutu pangan (SUS 304)**; rangka dan rak boleh SUS 201.',
      'Las halus tanpa celah, sudut tidak tajam, dapat dibongkar untuk dibersihkan.',
      'Peralatan gas dengan pengaman api padam; peralatan listrik dengan pembumian dan kabel sesuai SNI.',
      'Buku petunjuk berbahasa Indonesia, garansi sedikitnya satu tahun, dan teknisi yang dapat tiba dalam 24 jam di kabupaten/kota bersangkutan.',
    ),
    section('Memasak'),
    table(
      columns,
      ['Kompor bertekanan rendah', 'Tungku tunggal, rangka baja, nyala biru rata', '8 tungku'],
      ['Pengukus nasi gas', '24 loyang, sekitar 50 kg beras sekali masak', '3 unit'],
      ['Wajan besar', 'Diameter 80–100 cm, dengan dudukan miring', '5 buah'],
      ['Panci kaldu dan sayur', '100–120 liter, bertutup', '6 buah'],
      ['Pengisap asap', 'Tudung selebar area masak, dengan saringan lemak', '1 rangkaian'],
    ),
    section('Mendinginkan dan menyimpan'),
    table(
      columns,
      ['Lemari pendingin', '1.000–1.200 liter, 0 sampai 4 °C, penunjuk suhu di luar', '3 unit'],
      ['Lemari pembeku', '600–1.000 liter, −18 °C', '2 unit'],
      ['Rak gudang kering', '4 tingkat, papan terbawah 15 cm dari lantai', '8 unit'],
      ['Palet dan kotak bahan', 'Plastik mutu pangan, bertutup, berwarna menurut jenis bahan', '40 kotak'],
    ),
    section('Mengolah dan memorsikan'),
    table(
      columns,
      ['Meja kerja', '180 × 75 × 85 cm, dengan rak bawah', '10 unit'],
      ['Meja pemorsian', '240 × 75 cm, tinggi dapat diatur', '4 unit'],
      ['Bak cuci bahan', '3 lubang, terpisah untuk sayur dan hewani', '2 unit'],
      ['Mesin pemotong sayur', '200–300 kg per jam, pisau dapat diganti', '1 unit'],
      ['Talenan dan pisau berwarna', 'Merah, biru, hijau, putih', '4 warna × 4 set'],
      ['Ompreng bersekat dan tutup', '5 sekat, SUS 304, tebal sedikitnya 0,5 mm, tutup rapat', '2.750 buah'],
      ['Wadah antar berinsulasi', 'Memuat 25–30 ompreng, pegangan di kedua sisi', '100 buah'],
    ),
    text(
      'Ompreng dihitung 2.500 ditambah 10 persen cadangan untuk yang rusak, tertinggal, atau sedang dicuci.',
    ),
    section('Mencuci dan sanitasi'),
    table(
      columns,
      ['Bak cuci ompreng', '3 lubang: cuci, bilas, sanitasi air panas', '4 unit'],
      ['Pemanas air', 'Menjaga air bilas terakhir sedikitnya 80 °C', '2 unit'],
      ['Rak pengering', 'Ompreng berdiri, tanpa bertumpuk', '12 unit'],
      ['Tempat cuci tangan', 'Keran lutut atau siku, sabun, pengering', '4 titik'],
    ),
    section('Mengukur dan keselamatan'),
    table(
      columns,
      ['Termometer tusuk', '−40 sampai 200 °C, dapat dikalibrasi', '6 buah'],
      ['Pencatat suhu pendingin', 'Menyimpan data sedikitnya 30 hari', '5 buah'],
      ['Timbangan', 'Lantai 150 kg dan meja 15 kg', '1 dan 3 buah'],
      ['Pemadam api, selimut api, P3K', 'Satu di tiap ruang masak, gudang, dan ruang gas', '6 titik'],
      ['Pendeteksi kebocoran gas', 'Dengan bunyi dan pemutus aliran', '2 buah'],
    ),
    section('Pemeriksaan saat barang datang'),
    list(
      'Jumlah, nomor seri, dan ukuran cocok dengan pesanan; cacat difoto sebelum ditandatangani.',
      'Uji bahan dengan magnet dan cairan penguji pada sedikitnya 1 persen ompreng.',
      'Uji nyala kompor 30 menit dan uji bocor sambungan gas dengan air sabun.',
      'Pendingin kosong mencapai suhu dalam 4 jam dan bertahan 24 jam.',
      'Pengukus diisi penuh satu kali: nasi di loyang tengah dan sudut matang merata.',
    ),
    section('Perawatan berkala'),
    table(
      ['Kapan 22', 'Pekerjaan 78'],
      ['Setiap hari', 'Bersihkan saringan lemak, periksa nyala kompor, catat suhu pendingin tiga kali'],
      [
        'Setiap minggu',
        'Periksa karet pintu pendingin, uji termometer dalam air es (0 °C), kuras pemanas air',
      ],
      ['Setiap bulan', 'Bersihkan kondensor, kencangkan sambungan gas lalu uji bocor, periksa APAR'],
      ['Setiap enam bulan', 'Servis teknisi, kalibrasi timbangan dan termometer, hitung ulang ompreng'],
    ),
    note(
      'Menyesuaikan jumlah',
      'Untuk 1.500 porsi, kalikan ompreng, wadah antar, dan pengukus dengan 0,6 lalu bulatkan ke atas. Untuk 3.000 porsi kalikan dengan 1,2. ' +
        'Pendingin, alat ukur, dan alat keselamatan tidak dikurangi.',
    ),
  ],
  disclaimer: guideOnly,
};
