import { Loaded } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import { comparable, visibleText } from '@/lib/text/visible-text';
import { isFiltered } from '@/lib/url/url-filter';
import type { ProgramDocument } from './api';
import type { DocumentAction } from './document-actions';
import type { DocumentFilter } from './document-filter';
import { DocumentRow } from './document-row';
import { DocumentListSkeleton } from './documents-skeleton';
import { useProgramDocuments } from './queries';

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
        {isEmpty ? 'Tidak ada dokumen ditemukan.' : `${formatNumber(found.length)} dokumen`}
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
