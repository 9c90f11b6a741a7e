import type { RowCalls } from '@/components/row-form/row-form';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { DeclaredTable } from '@/lib/supabase/declared-tables';
import { removeFile, storeFile, writeOrRemove } from '@/lib/supabase/store-file';
import { deleteRow, insertRows, updateRow } from '@/lib/supabase/write-rows';
import { forgetScan, readyScan } from './scan-file';
import { scanBucket } from './scan-link';

/** The scan of a row, by its name in the bucket, with its size in bytes; null without one. */
interface Scan {
  scan_path: string | null;
  scan_size: number | null;
}

/**
 * Adds a row; its scan, if any, is stored first, and removed again when the row is refused.
 * @throws StorageError, or what adding throws
 */
export async function addWithScan<Row extends Partial<Scan>>(
  row: Row,
  add: (row: Row & Pick<Scan, 'scan_size'>) => Promise<void>,
  context: CallContext,
) {
  const { scan_path = null } = row;
  const scan_size = await storeScan(scan_path, context);
  await writeOrRemove(
    () => add({ ...row, scan_size }),
    () => removeScan(scan_path, context),
  );
  forgetScan(scan_path);
}

/**
 * Changes a row. A new scan is stored first, and removed again unless the row gets it; then the replaced one is removed.
 * @param update - resolves to the current row when somebody else was first
 * @throws StorageError, or what updating throws
 */
export async function updateWithScan<Row, Changes extends Partial<Scan>>(
  storedPath: string | null,
  changes: Changes,
  update: (changes: Changes) => Promise<Row | undefined>,
  context: CallContext,
): Promise<Row | undefined> {
  const { scan_path } = changes;
  if (scan_path === undefined || scan_path === storedPath) {
    const others = { ...changes };
    delete others.scan_path;
    return update(others);
  }
  const scan_size = await storeScan(scan_path, context);
  const current = await writeOrRemove(
    () => update({ ...changes, scan_size }),
    () => removeScan(scan_path, context),
  );
  if (current) return current;
  await removeScan(storedPath, context);
  forgetScan(scan_path);
  return undefined;
}

/** How rows with a scan are written: it is stored before they name it, and goes with them. */
export const scannedRows = <Table extends 'sppg_inspeksi' | 'sppg_sertifikat'>(
  table: DeclaredTable<Table>,
): RowCalls<Table> => ({
  add: (row, context) => addWithScan(row, (scanned) => insertRows(table, [scanned], context), context),
  update: (update, context) =>
    updateWithScan(
      update.base.scan_path,
      update.changes,
      (changes) => updateRow(table, { ...update, changes }, context),
      context,
    ),
  async remove({ id, scan_path }, unknownIds, context) {
    if (!(await deleteRow(table, id, unknownIds, context))) return false;
    await removeScan(scan_path, context);
    return true;
  },
});

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
export async function removeScan(path: string | null, context: CallContext) {
  if (path) await removeFile(scanBucket, path, context);
}
