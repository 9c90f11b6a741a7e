import { Upload } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '@/components/export-button';
import { lazyDialog } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import { fetchSppgForExport } from './api';
import { sppgCsvTable } from './export-csv';

// In a chunk of its own, as only an import needs its rules and preview.
const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog);

/** The button that opens the import. */
export function ImportButton({ size }: { size?: 'sm' }) {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setIsImporting(true)}>
        <Upload aria-hidden="true" className={size ? 'size-4' : 'size-5'} />
        Impor dari Excel
      </Button>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}

/** Export of SPPG for those who may manage them, import for managers: others change one SPPG at a time. */
export function CsvButtons() {
  const { isManager } = useAccess();
  return (
    <>
      {isManager && <ImportButton />}
      <ExportButton
        name="sppg"
        load={async (context) => sppgCsvTable(await fetchSppgForExport(context))}
        saved={(count) => `semua ${count} SPPG`}
      >
        Unduh CSV
      </ExportButton>
      {!isManager && (
        <p className="self-center text-sm text-ink-muted">
          Impor dari Excel tersedia bagi pengelola dan admin.
        </p>
      )}
    </>
  );
}
