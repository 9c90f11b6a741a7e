import { sppgKey } from '@/features/sppg/queries';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addCertificate, deleteCertificate, updateCertificate } from './api';
import { certificateName } from './certificate';
import type { CertificateInput } from './certificate-schema';
import { certificateMessages } from './messages';

const shared = { messages: certificateMessages, reloads: [sppgKey] };

/** @param nameOf - what the toasts call it: 'SLHS SPPG Tembalang' */
export const useSaveCertificate = (
  nameOf: (certificate: Pick<CertificateInput, 'sppg_id'> & { jenis: string }) => string,
) => useSaveRow({ ...shared, add: addCertificate, update: updateCertificate, nameOf });

export const useDeleteCertificate = () =>
  useDeleteRow({ ...shared, remove: deleteCertificate, nameOf: certificateName });
