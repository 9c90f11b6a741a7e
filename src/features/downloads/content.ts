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
    bytes: 39121,
  },
} as const satisfies Record<string, Download>;

export type DownloadKey = keyof typeof downloads;
