import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { type LeadChange, updateLead } from './api';
import type { Lead } from './lead';
import { leadsKey } from './use-leads';

type Outcome = 'saved' | 'failed' | 'changed-meanwhile';

function isChangedMeanwhile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'PGRST116';
}

/** Saves status and note of a lead, tells the outcome and reloads what shows leads. */
export function useSaveLead(lead: Lead) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: leadsKey });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: LeadChange) => updateLead(lead, change),
    onSuccess: reload,
  });

  async function save(change: LeadChange): Promise<Outcome> {
    try {
      await mutateAsync(change);
    } catch (error) {
      const isConflict = isChangedMeanwhile(error);
      if (isConflict) await reload();
      toast({
        title: 'Gagal Menyimpan',
        description: isConflict
          ? 'Admin lain baru saja mengubahnya. Periksa yang tersimpan sekarang, lalu simpan lagi.'
          : errorMessage(error),
        variant: 'destructive',
      });
      return isConflict ? 'changed-meanwhile' : 'failed';
    }
    toast({
      title: 'Perubahan Disimpan',
      description: `${lead.name}: ${change.status}.`,
      variant: 'success',
    });
    return 'saved';
  }

  return { save, isPending };
}
