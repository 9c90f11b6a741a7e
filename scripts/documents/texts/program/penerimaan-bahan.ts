import { editionOf } from '../../company';
import { type Document, list, note, section, steps, table } from '../../model';
import { guideOnly } from '../shared';

export const penerimaanBahan: Document = {
  fileName: '1771902000000_Panduan-Penerimaan-Bahan-Pangan.pdf',
  title: 'Panduan Penerimaan Bahan Pangan',
  category: 'Dokumen program',
  summary: 'Cara menerima, menolak, memberi label, dan menyimpan bahan, untuk petugas penerimaan dan gudang.',
  description: 'Langkah menerima, menolak, memberi label, dan menyimpan bahan pangan.',
  keywords: ['MBG', 'SPPG', 'Jawa Tengah'],
  contact: 'umum',
  edition: editionOf(2026, 2),
  body: [
    section('Enam langkah penerimaan'),
    steps(
      'Cocokkan surat jalan dengan pesanan: nama, jumlah, asal, tanggal.',
      'Periksa mobil dan wadah: bersih, tertutup, tidak bercampur barang lain.',
      'Ukur suhu bahan dingin dan beku di bagian tengah kemasan.',
      'Timbang, lalu periksa contoh dari atas, tengah, dan bawah.',
      'Terima seluruhnya, sebagian, atau tolak. Tulis alasannya dan foto.',
      'Beri label tanggal terima, asal, dan batas pakai; simpan paling lama 15 menit kemudian.',
    ),
    section('Batas terima'),
    table(
      ['Bahan 26', 'Suhu 30', 'Tolak bila 44'],
      [
        'Ayam, daging',
        'Paling tinggi 4 °C; beku −18 °C',
        'Lengket, berlendir, berbau, mencair lalu beku lagi',
      ],
      ['Ikan', 'Paling tinggi 4 °C, dalam es', 'Mata keruh, insang cokelat, daging lembek'],
      ['Telur', 'Suhu ruang', 'Retak, kotor tebal, mengapung dalam air'],
      ['Tahu, tempe', 'Dingin; tempe suhu ruang', 'Asam, berlendir, berubah warna'],
      ['Sayur, buah', 'Sejuk atau suhu ruang', 'Busuk, berjamur, berbau pestisida'],
      ['Beras, bumbu kering', 'Suhu ruang', 'Apek, basah, berkutu'],
      ['Bahan kemasan', 'Menurut label', 'Penyok, bocor, tanpa izin edar, kedaluwarsa'],
    ),
    section('Menyimpan'),
    list(
      'Yang lebih dulu masuk lebih dulu dipakai; yang lebih dekat batas pakai didahulukan.',
      'Bahan hewani mentah di rak bawah, bahan siap makan di rak atas.',
      'Jarak 15 cm dari lantai dan 5 cm dari dinding; bahan kimia di lemari lain yang terkunci.',
      'Bahan yang ditolak diberi tanda merah dan dijauhkan sampai diambil pemasok pada hari yang sama.',
    ),
    section('Lembar penerimaan'),
    table(
      ['Jam 10', 'Bahan dan asal 36', 'Jumlah 14', 'Suhu 12', 'Terima/tolak 16', 'Paraf 12'],
      ...Array.from({ length: 7 }, () => ['……', '………………………', '……', '……', '………', '……']),
    ),
    note(
      'Jujur menolak',
      'Petugas berhak menolak tanpa izin atasan bila suhu atau tanda bahaya terpenuhi. Memberi atau menerima imbalan agar bahan diterima adalah pelanggaran berat.',
    ),
  ],
  disclaimer: guideOnly,
};
