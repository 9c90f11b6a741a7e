import { anyDay, line, oneOf } from '@/components/row-form/field-kinds';
import { declareRowForm } from '@/components/row-form/row-form';
import { hasSession } from '@/features/people/auth/api';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { done, failed } from '@/lib/toasts/toast-message';
import { deleteDocument } from './admin-api';
import { programDocumentsQuery } from './api';
import { documentsTable } from './document-columns';
import { documentCategories } from './document-filter';
import { documentManagementMessages as messages } from './management.messages';

/** The texts and the day of a document; its file is uploaded apart from the form. */
export const documentForm = declareRowForm(documentsTable, {
  draft: 'document',
  fields: {
    title: line({
      max: 300,
      required: 'Judul tidak boleh kosong.',
      hint: 'Juga nama file yang diunduh pengunjung.',
    }),
    category: oneOf(documentCategories, { width: 'half' }),
    document_date: {
      ...anyDay({ hint: 'Misalnya tanggal peraturan. Bila kosong: tanggal unggah.', width: 'half' }),
      rule: optionalPastDay,
      wordsOf: (day) => day ?? 'kosong',
    },
  },
  messages: {
    editing: 'Edit Dokumen',
    updated: (title) => done('Dokumen Diperbarui', `${title} telah diperbarui.`),
    notUpdated: { title: 'Gagal Memperbarui Dokumen' },
    deletedMeanwhile: messages.deletedMeanwhile,
    deletion: (title) => ({
      title: 'Konfirmasi Penghapusan',
      description: `Apakah Anda yakin ingin menghapus dokumen "${title}"?`,
    }),
    wayBack:
      'Filenya ikut terhapus, juga edisi sebelumnya. Bila ternyata keliru, seorang admin dapat memulihkan dokumen ini di halaman Riwayat dengan mengunggah lagi PDF-nya.',
    deleted: (title) => done('Dokumen Dihapus', `${title} telah dihapus.`),
    notDeleted: { title: 'Gagal Menghapus' },
  },
  reloads: [programDocumentsQuery.queryKey],
  calls: {
    // A document needs a file, which this form does not have.
    add: undefined,
    // Another tab may have ended the session.
    remove: async (document, unknownIds, context) =>
      (await hasSession(context))
        ? deleteDocument(document, unknownIds, context)
        : failed('Akses Ditolak', 'Anda harus login untuk menghapus dokumen.'),
  },
});
