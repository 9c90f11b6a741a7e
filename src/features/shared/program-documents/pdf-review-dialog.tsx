import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { documentManagementMessages as messages } from './management.messages';
import type { PdfReview } from './use-chosen-pdf';

/** How many texts are shown: nobody reads through more. */
const mostShown = 20;

/** Shows what strangers could copy out of a chosen PDF, and asks what to do. */
export function PdfReviewDialog({ name, hidden, isBusy, onRedraw, onAccept, onClose }: PdfReview) {
  return (
    <Dialog
      role="alertdialog"
      {...messages.hiddenText(name)}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Batal
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={onAccept}>
            Unggah apa adanya
          </Button>
          <Button busy={isBusy} onClick={onRedraw}>
            {isBusy ? 'Menggambar...' : 'Gambar ulang halamannya'}
          </Button>
        </>
      }
    >
      <ul className="max-h-60 space-y-1 overflow-y-auto rounded-xl bg-paper px-4 py-3 wrap-anywhere">
        {hidden.slice(0, mostShown).map((text, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same text may stand there twice
          <li key={place}>“{text}”</li>
        ))}
        {hidden.length > mostShown && <li>{`dan ${hidden.length - mostShown} lagi`}</li>}
      </ul>
      <p className="mt-4">{messages.redrawing}</p>
    </Dialog>
  );
}
