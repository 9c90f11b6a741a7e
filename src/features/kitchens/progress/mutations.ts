import { useMutation } from '@tanstack/react-query';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { rowMessages } from '@/lib/forms/row-messages';
import { updateRow } from '@/lib/supabase/write-rows';
import { done } from '@/lib/toasts/toast-message';
import type { ProgressLine } from './api';
import { progressTable } from './progress-columns';

export const progressMessages = rowMessages({
  noun: 'Progres',
  verb: 'Catat',
  called: (nama) => `Progres ${nama}`,
  added: 'tampil di situs',
  deletedMeanwhile: (nama) => `Progres ${nama} ini sudah lebih dulu dihapus oleh pengguna lain.`,
  deletion: (nama) => ({
    description: `Catatan dan foto progres ${nama} ini tidak lagi tampil di situs. Status dan persentase dapurnya tetap.`,
  }),
  deleted: (nama) => `Satu progres ${nama} telah dihapus.`,
});

/** Confirms a line that the database has written, which makes it public. */
export const useConfirmProgress = ({ nama }: Pick<Sppg, 'nama'>, line: ProgressLine) =>
  useMutation({
    mutationFn: (_: void, context) =>
      updateRow(
        progressTable,
        { base: line, changes: { dikonfirmasi: true }, deleted: progressMessages.deletedMeanwhile(nama) },
        context,
      ),
    meta: {
      reloads: [sppgKey],
      success: done('Progres Dikonfirmasi', `Progres ${nama} sekarang tampil di situs.`),
      failure: progressMessages.notUpdated,
    },
  });
