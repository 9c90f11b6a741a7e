import { memo } from 'react';
import { EditButton } from '@/components/row-buttons';
import { Cell } from './cell';
import { ClosingButton, ProgressButton, RowLinks, RowNotes, type RowProps, TickBox } from './table-row';

/**
 * A row of the table as a card for phones: its values below each other, each still a cell, and its buttons in reach.
 */
export const SppgRowCard = memo(function SppgRowCard(props: RowProps) {
  const { sppg, columns, isTicked, onTick, editing, states, actions, onAction } = props;
  const cells = columns.map((column) => (
    <div key={column.key} className={column.key === 'nama' ? 'relative font-bold' : 'relative text-sm'}>
      <Cell
        sppg={sppg}
        column={column}
        isEditing={editing === column.key}
        state={states?.[column.key]}
        actions={actions}
        hasLabel={column.key !== 'nama'}
      />
      {column.key === 'nama' && <RowNotes {...props} />}
    </div>
  ));
  const [name, ...others] = cells;
  return (
    <li className="rounded-2xl border border-paper-line bg-white p-2 has-[input:checked]:bg-brand-50">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1">
        <TickBox label={`Pilih ${sppg.nama}`} isTicked={isTicked} onTick={() => onTick(sppg.id)} />
        {name}
        <div className="flex">
          <RowLinks sppg={sppg} />
        </div>
      </div>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-1">
        {others}
      </div>
      <div className="mt-2 flex flex-wrap">
        <ProgressButton isFull sppg={sppg} onAction={onAction} />
        <EditButton isIconOnly name={sppg.nama} size="tight" onClick={() => onAction('edit', sppg)} />
        <ClosingButton sppg={sppg} onAction={onAction} />
      </div>
    </li>
  );
});
