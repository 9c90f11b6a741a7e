import { useMutation } from '@tanstack/react-query';
import { announceDownload } from '@/features/downloads/start-download';
import { sortableToday } from '@/lib/format-sortable';
import { saveCsv } from '@/lib/save-csv';
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
      announceDownload(fileName);
    },
    onError: (error) => toastFailure('Ekspor Gagal', error),
  });
  return { exportSppg: () => mutate(), isExporting: isPending };
}
