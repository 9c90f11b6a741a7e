import { useState } from 'react';
import { ComparisonTable } from '@/components/comparison-table';
import { Button } from '@/components/ui/button';
import { formatDateTime, formatNumber } from '@/lib/text/format';
import type { CheckedRow } from './check-rows';
import { differenceKey } from './differences';

/** All rows of a long file at once would make the dialog slow. */
const step = 50;

interface CheckedRowListProps {
  /** The rows to look at, and the others, which are shown only when asked for. */
  rows: CheckedRow[];
  others: CheckedRow[];
  /** The noun of the others: 'baris yang sama'. */
  othersLabel: string;
  /** Whether somebody else has changed or deleted the row's SPPG since the differences were shown. */
  isRefused: (row: CheckedRow) => boolean;
  /** The differences that are to be saved although the stored value is newer. */
  wantedOld: ReadonlySet<string>;
  onWantOld: (key: string) => void;
}

/** The rows with their errors or differences; the others are folded away. */
export function CheckedRowList({ rows, others, othersLabel, isRefused, ...ticks }: CheckedRowListProps) {
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
            <RowItem key={row.line} row={row} isRefused={isRefused(row)} {...ticks} />
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

type Ticks = Pick<CheckedRowListProps, 'wantedOld' | 'onWantOld'>;

function RowItem({ row, isRefused, ...ticks }: { row: CheckedRow; isRefused: boolean } & Ticks) {
  const { line, kode, nama, yayasan, stored } = row;
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="text-sm text-ink-muted">Baris {line}</p>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{nama || '(tanpa nama)'}</p>
        <p className="text-sm text-ink-soft">{[kode, yayasan].filter(Boolean).join(', ')}</p>
        {row.spellings?.map((spelling) => (
          <p key={spelling} className="mt-1 text-sm text-ink-muted">
            {spelling}
          </p>
        ))}
        {row.doubts?.map((doubt) => (
          <p key={doubt} className="mt-1 text-sm font-semibold">
            {doubt}
          </p>
        ))}
        {isRefused && (
          <p className="mt-1 text-sm font-semibold text-danger-600">
            {stored
              ? 'Baru saja diubah orang lain. Bandingkan dengan isinya yang terbaru.'
              : 'Baru saja dihapus orang lain. Bila diimpor, SPPG ini ditambahkan lagi.'}
          </p>
        )}
      </div>
      <div className="min-w-0 space-y-3">
        <RowVerdict row={row} />
        <NewerValues row={row} {...ticks} />
      </div>
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
  const ours = differences.filter(({ newer }) => !newer);
  return ours.length > 0 && <ComparisonTable changes={ours} titles={['Sekarang', 'Menjadi']} />;
}

/** The values that were changed after the file was made: they stay, unless somebody ticks the file's value. */
function NewerValues({ row, wantedOld, onWantOld }: { row: CheckedRow } & Ticks) {
  return row.differences?.map((difference) => {
    const { column, label, before, after, newer } = difference;
    const key = differenceKey(row, difference);
    return (
      newer && (
        <div
          key={column}
          className="rounded-xl border border-saffron-400 bg-saffron-50 px-3 py-2 text-sm wrap-anywhere"
        >
          <p>
            <span className="font-semibold">{`${label}: ${before ?? 'kosong'}`}</span>
            <span>{` lebih baru daripada file ini, diubah ${newer.oleh ?? 'orang lain'} pada ${formatDateTime(newer.pada)} WIB.`}</span>
          </p>
          <label className="mt-1 flex min-h-11 items-center gap-2 font-semibold">
            <input
              type="checkbox"
              checked={wantedOld.has(key)}
              onChange={() => onWantOld(key)}
              className="size-5 shrink-0 accent-brand-600"
            />
            {`Ganti dengan isi file: ${after ?? 'kosong'}`}
          </label>
        </div>
      )
    );
  });
}
