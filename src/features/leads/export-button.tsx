import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { LeadFilter } from './lead-filter';
import { useExportLeads } from './use-export-leads';

/** Saves the whole filtered list, not only the page that is shown. */
export function ExportButton({ filter }: { filter: LeadFilter }) {
  const { exportLeads, isPending } = useExportLeads();
  return (
    <Button variant="outline" size="sm" busy={isPending} onClick={() => void exportLeads(filter)}>
      {!isPending && <Download aria-hidden="true" className="size-4" />}
      Unduh CSV
    </Button>
  );
}
