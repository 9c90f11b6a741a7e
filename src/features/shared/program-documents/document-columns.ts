import { byKey } from '@/lib/collections';
import type { Tables } from '@/lib/supabase/database.types';
import { declareTable } from '@/lib/supabase/declared-tables';
import { documentCategories } from './document-filter';

/** The columns that the upload fills in, of which people edit some; the database sets the id and the date. */
type DocumentColumnName = Exclude<keyof Tables<'program_documents'>, 'id' | 'created_at'>;

interface DocumentColumn {
  key: DocumentColumnName;
  /** The label in the form and in the audit trail. */
  label: string;
}

type EditedColumn = DocumentColumn & { hint?: string } & (
    | { kind: 'text' | 'day' }
    | { kind: 'choice'; options: readonly string[] }
  );

/** The columns that people edit, in the order of the form. */
export const editedColumns = [
  {
    key: 'title',
    kind: 'text',
    label: 'Judul',
    hint: 'Juga nama file yang diunduh pengunjung.',
  },
  { key: 'category', kind: 'choice', label: 'Kategori', options: documentCategories },
  {
    key: 'document_date',
    kind: 'day',
    label: 'Tanggal dokumen',
    hint: 'Misalnya tanggal peraturan. Bila kosong: tanggal unggah.',
  },
] as const satisfies readonly EditedColumn[];

export type EditedColumnName = (typeof editedColumns)[number]['key'];

const columns = [
  ...editedColumns,
  { key: 'urutan', label: 'Urutan sematan' },
  { key: 'edition', label: 'Edisi' },
  { key: 'edition_at', label: 'Edisi sejak' },
  { key: 'edition_note', label: 'Yang berubah' },
  { key: 'dikonfirmasi_pada', label: 'Dikonfirmasi' },
  { key: 'file_name', label: 'Nama file' },
  { key: 'file_type', label: 'Jenis file' },
  { key: 'file_path', label: 'Letak file' },
  { key: 'file_url', label: 'Alamat file' },
] as const satisfies readonly DocumentColumn[];

/** How a sentence about the note on an edition begins. */
const subjects = { edition_note: 'Apa yang berubah' };

export const documentsTable = declareTable('program_documents', {
  label: 'Dokumen program',
  noun: 'dokumen',
  nameColumn: 'title',
  columns: byKey(columns, (column) => column),
  subjects: { ...subjects, urutan: 'Urutan' },
  withdrawnNoun: 'dokumen',
});

const { edition, edition_note, file_path } = documentsTable.columns;

export const editionsTable = declareTable('program_document_editions', {
  label: 'Arsip edisi dokumen',
  noun: 'arsip edisi',
  rowLabel: 'Edisi dokumen program',
  ownerColumn: 'document_id',
  columns: { edition, edition_note, file_path, document_id: 'Dokumen' },
  subjects,
});
