import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { type SentIds, sentId } from '@/lib/supabase/write-rows';
import { formatNumber } from '@/lib/text/format';
import { addCertificate, addCertificates, deleteCertificate, updateCertificate } from './admin-api';
import { certificateName, type CertificateRow } from './certificate-columns';
import type { CertificateInput } from './certificate-schema';
import { certificateMessages } from './messages';

const shared = { messages: certificateMessages, reloads: [sppgKey] };

export const useSaveCertificate = (nameOf: (row: Pick<CertificateRow, 'sppg_id' | 'jenis'>) => string) =>
  useSaveRow({ ...shared, add: addCertificate, update: updateCertificate, nameOf });

export const useDeleteCertificate = () =>
  useDeleteRow({ ...shared, remove: deleteCertificate, nameOf: certificateName });

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
      reloads: [sppgKey],
      success: (_: unknown, inputs: CertificateInput[]) =>
        certificateMessages.allAdded(formatNumber(inputs.length)),
      failure: certificateMessages.notAdded,
    },
  });
}
