import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorField } from '@/lib/error-field';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { type LeadChange, updateLead } from './api';
import type { Lead } from './lead';
import { leadsKey } from './use-leads';

type Outcome =
  { kind: 'saved'; handled_at: Lead['handled_at'] } | { kind: 'failed' } | { kind: 'changed-meanwhile' };

/**
 * Saves status and note of a lead, tells the outcome and reloads what shows leads. `save` takes the lead that the
 * change is based on, and refuses where somebody has changed it since.
 */
export function useSaveLead() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: leadsKey });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ base, change }: { base: Lead; change: LeadChange }) => updateLead(base, change),
    onSuccess: reload,
  });

  async function save(base: Lead, change: LeadChange): Promise<Outcome> {
    let handled_at: Lead['handled_at'];
    try {
      handled_at = await mutateAsync({ base, change });
    } catch (error) {
      const isConflict = errorField(error, 'code') === 'PGRST116';
      if (isConflict) await reload();
      toast({
        title: 'Gagal Menyimpan',
        description: isConflict
          ? 'Admin lain baru saja mengubahnya. Periksa yang tersimpan sekarang, lalu simpan lagi.'
          : errorMessage(error),
        variant: 'destructive',
      });
      return { kind: isConflict ? 'changed-meanwhile' : 'failed' };
    }
    toast({
      title: 'Perubahan Disimpan',
      description: `${base.name}: ${change.status}.`,
      variant: 'success',
    });
    return { kind: 'saved', handled_at };
  }

  return { save, isPending };
}
