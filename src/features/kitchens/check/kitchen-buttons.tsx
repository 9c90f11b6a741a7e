import { Printer, Share2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { calledName, calledOf } from '@/features/kitchens/sppg/called';
import { useToast } from '@/lib/toasts/toast';
import { done, failed } from '@/lib/toasts/toast-message';
import { shareLink } from '@/lib/url/share-link';
import type { FoundSppg } from './api';
import type { WallSheet } from './wall-sheet';

interface KitchenButtonsProps {
  found: FoundSppg;
  /** The address that is shared, and printed as a QR code. */
  url: string;
}

/** The buttons to share a kitchen's page and to print its sheet. */
export function KitchenButtons({ found, url }: KitchenButtonsProps) {
  const called = calledOf(found);
  const name = calledName(called);
  const toast = useToast();

  const share = () =>
    shareLink({ title: name, text: called.nama ? `${name} (${called.kode})` : name, url }, toast, {
      copied: done('Tautan Disalin', `Alamat ${name} siap ditempel.`),
      failed: failed(
        'Gagal Menyalin Tautan',
        'Peramban Anda tidak mengizinkan penyalinan. Salin dari bilah alamat.',
      ),
    });

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden noscript:hidden">
      <Button variant="outline" size="sm" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" />
        Bagikan
      </Button>
      {found.dikonfirmasi_pada !== null && found.ditutup_pada === null && (
        <PrintSheetButton key={found.kode_unik_pendaftaran} sppg={found} url={url} />
      )}
    </div>
  );
}

// The sheet brings the encoder of QR codes along, for the few who print.
const PrintedSheet = lazyDialog<ComponentProps<typeof WallSheet> & { onClose: () => void }>(
  async () => (await import('./wall-sheet')).WallSheet,
);

/** Prints a sheet with the kitchen's QR code, which is to hang on its wall. */
function PrintSheetButton(props: ComponentProps<typeof WallSheet>) {
  const [copy, setCopy] = useState(0);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setCopy(copy + 1)}>
        <Printer aria-hidden="true" className="size-4" />
        Poster QR
      </Button>
      {copy > 0 && <PrintedSheet key={copy} {...props} onClose={() => setCopy(0)} />}
    </>
  );
}
