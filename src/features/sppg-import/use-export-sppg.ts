import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '@/lib/format';
import { sortableToday } from '@/lib/format-sortable';
import { saveCsv } from '@/lib/save-csv';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { fetchSppgForExport } from './api';
import { sppgTable } from './export-csv';

/** Saves all SPPG, as they are now, in a file named after the day. */
export function useExportSppg() {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchSppgForExport,
    onSuccess: (sppgList) => {
      const fileName = `sppg-${sortableToday()}.csv`;
      saveCsv(sppgTable(sppgList), fileName);
      toast({
        title: 'Unduhan Dimulai',
        description: `Semua ${formatNumber(sppgList.length)} SPPG disimpan ke ${fileName}.`,
        variant: 'success',
      });
    },
    onError: (error) => toastFailure('Ekspor Gagal', error),
  });
  return { exportSppg: () => mutate(), isExporting: isPending };
}
