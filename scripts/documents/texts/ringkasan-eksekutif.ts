import { type Document, figures, list, section, steps, table, text } from '../model';
import { estimateOnly, freeRegistration } from './shared';

export const ringkasanEksekutif: Document = {
  fileName: 'ringkasan-eksekutif.pdf',
  title: 'Ringkasan Eksekutif Investasi SPPG',
  category: 'Investasi SPPG',
  summary:
    'Gambaran singkat kerja sama investasi pada dapur Satuan Pelayanan Pemenuhan Gizi (SPPG) di Jawa Tengah: apa yang dibiayai, ' +
    'siapa mengerjakan apa, berapa estimasi bagi hasilnya, dan apa risikonya.',
  description:
    'Gambaran dua halaman tentang investasi SPPG: peran para pihak, estimasi bagi hasil, risiko, dan langkah bergabung.',
  keywords: ['investasi SPPG', 'Program Makan Bergizi Gratis', 'Jawa Tengah', 'bagi hasil'],
  contact: 'kemitraan',
  body: [
    section('Sekilas'),
    text(
      'Program Makan Bergizi Gratis (MBG) menyediakan makanan bergizi untuk peserta didik, ibu hamil, ibu menyusui, balita, guru, ' +
        'dan tenaga kependidikan. Makanan dimasak di SPPG. Setiap SPPG dimiliki oleh sebuah yayasan. Kami membantu yayasan ' +
        'menyiapkan, membangun, dan mengelola dapurnya, khusus di 29 kabupaten dan 6 kota di Jawa Tengah.',
    ),
    figures(
      ['1.500–3.000', 'penerima manfaat yang dilayani satu SPPG'],
      ['30–45 hari', 'perkiraan lama pembangunan setelah lahan dan gambar siap'],
      ['Rp1 miliar', 'paling banyak, nilai investasi untuk satu SPPG'],
    ),
    figures([
      'Rp25.000.000 sampai Rp45.000.000 per bulan',
      'bagi hasil untuk investasi paling banyak Rp1 miliar: estimasi, bukan jaminan',
    ]),
    section('Apa yang dibiayai'),
    list(
      '**Bangunan.** Bangunan baru atau renovasi bangunan yang ada, dengan alur satu arah dari penerimaan bahan sampai pencucian.',
      '**Peralatan.** Kompor, pengukus, lemari pendingin, meja baja tahan karat, ompreng, dan alat ukur suhu.',
      '**Kesiapan.** Pengujian air, pelatihan awal, dan pengurusan sertifikat: SLHS, HACCP, dan Halal.',
      '**Modal kerja awal.** Cadangan untuk masa uji coba sebelum dapur melayani penuh.',
    ),
    section('Siapa mengerjakan apa'),
    table(
      ['Pihak 24', 'Peran 76'],
      [
        'Yayasan',
        'Pemilik SPPG dan pihak yang mendaftar sebagai mitra BGN. Satu yayasan mengelola paling banyak 10 SPPG dalam satu provinsi.',
      ],
      ['BGN', 'Menetapkan petunjuk teknis, memverifikasi, mengawasi, mengangkat Kepala SPPG.'],
      [
        'Kami',
        'Menyiapkan lokasi, rancangan, pengadaan, pelatihan relawan, rantai pasok, pencatatan, dan laporan kepada para pihak.',
      ],
      ['Investor', 'Membiayai bangunan atau peralatan dan menerima bagi hasil; tidak mengatur menu.'],
    ),
    section('Risiko yang perlu Anda pertimbangkan'),
    list(
      '**Kebijakan.** Anggaran, petunjuk teknis, atau jumlah penerima manfaat dapat berubah. Untuk tahun anggaran 2026 berlaku Keputusan Kepala BGN 401.1/2025.',
      '**Waktu.** Verifikasi berada di tangan BGN. Dapur yang selesai dibangun belum tentu segera beroperasi, dan selama itu tidak ada bagi hasil.',
      '**Keamanan pangan.** Kejadian keracunan atau sertifikat yang belum terbit dapat menghentikan layanan.',
      '**Biaya.** Harga bahan bangunan, peralatan, dan energi dapat naik di atas rencana.',
      '**Kelancaran pembayaran.** Pembayaran dapat terlambat; bagi hasil ikut tertunda.',
    ),
    section('Langkah bergabung'),
    steps(
      'Pelajari tiga dokumen kami: ringkasan ini, Studi Kelayakan, dan Proyeksi Keuangan.',
      'Isi formulir pendaftaran investasi di situs kami atau tulis ke email kemitraan. Tidak ada biaya pendaftaran.',
      'Kami mengundang Anda berdiskusi dan meninjau lokasi bersama yayasan. Catatan pertemuan dikirim kepada semua pihak.',
      'Rancangan perjanjian diserahkan kepada Anda untuk diperiksa penasihat hukum pilihan Anda sendiri.',
      'Perjanjian ditandatangani di depan notaris. Pembayaran hanya ke rekening atas nama badan yang tertulis dalam perjanjian, bertahap menurut kemajuan pekerjaan.',
    ),
    freeRegistration,
  ],
  disclaimer: estimateOnly,
};
