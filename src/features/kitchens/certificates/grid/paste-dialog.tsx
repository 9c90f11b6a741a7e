import { useCallback } from 'react';
import { TablePasteDialog } from '@/components/table-paste-dialog';
import { useAddCertificates } from '@/features/kitchens/certificates/mutations';
import type { GridKitchen } from './grid-kitchens';
import { readCertificates } from './read-certificates';

interface CertificatePasteDialogProps {
  kitchens: readonly GridKitchen[];
  onClose: () => void;
}

/** Adds the certificates of a table, of any kitchens and kinds. */
export function CertificatePasteDialog({ kitchens, onClose }: CertificatePasteDialogProps) {
  return (
    <TablePasteDialog
      title="Tempel Sertifikat dari CSV"
      description="Satu baris untuk satu sertifikat: kode SPPG; jenis; nomor; tanggal terbit; berlaku sampai; penerbit; hasil akreditasi, atau dengan judul kolom. Tiga yang terakhir boleh kosong: berlaku sampai dan penerbit diisi seperti di formulir."
      placeholder="SPPG-3374-001;SLHS;503/12/2026;02/11/2026;02/11/2027"
      noun="sertifikat"
      read={useCallback((text: string) => readCertificates(text, kitchens), [kitchens])}
      add={useAddCertificates()}
      onClose={onClose}
    />
  );
}
