import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/lazy-dialog';
import { Button } from '@/components/ui/button';
import { useExportSppg } from './mutations';

// A chunk of its own: only an import needs its rules and preview.
const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog);

/** Import and export of SPPG, for those who may manage them. */
export function CsvButtons() {
  const [isImporting, setIsImporting] = useState(false);
  const exportCsv = useExportSppg();

  return (
    <>
      <Button variant="outline" onClick={() => setIsImporting(true)}>
        <Upload aria-hidden="true" className="size-5" />
        Impor CSV
      </Button>
      <Button variant="outline" busy={exportCsv.isPending} onClick={() => exportCsv.mutate()}>
        {!exportCsv.isPending && <Download aria-hidden="true" className="size-5" />}
        Ekspor CSV
      </Button>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}
