import type { RowCalls } from '@/components/row-form/row-form';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { DeclaredTable } from '@/lib/supabase/declared-tables';
import { removeFile, storeFile, writeOrRemove } from '@/lib/supabase/store-file';
import { deleteRow, insertRows, updateRow } from '@/lib/supabase/write-rows';
import { forgetScan, readyScan } from './scan-file';
import { scanBucket } from './scan-link';

/**
 * How rows with a scan are written: a new scan is stored first, and removed again unless the row gets it; then the
 * replaced one is removed. The scan of a deleted row is removed, too. The calls also throw StorageErrors.
 */
export function scannedRows<Table extends 'sppg_inspeksi' | 'sppg_sertifikat'>(
  table: DeclaredTable<Table>,
): RowCalls<Table>;
// The types are those of one of the two tables, whose scan columns are the same.
export function scannedRows(table: DeclaredTable<'sppg_inspeksi'>): RowCalls<'sppg_inspeksi'> {
  return {
    async add(row, context) {
      const { scan_path = null } = row;
      const scan_size = await storeScan(scan_path, context);
      await writeOrRemove(
        () => insertRows(table, [{ ...row, scan_size }], context),
        () => removeScan(scan_path, context),
      );
      forgetScan(scan_path);
    },
    async update({ base, changes, deleted }, context) {
      const { scan_path, ...others } = changes;
      if (scan_path === undefined || scan_path === base.scan_path)
        return updateRow(table, { base, changes: others, deleted }, context);
      const scan_size = await storeScan(scan_path, context);
      const current = await writeOrRemove(
        () => updateRow(table, { base, changes: { ...changes, scan_size }, deleted }, context),
        () => removeScan(scan_path, context),
      );
      if (current) return current;
      await removeScan(base.scan_path, context);
      forgetScan(scan_path);
      return undefined;
    },
    async remove({ id, scan_path }, unknownIds, context) {
      if (!(await deleteRow(table, id, unknownIds, context))) return false;
      await removeScan(scan_path, context);
      return true;
    },
  };
}

/**
 * Whether a scan is still stored.
 * @throws StorageError when the service gives no clear answer
 */
export async function hasScan(path: string, context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data } = await supabase.storage.from(scanBucket).exists(path);
  return data;
}

/** Stores a scan that was chosen in the form; its size in bytes, null without one. */
async function storeScan(path: string | null, context: CallContext): Promise<number | null> {
  if (!path) return null;
  const scan = await readyScan(path);
  await storeFile(scanBucket, path, scan, { contentType: scan.type }, context);
  return scan.size;
}

/** Removes a scan from the bucket; a failure only logs a warning. */
async function removeScan(path: string | null, context: CallContext) {
  if (path) await removeFile(scanBucket, path, context);
}
