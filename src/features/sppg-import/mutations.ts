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

/** Adds all rows or none. */
export const useImportSppg = () =>
  useMutation({
    mutationFn: (rows: SppgInput[]) => insertSppg(rows),
    meta: {
      reloads: [sppgKey],
      success: (_data: unknown, rows: SppgInput[]) => sppgImportMessages.imported(formatNumber(rows.length)),
      failure: { title: sppgImportMessages.notImported },
    },
  });

interface Export {
  count: number;
  fileName: string;
}

/** Saves all SPPG, as they are now, in a file named after the day. */
export const useExportSppg = () =>
  useMutation({
    async mutationFn(): Promise<Export> {
      const sppgList = await fetchSppgForExport();
      const fileName = `sppg-${sortableToday()}.csv`;
      saveCsv(sppgTable(sppgList), fileName);
      return { count: sppgList.length, fileName };
    },
    meta: {
      success: ({ count, fileName }: Export) => sppgImportMessages.exported(formatNumber(count), fileName),
      failure: { title: sppgImportMessages.notExported },
    },
  });
