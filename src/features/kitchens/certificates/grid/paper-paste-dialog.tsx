import { useCallback } from 'react';
import { TablePasteDialog } from '@/components/table-paste-dialog';
import { useAddCertificates } from '@/features/kitchens/certificates/mutations';
import type { PaperRow } from './paper-rows';
import { readPapers } from './read-papers';

interface PaperPasteDialogProps {
  kitchens: readonly PaperRow[];
  onClose: () => void;
}

/** Adds the papers of a table, of any kitchens and kinds. */
export function PaperPasteDialog({ kitchens, onClose }: PaperPasteDialogProps) {
  return (
    <TablePasteDialog
      title="Tempel Sertifikat dari CSV"
      description="Satu baris untuk satu sertifikat: kode SPPG; jenis; nomor; tanggal terbit; berlaku sampai; penerbit; hasil akreditasi, atau dengan judul kolom. Tiga yang terakhir boleh kosong: berlaku sampai dan penerbit diisi seperti di formulir."
      placeholder="SPPG-3374-001;SLHS;503/12/2026;02/11/2026;02/11/2027"
      noun="sertifikat"
      read={useCallback((text: string) => readPapers(text, kitchens), [kitchens])}
      add={useAddCertificates()}
      onClose={onClose}
    />
  );
}
