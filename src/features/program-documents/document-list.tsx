import { FileText, Share2 } from 'lucide-react';
import { lazyPart } from '@/components/lazy';
import { Loaded } from '@/components/lists/loaded';
import { NeedsScript } from '@/components/needs-script';
import { LoadingState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { DownloadButton } from '@/features/downloads/download-button';
import { formatDate, formatNumber } from '@/lib/text/format';
import { comparable, visibleText } from '@/lib/text/visible-text';
import { type Toasts, useToast } from '@/lib/toasts/toast';
import { shareLink } from '@/lib/url/share-link';
import { isFiltered } from '@/lib/url/url-filter';
import { type ProgramDocument, useProgramDocuments } from './api';
import type { DocumentFilter } from './document-filter';
import type { DocumentAction } from './management-tools';
import { documentMessages } from './messages';

interface DocumentListProps {
  filter: DocumentFilter;
  onReset: () => void;
  /** Only for users who may manage documents. */
  onAction?: (action: DocumentAction) => void;
}

export function DocumentList({ filter, ...rest }: DocumentListProps) {
  const query = useProgramDocuments();
  const wanted = comparable(filter.dokumen);
  return (
    <Loaded query={query} loading={<DocumentListSkeleton />}>
      {(documents) => (
        <FoundDocuments
          found={documents.filter(
            ({ title, category }) =>
              comparable(title).includes(wanted) && (!filter.kategori || category === filter.kategori),
          )}
          filter={filter}
          {...rest}
        />
      )}
    </Loaded>
  );
}

interface FoundDocumentsProps extends DocumentListProps {
  found: ProgramDocument[];
}

function FoundDocuments({ found, filter, onReset, onAction }: FoundDocumentsProps) {
  const isEmpty = found.length === 0;
  return (
    <div className={isEmpty ? emptyLook : undefined}>
      <output className={isEmpty ? 'block text-lg font-semibold' : 'sr-only'}>
        <span>{isEmpty ? 'Tidak ada dokumen ditemukan.' : `${formatNumber(found.length)} dokumen`}</span>
        {isEmpty && isFiltered(filter) && (
          <span className="mt-2 block text-base font-normal text-ink-soft">{soughtText(filter)}</span>
        )}
      </output>
      {isEmpty && isFiltered(filter) && (
        <Button variant="outline" className="mt-6" onClick={onReset}>
          Hapus pencarian dan filter
        </Button>
      )}
      {!isEmpty && (
        <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
          {found.map((document) => (
            <DocumentRow key={document.id} document={document} onAction={onAction} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** 'Yang dicari: judul “suhu” dalam kategori Panduan.' */
function soughtText({ dokumen, kategori }: DocumentFilter): string {
  const sought = [dokumen.trim() && `judul “${visibleText(dokumen)}”`, kategori && `kategori ${kategori}`];
  return `Yang dicari: ${sought.filter(Boolean).join(' dalam ')}.`;
}

const emptyLook = 'rounded-2xl border border-dashed border-brand-200 bg-brand-50 px-6 py-12 text-center';

// A chunk of its own, which visitors never download.
const DocumentActions = lazyPart(async () => (await import('./management-tools')).DocumentActions);

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

function DocumentRow({ document, onAction }: DocumentRowProps) {
  const { title, category, file_name, created_at } = document;
  const toast = useToast();
  const hidden = <span className="sr-only">{title}</span>;

  return (
    <li className="grid gap-x-5 gap-y-4 p-4 sm:p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:gap-y-2">
      <FileText aria-hidden="true" className="row-span-2 size-9 text-brand-500 max-md:hidden" />
      <div className="min-w-0 md:contents">
        <h3 className="col-span-2 text-lg wrap-anywhere">{title}</h3>
        <p className="text-sm max-md:mt-1 text-ink-muted">
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

/** Opens the device's share sheet for the document, or copies its URL. */
const shareDocument = ({ title, file_url: url }: ProgramDocument, toast: Toasts['toast']) =>
  shareLink({ title, text: `Dokumen Program MBG dan SPPG: ${title}`, url }, toast, {
    copied: documentMessages.urlCopied(title),
    failed: documentMessages.urlNotCopied,
  });

const rowClass = 'grid h-39 content-center gap-3 px-5 sm:h-37 md:h-29 xl:h-29.5 2xl:h-29';

function DocumentListSkeleton() {
  return (
    <>
      <NeedsScript what="Daftar dokumen ini" />
      <div className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white noscript:hidden">
        <div className={rowClass}>
          <LoadingState text="Memuat dokumen..." />
        </div>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className={`${rowClass} print:hidden`}>
            <Skeleton className="h-5 w-3/5 rounded-lg" />
            <Skeleton className="h-4 w-2/5 rounded-lg" />
          </div>
        ))}
      </div>
    </>
  );
}
