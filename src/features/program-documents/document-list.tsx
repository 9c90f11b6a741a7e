import { Loaded } from '@/components/lists/loaded';
import { formatNumber } from '@/lib/text/format';
import { comparable } from '@/lib/text/visible-text';
import type { ProgramDocument } from './api';
import { DocumentRow } from './document-row';
import { DocumentListSkeleton } from './documents-skeleton';
import { useProgramDocuments } from './queries';

interface DocumentListProps {
  search: string;
  onDelete?: (document: ProgramDocument) => void;
}

export function DocumentList({ search, onDelete }: DocumentListProps) {
  const query = useProgramDocuments();
  const wanted = comparable(search);
  return (
    <Loaded query={query} loading={<DocumentListSkeleton />}>
      {(documents) => (
        <FoundDocuments
          found={documents.filter(({ title }) => comparable(title).includes(wanted))}
          onDelete={onDelete}
        />
      )}
    </Loaded>
  );
}

interface FoundDocumentsProps extends Pick<DocumentListProps, 'onDelete'> {
  found: ProgramDocument[];
}

function FoundDocuments({ found, onDelete }: FoundDocumentsProps) {
  return (
    <>
      <output className={found.length > 0 ? 'sr-only' : emptyLook}>
        {found.length > 0 ? `${formatNumber(found.length)} dokumen` : 'Tidak ada dokumen ditemukan.'}
      </output>
      {found.length > 0 && (
        <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
          {found.map((document) => (
            <DocumentRow key={document.id} document={document} onDelete={onDelete} />
          ))}
        </ul>
      )}
    </>
  );
}

const emptyLook =
  'block rounded-2xl border border-dashed border-brand-200 bg-brand-50 px-6 py-12 text-center text-lg font-semibold';
