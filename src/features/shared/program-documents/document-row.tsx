import { FileText, Share2 } from 'lucide-react';
import { lazyPart } from '@/components/lazy';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { documentPath } from '@/config/paths';
import { DownloadButton } from '@/features/shared/downloads/download-button';
import { type Toasts, useToast } from '@/lib/toasts/toast';
import { done, failed } from '@/lib/toasts/toast-message';
import { shareLink } from '@/lib/url/share-link';
import { absoluteUrl } from '@/lib/url/site-url';
import { dayText, downloadUrl, type ProgramDocument, unconfirmedText } from './api';

// In chunks of their own: visitors never download the first, and the second only where there are earlier editions.
export const loadManagementTools = () => import('./management-tools');
const DocumentActions = lazyPart(async () => (await loadManagementTools()).DocumentActions);
const EarlierEditions = lazyPart(async () => (await import('./earlier-editions')).EarlierEditions);

interface DocumentRowProps {
  document: ProgramDocument;
  /** Asks before the document is deleted; absent for users who may not manage documents. */
  onDelete?: (document: ProgramDocument) => void;
}

export function DocumentRow({ document, onDelete }: DocumentRowProps) {
  const { title, category, file_name, file_url, urutan, edition, dikonfirmasi_pada } = document;
  const toast = useToast();
  const hidden = <span className="sr-only">{title}</span>;
  const isLater = edition > 1;

  return (
    <li className="grid gap-x-5 gap-y-2 p-4 sm:gap-y-4 sm:p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:gap-y-2">
      <FileText aria-hidden="true" className="row-span-2 size-9 text-brand-500 max-md:hidden" />
      <div className="min-w-0 md:contents">
        <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base wrap-anywhere sm:text-lg">{title}</h3>
          {dikonfirmasi_pada === null && <Badge tone="saffron">{unconfirmedText}</Badge>}
        </div>
        <p className="text-sm max-md:mt-1 text-ink-muted">
          <span className="font-semibold text-ink-soft">
            {urutan === null ? category : `Disematkan · ${category}`}
          </span>{' '}
          · PDF, <span>{dayText(document)}</span>
        </p>
      </div>
      <div className="-mr-3 flex flex-wrap">
        <DownloadButton
          fileName={file_name}
          url={downloadUrl(file_url, title, isLater && edition)}
          variant="outline"
          size="sm"
        >
          Unduh {hidden}
        </DownloadButton>
        <Button variant="ghost" size="sm" onClick={() => void shareDocument(document, toast)}>
          <Share2 aria-hidden="true" className="size-4" />
          Bagikan {hidden}
        </Button>
        {onDelete && <DocumentActions document={document} onDelete={onDelete} />}
      </div>
      {isLater && <EarlierEditions document={document} />}
    </li>
  );
}

/**
 * Opens the device's share sheet for the document, or copies its URL: that of the site, which always leads to the
 * newest edition, unlike that of the file.
 */
const shareDocument = ({ id, title, dikonfirmasi_pada }: ProgramDocument, toast: Toasts['toast']) =>
  shareLink(
    {
      // An unconfirmed title is not shared: elsewhere it would pass for the company's words.
      title: dikonfirmasi_pada ? title : 'Dokumen Program MBG dan SPPG',
      text: dikonfirmasi_pada ? `Dokumen Program MBG dan SPPG: ${title}` : unconfirmedText,
      url: absoluteUrl(documentPath(id)),
    },
    toast,
    {
      copied: done('URL Disalin', `Alamat ${title} siap ditempel.`),
      failed: failed(
        'Gagal Menyalin URL',
        'Peramban Anda tidak mengizinkan penyalinan. Tekan lama tombol Unduh, lalu pilih salin tautan.',
      ),
    },
  );
