import { declareTable } from '@/lib/supabase/declared-tables';

export const templatesTable = declareTable('answer_templates', {
  label: 'Templat jawaban',
  noun: 'templat',
  nameColumn: 'title',
  columns: { title: 'Judul', untuk: 'Untuk', position: 'Urutan', isi: 'Isi', status: 'Status' },
  subjects: { isi: 'Isi templat' },
  sentences: {
    isi_promises_nothing:
      'Pengirim keluhan tanpa kontak tidak dapat ditelepon atau disurati. Hapus janji itu.',
    isi_without_code: 'Templat keluhan tidak memuat kode pengirim. Hapus {kode}.',
  },
});
