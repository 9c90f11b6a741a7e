import { type FilterOf, optionsOf, search, select, text } from '@/lib/url/url-filter';

export const documentCategories = ['Regulasi', 'Panduan', 'Laporan', 'Lainnya'] as const;

export type DocumentCategory = (typeof documentCategories)[number];

export const documentFilterSchema = {
  /** The id of a document that somebody has shared. */
  berkas: text,
  dokumen: search({ label: 'Cari dokumen', placeholder: 'Cari judul dokumen...' }),
  kategori: select({ label: 'Kategori', all: 'Semua', options: optionsOf(documentCategories) }),
};

export type DocumentFilter = FilterOf<typeof documentFilterSchema>;
