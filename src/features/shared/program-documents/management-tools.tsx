import { Pin, PinOff, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { lazyDialog } from '@/components/lazy';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { useToast } from '@/lib/toasts/toast';
import type { ProgramDocument } from './api';
import type { DocumentFilter } from './document-filter';
import { documentManagementMessages as messages } from './management.messages';
import { usePinDocument, useUploadDocument } from './mutations';
import { PdfReviewDialog } from './pdf-review-dialog';
import { useChosenPdf } from './use-chosen-pdf';

const DocumentDialogs = lazyDialog(async () => (await import('./document-dialogs')).DocumentDialogs);

interface UploadDocumentButtonProps {
  /** The category whose documents are listed, which the new one joins. */
  category: DocumentFilter['kategori'];
}

interface ManagementToolsProps extends UploadDocumentButtonProps {
  action: DocumentAction | null;
  onClose: () => void;
}

/** What stands above the list for users who may manage documents, and the open dialog. */
export function DocumentTools({ category, action, onClose }: ManagementToolsProps) {
  return (
    <>
      <div className="mb-6">
        <UploadDocumentButton category={category} />
      </div>
      {action && <DocumentDialogs action={action} onClose={onClose} />}
    </>
  );
}

function UploadDocumentButton({ category }: UploadDocumentButtonProps) {
  const { mutate, isPending } = useUploadDocument();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const { isChecking, review, choose } = useChosenPdf({
    onChosen: (file) => mutate({ file, category: category || undefined }),
    onProblem: toast,
  });

  return (
    <>
      <input
        ref={inputRef}
        type="file"
        accept=".pdf"
        aria-label="File PDF"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <Button
        busy={isPending || isChecking}
        aria-describedby={hintId}
        onClick={() => inputRef.current?.click()}
      >
        {!isPending && !isChecking && <Upload aria-hidden="true" className="size-5" />}
        <span>{isChecking ? messages.checking : isPending ? 'Mengunggah...' : 'Unggah PDF'}</span>
      </Button>
      {review && <PdfReviewDialog {...review} />}
      <p id={hintId} className="mt-1.5 text-sm text-ink-muted">
        Dokumen baru masuk kategori {category || 'Lainnya'}, bisa diubah lewat tombol Edit.
      </p>
    </>
  );
}

export interface DocumentAction {
  kind: 'edit' | 'edition' | 'delete';
  document: ProgramDocument;
}

interface DocumentActionsProps {
  document: ProgramDocument;
  onAction: (action: DocumentAction) => void;
}

export function DocumentActions({ document, onAction }: DocumentActionsProps) {
  const { title, urutan } = document;
  const pin = usePinDocument();
  const isPinned = urutan !== null;
  const PinIcon = isPinned ? PinOff : Pin;
  const pinWord = isPinned ? 'Lepas sematan' : 'Sematkan di atas';
  return (
    // They wrap together where there is no room, and stand below the others where these would leave none for the text.
    <div className="flex md:w-0 md:min-w-full md:justify-end">
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Edisi baru ${title}`}
        title="Edisi baru"
        onClick={() => onAction({ kind: 'edition', document })}
      >
        <Upload aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${pinWord}: ${title}`}
        title={pinWord}
        busy={pin.isPending}
        onClick={() => pin.mutate(document)}
      >
        <PinIcon aria-hidden="true" className="size-4" />
      </Button>
      <EditButton isIconOnly name={title} onClick={() => onAction({ kind: 'edit', document })} />
      <DeleteButton isIconOnly name={title} onClick={() => onAction({ kind: 'delete', document })} />
    </div>
  );
}
