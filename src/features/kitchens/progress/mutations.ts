import { useMutation } from '@tanstack/react-query';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addProgress, deleteProgress, updateProgress } from './admin-api';
import type { ProgressLine } from './api';
import { progressMessages } from './messages';
import type { ProgressInput } from './progress-schema';

export type ProgressKitchen = Pick<Sppg, 'id' | 'nama' | 'status_verifikasi' | 'progres_pembangunan'>;

const reloads = [sppgKey];
const sharedBy = ({ nama }: ProgressKitchen) => ({ messages: progressMessages, reloads, nameOf: () => nama });

export const useSaveProgress = (sppg: ProgressKitchen) =>
  useSaveRow({
    ...sharedBy(sppg),
    add: (input: ProgressInput & { id: string }, context) =>
      addProgress({ ...input, sppg_id: sppg.id }, context),
    update: updateProgress,
  });

export const useDeleteProgress = (sppg: ProgressKitchen) =>
  useDeleteRow({ ...sharedBy(sppg), remove: deleteProgress });

/** Makes a line public that the database has written. */
export const useConfirmProgress = (sppg: ProgressKitchen, line: ProgressLine) =>
  useMutation({
    mutationFn: (_: void, context) =>
      updateProgress(
        {
          base: line,
          changes: { dikonfirmasi: true },
          deleted: progressMessages.deletedMeanwhile(sppg.nama),
        },
        context,
      ),
    meta: { reloads, success: progressMessages.confirmed(sppg.nama), failure: progressMessages.notUpdated },
  });
