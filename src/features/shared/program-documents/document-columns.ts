import { declareTable } from '@/lib/supabase/declared-tables';

/** How a sentence about the note on an edition begins. */
const subjects = { edition_note: 'Apa yang berubah' };

export const documentsTable = declareTable('program_documents', {
  label: 'Dokumen program',
  noun: 'dokumen',
  nameColumn: 'title',
  columns: {
    title: 'Judul',
    category: 'Kategori',
    document_date: 'Tanggal dokumen',
    urutan: 'Urutan sematan',
    edition: 'Edisi',
    edition_at: 'Edisi sejak',
    edition_note: 'Yang berubah',
    dikonfirmasi_pada: 'Dikonfirmasi',
    file_name: 'Nama file',
    file_type: 'Jenis file',
    file_path: 'Letak file',
    file_url: 'Alamat file',
  },
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
