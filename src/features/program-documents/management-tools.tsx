import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { useToast } from '@/lib/toasts/toast';
import { documentProblem } from './admin-api';
import type { ProgramDocument } from './api';
import type { DocumentFilter } from './document-filter';
import { useUploadDocument } from './mutations';

interface UploadDocumentButtonProps {
  /** The category whose documents are listed, which the new one joins. */
  category: DocumentFilter['kategori'];
}

export function UploadDocumentButton({ category }: UploadDocumentButtonProps) {
  const { mutate, isPending } = useUploadDocument();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const hintId = useId();

  async function upload(file: File) {
    const problem = await documentProblem(file);
    if (problem) toast(problem);
    else mutate({ file, category: category || undefined });
  }

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
          if (file) void upload(file);
        }}
      />
      <Button busy={isPending} aria-describedby={hintId} onClick={() => inputRef.current?.click()}>
        {!isPending && <Upload aria-hidden="true" className="size-5" />}
        <span>{isPending ? 'Mengunggah...' : 'Unggah PDF'}</span>
      </Button>
      <p id={hintId} className="mt-1.5 text-sm text-ink-muted">
        Dokumen baru masuk kategori {category || 'Lainnya'}, bisa diubah lewat tombol Edit.
      </p>
    </>
  );
}

export interface DocumentAction {
  kind: 'edit' | 'delete';
  document: ProgramDocument;
}

interface DocumentActionsProps {
  document: ProgramDocument;
  onAction: (action: DocumentAction) => void;
}

export function DocumentActions({ document, onAction }: DocumentActionsProps) {
  return (
    // They wrap together where there is no room.
    <div className="flex">
      <EditButton isIconOnly name={document.title} onClick={() => onAction({ kind: 'edit', document })} />
      <DeleteButton isIconOnly name={document.title} onClick={() => onAction({ kind: 'delete', document })} />
    </div>
  );
}
