import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { insertRows, type SentIds, sentId } from '@/lib/supabase/write-rows';
import { formatNumber } from '@/lib/text/format';
import { certificatesKey } from './api';
import { type CertificateInput, certificatesTable } from './certificate-columns';
import { done } from '@/lib/toasts/toast';

/** Adds certificates without scans, all or none. */
export function useAddCertificates() {
  const [sentIds] = useState<SentIds>(() => new Map());
  const rowOf = (input: CertificateInput) => ({
    ...input,
    id: sentId([input.sppg_id, input.jenis, input.nomor].join(' '), sentIds),
  });
  return useMutation({
    mutationFn: (inputs: CertificateInput[], context) =>
      insertRows(certificatesTable, inputs.map(rowOf), context),
    meta: {
      reloads: [certificatesKey],
      outdates: [sppgKey],
      success: (_: unknown, inputs: CertificateInput[]) =>
        done('Sertifikat Ditambahkan', `${formatNumber(inputs.length)} sertifikat telah dicatat.`),
      failure: { title: 'Gagal Menambahkan Sertifikat' },
    },
  });
}
