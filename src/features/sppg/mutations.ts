import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clearDraft, keptId } from '@/lib/forms/draft';
import { deleteRow } from '@/lib/supabase/delete-row';
import { updateRow } from '@/lib/supabase/update-row';
import { addSppg, confirmSppg } from './admin-api';
import type { Sppg, YayasanName } from './api';
import { sppgManagementMessages } from './management.messages';
import { sppgKey } from './queries';
import type { SppgInput } from './sppg-schema';

/** @param draft - the form's draft, forgotten once it is saved, even if the form was left by then */
export function useAddSppg(draft: string) {
  return useMutation({
    mutationFn: (input: SppgInput) => addSppg({ id: keptId(draft), ...input }),
    onSuccess: () => clearDraft(draft),
    meta: {
      reloads: [sppgKey],
      success: (_: unknown, { nama }: SppgInput) => sppgManagementMessages.added(nama),
      failure: { ...sppgManagementMessages.notAdded, fallback: sppgManagementMessages.notSavedWithoutReason },
    },
  });
}

interface SppgUpdate {
  /** The row as it was when editing began. */
  base: Sppg;
  input: SppgInput;
  /** The edited columns. */
  changes: Partial<SppgInput>;
  /** The name of its new foundation; absent when it keeps its own. */
  movedTo?: string;
}

/**
 * Its result is the current row when somebody else has changed the same columns.
 * @param draft - the form's draft, forgotten once it is saved, even if the form was left by then
 */
export function useUpdateSppg(draft: string) {
  return useMutation({
    mutationFn: ({ base, changes }: SppgUpdate) =>
      updateRow({
        table: 'sppg',
        base,
        changes,
        deleted: sppgManagementMessages.deletedMeanwhile(base.nama),
      }),
    onSuccess: (current) => {
      if (!current) clearDraft(draft);
    },
    meta: {
      reloads: [sppgKey],
      success(current: Sppg | undefined, { input: { nama }, movedTo }: SppgUpdate) {
        if (current) return sppgManagementMessages.changedMeanwhile;
        return movedTo ? sppgManagementMessages.moved(nama, movedTo) : sppgManagementMessages.updated(nama);
      },
      failure: {
        ...sppgManagementMessages.notUpdated,
        fallback: sppgManagementMessages.notSavedWithoutReason,
      },
    },
  });
}

/** Says for the company that an SPPG is as it is written; admins only. */
export function useConfirmSppg() {
  return useMutation({
    mutationFn: confirmSppg,
    meta: {
      reloads: [sppgKey],
      success: (_: unknown, { nama }: Sppg) => sppgManagementMessages.confirmed(nama),
      failure: sppgManagementMessages.notConfirmed,
    },
  });
}

interface SppgDeletion {
  sppg: Sppg;
  yayasan: YayasanName;
}

/** Its result is false when the SPPG was already deleted. */
export function useDeleteSppg() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: ({ sppg }: SppgDeletion) => deleteRow('sppg', sppg.id, unknownIds),
    meta: {
      reloads: [sppgKey],
      success: (isDeleted: boolean, { sppg, yayasan }: SppgDeletion) =>
        isDeleted
          ? sppgManagementMessages.deleted(sppg.nama, yayasan.nama)
          : sppgManagementMessages.deletedBefore(sppg.nama),
      failure: {
        ...sppgManagementMessages.notDeleted,
        fallback: sppgManagementMessages.notDeletedWithoutReason,
      },
    },
  });
}
