import type { Ref } from 'react';
import { FileField } from '@/components/ui/file-field';
import { documentManagementMessages as messages } from './management.messages';
import { PdfReviewDialog } from './pdf-review-dialog';
import type { useChosenPdf } from './use-chosen-pdf';

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
