import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '@/lib/format';
import { sortableToday } from '@/lib/format-sortable';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { fetchAllLeads } from './api';
import type { LeadFilter } from './lead-filter';

/** Saves every lead that the filter lets through as a CSV file, and tells how many. */
export function useExportLeads() {
  const { mutateAsync, isPending } = useMutation({ mutationFn: fetchAllLeads });

  async function exportLeads(filter: LeadFilter) {
    try {
      const { saveLeads } = await import('./export-leads');
      const leads = await mutateAsync(filter);
      const fileName = `kotak-masuk-${sortableToday()}.csv`;
      saveLeads(leads, fileName);
      toast({
        title: 'Unduhan Dimulai',
        description: `${formatNumber(leads.length)} baris disimpan ke ${fileName}.`,
        variant: 'success',
      });
    } catch (error) {
      toastFailure('Ekspor Gagal', error);
    }
  }

  return { exportLeads, isPending };
}
