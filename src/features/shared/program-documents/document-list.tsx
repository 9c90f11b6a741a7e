import { useState } from 'react';
import { Loaded } from '@/components/lists/loaded';
import { LoadingState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/text/format';
import { visibleText } from '@/lib/text/visible-text';
import { isFiltered } from '@/lib/url/url-filter';
import { useIsPhone } from '@/lib/use-is-phone';
import { useIsPrinting } from '@/lib/use-is-printing';
import { type ProgramDocument, useProgramDocuments } from './api';
import { type DocumentFilter, foundDocuments } from './document-filter';
import { DocumentRow } from './document-row';

interface DocumentListProps {
  filter: DocumentFilter;
  onReset: () => void;
  /** Asks before a document is deleted; absent for users who may not manage documents. */
  onDelete?: (document: ProgramDocument) => void;
}

export function DocumentList(props: DocumentListProps) {
  return (
    <Loaded query={useProgramDocuments()} loading={<DocumentListSkeleton />}>
      {(documents) => <FoundDocuments found={foundDocuments(documents, props.filter)} {...props} />}
    </Loaded>
  );
}

/** How many documents are shown at first, on a phone half as many. */
const shownAtFirst = 6;

interface FoundDocumentsProps extends DocumentListProps {
  found: ProgramDocument[];
}

function FoundDocuments({ found, filter, onReset, onDelete }: FoundDocumentsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const first = useIsPhone() ? shownAtFirst / 2 : shownAtFirst;
  const shown = isWhole || isPrinting ? found : found.slice(0, first);
  const rest = found.length - shown.length;
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
      {!isEmpty && filter.berkas && (
        <Button variant="outline" className="mb-6" onClick={onReset}>
          Tampilkan semua dokumen
        </Button>
      )}
      {!isEmpty && (
        <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
          {shown.map((document) => (
            <DocumentRow key={document.id} document={document} onDelete={onDelete} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="outline" className="mt-4" onClick={() => setIsWhole(true)}>
          Tampilkan {formatNumber(rest)} dokumen lainnya
        </Button>
      )}
    </div>
  );
}

/** The filter in words: 'Yang dicari: judul “suhu” dalam kategori Panduan.' */
function soughtText({ berkas, dokumen, kategori }: DocumentFilter): string {
  const sought = [
    dokumen.trim() && `judul “${visibleText(dokumen)}”`,
    berkas && 'dokumen yang ditautkan, yang mungkin sudah dihapus',
    kategori && `kategori ${kategori}`,
  ];
  return `Yang dicari: ${sought.filter(Boolean).join(' dalam ')}.`;
}

const emptyLook = 'rounded-2xl border border-dashed border-brand-200 bg-brand-50 px-6 py-12 text-center';

const rowClass = 'grid h-39 content-center gap-3 px-5 sm:h-37 md:h-29 xl:h-29.5 2xl:h-29';

function DocumentListSkeleton() {
  return (
    <>
      <div className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white noscript:hidden">
        <div className={rowClass}>
          <LoadingState text="Memuat dokumen..." />
        </div>
        {Array.from({ length: shownAtFirst - 1 }, (_, index) => (
          <div key={index} className={`${rowClass} max-sm:nth-[n+4]:hidden print:hidden`}>
            <Skeleton className="h-5 w-3/5 rounded-lg" />
            <Skeleton className="h-4 w-2/5 rounded-lg" />
          </div>
        ))}
      </div>
    </>
  );
}
