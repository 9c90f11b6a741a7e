import { type Document, list, note, section, table, text } from '../model';
import { guideOnly } from './shared';

export const spesifikasiMobilMbg: Document = {
  fileName: 'spesifikasi-mobil-mbg.pdf',
  title: 'Spesifikasi Mobil MBG',
  category: 'Investor mobil MBG',
  summary:
    'Syarat teknis mobil pengantar makanan: kendaraan, boks, suhu, kebersihan, awak, dan daftar periksa harian yang dapat ditempel di pintu boks.',
  description: 'Syarat teknis mobil pengantar makanan dan daftar periksa harian untuk awaknya.',
  keywords: ['spesifikasi', 'mobil boks', 'distribusi makanan', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('Kendaraan'),
    table(
      ['Bagian 28', 'Syarat 72'],
      ['Jenis', 'Niaga ringan berboks tertutup, bukan bak terbuka atau mobil penumpang yang diubah'],
      ['Umur', 'Paling tua 7 tahun saat mulai kerja sama, dengan riwayat servis'],
      ['Muatan', 'Sedikitnya 900 kg di luar awak: 625 ompreng sekali rit dengan wadahnya'],
      ['Ukuran', 'Paling besar 5 × 1,8 m, agar dapat masuk jalan desa dan halaman sekolah'],
      ['Surat', 'STNK, pajak, uji berkala, dan asuransi berlaku; SIM awak sesuai golongan'],
      ['Keselamatan', 'Sabuk, APAR 2 kg, P3K, segitiga pengaman, ganjal roda, alarm mundur'],
    ),
    section('Boks'),
    table(
      ['Bagian 28', 'Syarat 72'],
      ['Dinding', 'Panel berinsulasi sedikitnya 40 mm, lapisan dalam putih, halus, tahan cuci'],
      ['Lantai', 'Aluminium bordes atau serat kaca, tidak licin, ada lubang kuras bertutup'],
      ['Rak', 'Baja tahan karat, dapat dilepas, dengan penahan agar wadah tidak bergeser'],
      ['Pintu', 'Belakang dan samping kiri, karet rapat, dapat dikunci dan disegel'],
      [
        'Suhu',
        'Dalam uji tanpa makanan, suhu air 70 °C di dalam wadah turun paling banyak 10 °C selama 2 jam',
      ],
      ['Pencatat', 'Penunjuk suhu boks terlihat dari kabin; GPS menyimpan rute 30 hari'],
      ['Penerangan', 'Lampu dalam boks dengan penutup tahan pecah'],
    ),
    section('Pemisahan'),
    list(
      'Makanan siap santap tidak satu boks dengan bahan mentah, bahan kimia, penumpang, atau hewan.',
      'Ompreng kotor dijemput setelah seluruh antaran selesai, dalam wadah bertutup berwarna lain.',
      'Boks dicuci dan disanitasi setelah antar dan setelah jemput, lalu dikeringkan dengan pintu terbuka.',
    ),
    section('Penanda'),
    text(
      'Nama dapur, yayasan, nomor mobil, dan SAGI 127 terbaca dari jarak 5 meter di kedua sisi. Logo instansi hanya dipakai dengan ' +
        'izin tertulis. Tanpa gambar tokoh dan tanpa pesan politik.',
    ),
    section('Awak'),
    list(
      'Sopir dan satu pendamping per mobil, sehat, telah lulus modul antar aman.',
      'Pakaian dan tangan bersih; tidak merokok di kabin dan di sekitar boks.',
      'Kecepatan paling tinggi 40 km per jam di jalan desa dan kawasan sekolah.',
      'Jam istirahat dipenuhi: mengantar dini hari tidak dirangkap kerja malam di tempat lain.',
    ),
    section('Daftar periksa harian'),
    table(
      ['Waktu 24', 'Yang diperiksa 60', 'Paraf 16'],
      ['Sebelum muat', 'Boks bersih dan kering; ban, rem, lampu, APAR, P3K baik', '……'],
      ['Saat muat', 'Jumlah wadah cocok dengan surat jalan; suhu tiga wadah dicatat', '……'],
      ['Berangkat', 'Jam selesai masak dan jam berangkat ditulis; pintu disegel', '……'],
      ['Tiap titik', 'Jam tiba, nama penerima, suhu satu wadah, jumlah', '……'],
      ['Jemput', 'Jumlah ompreng kembali, yang rusak dipisahkan', '……'],
      ['Selesai', 'Boks dicuci dan disanitasi; catatan diserahkan kepada dapur', '……'],
    ),
    note(
      'Bila terlambat atau mogok',
      'Telepon dapur dalam 10 menit. Makanan boleh dipindah ke mobil pengganti dengan segel baru. Bila batas empat jam sejak selesai ' +
        'dimasak tidak dapat dipenuhi, makanan tidak dibagikan.',
    ),
    section('Pemeriksaan sebelum diterima'),
    list(
      'Surat, fisik, dan uji jalan 20 km dengan beban.',
      'Uji suhu boks dengan air panas seperti di atas, disaksikan pemilik mobil dan dapur.',
      'Uji rute satu hari tanpa makanan pada jam antar; diulang setiap enam bulan atau setelah kecelakaan.',
    ),
  ],
  disclaimer: guideOnly,
};
