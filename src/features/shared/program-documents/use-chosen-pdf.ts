import { useRef, useState } from 'react';
import { missingChunkMessage } from '@/lib/chunks';
import { failed, type ToastMessage } from '@/lib/toasts/toast-message';
import { PdfProblem } from '@/lib/files/pdf/pdf-problem';
import type { PublicPdf } from '@/lib/files/pdf/public-pdf';
import { documentNames, documentProblem, maxDocumentBytes } from './admin-api';

/** A PDF with hidden text that strangers could read, until somebody decides about it. */
export interface PdfReview {
  name: string;
  hidden: string[];
  isSigned: boolean;
  isBusy: boolean;
  /** Goes on with pictures of the pages instead. */
  onRedraw: () => void;
  onAccept: () => void;
  onClose: () => void;
}

interface Found extends PublicPdf {
  title: string;
}

interface ChosenPdfOptions {
  /** The title of the document; absent for a new one, which is named by its file. */
  title?: string;
  /** Called with the file that is ready to be stored. */
  onChosen?: (file: File) => void;
  onProblem?: (problem: ToastMessage) => void;
}

/** A PDF that is chosen for a document, or why it can't be one; checked for hidden text before it can go public. */
export function useChosenPdf({ title, onChosen, onProblem }: ChosenPdfOptions = {}) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<Found>();
  const [isChecking, setIsChecking] = useState(false);
  const lastChosen = useRef<File>(undefined);

  function refuse(reason: ToastMessage) {
    setProblem(reason.description);
    onProblem?.(reason);
  }

  function take(ready: File) {
    setFound(undefined);
    setFile(ready);
    onChosen?.(ready);
  }

  /** Runs a task about a chosen file; its result is dropped when another file was chosen meanwhile. */
  async function attempt<Result>(chosen: File | undefined, work: () => Promise<Result>) {
    setIsChecking(true);
    try {
      const result = await work();
      return lastChosen.current === chosen ? result : undefined;
    } catch (error) {
      const reason = error instanceof PdfProblem ? error.message : missingChunkMessage(error);
      if (lastChosen.current === chosen) refuse(failed('Unggah Gagal', reason));
      return undefined;
    } finally {
      if (lastChosen.current === chosen) setIsChecking(false);
    }
  }

  async function choose(chosen: File | undefined) {
    lastChosen.current = chosen;
    setFile(undefined);
    setFound(undefined);
    setProblem(undefined);
    // The check of a dismissed file ends silently.
    setIsChecking(false);
    if (!chosen) return;
    const named = title ?? documentNames(chosen.name, 0).title;
    const result = await attempt(chosen, async () => {
      const wrong = await documentProblem(chosen);
      if (wrong) return wrong;
      const { publicPdf } = await import('@/lib/files/pdf/public-pdf');
      return publicPdf(chosen, named);
    });
    if (!result) return;
    if (!('file' in result)) refuse(result);
    else if (result.hidden.length === 0) take(result.file);
    else setFound({ ...result, title: named });
  }

  async function redraw({ file: original, title: named }: Found) {
    const drawn = await attempt(lastChosen.current, async () => {
      const { redrawPdf } = await import('@/lib/files/pdf/redraw-pdf');
      return redrawPdf(original, named, { maxBytes: maxDocumentBytes, maxPages: 100 });
    });
    if (drawn)
      take(new File([drawn], original.name, { type: drawn.type, lastModified: original.lastModified }));
  }

  const review: PdfReview | undefined = found && {
    name: found.file.name,
    hidden: found.hidden,
    isSigned: found.isSigned,
    isBusy: isChecking,
    onRedraw: () => void redraw(found),
    onAccept: () => take(found.file),
    onClose: () => void choose(undefined),
  };
  return { file, problem, setProblem, isChecking, review, choose };
}
