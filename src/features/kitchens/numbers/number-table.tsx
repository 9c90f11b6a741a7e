import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/text/format';

interface Column {
  title: string;
  /** The words after the number on a phone, which has no room for columns. */
  words: string;
}

interface Row {
  name: ReactNode;
  /** A note below the name. */
  note?: string;
  /** The numbers, one for each column. */
  numbers: number[];
}

interface NumberTableProps {
  /** The table's caption for screen readers. */
  caption: string;
  /** The heading of the column of names. */
  title: string;
  columns: readonly Column[];
  rows: (Row & { key: string })[];
  total?: Row;
}

// Once for all rows and cells, whose classes would be longer than their numbers. On a phone the words stand after a number.
const rowLooks =
  '[&_tr]:break-inside-avoid [&_tbody_tr]:border-b [&_tbody_tr]:border-paper-line [&_tbody_tr]:align-top [&_tbody_tr:last-child]:border-0 ' +
  'max-sm:[&_tr]:flex max-sm:[&_tr]:flex-wrap max-sm:[&_tr]:gap-x-4 max-sm:[&_tr]:py-2';
const cellLooks =
  'sm:[&_td]:py-2 sm:[&_td]:pl-4 max-sm:[&_td]:font-bold max-sm:[&_td]:after:ml-1 max-sm:[&_td]:after:text-sm ' +
  'max-sm:[&_td]:after:font-normal max-sm:[&_td]:after:content-[attr(data-words)]';

/** Names with their numbers. On a phone each is a line or two of words, without what is 0. */
export function NumberTable({ caption, title, columns, rows, total }: NumberTableProps) {
  return (
    <>
      {columns.length > 1 && (
        <p className="mb-2 text-sm text-ink-soft sm:hidden">Yang berjumlah 0 tidak ditulis.</p>
      )}
      <table
        className={clsx(
          'w-full border-collapse tabular-nums max-sm:block sm:text-right',
          rowLooks,
          cellLooks,
        )}
      >
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
  row: Row;
  columns: readonly Column[];
}

function TableRow({ row: { name, note, numbers }, columns }: TableRowProps) {
  const isAllZero = numbers.every((number) => number === 0);
  const hasOne = numbers.length === 1;
  return (
    <tr>
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
            data-words={words}
            className={clsx(number === 0 && 'text-ink-muted', isLeftAway && 'max-sm:hidden') || undefined}
          >
            {formatNumber(number)}
          </td>
        );
      })}
    </tr>
  );
}
