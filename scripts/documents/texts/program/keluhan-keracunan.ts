import { editionOf, hotline } from '../../company';
import { type Document, list, section, table, text, warning } from '../../model';
import { guideOnly } from '../shared';

export const keluhanKeracunan: Document = {
  fileName: '1784688000000_Langkah-Menghadapi-Keluhan-dan-Dugaan-Keracunan-Pangan.pdf',
  title: 'Langkah Menghadapi Keluhan dan Dugaan Keracunan Pangan',
  category: 'Dokumen program',
  summary:
    'Panduan untuk Kepala SPPG, tim dapur, sekolah, dan posyandu: menolong orang lebih dulu, melapor tanpa menunggu, dan menjaga bukti.',
  description:
    'Tindakan pada jam pertama, hari pertama, dan minggu pertama bila ada keluhan atau dugaan keracunan.',
  keywords: ['MBG', 'SPPG', 'Jawa Tengah'],
  contact: 'umum',
  edition: editionOf(2026, 7),
  body: [
    warning(
      'Orang lebih dulu',
      'Bila ada yang muntah, diare, pusing berat, sesak, atau pingsan setelah makan: hentikan pembagian, bawa ke puskesmas atau rumah sakit terdekat, dan ' +
        'hubungi dapur. Jangan menunggu izin siapa pun.',
    ),
    section('Jam pertama'),
    table(
      ['Siapa 24', 'Melakukan 76'],
      [
        'Sekolah, posyandu',
        'Menghentikan makan; menolong; mencatat nama, jam makan, jam gejala; menyimpan sisa dalam pendingin',
      ],
      [
        'Kepala SPPG',
        'Menghentikan pembagian di semua titik; melapor ke puskesmas, dinas kesehatan, dan BGN',
      ],
      [
        'Dapur',
        'Berhenti memasak; mengamankan contoh 48 jam, bahan, label, dan catatan suhu; tidak mencuci alat terkait sebelum diizinkan',
      ],
      ['Sopir', 'Menarik kembali wadah yang belum dibagikan; menulis jam'],
      ['Kami', 'Mengirim pendamping; memberi tahu yayasan; menyiapkan angkutan bila diperlukan'],
    ),
    section('Hari pertama'),
    list(
      'Satu orang ditunjuk sebagai penghubung keluarga. Ia memberi kabar setiap beberapa jam, walaupun belum ada hal baru.',
      'Daftar yang makan masakan yang sama dilengkapi, termasuk yang tidak bergejala.',
      'Contoh makanan diserahkan kepada dinas kesehatan dengan tanda terima.',
      'Keterangan kepada umum diberikan oleh yang berwenang; tim tidak menduga penyebab dan tidak menyebut nama anak.',
    ),
    section('Minggu pertama'),
    list(
      'Dapur tidak beroperasi sebelum penyebab diketahui dan pihak berwenang mengizinkan.',
      'Semua petugas diperiksa kesehatannya; air diuji.',
      'Laporan penyebab dan perbaikan dibahas dengan sekolah dan orang tua.',
      'Pelatihan ulang sebelum layanan pertama, dengan pendampingan tiga hari.',
    ),
    section('Keluhan ringan'),
    text(
      'Rasa, jumlah, benda asing, atau keterlambatan juga dicatat: tanggal, titik, menu, foto, tindakan. Jawaban diberikan paling lama satu hari kerja. Benda asing diperlakukan seperti dugaan bahaya sampai terbukti aman.',
    ),
    section('Ke mana melapor'),
    list(
      'SAGI 127, 24 jam.',
      `Hotline Jawa Tengah ${hotline}.`,
      'Puskesmas dan dinas kesehatan kabupaten/kota setempat.',
      'Email kami di bawah. Pelapor tidak boleh dirugikan, dan boleh tidak menyebut nama.',
    ),
  ],
  disclaimer: guideOnly,
};
