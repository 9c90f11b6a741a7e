import { Siren } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { Button } from '@/components/ui/button';

const ReportForm = lazyDialog(async () => (await import('./report-dialog')).ReportForm);

/** Reports an incident where no kitchen is chosen yet. */
export function ReportIncident() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Siren aria-hidden="true" className="size-4" />
        Catat kejadian
      </Button>
      {isOpen && <ReportForm onClose={() => setIsOpen(false)} />}
    </>
  );
}
