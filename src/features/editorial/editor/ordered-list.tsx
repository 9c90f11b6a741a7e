import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { Loaded } from '@/components/lists/loaded';
import { RowList } from '@/components/lists/paged-list';
import { MoveButtons, useRowOrder } from '@/components/lists/row-order';
import { MoreActions } from '@/components/more-actions';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import type { PictureColumns } from '@/components/site-picture';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import type { DeclaredTable } from '@/lib/supabase/declared-tables';
import { type Listed, useRows } from './api';
import { type OrderedTable, useDeleteEntry, useMove } from './mutations';
import type { EntryFormProps } from './entry-dialog';
import { EntryRow } from './entry-row';
import { contentMessages } from './messages';
import { VersionsDialog } from './versions-dialog';

interface OrderedListProps<Table extends OrderedTable> {
  table: DeclaredTable<Table>;
  label: string;
  addLabel: string;
  /** The noun for an entry: 'foto'. */
  noun: string;
  nameOf: (row: Listed<Table>) => string;
  noteOf: (row: Listed<Table>) => string;
  pictureOf?: (row: Listed<Table>) => PictureColumns;
  Form: ComponentType<EntryFormProps<Listed<Table>>>;
}

type DialogState<Row> = { kind: 'add' } | { kind: 'edit' | 'versions' | 'delete'; row: Row };

/** Entries in the order in which visitors see them, with what can be done about each. */
export function OrderedList<Table extends OrderedTable>(props: OrderedListProps<Table>) {
  const { table, label, addLabel, noun, nameOf, noteOf, pictureOf, Form } = props;
  const [dialog, setDialog] = useState<DialogState<Listed<Table>> | null>(null);
  const query = useRows(table.name);
  const move = useMove(table, nameOf);
  const remove = useDeleteEntry(table, nameOf);
  const close = () => setDialog(null);
  // A new entry comes after all others.
  const newPosition = (query.data?.at(-1)?.position ?? 0) + 1;

  const order = useRowOrder({
    rows: query.data ?? [],
    numberOf: ({ position }) => position,
    isOff: move.isPending,
    onMove: (row, placements) => move.mutate({ row, placements }),
  });

  return (
    <section aria-label={label} tabIndex={-1} className="space-y-6">
      <Button onClick={() => setDialog({ kind: 'add' })}>
        <Plus aria-hidden="true" className="size-5" />
        {addLabel}
      </Button>
      <Loaded query={query} loading={`Memuat ${noun}...`} failure={`Daftar ${noun} gagal dimuat.`}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={`Belum ada ${noun}`}>Yang Anda tambahkan akan tampil di sini.</EmptyState>
          ) : (
            <RowList>
              {rows.map((row) => (
                <EntryRow
                  key={row.id}
                  row={row}
                  picture={pictureOf?.(row)}
                  title={nameOf(row)}
                  note={noteOf(row)}
                  drag={{ row: order.rowProps(row), grip: order.gripProps(row) }}
                >
                  <MoveButtons name={nameOf(row)} {...order.buttonProps(row)} />
                  <EditButton name={nameOf(row)} onClick={() => setDialog({ kind: 'edit', row })} />
                  <MoreActions name={nameOf(row)}>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`Versi ${nameOf(row)}`}
                      onClick={() => setDialog({ kind: 'versions', row })}
                    >
                      Versi
                    </Button>
                    <DeleteButton name={nameOf(row)} onClick={() => setDialog({ kind: 'delete', row })} />
                  </MoreActions>
                </EntryRow>
              ))}
            </RowList>
          )
        }
      </Loaded>
      {dialog?.kind === 'add' && <Form position={newPosition} onClose={close} />}
      {dialog?.kind === 'edit' && <Form row={dialog.row} position={newPosition} onClose={close} />}
      {dialog?.kind === 'versions' && (
        <VersionsDialog table={table.name} row={dialog.row} name={nameOf(dialog.row)} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          {...contentMessages.deletion(nameOf(dialog.row))}
          note={contentMessages.wayBack}
          row={dialog.row}
          remove={remove}
          onClose={close}
        />
      )}
    </section>
  );
}
