import { useMutation } from '@tanstack/react-query';
import { formatNumber, formatSortableTime } from '@/lib/format';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { fetchAllLeads } from './api';
import type { LeadFilter } from './lead-filter';

/** Saves every lead that the filter lets through as a CSV file, and tells how many. */
export function useExportLeads() {
  const { mutateAsync, isPending } = useMutation({ mutationFn: fetchAllLeads });

  async function exportLeads(filter: LeadFilter) {
    try {
      const { leadsToCsv } = await import('./export-leads');
      const leads = await mutateAsync(filter);
      const [today] = formatSortableTime(Date.now()).split(' ');
      const fileName = `kotak-masuk-${today}.csv`;
      saveFile(leadsToCsv(leads), fileName, 'text/csv;charset=utf-8');
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
