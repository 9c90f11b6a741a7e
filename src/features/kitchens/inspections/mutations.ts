import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addInspection, deleteInspection, updateInspection } from './admin-api';
import type { InspectionInput } from './inspection-schema';
import { inspectionMessages } from './messages';

/** The kitchen that was inspected. */
export type InspectedKitchen = Pick<Sppg, 'id' | 'nama'>;

const sharedBy = ({ nama }: InspectedKitchen) => ({
  messages: inspectionMessages,
  reloads: [sppgKey],
  nameOf: () => nama,
});

export const useSaveInspection = (sppg: InspectedKitchen) =>
  useSaveRow({
    ...sharedBy(sppg),
    add: (input: InspectionInput & { id: string }, context) =>
      addInspection({ ...input, sppg_id: sppg.id }, context),
    update: updateInspection,
  });

export const useDeleteInspection = (sppg: InspectedKitchen) =>
  useDeleteRow({ ...sharedBy(sppg), remove: deleteInspection });
