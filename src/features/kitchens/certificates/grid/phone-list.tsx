import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { Code } from '@/components/code';
import { RowList } from '@/components/lists/paged-list';
import { Badge } from '@/components/ui/badge';
import { CellButton } from './cell-button';
import type { GridKitchen, KindCell } from './grid-kitchens';

interface PhoneListProps {
  rows: readonly GridKitchen[];
  /** The kitchens whose certificates are all shown. */
  openIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onOpen: (cell: KindCell) => void;
  listRef: RefObject<HTMLUListElement | null>;
}

/** The kitchens on a phone, each with the certificates that need attention, and all of them on request. */
export function PhoneList({ rows, openIds, onToggle, onOpen, listRef }: PhoneListProps) {
  return (
    <RowList ref={listRef} aria-label="Sertifikat setiap dapur">
      {rows.map((row) => {
        const isOpen = openIds.has(row.id);
        return (
          <li key={row.id} className="px-4 py-2">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`sertifikat-${row.id}`}
              onClick={() => onToggle(row.id)}
              className="flex min-h-11 w-full items-center justify-between gap-3 py-1 text-left wrap-anywhere"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{row.nama}</span>
                <span className="block text-sm text-ink-muted">
                  <Code>{row.kode_unik_pendaftaran}</Code> · {recordedOf(row)}
                </span>
                {row.urgent.length > 0 && (
                  <span className="mt-1 flex flex-wrap gap-1.5">
                    {row.urgent.map(({ kind, state, latest }) => (
                      <Badge key={kind} tone={latest ? state.tone : 'saffron'}>
                        {`${kind}: ${state.label}`}
                      </Badge>
                    ))}
                  </span>
                )}
              </span>
              <ChevronDown aria-hidden="true" className={clsx('size-5 shrink-0', isOpen && 'rotate-180')} />
            </button>
            <ul
              id={`sertifikat-${row.id}`}
              aria-label={`Sertifikat ${row.nama}`}
              hidden={!isOpen}
              className={clsx('gap-2 pt-1 pb-2', isOpen && 'grid grid-cols-2')}
            >
              {isOpen &&
                row.cells.map((cell) => (
                  <li key={cell.kind} className="flex">
                    <CellButton cell={cell} hasKind onClick={() => onOpen(cell)} />
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </RowList>
  );
}

/** '3 tercatat' */
function recordedOf({ cells }: GridKitchen): string {
  const recorded = cells.filter(({ latest }) => latest).length;
  return recorded > 0 ? `${recorded} tercatat` : 'belum ada yang tercatat';
}
