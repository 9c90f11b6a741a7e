import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FileField } from '@/components/ui/file-field';
import { documentManagementMessages as messages } from './management.messages';
import type { PdfReview, useChosenPdf } from './use-chosen-pdf';

interface ChosenPdfFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: string;
  disabled?: boolean;
  chosen: ReturnType<typeof useChosenPdf>;
}

/** Chooses the PDF of a document, with the question about what can be read in it. */
export function ChosenPdfField({ chosen, ...props }: ChosenPdfFieldProps) {
  const { file, problem, isChecking, review, choose } = chosen;
  return (
    <>
      <FileField
        {...props}
        required
        accept=".pdf,application/pdf"
        fileName={isChecking ? messages.checking : file?.name}
        error={problem}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {review && <PdfReviewDialog {...review} />}
    </>
  );
}

/** How many texts are shown: nobody reads through more. */
const mostShown = 20;

/** Shows what strangers could copy out of a chosen PDF, and asks what to do. */
export function PdfReviewDialog(review: PdfReview) {
  const { name, hidden, isSigned, isBusy, onRedraw, onAccept, onClose } = review;
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
      <p className="mt-4">
        Bila halamannya digambar ulang, teks ini hilang. Dokumennya lalu tidak dapat dicari atau dibacakan.
      </p>
      {isSigned && (
        <p className="mt-2 font-semibold">
          File ini ditandatangani secara elektronik. Digambar ulang, tanda tangannya hilang dan tidak dapat
          diperiksa lagi.
        </p>
      )}
    </Dialog>
  );
}
