import { editionOf } from '../../company';
import { type Document, newPage, section, table, text } from '../../model';
import { guideOnly } from '../shared';

const columns = ['Yang diperiksa 66', 'Jam 14', 'Paraf 20'];

export const daftarPeriksaHigiene: Document = {
  fileName: '1770082200000_Daftar-Periksa-Higiene-Dapur-Harian.pdf',
  title: 'Daftar Periksa Higiene Dapur Harian',
  category: 'Dokumen program',
  summary:
    'Lembar satu hari untuk ketua giliran. Cetak, isi dengan paraf dan jam, lalu simpan sedikitnya satu tahun.',
  description: 'Lembar periksa kebersihan dapur untuk satu hari kerja.',
  keywords: ['MBG', 'SPPG', 'Jawa Tengah'],
  contact: 'umum',
  edition: editionOf(2026, 2),
  body: [
    section('Sebelum mulai'),
    table(
      columns,
      ['Petugas sehat: tanpa demam, diare, muntah, luka terbuka', '……', '……'],
      ['Pakaian bersih, penutup rambut, perhiasan dilepas', '……', '……'],
      ['Sabun, air mengalir, dan pengering tangan ada di tiap titik', '……', '……'],
      ['Air bersih jernih, tidak berbau, tandon tertutup', '……', '……'],
      ['Suhu pendingin (paling tinggi 4 °C) dan pembeku (−18 °C)', '……', '……'],
    ),
    section('Selama memasak dan memorsikan'),
    table(
      columns,
      ['Talenan dan pisau sesuai warna; mentah dan matang terpisah', '……', '……'],
      ['Suhu tengah masakan paling rendah 75 °C, dicatat tiap wadah', '……', '……'],
      ['Makanan menunggu pada suhu paling rendah 60 °C', '……', '……'],
      ['Sarung tangan diganti tiap ganti tugas; tangan dicuci', '……', '……'],
      ['Contoh tiap masakan disimpan dan diberi label', '……', '……'],
      ['Porsi alergi dibuat terpisah dan diberi nama', '……', '……'],
    ),
    section('Setelah selesai'),
    table(
      columns,
      ['Ompreng dicuci, dibilas air panas, kering tanpa dilap', '……', '……'],
      ['Meja, lantai, saluran, dan saringan lemak dibersihkan', '……', '……'],
      ['Sampah keluar, tempatnya dicuci; tidak ada tanda hama', '……', '……'],
      ['Katup gas ditutup, pintu dan kasa terkunci', '……', '……'],
    ),
    newPage,
    section('Bila ada yang tidak sesuai'),
    text(
      'Tulis apa yang ditemukan dan apa yang dilakukan. Butir suhu, air, dan petugas sakit diselesaikan sebelum pekerjaan diteruskan.',
    ),
    table(
      ['Jam 10', 'Yang ditemukan 38', 'Tindakan 38', 'Paraf 14'],
      ...Array.from({ length: 8 }, () => ['……', '……………………………', '……………………………', '……']),
    ),
    { kind: 'signatures', people: ['Ketua giliran', 'Ahli gizi'] },
  ],
  disclaimer: guideOnly,
};
