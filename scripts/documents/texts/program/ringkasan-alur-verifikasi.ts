import { editionOf } from '../../company';
import { type Document, list, section, steps, table } from '../../model';
import { freeRegistration, guideOnly } from '../shared';

export const ringkasanAlurVerifikasi: Document = {
  fileName: '1768184100000_Ringkasan-Alur-Verifikasi-SPPG.pdf',
  title: 'Ringkasan Alur Verifikasi SPPG',
  category: 'Dokumen program',
  summary:
    'Urutan dari pendaftaran yayasan sampai dapur beroperasi, arti status yang tampil di situs kami, dan siapa yang memutuskan pada tiap tahap.',
  description: 'Urutan verifikasi SPPG, arti status di situs, dan siapa yang memutuskan.',
  keywords: ['MBG', 'SPPG', 'Jawa Tengah'],
  contact: 'umum',
  edition: editionOf(2026, 1),
  body: [
    section('Urutan'),
    steps(
      '**Mendaftar.** Yayasan mendaftar sendiri sebagai mitra di mitra.bgn.go.id. Gratis, tanpa perantara.',
      '**Mengajukan lokasi.** Yayasan melengkapi data lahan, bangunan, dan sasaran penerima manfaat.',
      '**Diperiksa.** BGN memeriksa berkas dan lapangan menurut petunjuk teknis yang berlaku: Keputusan Kepala BGN 401.1/2025 untuk tahun anggaran 2026.',
      '**Membangun atau merenovasi.** Lazimnya 30–45 hari setelah lahan dan gambar siap.',
      '**Melengkapi sertifikat.** SLHS dari dinas kesehatan kabupaten/kota; HACCP dan Halal disiapkan.',
      '**Beroperasi.** Setelah BGN menyatakan siap dan Kepala SPPG yang diangkat BGN bertugas.',
    ),
    section('Arti status di situs kami'),
    table(
      ['Status 30', 'Artinya 70'],
      ['Draf', 'Data baru dicatat; belum diajukan.'],
      ['Verifikasi Pengajuan', 'Sudah diajukan dan sedang diperiksa. Lamanya tidak dapat kami tentukan.'],
      ['Terverifikasi', 'Pengajuan dinyatakan lolos pemeriksaan.'],
      ['Siap Bangun', 'Lokasi sudah tercatat; pekerjaan belum dimulai.'],
      ['Proses Pembangunan', 'Pekerjaan berjalan; kemajuan ditulis dalam persen atau nama tahap pekerjaan.'],
      ['Sudah Operasional', 'Dapur melayani penerima manfaat.'],
    ),
    section('Siapa memutuskan'),
    list(
      '**BGN**: verifikasi, jumlah penerima manfaat, Kepala SPPG, mulai dan berhentinya layanan.',
      '**Dinas kesehatan kabupaten/kota**: SLHS.',
      '**Yayasan**: lokasi, mitra, dan pengelolaan SPPG miliknya, paling banyak 10 SPPG dalam satu provinsi.',
      '**Kami**: membantu menyiapkan. Kami tidak dapat mempercepat atau menjamin hasil verifikasi.',
    ),
    section('Yang sebaiknya sudah siap sebelum mendaftar'),
    list(
      'Akta dan pengesahan yayasan, NPWP, serta nama pengurus yang masih menjabat.',
      'Surat lahan atau perjanjian sewa, titik koordinat, dan foto keempat sisi.',
      'Denah ruang dengan alur satu arah, sumber air, dan rencana air limbah.',
      'Daftar sekolah dan posyandu di sekitar beserta perkiraan jumlah penerima manfaat.',
      'Daftar calon pemasok, sedikitnya 15, dan calon relawan dari lingkungan sekitar.',
    ),
    section('Mengenali tawaran palsu'),
    list(
      'Meminta uang untuk “mengunci titik”, mempercepat verifikasi, atau membeli akun mitra.',
      'Mengaku orang dalam, tetapi hanya berhubungan lewat pesan pribadi dan rekening perorangan.',
      'Menjanjikan jumlah penerima manfaat, jabatan Kepala SPPG, atau hasil usaha yang pasti.',
    ),
    freeRegistration,
  ],
  disclaimer: guideOnly,
};
