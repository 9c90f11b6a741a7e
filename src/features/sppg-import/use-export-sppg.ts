import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '@/lib/toast-failure';
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
    onError: (error) => toastFailure('Ekspor Gagal', error),
  });
  return { exportSppg: () => mutate(), isExporting: isPending };
}
