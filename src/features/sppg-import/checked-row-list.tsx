import { useState } from 'react';
import { ComparisonTable } from '@/components/comparison-table';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import type { CheckedRow } from './check-rows';

/** All rows of a long file at once would make the dialog slow. */
const step = 50;

interface CheckedRowListProps {
  /** Those to look at, and those that are shown only when asked for. */
  rows: CheckedRow[];
  others: CheckedRow[];
  /** What the others are: 'baris yang sama'. */
  othersLabel: string;
  /** Whether somebody else has changed or deleted the row's SPPG since the differences were shown. */
  isRefused: (row: CheckedRow) => boolean;
}

/** The rows with their errors or differences; the others are folded away. */
export function CheckedRowList({ rows, others, othersLabel, isRefused }: CheckedRowListProps) {
  const [wantsAll, setWantsAll] = useState(false);
  const [limit, setLimit] = useState(step);
  const list = wantsAll ? [...rows, ...others].sort((one, other) => one.line - other.line) : rows;

  return (
    <>
      {others.length > 0 && (
        <label className="flex items-center gap-3">
          <input
            type="checkbox"
            checked={wantsAll}
            onChange={() => setWantsAll(!wantsAll)}
            className="size-5 accent-brand-600"
          />
          Tampilkan juga {formatNumber(others.length)} {othersLabel}
        </label>
      )}
      {list.length > 0 && (
        <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
          {list.slice(0, limit).map((row) => (
            <RowItem key={row.line} row={row} isRefused={isRefused(row)} />
          ))}
        </ul>
      )}
      {list.length > limit && (
        <Button variant="outline" onClick={() => setLimit(limit + step)}>
          Tampilkan baris berikutnya ({formatNumber(limit)} dari {formatNumber(list.length)})
        </Button>
      )}
    </>
  );
}

function RowItem({ row, isRefused }: { row: CheckedRow; isRefused: boolean }) {
  const { line, kode, nama, yayasan, stored } = row;
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="text-sm text-ink-muted">Baris {line}</p>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{nama || '(tanpa nama)'}</p>
        <p className="text-sm text-ink-soft">{[kode, yayasan].filter(Boolean).join(', ')}</p>
        {isRefused && (
          <p className="mt-1 text-sm font-semibold text-danger-600">
            {stored
              ? 'Baru saja diubah orang lain. Bandingkan dengan isinya yang terbaru.'
              : 'Baru saja dihapus orang lain. Bila diimpor, SPPG ini ditambahkan lagi.'}
          </p>
        )}
      </div>
      <RowVerdict row={row} />
    </li>
  );
}

function RowVerdict({ row: { errors, stored, differences } }: { row: CheckedRow }) {
  if (errors.length > 0)
    return (
      <ul className="space-y-1 text-sm font-semibold wrap-anywhere text-danger-600">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    );
  if (!stored) return <p className="text-sm text-brand-700">Siap diimpor</p>;
  if (!differences?.length) return <p className="text-sm text-ink-muted">Sama dengan data yang tersimpan</p>;
  return <ComparisonTable changes={differences} titles={['Sekarang', 'Menjadi']} />;
}
