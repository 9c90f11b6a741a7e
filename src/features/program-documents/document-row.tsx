import { FileText, Share2 } from 'lucide-react';
import { lazyPart } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { DownloadButton } from '@/features/downloads/download-button';
import { formatDate } from '@/lib/text/format';
import { useToast } from '@/lib/toasts/toast';
import type { ProgramDocument } from './api';
import type { DocumentAction } from './document-actions';
import { shareDocument } from './share-document';

// A chunk of its own, which visitors never download.
const DocumentActions = lazyPart(async () => (await import('./document-actions')).DocumentActions);

interface DocumentRowProps {
  document: ProgramDocument;
  /** Only for users who may manage documents. */
  onAction?: (action: DocumentAction) => void;
}

/** Browsers ignore the `download` attribute for another origin, so the storage service sets the file name, too. */
function downloadUrl({ file_url, file_name }: ProgramDocument): string {
  const url = new URL(file_url);
  url.searchParams.set('download', file_name);
  return url.href;
}

export function DocumentRow({ document, onAction }: DocumentRowProps) {
  const { title, category, file_name, created_at } = document;
  const toast = useToast();
  const hidden = <span className="sr-only">{title}</span>;

  return (
    <li className="grid gap-x-5 gap-y-4 p-4 sm:p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
      <FileText aria-hidden="true" className="size-9 text-brand-500 max-md:hidden" />
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">{title}</h3>
        <p className="mt-1 text-sm text-ink-muted">
          <span className="font-semibold text-ink-soft">{category}</span> · PDF, diunggah{' '}
          {formatDate(created_at)}
        </p>
      </div>
      <div className="-mr-3 flex flex-wrap">
        <DownloadButton fileName={file_name} url={downloadUrl(document)} variant="outline" size="sm">
          Unduh {hidden}
        </DownloadButton>
        <Button variant="ghost" size="sm" onClick={() => void shareDocument(document, toast)}>
          <Share2 aria-hidden="true" className="size-4" />
          Bagikan {hidden}
        </Button>
        {onAction && <DocumentActions document={document} onAction={onAction} />}
      </div>
    </li>
  );
}
