import { editionOf } from '../../company';
import { type Document, list, note, section, steps, table } from '../../model';
import { guideOnly } from '../shared';

export const pencucianOmpreng: Document = {
  fileName: '1773729900000_Panduan-Pencucian-dan-Penyimpanan-Ompreng.pdf',
  title: 'Panduan Pencucian dan Penyimpanan Ompreng',
  category: 'Dokumen program',
  summary:
    'Langkah mencuci ompreng dari kembali sampai siap dipakai lagi, beserta takaran, suhu, dan pemeriksaannya.',
  description: 'Langkah mencuci, menyanitasi, mengeringkan, dan menyimpan ompreng.',
  keywords: ['MBG', 'SPPG', 'Jawa Tengah'],
  contact: 'umum',
  edition: editionOf(2026, 3),
  body: [
    section('Urutan kerja'),
    steps(
      '**Terima dan hitung** di pintu pencucian. Ompreng kotor tidak melewati ruang masak atau pemorsian.',
      '**Buang sisa** ke wadah tertutup, timbang sisanya menurut masakan untuk laporan menu.',
      '**Rendam** 5–10 menit dalam air hangat.',
      '**Cuci** dengan sabun mutu pangan dan spons lembut; sudut sekat dan karet tutup disikat.',
      '**Bilas** dengan air mengalir sampai tidak licin.',
      '**Sanitasi** dalam air panas paling rendah 80 °C selama 30 detik, atau dengan cara lain menurut label bahan sanitasi.',
      '**Keringkan** berdiri di rak sampai kering. Jangan dilap.',
      '**Periksa** di bawah lampu: bersih, tidak berbau, tidak penyok, tutup rapat.',
      '**Simpan** terbalik di rak tertutup, jauh dari lantai dan bahan kimia.',
    ),
    section('Suhu dan waktu'),
    table(
      ['Tahap 30', 'Batas 40', 'Dicatat 30'],
      ['Mulai dicuci', 'Paling lama 2 jam setelah kembali', 'Jam'],
      ['Air cuci', '40–50 °C, diganti tiap 300 ompreng atau bila keruh', 'Jumlah ganti'],
      ['Air sanitasi', 'Paling rendah 80 °C', 'Tiap 30 menit'],
      ['Pemeriksaan usap', 'Sedikitnya 5 ompreng acak tiap bulan', 'Hasil laboratorium'],
    ),
    section('Memisahkan yang rusak'),
    list(
      'Penyok di tepi, tutup tidak rapat, las retak, atau goresan dalam: pisahkan, beri tanda, jangan dipakai.',
      'Karat: gosok dengan pembersih khusus sekali; bila muncul lagi, keluarkan.',
      'Catat jumlah rusak dan hilang tiap minggu. Cadangan ompreng dijaga 10 persen.',
    ),
    note(
      'Ompreng yang tidak kembali',
      'Jumlah keluar dan kembali ditulis untuk setiap sekolah pada hari yang sama. Selisih ditanyakan esok paginya, bukan pada akhir bulan, dan tidak dibebankan kepada anak.',
    ),
    section('Keselamatan petugas'),
    list(
      'Sepatu antilicin, sarung tangan tahan panas, celemek kedap air.',
      'Bahan pembersih tidak dicampur satu sama lain dan selalu dalam wadah berlabel.',
      'Lantai dikeringkan setiap jam; kabel dan steker jauh dari percikan.',
    ),
  ],
  disclaimer: guideOnly,
};
