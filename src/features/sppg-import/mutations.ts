import { useMutation } from '@tanstack/react-query';
import { insertSppg } from '@/features/sppg/api';
import { sppgKey } from '@/features/sppg/queries';
import type { SppgInput } from '@/features/sppg/sppg-schema';
import { formatNumber } from '@/lib/text/format';
import { sortableToday } from '@/lib/text/format-sortable';
import { saveCsv } from '@/lib/files/save-csv';
import { fetchSppgForExport } from './api';
import { sppgTable } from './export-csv';
import { sppgImportMessages } from './messages';

/** Imports all rows or none. */
export function useImportSppg() {
  return useMutation({
    mutationFn: (rows: SppgInput[]) => insertSppg(rows),
    meta: {
      reloads: [sppgKey],
      success: (_: unknown, rows: SppgInput[]) => sppgImportMessages.imported(formatNumber(rows.length)),
      failure: sppgImportMessages.notImported,
    },
  });
}

async function exportSppg() {
  const sppgList = await fetchSppgForExport();
  const fileName = `sppg-${sortableToday()}.csv`;
  saveCsv(sppgTable(sppgList), fileName);
  return { count: sppgList.length, fileName };
}

/** Exports all SPPG to a file named after the day. */
export function useExportSppg() {
  return useMutation({
    mutationFn: exportSppg,
    meta: {
      success: ({ count, fileName }: Awaited<ReturnType<typeof exportSppg>>) =>
        sppgImportMessages.exported(formatNumber(count), fileName),
      failure: sppgImportMessages.notExported,
    },
  });
}
