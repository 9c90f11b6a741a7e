import { hotline } from '../company';
import { type Document, list, note, section, steps, table, text } from '../model';
import { guideOnly } from './shared';

export const panduanKonsultan: Document = {
  fileName: 'panduan-konsultan.pdf',
  title: 'Panduan Kerja Sama Konsultan',
  category: 'Konsultan',
  summary:
    'Untuk konsultan bangunan, pangan dan gizi, lingkungan, keuangan, dan pelatihan: bidang yang kami perlukan, cara pengajuan, penilaian, dan etika.',
  description:
    'Panduan bagi konsultan: bidang yang diperlukan, isi usulan, penilaian, pembayaran, dan etika kerja.',
  keywords: ['konsultan', 'perencana', 'pengawas', 'keamanan pangan', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('Bidang yang diperlukan'),
    table(
      ['Bidang 26', 'Pekerjaan 46', 'Kualifikasi utama 28'],
      [
        'Perencana bangunan',
        'Gambar kerja, daftar pekerjaan, perkiraan biaya',
        'Arsitek atau ahli sipil bersertifikat',
      ],
      ['Pengawas', 'Pemeriksaan mutu, waktu, biaya; laporan mingguan', 'Tidak terkait dengan kontraktor'],
      ['Keamanan pangan', 'Penyusunan HACCP, pendampingan SLHS dan Halal', 'Pengalaman jasa boga massal'],
      ['Gizi', 'Telaah siklus menu, porsi menurut umur, alergi', 'Ahli gizi dengan tanda registrasi'],
      ['Air dan limbah', 'Uji air, rancangan perangkap lemak dan pengolahan', 'Ahli lingkungan'],
      ['Keuangan', 'Sistem pencatatan, pemeriksaan, laporan kepada para pihak', 'Akuntan'],
      ['Pelatihan', 'Modul, pelatih, penilaian keterampilan', 'Sertifikat pelatih atau pengalaman setara'],
    ),
    section('Prinsip'),
    list(
      '**Tidak merangkap.** Perencana atau pengawas tidak boleh menjadi kontraktor atau pemasok pada dapur yang sama.',
      '**Hasil dapat diperiksa.** Setiap keluaran memuat sumber data, tanggal, dan nama penyusun.',
      '**Alih pengetahuan.** Tim yayasan ikut bekerja dan dapat melanjutkan tanpa konsultan.',
      '**Tanpa janji verifikasi.** Konsultan tidak menjanjikan kelulusan BGN, SLHS, atau sertifikat lain.',
    ),
    section('Isi usulan'),
    steps(
      'Surat pengantar dan bidang yang diminati, paling banyak satu halaman.',
      'Pemahaman masalah dan cara kerja, paling banyak lima halaman, mengacu pada Kerangka Acuan Kerja.',
      'Riwayat tenaga ahli dengan peran dan hari kerja masing-masing.',
      'Tiga pekerjaan serupa dengan kontak pemberi kerja.',
      'Rencana biaya: orang-hari, perjalanan, laboratorium, pajak; terpisah dari usulan teknis.',
      'Pernyataan tidak ada benturan kepentingan, atau penjelasan bila ada.',
    ),
    text(
      'Kirim lewat email kemitraan dalam bentuk PDF, atau ZIP bila lebih dari satu berkas, paling besar 10 MB. Tidak ada biaya pendaftaran.',
    ),
    section('Penilaian'),
    table(
      ['Ukuran 50', 'Bobot 14 >', 'Nilai terendah agar lanjut 36 >'],
      ['Cara kerja dan pemahaman', '30', '18'],
      ['Tenaga ahli', '30', '18'],
      ['Pengalaman serupa', '20', '10'],
      ['Biaya', '20', ''],
    ),
    text(
      'Usulan biaya dibuka hanya bila ketiga nilai teknis terpenuhi. Hasil dan alasan dikirim kepada semua peserta.',
    ),
    section('Alur dan waktu'),
    table(
      ['Langkah 40', 'Waktu acuan 24', 'Hasil 36'],
      ['Usulan diterima', 'Hari ke-0', 'Tanda terima'],
      ['Pemeriksaan kelengkapan', '3 hari kerja', 'Lengkap, atau daftar kekurangan'],
      ['Penilaian teknis dan wawancara', '10 hari kerja', 'Nilai teknis'],
      ['Pembahasan biaya', '5 hari kerja', 'Rancangan perjanjian'],
      ['Tanda tangan dan rapat mulai', '5 hari kerja', 'Rencana kerja'],
    ),
    section('Pembayaran'),
    table(
      ['Keluaran 60', 'Bagian 20 >'],
      ['Laporan pendahuluan disetujui', '20 persen'],
      ['Keluaran antara menurut kerangka acuan', '40 persen'],
      ['Laporan akhir dan serah data', '40 persen'],
    ),
    text('Bagian di atas contoh untuk perencanaan; yang berlaku tertulis dalam perjanjian.'),
    section('Etika dan data'),
    list(
      'Data anak, orang tua, dan pegawai diolah sesuai UU 27/2022: seperlunya, disamarkan dalam laporan, dihapus setelah selesai.',
      'Hasil kerja menjadi milik pemberi kerja; konsultan boleh menyebutnya dalam riwayat setelah disetujui tertulis.',
      'Temuan yang membahayakan penerima manfaat disampaikan hari itu juga, sebelum laporan.',
      'Tidak memberi dan tidak menerima imbalan dari peserta pengadaan.',
    ),
    note(
      'Waspada perantara',
      'Kami tidak memakai perantara untuk pekerjaan konsultan dan tidak menjual titik SPPG. Pendaftaran mitra BGN gratis dan hanya di mitra.bgn.go.id. ' +
        `Laporkan tawaran mencurigakan ke SAGI 127 atau hotline Jawa Tengah ${hotline}.`,
    ),
  ],
  disclaimer: guideOnly,
};
