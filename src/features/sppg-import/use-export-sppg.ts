import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { fetchSppgForExport } from './api';
import { sppgCsv } from './export-csv';
import { saveCsv } from './save-csv';

/** Saves all SPPG, as they are now, in a file named after the day. */
export function useExportSppg() {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchSppgForExport,
    onSuccess: (sppgList) => {
      // Swedish writes dates as ISO 8601 does.
      const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' });
      saveCsv(sppgCsv(sppgList), `sppg-${day}.csv`);
    },
    onError: (error) =>
      toast({ title: 'Ekspor Gagal', description: errorMessage(error), variant: 'destructive' }),
  });
  return { exportSppg: () => mutate(), isExporting: isPending };
}
