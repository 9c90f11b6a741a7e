import { isOutcomeUnknown } from '@/lib/errors/failure';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { removeFile, storeFile } from '@/lib/supabase/store-file';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import { type CertificateRow, certificatesTable } from './certificate-columns';
import type { CertificateInput } from './certificate-schema';
import { forgetScan, readyScan } from './scan-file';
import { scanBucket } from './scan-link';

/**
 * Adds a certificate; its scan, if any, is stored first, and removed again when the row is refused.
 * @throws StorageError or PostgrestError
 */
export async function addCertificate(certificate: CertificateInput & { id: string }, context: CallContext) {
  const { scan_path } = certificate;
  const scan_size = await storeScan(scan_path, context);
  try {
    await insertRows(certificatesTable, [{ ...certificate, scan_size }], context);
  } catch (error) {
    // The scan stays when the answer is missing, as the row may be stored later.
    if (!isOutcomeUnknown(error)) await removeScan(scan_path, context);
    throw error;
  }
  forgetScan(scan_path);
}

/**
 * Adds certificates without scans, all or none.
 * @throws PostgrestError
 */
export const addCertificates = (rows: (CertificateInput & { id: string })[], context: CallContext) =>
  insertRows(certificatesTable, rows, context);

/**
 * Changes columns of a certificate. A new scan is stored first, and removed again unless the row gets it; then the
 * replaced one is removed.
 * @returns the current row when somebody else was first
 * @throws StorageError or PostgrestError; Error when the row is gone
 */
export async function updateCertificate(
  { base, changes, deleted }: RowUpdate<'sppg_sertifikat'>,
  context: CallContext,
) {
  const { scan_path, ...others } = changes;
  if (scan_path === undefined || scan_path === base.scan_path)
    return updateRow(certificatesTable, { base, changes: others, deleted }, context);
  const scan_size = await storeScan(scan_path, context);
  try {
    const current = await updateRow(
      certificatesTable,
      { base, changes: { ...others, scan_path, scan_size }, deleted },
      context,
    );
    await removeScan(current ? scan_path : base.scan_path, context);
    if (!current) forgetScan(scan_path);
    return current;
  } catch (error) {
    if (!isOutcomeUnknown(error)) await removeScan(scan_path, context);
    throw error;
  }
}

/**
 * Deletes a certificate, then its scan; false when it was already deleted.
 * @throws PostgrestError, also when the user may not delete it; a scan that can't be removed only logs a warning
 */
export async function deleteCertificate(
  { id, scan_path }: CertificateRow,
  unknownIds: Set<string>,
  context: CallContext,
) {
  if (!(await deleteRow(certificatesTable, id, unknownIds, context))) return false;
  await removeScan(scan_path, context);
  return true;
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
