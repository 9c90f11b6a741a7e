import type { CallContext } from '@/lib/supabase/client';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import { addWithScan, removeScan, updateWithScan } from '@/features/kitchens/scans/admin-api';
import { type CertificateRow, certificatesTable } from './certificate-columns';
import type { CertificateInput } from './certificate-schema';

/**
 * Adds a certificate, with its scan, if any.
 * @throws StorageError or PostgrestError
 */
export const addCertificate = (certificate: CertificateInput & { id: string }, context: CallContext) =>
  addWithScan(certificate, (row) => insertRows(certificatesTable, [row], context), context);

/**
 * Adds certificates without scans, all or none.
 * @throws PostgrestError
 */
export const addCertificates = (rows: (CertificateInput & { id: string })[], context: CallContext) =>
  insertRows(certificatesTable, rows, context);

/**
 * Changes columns of a certificate, and its scan.
 * @returns the current row when somebody else was first
 * @throws StorageError or PostgrestError; Error when the row is gone
 */
export const updateCertificate = (update: RowUpdate<'sppg_sertifikat'>, context: CallContext) =>
  updateWithScan(
    update.base.scan_path,
    update.changes,
    (changes) => updateRow(certificatesTable, { ...update, changes }, context),
    context,
  );

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
