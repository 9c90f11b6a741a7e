import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import { comparable } from '@/lib/text/visible-text';
import { type CheckedRow, newYayasanOf } from './check-rows';
import type { SppgImport } from './mutations';
import { NewYayasanChoice } from './new-yayasan-choice';

interface ImportPreviewProps {
  fileName: string;
  ignored: string[];
  rows: CheckedRow[];
  isAdmin: boolean;
  /** The comparable names of the foundations to add. */
  wanted: ReadonlySet<string>;
  onWantedChange: (wanted: ReadonlySet<string>) => void;
  onImport: (plan: SppgImport) => void;
}

/** What the file would add, what prevents that, and the import button. */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, ignored, rows, isAdmin, wanted, onWantedChange, onImport } = props;
  const unknownYayasan = newYayasanOf(rows);
  const newYayasan = unknownYayasan.map(({ nama }) => nama).filter((nama) => wanted.has(comparable(nama)));
  const canTick = isAdmin && newYayasan.length < unknownYayasan.length;
  const broken = rows.filter(({ errors }) => errors.length > 0);
  const isStored = rows.every((row) => row.isStored);
  const total = formatNumber(rows.length);
  const brokenTotal = formatNumber(broken.length);

  return (
    <section aria-label="Pratinjau impor" className="mt-6 space-y-5 border-t border-paper-line pt-6">
      <output className="block max-w-prose">
        <strong className="block text-lg wrap-anywhere">
          {fileName}: {total} baris
        </strong>
        {broken.length > 0
          ? `${brokenTotal} baris perlu diperbaiki. Belum ada yang disimpan: ${canTick ? 'centang yayasan barunya di bawah ini, atau ' : ''}perbaiki barisnya di file, simpan, lalu pilih file itu lagi.`
          : isStored
            ? 'Semua baris sudah tersimpan, hanya jawaban server yang tadi tidak sampai. Tekan tombol di bawah ini untuk menyelesaikannya.'
            : 'Semua baris siap diimpor. Belum ada yang disimpan.'}
      </output>
      {ignored.length > 0 && (
        <p className="max-w-prose wrap-anywhere text-ink-soft">
          Kolom yang tidak dikenal dan tidak ikut diimpor: {ignored.join(', ')}.
        </p>
      )}
      {unknownYayasan.length > 0 && (
        <NewYayasanChoice
          list={unknownYayasan}
          isAdmin={isAdmin}
          wanted={wanted}
          onWantedChange={onWantedChange}
        />
      )}
      <Button
        disabled={broken.length > 0}
        onClick={() => onImport({ rows: rows.flatMap(({ input }) => input ?? []), newYayasan })}
      >
        {newYayasan.length > 0
          ? `Impor ${total} SPPG dan ${formatNumber(newYayasan.length)} yayasan baru`
          : `Impor ${total} SPPG`}
      </Button>
      <CheckedRowList rows={rows} broken={broken} />
    </section>
  );
}

/** All rows of a long file at once would make the dialog slow. */
const step = 50;

/** The rows with their errors; at first only those with errors, if there are any. */
function CheckedRowList({ rows, broken }: { rows: CheckedRow[]; broken: CheckedRow[] }) {
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
