import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { LeadFilter } from './lead-filter';
import { useExportLeads } from './mutations';

/** Exports the whole filtered list, not only the current page. */
export function ExportButton({ filter }: { filter: LeadFilter }) {
  const exportLeads = useExportLeads();
  return (
    <Button
      variant="outline"
      size="sm"
      busy={exportLeads.isPending}
      onClick={() => exportLeads.mutate(filter)}
    >
      {!exportLeads.isPending && <Download aria-hidden="true" className="size-4" />}
      Unduh CSV
    </Button>
  );
}
