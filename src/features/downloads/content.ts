// Written by `npm run documents`; change the texts in scripts/documents instead.

export type Download = {
  title: string;
  fileName: string;
  url: `/docs/${string}.pdf`;
  description: string;
  pages: number;
  bytes: number;
};

export const downloads = {
  ringkasanEksekutif: {
    title: 'Ringkasan Eksekutif Investasi SPPG',
    fileName: 'ringkasan-eksekutif.pdf',
    url: '/docs/ringkasan-eksekutif.pdf',
    description:
      'Gambaran dua halaman tentang investasi SPPG: peran para pihak, estimasi bagi hasil, risiko, dan langkah bergabung.',
    pages: 2,
    bytes: 43019,
  },
  studiKelayakan: {
    title: 'Studi Kelayakan SPPG di Jawa Tengah',
    fileName: 'studi-kelayakan.pdf',
    url: '/docs/studi-kelayakan.pdf',
    description:
      'Cara menilai kelayakan lokasi SPPG, dari kebutuhan layanan sampai risiko, dengan lembar nilai yang bisa dipakai sendiri.',
    pages: 3,
    bytes: 60346,
  },
  proyeksiKeuangan: {
    title: 'Proyeksi Keuangan Investasi SPPG',
    fileName: 'proyeksi-keuangan.pdf',
    url: '/docs/proyeksi-keuangan.pdf',
    description:
      'Contoh hitungan bagi hasil satu SPPG: asumsi, tiga skenario termasuk rugi, titik impas, dan kepekaan.',
    pages: 3,
    bytes: 57508,
  },
  panduanKemitraanRantaiPasok: {
    title: 'Panduan Kemitraan Rantai Pasok',
    fileName: 'panduan-kemitraan-rantai-pasok.pdf',
    url: '/docs/panduan-kemitraan-rantai-pasok.pdf',
    description:
      'Panduan bagi calon pemasok: bahan yang dibutuhkan, syarat, alur pesanan, pembayaran, dan penilaian.',
    pages: 3,
    bytes: 54258,
  },
  formulirPemasok: {
    title: 'Formulir Pendaftaran Pemasok',
    fileName: 'formulir-pemasok.pdf',
    url: '/docs/formulir-pemasok.pdf',
    description: 'Formulir pendaftaran pemasok yang dapat diisi di layar atau dicetak.',
    pages: 3,
    bytes: 85574,
  },
  standarKualitasPangan: {
    title: 'Standar Kualitas Pangan',
    fileName: 'standar-kualitas-pangan.pdf',
    url: '/docs/standar-kualitas-pangan.pdf',
    description:
      'Standar penerimaan bahan, suhu, waktu, kebersihan, dan tindakan bila ada keluhan, untuk pemasok dan tim dapur.',
    pages: 3,
    bytes: 52504,
  },
  proposalInvestasiPeralatan: {
    title: 'Proposal Investasi Peralatan Dapur',
    fileName: 'proposal-investasi-peralatan.pdf',
    url: '/docs/proposal-investasi-peralatan.pdf',
    description:
      'Usulan kerja sama pembiayaan peralatan dapur: kepemilikan, pilihan skema, risiko, dan pokok perjanjian.',
    pages: 2,
    bytes: 44550,
  },
  spesifikasiPeralatanDapur: {
    title: 'Spesifikasi Peralatan Dapur',
    fileName: 'spesifikasi-peralatan-dapur.pdf',
    url: '/docs/spesifikasi-peralatan-dapur.pdf',
    description:
      'Daftar peralatan satu dapur untuk 2.500 porsi: ukuran, jumlah, bahan, dan pemeriksaan saat diterima.',
    pages: 3,
    bytes: 53989,
  },
  estimasiBiayaPeralatan: {
    title: 'Estimasi Biaya Peralatan',
    fileName: 'estimasi-biaya-peralatan.pdf',
    url: '/docs/estimasi-biaya-peralatan.pdf',
    description:
      'Perkiraan biaya peralatan satu dapur menurut kelompok, ukuran dapur, dan umur pakai (angka ilustrasi).',
    pages: 3,
    bytes: 51383,
  },
  proposalMobilMbg: {
    title: 'Proposal Investasi Mobil MBG',
    fileName: 'proposal-mobil-mbg.pdf',
    url: '/docs/proposal-mobil-mbg.pdf',
    description:
      'Usulan kerja sama penyediaan mobil antar: kebutuhan per dapur, skema, tanggung jawab, dan risiko.',
    pages: 2,
    bytes: 43985,
  },
  spesifikasiMobilMbg: {
    title: 'Spesifikasi Mobil MBG',
    fileName: 'spesifikasi-mobil-mbg.pdf',
    url: '/docs/spesifikasi-mobil-mbg.pdf',
    description: 'Syarat teknis mobil pengantar makanan dan daftar periksa harian untuk awaknya.',
    pages: 2,
    bytes: 44064,
  },
  estimasiBiayaOperasionalMobil: {
    title: 'Estimasi Biaya Operasional Mobil',
    fileName: 'estimasi-biaya-operasional-mobil.pdf',
    url: '/docs/estimasi-biaya-operasional-mobil.pdf',
    description:
      'Perkiraan biaya pengadaan dan biaya jalan satu mobil antar, per bulan dan per porsi (angka ilustrasi).',
    pages: 3,
    bytes: 51541,
  },
  panduanKontraktor: {
    title: 'Panduan Kerja Sama Kontraktor',
    fileName: 'panduan-kontraktor.pdf',
    url: '/docs/panduan-kontraktor.pdf',
    description:
      'Panduan bagi kontraktor: syarat, cara pemilihan, jadwal kerja, pembayaran, mutu, dan keselamatan.',
    pages: 3,
    bytes: 51631,
  },
  spesifikasiBangunanSppg: {
    title: 'Spesifikasi Bangunan SPPG',
    fileName: 'spesifikasi-bangunan-sppg.pdf',
    url: '/docs/spesifikasi-bangunan-sppg.pdf',
    description:
      'Acuan ruang, bahan bangunan, ventilasi, air, listrik, gas, dan air limbah untuk dapur SPPG.',
    pages: 3,
    bytes: 52895,
  },
  estimasiBiayaPembangunan: {
    title: 'Estimasi Biaya Pembangunan',
    fileName: 'estimasi-biaya-pembangunan.pdf',
    url: '/docs/estimasi-biaya-pembangunan.pdf',
    description:
      'Perkiraan biaya bangunan baru dan renovasi dapur sekitar 250 m², di luar tanah (angka ilustrasi).',
    pages: 3,
    bytes: 55140,
  },
  panduanKonsultan: {
    title: 'Panduan Kerja Sama Konsultan',
    fileName: 'panduan-konsultan.pdf',
    url: '/docs/panduan-konsultan.pdf',
    description:
      'Panduan bagi konsultan: bidang yang diperlukan, isi usulan, penilaian, pembayaran, dan etika kerja.',
    pages: 3,
    bytes: 50070,
  },
  kerangkaAcuanKerjaKonsultan: {
    title: 'Kerangka Acuan Kerja Konsultan',
    fileName: 'kerangka-acuan-kerja-konsultan.pdf',
    url: '/docs/kerangka-acuan-kerja-konsultan.pdf',
    description:
      'Contoh kerangka acuan: tujuan, lingkup, keluaran, tenaga, jadwal, dan ukuran keberhasilan pekerjaan konsultan.',
    pages: 3,
    bytes: 54074,
  },
  panduanTenagaKerja: {
    title: 'Panduan Tenaga Kerja dan Relawan',
    fileName: 'panduan-tenaga-kerja.pdf',
    url: '/docs/panduan-tenaga-kerja.pdf',
    description:
      'Panduan bagi calon relawan dan lembaga pelatihan: pekerjaan, syarat, jam kerja, hak, dan cara melamar.',
    pages: 3,
    bytes: 50040,
  },
  kurikulumPelatihan: {
    title: 'Kurikulum Pelatihan Relawan Dapur',
    fileName: 'kurikulum-pelatihan.pdf',
    url: '/docs/kurikulum-pelatihan.pdf',
    description:
      'Kurikulum pelatihan lima hari, 40 jam pelajaran: materi, cara, penilaian, dan pelatihan ulang.',
    pages: 3,
    bytes: 55484,
  },
} as const satisfies Record<string, Download>;

export type DownloadKey = keyof typeof downloads;
