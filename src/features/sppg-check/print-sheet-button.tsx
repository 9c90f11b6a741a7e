import { Printer } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { lazyDialog } from '@/components/lazy-dialog';
import { Button } from '@/components/ui/button';
import type { WallSheet } from './wall-sheet';

// With the encoder of QR codes, for the few who print.
const LazyWallSheet = lazyDialog<ComponentProps<typeof WallSheet> & { onClose: () => void }>(
  async () => (await import('./wall-sheet')).WallSheet,
);

/** Prints a sheet with the kitchen's QR code, which is to hang on its wall. */
export function PrintSheetButton(props: ComponentProps<typeof WallSheet>) {
  const [copy, setCopy] = useState(0);
  return (
    <>
      <Button variant="outline" onClick={() => setCopy(copy + 1)}>
        <Printer aria-hidden="true" className="size-5" />
        Cetak lembar dinding
      </Button>
      {copy > 0 && <LazyWallSheet key={copy} {...props} onClose={() => setCopy(0)} />}
    </>
  );
}
