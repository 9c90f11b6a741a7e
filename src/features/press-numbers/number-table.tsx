import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/text/format';

export interface NumberRow {
  key: string;
  name: ReactNode;
  /** One for each title after the first. */
  numbers: number[];
}

interface NumberTableProps {
  /** For screen readers. */
  caption: string;
  /** Of the names, then of the numbers. */
  titles: readonly string[];
  rows: NumberRow[];
  total?: Omit<NumberRow, 'key'>;
}

const wide = 'max-sm:hidden';

/** Names with their numbers. A phone has room for three of them: those after the third are left away there. */
export function NumberTable({ caption, titles, rows, total }: NumberTableProps) {
  return (
    <table className="w-full border-collapse text-right tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom text-sm">
          {titles.map((title, index) => (
            <th
              key={title}
              scope="col"
              className={clsx(
                'py-2 font-semibold',
                index === 0 ? 'w-full text-left' : 'pl-3 sm:pl-4',
                index > 3 && wide,
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
      {total && (
        <tfoot className="border-t-2 border-ink font-bold">
          <Row row={total} />
        </tfoot>
      )}
    </table>
  );
}

function Row({ row: { name, numbers } }: { row: Omit<NumberRow, 'key'> }) {
  return (
    <tr className="break-inside-avoid border-b border-paper-line last:border-0">
      <th
        scope="row"
        className="py-2 text-left [font-weight:inherit] max-sm:wrap-anywhere sm:whitespace-nowrap"
      >
        {name}
      </th>
      {numbers.map((number, index) => (
        <td
          key={index}
          className={clsx('py-2 pl-3 align-top sm:pl-4', number === 0 && 'text-ink-muted', index > 2 && wide)}
        >
          {formatNumber(number)}
        </td>
      ))}
    </tr>
  );
}
