import { useMutation } from '@tanstack/react-query';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { rowMessages } from '@/lib/forms/row-messages';
import { updateRow } from '@/lib/supabase/write-rows';
import { done } from '@/lib/toasts/toast-message';
import type { ProgressLine } from './api';
import { progressTable } from './progress-columns';

export const progressMessages = rowMessages({
  noun: 'Perkembangan',
  verb: 'Catat',
  called: (nama) => `Perkembangan ${nama}`,
  added: 'tampil di situs',
  deletedMeanwhile: (nama) => `Perkembangan ${nama} ini sudah lebih dulu dihapus oleh pengguna lain.`,
  deletion: (nama) => ({
    description: `Catatan dan foto perkembangan ${nama} ini tidak lagi tampil di situs. Status dan progres dapurnya tetap.`,
  }),
  deleted: (nama) => `Satu perkembangan ${nama} telah dihapus.`,
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
      success: done('Perkembangan Dikonfirmasi', `Perkembangan ${nama} sekarang tampil di situs.`),
      failure: progressMessages.notUpdated,
    },
  });
