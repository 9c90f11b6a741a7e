import { sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addCertificate, deleteCertificate, updateCertificate } from './admin-api';
import { certificateName, type CertificateRow } from './certificate-columns';
import { certificateMessages } from './messages';

const shared = { messages: certificateMessages, reloads: [sppgKey] };

export const useSaveCertificate = (nameOf: (row: Pick<CertificateRow, 'sppg_id' | 'jenis'>) => string) =>
  useSaveRow({ ...shared, add: addCertificate, update: updateCertificate, nameOf });

export const useDeleteCertificate = () =>
  useDeleteRow({ ...shared, remove: deleteCertificate, nameOf: certificateName });
