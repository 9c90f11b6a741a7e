import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import type { CheckedRow } from './check-rows';

/** All rows of a long file at once would make the dialog slow. */
const step = 50;

/** The rows with their errors; at first only those with errors, if there are any. */
export function CheckedRowList({ rows, broken }: { rows: CheckedRow[]; broken: CheckedRow[] }) {
  const [wantsAll, setWantsAll] = useState(false);
  const [limit, setLimit] = useState(step);
  const list = wantsAll || broken.length === 0 ? rows : broken;

  return (
    <>
      {broken.length > 0 && broken.length < rows.length && (
        <label className="flex items-center gap-3">
          <input
            type="checkbox"
            checked={wantsAll}
            onChange={() => setWantsAll(!wantsAll)}
            className="size-5 accent-brand-600"
          />
          Tampilkan juga {formatNumber(rows.length - broken.length)} baris yang sudah benar
        </label>
      )}
      <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
        {list.slice(0, limit).map((row) => (
          <RowItem key={row.line} row={row} />
        ))}
      </ul>
      {list.length > limit && (
        <Button variant="outline" onClick={() => setLimit(limit + step)}>
          Tampilkan baris berikutnya ({formatNumber(limit)} dari {formatNumber(list.length)})
        </Button>
      )}
    </>
  );
}

function RowItem({ row: { line, kode, nama, yayasan, errors } }: { row: CheckedRow }) {
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="text-sm text-ink-muted">Baris {line}</p>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{nama || '(tanpa nama)'}</p>
        <p className="text-sm text-ink-soft">{[kode, yayasan].filter(Boolean).join(', ')}</p>
      </div>
      {errors.length > 0 ? (
        <ul className="space-y-1 text-sm font-semibold wrap-anywhere text-danger-600">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-brand-700">Siap diimpor</p>
      )}
    </li>
  );
}
