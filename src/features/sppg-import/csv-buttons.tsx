import { Upload } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '@/components/export-button';
import { lazyDialog } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { fetchSppgForExport } from './api';
import { sppgTable } from './export-csv';
import { sppgImportMessages } from './messages';

// A chunk of its own: only an import needs its rules and preview.
const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog);

/** The button that opens the import. */
export function ImportButton() {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsImporting(true)}>
        <Upload aria-hidden="true" className="size-5" />
        Impor CSV
      </Button>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}

/** Import and export of SPPG, for those who may manage them. */
export function CsvButtons() {
  return (
    <>
      <ImportButton />
      <ExportButton
        name="sppg"
        load={async (context) => sppgTable(await fetchSppgForExport(context))}
        messages={sppgImportMessages}
      >
        Ekspor CSV
      </ExportButton>
    </>
  );
}
