import { useMutation } from '@tanstack/react-query';
import { deleteRow } from '@/lib/supabase/delete-row';
import { clearDraft } from '@/lib/forms/draft';
import { insertSppg, type Sppg, updateSppg, type YayasanName } from './api';
import { sppgMessages } from './messages';
import { sppgKey } from './queries';
import type { SppgInput } from './sppg-schema';

/** @param draft - what was typed, which is forgotten once it is saved, also when the form has been left by then */
export const useAddSppg = (draft: string) =>
  useMutation({
    mutationFn: (input: SppgInput) => insertSppg(input),
    onSuccess: () => clearDraft(draft),
    meta: {
      reloads: [sppgKey],
      success: (_data: unknown, { nama }: SppgInput) => sppgMessages.added(nama),
      failure: { title: sppgMessages.notAdded, fallback: sppgMessages.notSavedWithoutReason },
    },
  });

interface SppgUpdate {
  /** The row as it was when editing began. */
  base: Sppg;
  input: SppgInput;
  /** Those that were edited. */
  columns: (keyof SppgInput)[];
}

/**
 * Its result is the row as it is now, where somebody else has changed the same columns.
 * @param draft - what was typed, which is forgotten once it is saved, also when the form has been left by then
 */
export const useUpdateSppg = (draft: string) =>
  useMutation({
    mutationFn: ({ base, input, columns }: SppgUpdate) => updateSppg(base, input, columns),
    onSuccess: (current) => {
      if (!current) clearDraft(draft);
    },
    meta: {
      reloads: [sppgKey],
      success: (current: Sppg | undefined, { input }: SppgUpdate) =>
        current ? sppgMessages.changedMeanwhile : sppgMessages.updated(input.nama),
      failure: { title: sppgMessages.notUpdated, fallback: sppgMessages.notSavedWithoutReason },
    },
  });

interface SppgDeletion {
  sppg: Sppg;
  yayasan: YayasanName;
}

/** Its result is false where somebody else has deleted the SPPG before. */
export const useDeleteSppg = () =>
  useMutation({
    mutationFn: ({ sppg }: SppgDeletion) => deleteRow('sppg', sppg.id),
    meta: {
      reloads: [sppgKey],
      success: (isDeleted: boolean, { sppg, yayasan }: SppgDeletion) =>
        isDeleted ? sppgMessages.deleted(sppg.nama, yayasan.nama) : sppgMessages.deletedBefore(sppg.nama),
      failure: { title: sppgMessages.notDeleted, fallback: sppgMessages.notDeletedWithoutReason },
    },
  });
