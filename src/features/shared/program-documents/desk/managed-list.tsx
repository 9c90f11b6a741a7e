import { RowList } from '@/components/lists/paged-list';
import { MoveButtons, useRowOrder } from '@/components/lists/row-order';
import type { ProgramDocument } from '@/features/shared/program-documents/api';
import { usePlaceDocument } from '@/features/shared/program-documents/mutations';
import type { DocumentAction } from '@/features/shared/program-documents/document-dialogs';
import { ManagedRow } from './managed-row';

interface ManagedListProps {
  documents: ProgramDocument[];
  /** Whether these are all documents: in a filtered list nobody sees where a moved one lands. */
  isWhole: boolean;
  onAction: (action: DocumentAction) => void;
}

/** The documents in the order of /program: first those with a place of their own, then the others by their day. */
export function ManagedList({ documents, isWhole, onAction }: ManagedListProps) {
  const { mutate, isPending } = usePlaceDocument();
  const pinned = documents.filter(({ urutan }) => urutan !== null);
  const others = documents.filter(({ urutan }) => urutan === null);

  /** Without a place of its own a document is ordered by its day again. */
  const unpin = (document: ProgramDocument) =>
    mutate({ document, placements: [{ row: document, number: null }] });

  const order = useRowOrder({
    rows: pinned,
    numberOf: ({ urutan }) => urutan ?? 0,
    isOff: !isWhole || isPending,
    onMove: (document, placements) => mutate({ document, placements }),
  });

  const rowOf = (document: ProgramDocument) => (
    <ManagedRow
      key={document.id}
      document={document}
      order={isWhole ? order : undefined}
      isBusy={isPending}
      onPin={() => (document.urutan === null ? order.move(document, 0) : unpin(document))}
      onAction={onAction}
    >
      {isWhole && document.urutan !== null && (
        <MoveButtons name={document.title} {...order.buttonProps(document)} />
      )}
    </ManagedRow>
  );

  return (
    <>
      {pinned.length > 0 && (
        <section aria-labelledby="disematkan" tabIndex={-1}>
          <h2 id="disematkan" className="text-xl">
            Disematkan di atas
          </h2>
          <p className="mt-1 mb-3 text-sm text-ink-muted">
            {isWhole
              ? 'Urutannya Anda tentukan: seret, atau tekan tombol panahnya.'
              : 'Hapus pencarian dan filter untuk mengubah urutannya.'}
          </p>
          <RowList>{pinned.map(rowOf)}</RowList>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="menurut-tanggal" tabIndex={-1}>
          <h2 id="menurut-tanggal" className="mb-3 text-xl">
            Menurut tanggal, yang terbaru di atas
          </h2>
          <RowList>{others.map(rowOf)}</RowList>
        </section>
      )}
    </>
  );
}
