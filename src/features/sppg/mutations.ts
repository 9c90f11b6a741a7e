import { useMutation } from '@tanstack/react-query';
import { clearDraft } from '@/lib/forms/draft';
import { deleteRow } from '@/lib/supabase/delete-row';
import { updateRow } from '@/lib/supabase/update-row';
import { addSppg, type Sppg, type YayasanName } from './api';
import { sppgMessages } from './messages';
import { sppgKey } from './queries';
import type { SppgInput } from './sppg-schema';

/** @param draft - the form's draft, forgotten once it is saved, even if the form was left by then */
export function useAddSppg(draft: string) {
  return useMutation({
    mutationFn: (input: SppgInput) => addSppg(input),
    onSuccess: () => clearDraft(draft),
    meta: {
      reloads: [sppgKey],
      success: (_: unknown, { nama }: SppgInput) => sppgMessages.added(nama),
      failure: { ...sppgMessages.notAdded, fallback: sppgMessages.notSavedWithoutReason },
    },
  });
}

interface SppgUpdate {
  /** The row as it was when editing began. */
  base: Sppg;
  input: SppgInput;
  /** The edited columns. */
  changes: Partial<SppgInput>;
}

/**
 * Its result is the current row when somebody else has changed the same columns.
 * @param draft - the form's draft, forgotten once it is saved, even if the form was left by then
 */
export function useUpdateSppg(draft: string) {
  return useMutation({
    mutationFn: ({ base, changes }: SppgUpdate) =>
      updateRow({ table: 'sppg', base, changes, deleted: sppgMessages.deletedMeanwhile(base.nama) }),
    onSuccess: (current) => {
      if (!current) clearDraft(draft);
    },
    meta: {
      reloads: [sppgKey],
      success: (current: Sppg | undefined, { input }: SppgUpdate) =>
        current ? sppgMessages.changedMeanwhile : sppgMessages.updated(input.nama),
      failure: { ...sppgMessages.notUpdated, fallback: sppgMessages.notSavedWithoutReason },
    },
  });
}

interface SppgDeletion {
  sppg: Sppg;
  yayasan: YayasanName;
}

/** Its result is false when the SPPG was already deleted. */
export function useDeleteSppg() {
  return useMutation({
    mutationFn: ({ sppg }: SppgDeletion) => deleteRow('sppg', sppg.id),
    meta: {
      reloads: [sppgKey],
      success: (isDeleted: boolean, { sppg, yayasan }: SppgDeletion) =>
        isDeleted ? sppgMessages.deleted(sppg.nama, yayasan.nama) : sppgMessages.deletedBefore(sppg.nama),
      failure: { ...sppgMessages.notDeleted, fallback: sppgMessages.notDeletedWithoutReason },
    },
  });
}
