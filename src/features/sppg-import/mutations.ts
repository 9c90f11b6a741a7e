import { useMutation } from '@tanstack/react-query';
import { insertSppg } from '@/features/sppg/api';
import { sppgKey } from '@/features/sppg/queries';
import type { SppgInput } from '@/features/sppg/sppg-schema';
import { insertYayasan } from '@/features/yayasan/admin-api';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber } from '@/lib/text/format';
import { sortableToday } from '@/lib/text/format-sortable';
import { comparable } from '@/lib/text/visible-text';
import { saveCsv } from '@/lib/files/save-csv';
import { fetchSppgForExport } from './api';
import { sppgTable } from './export-csv';
import { sppgImportMessages } from './messages';

export interface SppgImport {
  /** A foundation that is yet to be added is named in place of its id. */
  rows: SppgInput[];
  /** The names of the foundations to add. */
  newYayasan: string[];
}

/** Adds the new foundations, then all rows or none. Foundations stay when rows are refused: the next attempt finds them. */
async function importSppg({ rows, newYayasan }: SppgImport) {
  if (newYayasan.length === 0) return insertSppg(rows);
  const added = await insertYayasan(newYayasan.map((nama) => ({ nama })));
  const ids = new Map(added.map(({ id, nama }) => [comparable(nama), id]));
  const owned = rows.map((row) => ({
    ...row,
    yayasan_id: ids.get(comparable(row.yayasan_id)) ?? row.yayasan_id,
  }));
  try {
    await insertSppg(owned);
  } catch (error) {
    throw new Error(sppgImportMessages.onlyYayasanAdded(errorMessage(error)), { cause: error });
  }
}

export function useImportSppg() {
  return useMutation({
    mutationFn: importSppg,
    meta: {
      reloads: [sppgKey],
      success(_: unknown, { rows, newYayasan }: SppgImport) {
        const count = formatNumber(rows.length);
        return newYayasan.length > 0
          ? sppgImportMessages.importedWithYayasan(count, formatNumber(newYayasan.length))
          : sppgImportMessages.imported(count);
      },
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
