import { editionOf } from '../../company';
import { type Document, section, table } from '../../model';
import { guideOnly } from '../shared';

const columns = ['Istilah 28', 'Arti 72'];

export const daftarIstilah: Document = {
  fileName: '1788938400000_Daftar-Istilah-Program-MBG-dan-SPPG.pdf',
  title: 'Daftar Istilah Program MBG dan SPPG',
  category: 'Dokumen program',
  summary:
    'Arti singkatan dan istilah yang sering dipakai dalam dokumen, rapat, dan situs kami, dalam bahasa sehari-hari.',
  description: 'Arti istilah dan singkatan dalam program MBG dan SPPG.',
  keywords: ['MBG', 'SPPG', 'Jawa Tengah'],
  contact: 'umum',
  edition: editionOf(2026, 9),
  body: [
    section('Program dan lembaga'),
    table(
      columns,
      ['MBG', 'Program Makan Bergizi Gratis. Tata kelolanya diatur Perpres 115/2025.'],
      ['BGN', 'Badan Gizi Nasional, dibentuk dengan Perpres 83/2024; penyelenggara MBG.'],
      ['SPPG', 'Satuan Pelayanan Pemenuhan Gizi: dapur yang memasak dan mengantar makanan.'],
      ['KPPG', 'Kantor Pelayanan Pemenuhan Gizi.'],
      [
        'Yayasan',
        'Badan yang memiliki SPPG dan menjadi mitra BGN; paling banyak 10 SPPG dalam satu provinsi.',
      ],
      [
        'Juknis',
        'Petunjuk teknis. Keputusan Kepala BGN 244/2025, lalu 401.1/2025 untuk tahun anggaran 2026.',
      ],
      ['SAGI 127', 'Saluran pengaduan 24 jam.'],
    ),
    section('Orang'),
    table(
      columns,
      ['Penerima manfaat', 'Peserta didik, ibu hamil, ibu menyusui, balita, guru, dan tenaga kependidikan.'],
      ['3B', 'Ibu hamil, ibu menyusui, dan balita.'],
      ['Kepala SPPG', 'Pemimpin dapur, diangkat oleh BGN.'],
      ['Ahli gizi', 'Menyusun menu dan porsi, memeriksa mutu dan alergi.'],
      ['Akuntan', 'Mencatat dan mempertanggungjawabkan keuangan SPPG.'],
      ['Relawan', 'Warga yang bekerja di dapur, sekitar 47–50 orang dalam satu SPPG.'],
      ['Penjamah makanan', 'Setiap orang yang menyentuh makanan, alat makan, atau kemasannya.'],
    ),
    section('Dapur dan makanan'),
    table(
      columns,
      ['Ompreng', 'Wadah makan baja tahan karat bersekat, dicuci dan dipakai ulang.'],
      ['Pemorsian', 'Mengisi ompreng menurut ukuran porsi tiap kelompok umur.'],
      ['Contoh simpan', 'Sedikit dari tiap masakan yang disimpan dingin untuk diperiksa bila ada keluhan.'],
      ['Rit', 'Satu kali perjalanan antar, dari dapur sampai titik terakhir.'],
      ['SLHS', 'Sertifikat Laik Higiene Sanitasi, diterbitkan dinas kesehatan kabupaten/kota.'],
      ['HACCP', 'Cara mengenali dan mengendalikan bahaya pada titik-titik penting proses pangan.'],
      ['Sertifikat Halal', 'Bukti bahwa bahan dan proses memenuhi syarat halal.'],
    ),
    section('Status di situs kami'),
    table(
      columns,
      ['Draf, Verifikasi Pengajuan, Terverifikasi', 'Keadaan pengajuan SPPG.'],
      ['Siap Bangun, Proses Pembangunan, Sudah Operasional', 'Keadaan bangunan dan layanan.'],
      ['Titik SPPG', 'Lokasi sebuah SPPG. Tidak diperjualbelikan; pendaftaran gratis di mitra.bgn.go.id.'],
      ['Data ilustrasi', 'Entri contoh yang bukan SPPG sungguhan, selalu diberi tanda.'],
    ),
  ],
  disclaimer: guideOnly,
};
