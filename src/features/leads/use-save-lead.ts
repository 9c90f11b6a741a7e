import { useMutation } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
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
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ base, change }: { base: Lead; change: LeadChange }) => updateLead(base, change),
    meta: { reloads: [leadsKey] },
  });

  async function save(base: Lead, change: LeadChange): Promise<Outcome> {
    let saved: Pick<Lead, 'handled_at'> | undefined;
    try {
      saved = await mutateAsync({ base, change });
    } catch (error) {
      toastFailure('Gagal Menyimpan', error);
      return { kind: 'failed' };
    }
    if (!saved) {
      toast({
        title: 'Gagal Menyimpan',
        description: 'Admin lain baru saja mengubahnya. Periksa yang tersimpan sekarang, lalu simpan lagi.',
        variant: 'destructive',
      });
      return { kind: 'changed-meanwhile' };
    }
    toast({
      title: 'Perubahan Disimpan',
      description: `${base.name}: ${change.status}.`,
      variant: 'success',
    });
    return { kind: 'saved', handled_at: saved.handled_at };
  }

  return { save, isPending };
}
