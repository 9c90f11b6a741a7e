import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/text/format';

interface Column {
  title: string;
  /** The words after the number on a phone, which has no room for columns. */
  words: string;
}

interface NumberRow {
  name: ReactNode;
  /** A note below the name. */
  note?: string;
  /** The numbers, one for each column; a text for several, such as '12–15'. */
  numbers: (number | string)[];
}

interface NumberTableProps {
  /** The table's caption for screen readers. */
  caption: string;
  /** The heading of the column of names. */
  title: string;
  columns: readonly Column[];
  rows: (NumberRow & { key: string })[];
  total?: NumberRow;
}

/** Names with their numbers. On a phone each is a line or two of words, without what is 0. */
export function NumberTable({ caption, title, columns, rows, total }: NumberTableProps) {
  return (
    <>
      {columns.length > 1 && (
        <p className="mb-2 text-sm text-ink-soft sm:hidden">Yang berjumlah 0 tidak ditulis.</p>
      )}
      <table className="w-full border-collapse tabular-nums max-sm:block sm:text-right">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:hidden">
          <tr className="border-b-2 border-ink align-bottom text-sm">
            <th scope="col" className="w-full py-2 text-left font-semibold">
              {title}
            </th>
            {columns.map((column) => (
              <th key={column.title} scope="col" className="py-2 pl-4 font-semibold">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-ink">
          {rows.map((row) => (
            <TableRow key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
        {total && (
          // On paper a <tfoot> would end every page.
          <tfoot className="border-t-2 border-ink font-bold max-sm:block print:table-row-group">
            <TableRow row={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </>
  );
}

interface TableRowProps {
  row: NumberRow;
  columns: readonly Column[];
}

function TableRow({ row: { name, note, numbers }, columns }: TableRowProps) {
  const isAllZero = numbers.every((number) => number === 0);
  const hasOne = numbers.length === 1;
  return (
    <tr className="break-inside-avoid border-b border-paper-line align-top last:border-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2">
      <th
        scope="row"
        className={clsx(
          'text-left sm:py-2',
          hasOne ? 'max-sm:grow' : 'max-sm:w-full',
          note ? 'font-semibold' : '[font-weight:inherit] sm:whitespace-nowrap',
        )}
      >
        <span>{name}</span>
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </th>
      {columns.map(({ title, words }, index) => {
        const number = numbers[index] ?? 0;
        const isLeftAway = number === 0 && !(isAllZero && index === 0);
        return (
          <td
            key={title}
            className={clsx(
              'sm:py-2 sm:pl-4',
              number === 0 && 'text-ink-muted',
              isLeftAway && 'max-sm:hidden',
            )}
          >
            <span className="max-sm:font-bold">
              {typeof number === 'number' ? formatNumber(number) : number}
            </span>
            <span className="ml-1 max-sm:text-sm sm:hidden">{words}</span>
          </td>
        );
      })}
    </tr>
  );
}
