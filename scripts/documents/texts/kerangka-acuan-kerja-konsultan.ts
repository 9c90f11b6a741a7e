import { type Document, list, note, section, steps, table, text } from '../model';
import { guideOnly } from './shared';

export const kerangkaAcuanKerjaKonsultan: Document = {
  fileName: 'kerangka-acuan-kerja-konsultan.pdf',
  title: 'Kerangka Acuan Kerja Konsultan',
  category: 'Konsultan',
  summary:
    'Contoh kerangka acuan untuk perencanaan, pengawasan, dan pendampingan keamanan pangan satu dapur SPPG. Dipakai sebagai lampiran undangan dan disesuaikan per lokasi.',
  description:
    'Contoh kerangka acuan: tujuan, lingkup, keluaran, tenaga, jadwal, dan ukuran keberhasilan pekerjaan konsultan.',
  keywords: ['kerangka acuan kerja', 'KAK', 'konsultan', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('1. Latar belakang'),
    text(
      'Sebuah yayasan di Jawa Tengah menyiapkan satu SPPG untuk melayani 1.500 sampai 3.000 penerima manfaat MBG. Perpres 115/2025 mengatur tata ' +
        'kelola MBG, dan Keputusan Kepala BGN 401.1/2025 menjadi petunjuk teknis tahun anggaran 2026. Diperlukan konsultan agar dapur dirancang, dibangun, dan ' +
        'disiapkan dengan benar sejak awal.',
    ),
    section('2. Tujuan'),
    list(
      'Bangunan memenuhi alur satu arah dan dapat dibersihkan, dengan biaya yang dapat dipertanggungjawabkan.',
      'Dapur siap menjalani pemeriksaan SLHS dan penilaian HACCP serta Halal.',
      'Tim yayasan mampu menjalankan dan memeriksa sendiri sistemnya.',
    ),
    section('3. Lingkup'),
    table(
      ['Paket 22', 'Termasuk 44', 'Tidak termasuk 34'],
      [
        'A. Perencanaan',
        'Survei, pradesain, gambar kerja, daftar pekerjaan, perkiraan biaya, bantuan pengadaan',
        'Penyelidikan tanah laboratorium, izin lingkungan di luar standar',
      ],
      [
        'B. Pengawasan',
        'Pemeriksaan harian, uji mutu, rapat mingguan, berita acara pembayaran, serah terima',
        'Pelaksanaan pekerjaan dan pembelian bahan',
      ],
      [
        'C. Keamanan pangan',
        'Rencana HACCP, prosedur baku, latihan, pendampingan pemeriksaan',
        'Biaya uji dan biaya sertifikat',
      ],
    ),
    text(
      'Peserta boleh mengajukan satu paket atau lebih. Paket A dan B boleh dikerjakan pihak yang sama; kontraktor tidak boleh mengajukan paket mana pun.',
    ),
    section('4. Keluaran'),
    table(
      ['Kode 10', 'Keluaran 60', 'Batas waktu 30'],
      ['A1', 'Laporan pendahuluan: data lokasi, kebutuhan ruang, tiga pilihan tata letak', 'Hari ke-7'],
      ['A2', 'Gambar kerja, spesifikasi, daftar pekerjaan dengan volume', 'Hari ke-21'],
      ['A3', 'Perkiraan biaya dan dokumen undangan pengadaan', 'Hari ke-25'],
      ['B1', 'Rencana pengawasan dan daftar titik periksa', 'Sebelum pekerjaan mulai'],
      ['B2', 'Laporan mingguan dua halaman dengan foto dan kemajuan', 'Setiap Senin'],
      ['B3', 'Berita acara uji, daftar cacat, gambar terlaksana', 'Serah terima'],
      [
        'C1',
        'Rencana HACCP untuk menu siklus dan bagan alir yang dibuktikan di dapur',
        'Hari ke-20 setelah mulai',
      ],
      ['C2', 'Prosedur baku, formulir catatan, dan papan petunjuk', 'Hari ke-30 setelah mulai'],
      ['C3', 'Latihan tim, simulasi layanan, dan penilaian akhir', 'Sebelum layanan pertama'],
    ),
    section('5. Tenaga yang diperlukan'),
    table(
      ['Peran 32', 'Paket 12', 'Pengalaman 30', 'Orang-hari (acuan) 26 >'],
      ['Ketua tim', 'A, B', '8 tahun, 2 dapur atau jasa boga', '20'],
      ['Arsitek', 'A', '5 tahun', '18'],
      ['Ahli mekanikal dan listrik', 'A, B', '5 tahun', '14'],
      ['Pengawas lapangan', 'B', '5 tahun, tinggal di lokasi', '40'],
      ['Ahli keamanan pangan', 'C', '5 tahun, pernah menyusun HACCP', '22'],
      ['Ahli gizi', 'C', '3 tahun, registrasi berlaku', '10'],
      ['Pelatih', 'C', '3 tahun', '10'],
    ),
    section('6. Jadwal ringkas'),
    table(
      ['Minggu 18', 'Perencanaan 27', 'Pengawasan 27', 'Keamanan pangan 28'],
      ['1–3', 'Survei, A1, A2', '', ''],
      ['4–5', 'A3, pengadaan', 'B1', ''],
      ['6–11', 'Jawab pertanyaan lapangan', 'B2 tiap minggu', 'C1, C2'],
      ['12', '', 'B3', 'C3'],
    ),
    section('7. Ukuran keberhasilan'),
    list(
      'Perbedaan volume terpasang dan daftar pekerjaan paling besar 5 persen tanpa perubahan yang disetujui.',
      'Tidak ada pekerjaan tertutup sebelum diperiksa; semua titik periksa bertanda tangan.',
      'Daftar cacat serah terima paling banyak 20 butir ringan dan tidak ada butir berat.',
      'Sedikitnya 90 persen penjamah makanan lulus penilaian keterampilan.',
      'Catatan suhu satu minggu simulasi lengkap dan dibaca ahli gizi.',
    ),
    section('8. Yang disediakan pemberi kerja'),
    text(
      'Surat lahan, data penerima manfaat tanpa nama, hasil uji air yang ada, ruang kerja, dan seorang penghubung yang berwenang memutuskan.',
    ),
    section('9. Rapat dan persetujuan'),
    steps(
      'Rapat mulai, lalu rapat mingguan paling lama satu jam dengan catatan keputusan.',
      'Setiap keluaran ditanggapi paling lama 5 hari kerja; tanpa tanggapan, ketua tim mengingatkan tertulis.',
      'Perubahan lingkup, waktu, atau biaya hanya berlaku bila tertulis dan ditandatangani kedua pihak.',
    ),
    note(
      'Batas peran konsultan',
      'Konsultan memberi pendapat dan bukti. Verifikasi SPPG berada di BGN, SLHS di dinas kesehatan kabupaten/kota, dan pengangkatan Kepala SPPG di BGN. ' +
        'Tidak ada pihak dalam pekerjaan ini yang boleh menjanjikan hasilnya.',
    ),
  ],
  disclaimer: guideOnly,
};
