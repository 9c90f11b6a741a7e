import { comparable } from '@/lib/text/visible-text';
import { type FilterOf, optionsOf, search, select, text } from '@/lib/url/url-filter';

export const documentCategories = ['Regulasi', 'Panduan', 'Laporan', 'Lainnya'] as const;

export const documentFilterSchema = {
  /** The id of a document that somebody has shared. */
  berkas: text,
  dokumen: search({ label: 'Cari dokumen', placeholder: 'Cari judul dokumen...' }),
  kategori: select({ label: 'Kategori', all: 'Semua', options: optionsOf(documentCategories) }),
};

export type DocumentFilter = FilterOf<typeof documentFilterSchema>;

/** The documents that a filter finds. */
export function foundDocuments<Document extends { id: string; title: string; category: string }>(
  documents: readonly Document[],
  { berkas, dokumen, kategori }: Omit<DocumentFilter, 'berkas'> & { berkas?: string },
): Document[] {
  const wanted = comparable(dokumen);
  return documents.filter(
    ({ id, title, category }) =>
      comparable(title).includes(wanted) &&
      (!kategori || category === kategori) &&
      (!berkas || id === berkas),
  );
}
