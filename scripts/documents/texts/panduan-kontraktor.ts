import { hotline } from '../company';
import { type Document, figures, list, section, steps, table, text, warning } from '../model';
import { guideOnly } from './shared';

export const panduanKontraktor: Document = {
  fileName: 'panduan-kontraktor.pdf',
  title: 'Panduan Kerja Sama Kontraktor',
  category: 'Kontraktor',
  summary:
    'Untuk kontraktor di Jawa Tengah yang ingin membangun atau merenovasi dapur SPPG: syarat, cara memilih, jadwal 30–45 hari, pembayaran, mutu, dan keselamatan.',
  description:
    'Panduan bagi kontraktor: syarat, cara pemilihan, jadwal kerja, pembayaran, mutu, dan keselamatan.',
  keywords: ['kontraktor', 'pembangunan', 'renovasi', 'SPPG', 'Jawa Tengah'],
  contact: 'kemitraan',
  body: [
    section('Ruang pekerjaan'),
    list(
      '**Bangunan baru** dengan rangka baja, luas sekitar 250 m², lengkap dengan utilitas.',
      '**Renovasi** bangunan yang ada: perubahan alur ruang, lantai, dinding, ventilasi, air, dan air limbah.',
      '**Pekerjaan khusus**: instalasi gas, pengisap asap, pengolahan air limbah, dan tambah daya listrik.',
    ),
    figures(
      ['30–45 hari', 'lama pembangunan, dihitung sejak lahan dan gambar siap'],
      ['5 persen', 'ditahan sampai masa pemeliharaan selesai'],
      ['180 hari', 'masa pemeliharaan setelah serah terima'],
    ),
    section('Syarat peserta'),
    table(
      ['Syarat 30', 'Bukti 70'],
      ['Badan usaha', 'NIB, NPWP, dan sertifikat badan usaha konstruksi yang masih berlaku'],
      [
        'Pengalaman',
        'Dua pekerjaan selesai dalam lima tahun terakhir, dengan foto dan nama pemberi kerja yang dapat dihubungi',
      ],
      ['Tenaga ahli', 'Pelaksana lapangan bersertifikat dan seorang petugas keselamatan'],
      ['Keuangan', 'Laporan keuangan tahun terakhir; sanggup membiayai tahap pertama'],
      ['Letak', 'Kantor atau mitra kerja di Jawa Tengah; tenaga setempat diutamakan'],
    ),
    section('Cara pemilihan'),
    steps(
      'Kami mengundang sedikitnya tiga kontraktor yang memenuhi syarat untuk setiap lokasi. Undangan memuat gambar dan daftar pekerjaan.',
      'Peninjauan lapangan bersama; pertanyaan dan jawaban dikirim kepada semua peserta.',
      'Penawaran dimasukkan tertutup dan dibuka bersama wakil yayasan.',
      'Penilaian menurut tabel di bawah. Peserta yang kalah mendapat nilainya sendiri dan alasannya.',
      'Perjanjian ditandatangani oleh pemilik dana, yayasan, dan kontraktor.',
    ),
    table(
      ['Ukuran 46', 'Bobot 14 >', 'Keterangan 40'],
      ['Harga dan kewajarannya', '35', 'Terlalu rendah diminta penjelasan'],
      ['Pengalaman dan tenaga', '25', 'Diperiksa ke pemberi kerja lama'],
      ['Metode dan jadwal', '25', 'Urutan kerja, jalur kritis, cuaca'],
      ['Keselamatan dan lingkungan', '15', 'Rencana tertulis untuk lokasi itu'],
    ),
    warning(
      'Tanpa imbalan, tanpa perantara',
      'Mengikuti pemilihan tidak dipungut biaya. Pegawai kami dilarang menerima imbalan, dan pekerjaan tidak dijual lewat perantara. Bila ada yang menawarkan ' +
        `“titik SPPG” atau paket proyek dengan uang muka, laporkan ke SAGI 127 (24 jam) atau hotline Jawa Tengah ${hotline}.`,
    ),
    section('Contoh jadwal 40 hari'),
    table(
      ['Hari 16', 'Pekerjaan 54', 'Diperiksa 30'],
      ['1–4', 'Persiapan, ukur, pembersihan, air dan listrik kerja', 'Titik duga, batas lahan'],
      ['5–12', 'Galian, fondasi, pipa bawah lantai, perangkap lemak', 'Sebelum ditimbun'],
      ['10–20', 'Rangka baja dan atap', 'Sambungan dan ikatan angin'],
      ['18–30', 'Dinding, lantai, plafon, ventilasi', 'Kemiringan lantai, uji air'],
      ['24–34', 'Listrik, air bersih, instalasi gas', 'Uji tekan, uji pembumian'],
      ['33–38', 'Pengecatan, pintu, kasa serangga, halaman', 'Daftar cacat'],
      ['39–40', 'Pembersihan dan serah terima pertama', 'Berita acara'],
    ),
    text(
      'Hujan lebat berturut-turut, terutama Desember sampai Februari, dicatat harian dan dapat menambah waktu menurut perjanjian.',
    ),
    section('Pembayaran'),
    table(
      ['Tahap 52', 'Bagian 16 >', 'Bukti 32'],
      ['Tanda tangan dan jaminan pelaksanaan', '20 persen', 'Jaminan bank atau asuransi'],
      ['Rangka dan atap terpasang', '30 persen', 'Pemeriksaan konsultan'],
      ['Utilitas lulus uji', '25 persen', 'Berita acara uji'],
      ['Serah terima pertama', '20 persen', 'Daftar cacat selesai'],
      ['Akhir masa pemeliharaan', '5 persen', 'Serah terima akhir'],
    ),
    text(
      'Bagian di atas adalah contoh untuk perencanaan. Pembayaran ke rekening badan usaha yang tertulis dalam perjanjian.',
    ),
    section('Keselamatan dan tetangga'),
    list(
      'Helm, sepatu, dan sabuk untuk kerja di ketinggian; jaminan sosial ketenagakerjaan bagi semua pekerja.',
      'Jam kerja disampaikan kepada RT/RW; jalan masuk sekolah dan warga tetap terbuka.',
      'Pengelasan dan gas diawasi petugas keselamatan dengan APAR di tempat.',
      'Sisa bangunan dibuang ke tempat resmi dengan bukti, tidak ke sungai atau sawah.',
    ),
  ],
  disclaimer: guideOnly,
};
