import { declareTable } from '@/lib/supabase/declared-tables';

export const templatesTable = declareTable('answer_templates', {
  label: 'Templat jawaban',
  noun: 'templat',
  nameColumn: 'title',
  columns: { title: 'Judul', position: 'Urutan', isi: 'Isi', status: 'Status' },
  subjects: { isi: 'Isi templat' },
  isRestorable: true,
});
