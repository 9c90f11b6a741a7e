import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Cell } from './cell';
import { RowMenu, RowName, type RowProps, TickBox } from './table-row';

/**
 * A row of the table as a card for phones: its values below each other, each still a cell, and its buttons in reach.
 */
export const SppgRowCard = memo(function SppgRowCard(props: RowProps) {
  const { sppg, columns, isTicked, onTick, editing, states, actions, onAction } = props;
  return (
    <li className="rounded-2xl border border-paper-line bg-white p-2 has-[input:checked]:bg-brand-50">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 font-bold">
        <TickBox label={`Pilih ${sppg.nama}`} isTicked={isTicked} onTick={() => onTick(sppg.id)} />
        <div>
          <RowName {...props} />
        </div>
      </div>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-1 text-sm">
        {columns.map(
          (column) =>
            column.key !== 'nama' && (
              <div key={column.key} className="relative">
                <Cell
                  sppg={sppg}
                  column={column}
                  isEditing={editing === column.key}
                  state={states?.[column.key]}
                  actions={actions}
                  hasLabel
                />
              </div>
            ),
        )}
      </div>
      <div className="mt-1 flex flex-wrap gap-1">
        {/* What a manager with a phone in a kitchen needs first. */}
        <Button
          variant="outline"
          size="tight"
          aria-label={`Catat progres ${sppg.nama}`}
          className="grow"
          onClick={() => onAction('progress', sppg)}
        >
          Catat progres
        </Button>
        <RowMenu isOfCard sppg={sppg} onAction={onAction} />
      </div>
    </li>
  );
});
