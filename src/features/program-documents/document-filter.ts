import { choice, type FilterOf, optionsOf, text } from '@/lib/url/url-filter';

export const documentCategories = ['Regulasi', 'Panduan', 'Laporan', 'Lainnya'] as const;

export type DocumentCategory = (typeof documentCategories)[number];

export const categoryOptions = optionsOf(documentCategories);

export const documentFilterSchema = { dokumen: text, kategori: choice(categoryOptions) };

export type DocumentFilter = FilterOf<typeof documentFilterSchema>;
