import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SppgWithYayasan, sppgKey, sppgListQuery } from '@/features/kitchens/sppg/api';
import { sppgManagementMessages } from '@/features/kitchens/sppg/management.messages';
import type { SppgColumn } from '@/features/kitchens/sppg/sppg-columns';
import { type SppgUpdate, type UpdateOptions, updateSppgList } from '@/features/kitchens/sppg/admin-api';
import { outcomeToast } from '@/features/kitchens/import/outcome';
import { RowGoneError } from '@/lib/errors/failure';
import { saveCell } from './admin-api';

interface ManyChanges {
  updates: SppgUpdate[];
  options: UpdateOptions;
  /** The number of SPPG that have the chosen values already. */
  unchanged: number;
}

/** Changes many SPPG in one call; its result lists those that somebody else has changed or deleted first. */
export function useChangeMany() {
  return useMutation({
    mutationFn: ({ updates, options }: ManyChanges, context) => updateSppgList(updates, options, context),
    meta: {
      reloads: [sppgKey],
      success: (refused: SppgUpdate[], { updates, unchanged }: ManyChanges) =>
        outcomeToast({ title: 'SPPG Diperbarui' }, { updates, unchanged, refused }),
      failure: { title: 'Gagal Memperbarui SPPG' },
    },
  });
}

interface CellSave {
  sppg: SppgWithYayasan;
  column: SppgColumn;
  typed: string;
  value: unknown;
}

interface CellOutcome {
  onSaved: (stored: Awaited<ReturnType<typeof saveCell>>, save: CellSave) => void;
  onFailed: (error: Error, save: CellSave) => void;
}

/** Saves one cell, and updates the list in the cache without reading it again, as there may be thousands of rows. */
export function useSaveCell({ onSaved, onFailed }: CellOutcome) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ sppg, column, value }: CellSave, context) =>
      saveCell({ base: sppg, changes: { [column.key]: value } }, context),
    onSuccess(stored, save) {
      // Other lists are read again when they are opened.
      void cache.invalidateQueries({ queryKey: sppgKey, refetchType: 'none' });
      const { row } = stored;
      if (row) {
        cache.setQueryData(sppgListQuery.queryKey, (list) =>
          list?.map((listed) => (listed.id === row.id ? row : listed)),
        );
      } else void cache.invalidateQueries({ queryKey: sppgListQuery.queryKey });
      onSaved(stored, save);
    },
    onError(error, save) {
      if (error instanceof RowGoneError) void cache.invalidateQueries({ queryKey: sppgListQuery.queryKey });
      onFailed(error, save);
    },
    meta: { failure: sppgManagementMessages.notUpdated },
  });
}
