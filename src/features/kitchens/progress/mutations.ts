import { useMutation } from '@tanstack/react-query';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addProgress, deleteProgress, updateProgress } from './admin-api';
import type { ProgressLine } from './api';
import { progressMessages } from './messages';
import type { ProgressInput } from './progress-schema';

type NamedKitchen = Pick<Sppg, 'id' | 'nama'>;

const reloads = [sppgKey];
const sharedBy = ({ nama }: NamedKitchen) => ({ messages: progressMessages, reloads, nameOf: () => nama });

export const useSaveProgress = (sppg: NamedKitchen) =>
  useSaveRow({
    ...sharedBy(sppg),
    add: (input: ProgressInput & { id: string }, context) =>
      addProgress({ ...input, sppg_id: sppg.id }, context),
    update: updateProgress,
  });

export const useDeleteProgress = (sppg: NamedKitchen) =>
  useDeleteRow({ ...sharedBy(sppg), remove: deleteProgress });

/** Makes a line public that the database has written. */
export const useConfirmProgress = (sppg: NamedKitchen, line: ProgressLine) =>
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
