import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addSuspension, deleteSuspension, updateSuspension } from './admin-api';
import { suspensionMessages } from './messages';
import type { SuspensionInput } from './suspension-schema';

/** The kitchen that is or was suspended. */
export type SuspendedKitchen = Pick<Sppg, 'id' | 'nama'>;

const sharedBy = ({ nama }: SuspendedKitchen) => ({
  messages: suspensionMessages,
  reloads: [sppgKey],
  nameOf: () => nama,
});

export const useSaveSuspension = (sppg: SuspendedKitchen) =>
  useSaveRow({
    ...sharedBy(sppg),
    add: (input: SuspensionInput & { id: string }, context) =>
      addSuspension({ ...input, sppg_id: sppg.id }, context),
    update: updateSuspension,
  });

export const useDeleteSuspension = (sppg: SuspendedKitchen) =>
  useDeleteRow({ ...sharedBy(sppg), remove: deleteSuspension });
