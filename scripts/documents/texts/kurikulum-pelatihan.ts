import { type Document, figures, list, note, section, steps, table, text } from '../model';
import { guideOnly } from './shared';

const dayColumns = ['Jam 16', 'Materi 62', 'Cara 14', 'JP 8 >'];

export const kurikulumPelatihan: Document = {
  fileName: 'kurikulum-pelatihan.pdf',
  title: 'Kurikulum Pelatihan Relawan Dapur',
  category: 'Tenaga kerja',
  summary:
    'Pelatihan lima hari sebelum mulai bekerja: 40 jam pelajaran, sebagian besar praktik di dapur, dengan penilaian keterampilan dan pelatihan ulang berkala.',
  description:
    'Kurikulum pelatihan lima hari, 40 jam pelajaran: materi, cara, penilaian, dan pelatihan ulang.',
  keywords: ['kurikulum', 'pelatihan', 'relawan', 'keamanan pangan', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('Tujuan'),
    text(
      'Setelah pelatihan, setiap orang dapat menjalankan tugasnya dengan aman tanpa diawasi terus-menerus, tahu kapan harus berhenti, dan berani melapor.',
    ),
    figures(
      ['5 hari', '40 jam pelajaran (JP), satu JP 45 menit'],
      ['70 persen', 'praktik di dapur atau tiruannya'],
      ['25 orang', 'paling banyak dalam satu kelas, dengan dua pelatih'],
    ),
    section('Hari 1: mengapa dan siapa'),
    table(
      dayColumns,
      ['08.00–09.30', 'Program MBG, peran yayasan, BGN, dan dapur; siapa yang kita layani', 'Diskusi', '2'],
      ['09.45–12.00', 'Kuman, suhu, waktu: bagaimana makanan membuat orang sakit', 'Peragaan', '3'],
      ['13.00–14.30', 'Kebersihan diri, cuci tangan, pakaian, kapan tidak boleh bekerja', 'Praktik', '2'],
      ['14.30–15.15', 'Mengenal dapur: alur satu arah, jalur keluar, titik kumpul', 'Keliling', '1'],
    ),
    section('Hari 2: bahan dan persiapan'),
    table(
      dayColumns,
      ['08.00–10.15', 'Menerima bahan: timbang, suhu, tanda tolak, asal, label', 'Praktik', '3'],
      ['10.30–12.00', 'Gudang kering, dingin, beku; rotasi; hama', 'Praktik', '2'],
      ['13.00–15.15', 'Alat berwarna, pisau aman, mencegah pencemaran silang', 'Praktik', '3'],
    ),
    section('Hari 3: memasak dan memorsikan'),
    table(
      dayColumns,
      ['08.00–10.15', 'Resep baku untuk 2.500 porsi, urutan masak, suhu tengah 75 °C', 'Praktik', '3'],
      ['10.30–12.00', 'Porsi menurut umur, timbang contoh, alergi dan porsi khusus', 'Praktik', '2'],
      ['13.00–15.15', 'Pemorsian berantai, menutup, menghitung, menyimpan contoh 48 jam', 'Simulasi', '3'],
    ),
    section('Hari 4: antar, cuci, selamat'),
    table(
      dayColumns,
      ['08.00–09.30', 'Muat, jam, segel, serah terima, aturan empat jam', 'Simulasi', '2'],
      ['09.45–12.00', 'Cuci, bilas, sanitasi, pengeringan; kimia pembersih', 'Praktik', '3'],
      ['13.00–15.15', 'Gas, api, listrik, angkat berat, P3K', 'Praktik', '3'],
    ),
    section('Hari 5: satu hari penuh'),
    table(
      dayColumns,
      ['07.00–10.45', 'Simulasi layanan 200 porsi dari bahan sampai ompreng bersih', 'Simulasi', '5'],
      ['11.00–11.45', 'Latihan keluhan: hentikan, tolong, lapor, amankan contoh', 'Simulasi', '1'],
      ['13.00–14.30', 'Penilaian keterampilan dan tanya jawab lisan', 'Penilaian', '2'],
    ),
    section('Tambahan menurut tugas'),
    table(
      ['Kelompok 28', 'Tambahan 62', 'JP 10 >'],
      ['Juru masak', 'Resep skala besar, hemat minyak dan garam, menu musiman', '8'],
      ['Antar', 'Mengemudi aman di kawasan sekolah, keadaan darurat', '4'],
      ['Pencatat dan gudang', 'Kartu stok, formulir suhu, mencocokkan tagihan', '4'],
      ['Ketua kelompok', 'Membagi tugas, memberi umpan balik, menyelesaikan konflik', '6'],
    ),
    section('Penilaian'),
    table(
      ['Bagian 44', 'Bobot 14 >', 'Lulus bila 42'],
      ['Praktik tugas menurut daftar periksa', '60', 'Semua butir wajib benar, nilai sedikitnya 80'],
      ['Tanya jawab lisan, 15 pertanyaan', '25', 'Sedikitnya 12 benar'],
      ['Kehadiran dan sikap', '15', 'Hadir sedikitnya 90 persen'],
    ),
    text(
      '**Butir wajib**: cuci tangan, suhu masak, pencegahan pencemaran silang, aturan empat jam, dan melapor saat sakit. Satu saja salah berarti mengulang butir itu, tanpa biaya.',
    ),
    section('Setelah pelatihan'),
    steps(
      'Dua minggu pertama didampingi rekan berpengalaman; daftar periksa ditandatangani harian.',
      'Penyegaran 2 JP setiap tiga bulan dan setelah ada kejadian.',
      'Pelatihan ulang penuh setiap dua tahun atau setelah berhenti lebih dari enam bulan.',
    ),
    section('Perlengkapan kelas'),
    list(
      'Termometer tusuk untuk setiap empat orang, timbangan, talenan berwarna, ompreng, wadah antar, dan APAR latihan.',
      'Lembar gambar tanpa banyak tulisan; bahasa Jawa boleh dipakai dalam kelas.',
      'Konsumsi dan angkutan peserta diatur penyelenggara; peserta tidak membayar.',
    ),
    note(
      'Sertifikat peserta',
      'Peserta yang lulus menerima surat keterangan dari penyelenggara. Surat itu bukan sertifikat profesi dan tidak menggantikan pelatihan ' +
        'penjamah makanan yang diwajibkan dinas kesehatan.',
    ),
  ],
  disclaimer: guideOnly,
};
