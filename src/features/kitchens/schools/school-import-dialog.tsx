import { useCallback } from 'react';
import { TablePasteDialog } from '@/components/table-paste-dialog';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { insertRows } from '@/lib/supabase/write-rows';
import { searchKey } from '@/lib/text/search-key';
import { readSchools } from './read-schools';
import { type School, schoolsTable } from './school-columns';

interface SchoolImportDialogProps {
  sppgId: string;
  /** Those that the kitchen has. */
  schools: School[];
  onClose: () => void;
}

/** Adds the schools of a table to a kitchen. */
export function SchoolImportDialog({ sppgId, schools, onClose }: SchoolImportDialogProps) {
  return (
    <TablePasteDialog
      title="Tempel Sekolah dari Excel"
      description="Satu baris untuk satu sekolah: nama; NPSN; kecamatan, atau dengan judul kolom seperti di Dapodik. NPSN dan kecamatan boleh kosong. Jangan sertakan data murid."
      placeholder="SD Negeri 1;12345678;Tembalang"
      table={schoolsTable}
      read={useCallback((text: string) => readSchools(text, schools), [schools])}
      add={(rows, context) =>
        insertRows(
          schoolsTable,
          rows.map((row) => ({ ...row, sppg_id: sppgId })),
          context,
        )
      }
      keyOf={({ nama, npsn }) => `${searchKey(nama)} ${npsn ?? ''}`}
      reloads={[sppgKey]}
      onClose={onClose}
    />
  );
}
