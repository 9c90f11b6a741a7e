import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { lazyDialog } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { DeleteButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useToast } from '@/lib/toasts/toast';
import { documentNames } from './admin-api';
import type { ProgramDocument } from './api';
import { PdfReviewDialog } from './chosen-pdf-field';
import type { DocumentFilter } from './document-filter';
import { documentManagementMessages as messages } from './management.messages';
import { useUploadDocument } from './mutations';
import { useSameTitles } from './same-title';
import { useChosenPdf } from './use-chosen-pdf';

const DocumentDialogs = lazyDialog(async () => (await import('./document-dialogs')).DocumentDialogs);

interface UploadDocumentButtonProps {
  /** The category whose documents are listed, which the new one joins. */
  category: DocumentFilter['kategori'];
  /** Whether the user may open the desk, where all the rest is done. */
  hasDesk: boolean;
}

interface ManagementToolsProps extends UploadDocumentButtonProps {
  /** The document whose deletion is to be confirmed. */
  deleted: ProgramDocument | null;
  onClose: () => void;
}

/** The buttons above the list for users who may manage documents, and the open dialog. */
export function DocumentTools({ deleted, onClose, ...upload }: ManagementToolsProps) {
  return (
    <>
      <div className="mb-6">
        <UploadDocumentButton {...upload} />
      </div>
      {deleted && <DocumentDialogs action={{ kind: 'delete', document: deleted }} onClose={onClose} />}
    </>
  );
}

function UploadDocumentButton({ category, hasDesk }: UploadDocumentButtonProps) {
  const { mutate, isPending } = useUploadDocument();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const sameTitlesOf = useSameTitles();
  const [asked, setAsked] = useState<{ titles: string; file: File }>();

  const { isChecking, review, choose } = useChosenPdf({
    onChosen(file) {
      const titles = sameTitlesOf([documentNames(file.name, 0).title]);
      if (titles) setAsked({ titles, file });
      else upload(file);
    },
    onProblem: toast,
  });

  const upload = (file: File) => mutate({ file, category: category || undefined });

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
      {asked && (
        <ConfirmDialog
          {...messages.sameTitle(asked.titles)}
          confirmLabel="Unggah juga"
          onConfirm={() => {
            setAsked(undefined);
            upload(asked.file);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <p id={hintId} className="mt-1.5 text-sm text-ink-muted">
        Dokumen baru masuk kategori {category || 'Lainnya'} dan langsung tampil dengan nama filenya.
      </p>
      {hasDesk && (
        <p className="mt-1 text-sm">
          <TextLink to={paths.adminDocuments}>Atur judul, tanggal, urutan, dan edisi</TextLink>
        </p>
      )}
    </>
  );
}

interface DocumentActionsProps {
  document: ProgramDocument;
  onDelete: (document: ProgramDocument) => void;
}

/** The actions on a document on visitors' page; the desk has more. */
export function DocumentActions({ document, onDelete }: DocumentActionsProps) {
  return (
    // On its own line where it would leave no room for the text.
    <div className="flex md:w-0 md:min-w-full md:justify-end">
      <DeleteButton isIconOnly name={document.title} onClick={() => onDelete(document)} />
    </div>
  );
}
