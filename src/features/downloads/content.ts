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
    bytes: 43018,
  },
  studiKelayakan: {
    title: 'Studi Kelayakan SPPG di Jawa Tengah',
    fileName: 'studi-kelayakan.pdf',
    url: '/docs/studi-kelayakan.pdf',
    description:
      'Cara menilai kelayakan lokasi SPPG, dari kebutuhan layanan sampai risiko, dengan lembar nilai yang bisa dipakai sendiri.',
    pages: 4,
    bytes: 61662,
  },
  proyeksiKeuangan: {
    title: 'Proyeksi Keuangan Investasi SPPG',
    fileName: 'proyeksi-keuangan.pdf',
    url: '/docs/proyeksi-keuangan.pdf',
    description:
      'Contoh hitungan bagi hasil satu SPPG: asumsi, tiga skenario termasuk rugi, titik impas, dan kepekaan.',
    pages: 3,
    bytes: 57640,
  },
  panduanKemitraanRantaiPasok: {
    title: 'Panduan Kemitraan Rantai Pasok',
    fileName: 'panduan-kemitraan-rantai-pasok.pdf',
    url: '/docs/panduan-kemitraan-rantai-pasok.pdf',
    description:
      'Panduan bagi calon pemasok: bahan yang dibutuhkan, syarat, alur pesanan, pembayaran, dan penilaian.',
    pages: 4,
    bytes: 55619,
  },
  formulirPemasok: {
    title: 'Formulir Pendaftaran Pemasok',
    fileName: 'formulir-pemasok.pdf',
    url: '/docs/formulir-pemasok.pdf',
    description: 'Formulir pendaftaran pemasok yang dapat diisi di layar atau dicetak.',
    pages: 3,
    bytes: 84616,
  },
  standarKualitasPangan: {
    title: 'Standar Kualitas Pangan',
    fileName: 'standar-kualitas-pangan.pdf',
    url: '/docs/standar-kualitas-pangan.pdf',
    description:
      'Standar penerimaan bahan, suhu, waktu, kebersihan, dan tindakan bila ada keluhan, untuk pemasok dan tim dapur.',
    pages: 3,
    bytes: 52514,
  },
} as const satisfies Record<string, Download>;

export type DownloadKey = keyof typeof downloads;
