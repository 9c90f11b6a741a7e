import { useMutation } from '@tanstack/react-query';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { type ProgressOfUpdates, type SppgUpdate, updateSppgList } from '@/features/kitchens/import/api';
import { outcomeText } from '@/features/kitchens/import/outcome';
import { sppgTableMessages } from './messages';

interface ManyChanges {
  updates: SppgUpdate[];
  line: ProgressOfUpdates;
  /** How many have already what was chosen. */
  unchanged: number;
}

/** Changes many SPPG in one call. Its result are those that somebody else has changed or deleted meanwhile. */
export function useChangeMany() {
  return useMutation({
    mutationFn: ({ updates, line }: ManyChanges, context) => updateSppgList(updates, line, context),
    meta: {
      reloads: [sppgKey],
      success(refused: SppgUpdate[], { updates, unchanged }: ManyChanges) {
        const outcome = outcomeText({
          added: 0,
          addedYayasan: 0,
          updated: updates.length - refused.length,
          unchanged,
          refused: refused.map(({ base }) => base.nama),
        });
        return refused.length > 0
          ? sppgTableMessages.partlyChanged(outcome)
          : sppgTableMessages.changed(outcome);
      },
      failure: sppgTableMessages.notChanged,
    },
  });
}
