import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/sppg/queries';
import { clearDraft, keptId } from '@/lib/forms/draft';
import { deleteRow } from '@/lib/supabase/delete-row';
import { insertRows } from '@/lib/supabase/insert-rows';
import { updateRow } from '@/lib/supabase/update-row';
import { yayasanManagementMessages } from './management.messages';
import type { Yayasan } from './yayasan-columns';
import type { YayasanInput } from './yayasan-schema';

async function addYayasan(id: string, input: YayasanInput) {
  await insertRows('yayasan', [{ id, ...input }]);
  return id;
}

/**
 * Its result is the id of the new foundation.
 * @param draft - the form's draft, forgotten once it is saved, even if the form was left by then
 */
export function useAddYayasan(draft: string) {
  return useMutation({
    mutationFn: (input: YayasanInput) => addYayasan(keptId(draft), input),
    onSuccess: () => clearDraft(draft),
    meta: {
      reloads: [sppgKey],
      success: (_: unknown, { nama }: YayasanInput) => yayasanManagementMessages.added(nama),
      failure: {
        ...yayasanManagementMessages.notAdded,
        fallback: yayasanManagementMessages.notSavedWithoutReason,
      },
    },
  });
}

interface YayasanUpdate {
  /** The row as it was when editing began. */
  base: Yayasan;
  input: YayasanInput;
  /** The edited columns. */
  changes: Partial<YayasanInput>;
}

/**
 * Its result is the current row when somebody else has changed the same columns.
 * @param draft - the form's draft, forgotten once it is saved, even if the form was left by then
 */
export function useUpdateYayasan(draft: string) {
  return useMutation({
    mutationFn: ({ base, changes }: YayasanUpdate) =>
      updateRow({
        table: 'yayasan',
        base,
        changes,
        deleted: yayasanManagementMessages.deletedMeanwhile(base.nama),
      }),
    onSuccess: (current) => {
      if (!current) clearDraft(draft);
    },
    meta: {
      reloads: [sppgKey],
      success: (current: Yayasan | undefined, { input }: YayasanUpdate) =>
        current ? yayasanManagementMessages.changedMeanwhile : yayasanManagementMessages.updated(input.nama),
      failure: {
        ...yayasanManagementMessages.notUpdated,
        fallback: yayasanManagementMessages.notSavedWithoutReason,
      },
    },
  });
}

/** Its result is false when the foundation was already deleted. */
export function useDeleteYayasan() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: ({ id }: Yayasan) => deleteRow('yayasan', id, unknownIds),
    meta: {
      reloads: [sppgKey],
      success: (isDeleted: boolean, { nama }: Yayasan) =>
        isDeleted ? yayasanManagementMessages.deleted(nama) : yayasanManagementMessages.deletedBefore(nama),
      failure: {
        ...yayasanManagementMessages.notDeleted,
        fallback: yayasanManagementMessages.notDeletedWithoutReason,
      },
    },
  });
}
