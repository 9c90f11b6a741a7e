import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { CertificateFilter } from './certificate-filter';
import { useExportCertificates } from './mutations';

/** Exports the whole filtered list, not only the current page. */
export function ExportButton({ filter }: { filter: CertificateFilter }) {
  const exportCertificates = useExportCertificates();
  return (
    <Button
      variant="outline"
      size="sm"
      busy={exportCertificates.isPending}
      onClick={() => exportCertificates.mutate(filter)}
    >
      {!exportCertificates.isPending && <Download aria-hidden="true" className="size-4" />}
      Unduh CSV
    </Button>
  );
}
