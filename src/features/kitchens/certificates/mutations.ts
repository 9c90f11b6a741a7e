import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { type SentIds, sentId } from '@/lib/supabase/write-rows';
import { formatNumber } from '@/lib/text/format';
import { certificatesKey, refreshCertificatesOf } from './api';
import { addCertificate, addCertificates, deleteCertificate, updateCertificate } from './admin-api';
import { type Certificate, certificateName, type CertificateRow } from './certificate-columns';
import type { CertificateInput } from './certificate-schema';
import { certificateMessages } from './messages';

const shared = {
  messages: certificateMessages,
  reloads: [],
  // A kitchen is stamped when a certificate of it changes; grid and list show nothing of that.
  outdates: [sppgKey],
};

export const useSaveCertificate = (nameOf: (row: Pick<CertificateRow, 'sppg_id' | 'jenis'>) => string) =>
  useSaveRow({
    ...shared,
    async add(row: Parameters<typeof addCertificate>[0], context) {
      await addCertificate(row, context);
      await refreshCertificatesOf([row.sppg_id], context);
    },
    async update(change: Parameters<typeof updateCertificate>[0], context) {
      const current = await updateCertificate(change, context);
      await refreshCertificatesOf(
        [change.base.sppg_id, change.changes.sppg_id ?? change.base.sppg_id],
        context,
      );
      return current;
    },
    nameOf,
  });

export const useDeleteCertificate = () =>
  useDeleteRow({
    ...shared,
    async remove(row: Certificate, unknownIds, context) {
      const isDeleted = await deleteCertificate(row, unknownIds, context);
      await refreshCertificatesOf([row.sppg_id], context);
      return isDeleted;
    },
    nameOf: certificateName,
  });

/** Adds certificates without scans, all or none. */
export function useAddCertificates() {
  const [sentIds] = useState<SentIds>(() => new Map());
  const rowOf = (input: CertificateInput) => ({
    ...input,
    id: sentId([input.sppg_id, input.jenis, input.nomor].join(' '), sentIds),
  });
  return useMutation({
    mutationFn: (inputs: CertificateInput[], context) => addCertificates(inputs.map(rowOf), context),
    meta: {
      reloads: [certificatesKey],
      outdates: shared.outdates,
      success: (_: unknown, inputs: CertificateInput[]) =>
        certificateMessages.allAdded(formatNumber(inputs.length)),
      failure: certificateMessages.notAdded,
    },
  });
}
