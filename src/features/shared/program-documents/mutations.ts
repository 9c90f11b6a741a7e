import { useMutation } from '@tanstack/react-query';
import type { Placement } from '@/components/lists/row-order';
import {
  confirmDocument,
  type DocumentUpload,
  type NewDocument,
  type NewEdition,
  publishDocuments,
  updateDocument,
  uploadEdition,
  uploadProgramDocument,
} from './admin-api';
import { type ProgramDocument, programDocumentsQuery } from './api';
import { documentForm } from './document-form';
import { documentManagementMessages as messages } from './management.messages';
import { done, failed } from '@/lib/toasts/toast-message';

const reloads = [programDocumentsQuery.queryKey];

/** Uploads a PDF that was already checked. */
export function useUploadDocument() {
  return useMutation({
    mutationFn: uploadProgramDocument,
    meta: {
      reloads,
      success: (_: unknown, { file }: DocumentUpload) =>
        done('Unggah Berhasil', `${file.name} berhasil diunggah.`),
      failure: messages.notUploaded,
    },
  });
}

/** Publishes several PDFs that were already checked; its result says why some failed. */
export function usePublishDocuments() {
  return useMutation({
    mutationFn: publishDocuments,
    meta: {
      reloads,
      success(refused: Record<string, string>, documents: NewDocument[]) {
        const count = Object.keys(refused).length;
        return count === 0
          ? messages.published(...documents.map(({ title = '' }) => title))
          : failed(
              'Unggah Gagal',
              `${count} dari ${documents.length} dokumen belum terbit. Alasannya tertulis di bawah nama filenya.`,
            );
      },
    },
  });
}

/** Publishes a PDF that was already checked as the next edition of a document. */
export function useUploadEdition() {
  return useMutation({
    mutationFn: uploadEdition,
    meta: {
      reloads,
      success: (_: unknown, { document: { title, edition } }: NewEdition) =>
        done(
          'Edisi Baru Terbit',
          `${title} sekarang edisi ${String(edition + 1)}. Tautan yang sudah dibagikan membuka edisi ini.`,
        ),
      failure: messages.notUploaded,
    },
  });
}

/** Confirms a document for the company; for managers only. */
export function useConfirmDocument() {
  return useMutation({
    mutationFn: confirmDocument,
    meta: {
      reloads,
      success: (_: unknown, { title }: ProgramDocument) =>
        done('Dokumen Dikonfirmasi', `${title} sekarang tampil sebagai dokumen yang kami akui.`),
      failure: { title: 'Gagal Mengonfirmasi Dokumen' },
    },
  });
}

interface Placing {
  document: ProgramDocument;
  placements: Placement<ProgramDocument>[];
}

/** Gives a document a place above those that have none; without a place it is ordered by its day again. */
export function usePlaceDocument() {
  return useMutation({
    async mutationFn({ placements }: Placing, context) {
      for (const { row: base, number: urutan } of placements) {
        const deleted = messages.deletedMeanwhile(base.title);
        const current = await updateDocument({ base, changes: { urutan }, deleted }, context);
        if (current)
          throw new Error(
            'Urutan dokumen ini baru saja diubah pengguna lain. Periksa daftarnya, lalu ulangi.',
          );
      }
    },
    meta: {
      reloads,
      success(_: unknown, { document: { title, urutan: former }, placements }: Placing) {
        if (placements[0]?.number === null)
          return done('Sematan Dilepas', `${title} kembali ke urutan menurut tanggal.`);
        return former === null
          ? done('Dokumen Disematkan', `${title} sekarang di antara yang teratas.`)
          : done('Urutan Diubah', `${title} sudah dipindahkan.`);
      },
      failure: documentForm.messages.notUpdated,
    },
  });
}
