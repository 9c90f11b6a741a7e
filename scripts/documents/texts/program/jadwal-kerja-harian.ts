import { editionOf } from '../../company';
import { type Document, list, note, section, table } from '../../model';
import { guideOnly } from '../shared';

const columns = ['Jam 20', 'Kegiatan 58', 'Kelompok 22'];

export const jadwalKerjaHarian: Document = {
  fileName: '1778029200000_Jadwal-Kerja-Harian-Dapur-SPPG.pdf',
  title: 'Jadwal Kerja Harian Dapur SPPG',
  category: 'Dokumen program',
  summary:
    'Contoh jadwal satu hari layanan untuk 2.500 penerima manfaat, dengan dua gelombang masak agar makanan dimakan dalam empat jam.',
  description: 'Contoh jadwal satu hari layanan dapur untuk 2.500 penerima manfaat.',
  keywords: ['MBG', 'SPPG', 'Jawa Tengah'],
  contact: 'umum',
  edition: editionOf(2026, 5),
  body: [
    section('Hari sebelumnya'),
    table(
      columns,
      ['13.00', 'Ahli gizi menetapkan jumlah porsi dan porsi khusus; akuntan memeriksa pesanan', 'Pengelola'],
      ['15.00–17.00', 'Bahan datang, ditimbang, diukur suhu, diberi label', 'Penerimaan'],
      ['16.00–19.00', 'Cuci, kupas, potong; bumbu dihaluskan; simpan dingin', 'Persiapan'],
      ['19.00', 'Serah terima giliran, dapur dikunci, suhu dicatat', 'Keamanan'],
    ),
    section('Hari layanan'),
    table(
      columns,
      ['00.30', 'Pemeriksaan kesehatan petugas dan kebersihan dapur', 'Ketua giliran'],
      ['01.00–04.30', 'Gelombang 1 untuk PAUD, TK, SD, dan posyandu; matang sekitar 04.30', 'Memasak'],
      ['03.30–07.30', 'Gelombang 2 untuk SMP, SMA, dan SMK; matang sekitar 07.30', 'Memasak'],
      ['04.30–06.00', 'Pemorsian gelombang 1, simpan contoh, hitung, segel', 'Pemorsian'],
      ['06.00–07.45', 'Antar gelombang 1', 'Antar'],
      ['07.30–09.00', 'Pemorsian gelombang 2', 'Pemorsian'],
      ['09.00–10.30', 'Antar gelombang 2', 'Antar'],
      ['08.30 dan 11.30', 'Batas makan gelombang 1 dan 2: empat jam sejak selesai dimasak', 'Sekolah'],
      ['10.30–15.00', 'Jemput ompreng, cuci, sanitasi, keringkan', 'Antar, pencucian'],
      ['14.00', 'Catatan suhu, sisa makanan, keluhan, dan stok dirangkum', 'Pengelola'],
    ),
    section('Aturan jadwal'),
    list(
      'Jam masak dihitung mundur dari jam makan, bukan dari jam berangkat.',
      'Menu yang cepat basi (santan, telur setengah matang) tidak dipakai untuk titik terjauh.',
      'Tidak seorang pun bekerja dua giliran berturut-turut; istirahat sedikitnya 30 menit tiap empat jam.',
      'Bila terlambat 30 menit, sekolah diberi tahu; bila batas empat jam lewat, makanan tidak dibagikan.',
    ),
    note(
      'Menyesuaikan jadwal',
      'Jam di atas contoh. Sekolah lima hari, puasa Ramadan, ujian, dan titik yang jauh memerlukan jadwal sendiri yang disepakati dengan sekolah.',
    ),
  ],
  disclaimer: guideOnly,
};
