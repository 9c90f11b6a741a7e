import { useMemo, useState } from 'react';
import { LeftOut } from '@/components/left-out';
import { ConfirmAlso } from '@/features/kitchens/sppg/form/confirm-also';
import { Button } from '@/components/ui/button';
import { toggled } from '@/lib/collections';
import { formatList, formatNumber } from '@/lib/text/format';
import { searchKey } from '@/lib/text/search-key';
import { CheckField } from '@/components/ui/check-field';
import { type CheckedRow, newYayasanOf } from './check-rows';
import { CheckedRowList } from './checked-row-list';
import { changesOf, keptDifferences } from './differences';
import type { SppgImport } from './mutations';
import { NewYayasanChoice } from './new-yayasan-choice';
import { counted } from './outcome';
import type { ImportTable } from './read-table';
import { type ShiftedColumn, shiftedColumns } from './shifted-columns';

interface ImportPreviewProps {
  fileName: string;
  /** The sentence that says how to mend a row that is refused. */
  remedy?: string;
  /** The parts of the file that are not imported. */
  table: Pick<ImportTable, 'ignored' | 'notes'>;
  rows: CheckedRow[];
  isAdmin: boolean;
  /** The keys of the names of the foundations to add. */
  wanted: ReadonlySet<string>;
  onWantedChange: (wanted: ReadonlySet<string>) => void;
  isRefused: (row: CheckedRow) => boolean;
  onImport: (plan: SppgImport) => void;
}

/** What the file would add and change, what prevents that, and the import button. */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, table, rows, isAdmin, wanted, onWantedChange, isRefused, onImport } = props;
  const { remedy = 'perbaiki barisnya di file, simpan, lalu pilih file itu lagi.' } = props;
  const unknownYayasan = newYayasanOf(rows);
  const newYayasan = unknownYayasan.map(({ nama }) => nama).filter((nama) => wanted.has(searchKey(nama)));
  const canTick = isAdmin && newYayasan.length < unknownYayasan.length;
  const broken = rows.filter(({ errors }) => errors.length > 0);
  const added = rows.filter(({ stored }) => !stored);
  // What is newer than the file stays, but where somebody ticks the file's value.
  const [wantedOld, setWantedOld] = useState<ReadonlySet<string>>(new Set());
  const [isShiftMeant, setIsShiftMeant] = useState(false);
  const [confirms, setConfirms] = useState(false);
  const changed = rows.filter((row) => keptDifferences(row, wantedOld).length > 0);
  const newer = rows.flatMap(({ differences = [] }) => differences.filter((difference) => difference.newer));
  const spelled = rows.filter(({ spellings = [] }) => spellings.length > 0);
  const doubted = rows.filter(({ doubts = [] }) => doubts.length > 0);
  const shifted = useMemo(() => shiftedColumns(rows), [rows]);
  const unchanged = rows.filter(({ differences }) => differences?.length === 0);
  const total = formatNumber(rows.length);

  function verdict(): string {
    if (broken.length > 0)
      return `${formatNumber(broken.length)} baris perlu diperbaiki. Belum ada yang disimpan: ${canTick ? 'centang yayasan barunya di bawah ini, atau ' : ''}${remedy}`;
    if (unchanged.length === rows.length)
      return 'Tidak ada perubahan: semua baris sama dengan data yang tersimpan.';
    if (rows.every(({ isStored }) => isStored))
      return 'Semua baris sudah tersimpan, hanya jawaban server yang tadi tidak sampai. Tekan tombol di bawah ini untuk menyelesaikannya.';
    if (added.length === rows.length) return 'Semua baris siap diimpor. Belum ada yang disimpan.';
    const parts = [
      ...counted(changed.length, 'SPPG berubah'),
      ...counted(added.length, 'SPPG baru'),
      ...counted(unchanged.length, 'baris sama'),
    ];
    if (parts.length === 0 || (changed.length === 0 && added.length === 0 && newer.length > 0))
      return 'Belum ada yang akan disimpan: semua yang berbeda lebih baru daripada file ini.';
    return `${formatList(parts)}. Periksa dulu perbedaannya di bawah ini, lalu simpan.`;
  }

  const toSave = formatList([
    ...counted(added.length, 'SPPG'),
    ...counted(newYayasan.length, 'yayasan baru'),
    ...counted(changed.length, 'perubahan'),
  ]);

  return (
    <section
      aria-label="Pratinjau impor"
      className="mt-6 space-y-5 border-t border-paper-line pt-6 **:scroll-mb-28"
    >
      <output className="block max-w-prose">
        <strong className="block text-lg wrap-anywhere">
          {fileName}: {total} baris
        </strong>
        {verdict()}
      </output>
      <LeftOut table={table} />
      {spelled.length > 0 && (
        <p className="max-w-prose text-ink-soft">
          {`Kode, nama, atau yayasan pada ${formatNumber(spelled.length)} baris ditulis dengan ejaan lain. Ejaan yang tersimpan tetap dipakai.`}
        </p>
      )}
      {doubted.length > 0 && (
        <p className="max-w-prose font-semibold">
          {`Pada ${formatNumber(doubted.length)} baris ada isian yang tampaknya milik kolom lain. Periksa dulu; bila memang begitu, tetap dapat disimpan.`}
        </p>
      )}
      {newer.length > 0 && (
        <p className="max-w-prose font-semibold">
          {`${formatNumber(newer.length)} isian diubah orang sesudah file ini dibuat. Isian itu dibiarkan, kecuali Anda mencentangnya di bawah ini.`}
        </p>
      )}
      {shifted.length > 0 && (
        <ShiftedWarning columns={shifted} isMeant={isShiftMeant} onMeant={setIsShiftMeant} />
      )}
      {unknownYayasan.length > 0 && (
        <NewYayasanChoice
          list={unknownYayasan}
          isAdmin={isAdmin}
          wanted={wanted}
          onWantedChange={onWantedChange}
        />
      )}
      {broken.length > 0 ? (
        <CheckedRowList
          rows={broken}
          wantedOld={wantedOld}
          onWantOld={(key) => setWantedOld(toggled(wantedOld, key))}
          others={rows.filter(({ errors }) => errors.length === 0)}
          othersLabel="baris yang sudah benar"
          isRefused={isRefused}
        />
      ) : (
        <CheckedRowList
          rows={rows.filter((row) => row.differences?.length !== 0 || spelled.includes(row))}
          others={unchanged.filter((row) => !spelled.includes(row))}
          othersLabel="baris yang sama"
          isRefused={isRefused}
          wantedOld={wantedOld}
          onWantOld={(key) => setWantedOld(toggled(wantedOld, key))}
        />
      )}
      <ConfirmAlso
        list={changed.flatMap(({ stored }) => stored ?? [])}
        isTicked={confirms}
        onTick={setConfirms}
      />
      {toSave && (
        // The button stays in view beside every difference, but on screens that have no room for it.
        <div className="-bottom-6 -mx-6 -mb-6 bg-paper px-6 pt-3 pb-6 shadow-[0_-0.75rem_0.75rem] shadow-paper sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 [@container(height>=30rem)]:sticky">
          <Button
            disabled={broken.length > 0 || (shifted.length > 0 && !isShiftMeant)}
            onClick={() =>
              onImport({
                rows: added.flatMap(({ input }) => input ?? []),
                updates: changed.flatMap((row) =>
                  row.stored && row.input
                    ? { base: row.stored, changes: changesOf(row.input, keptDifferences(row, wantedOld)) }
                    : [],
                ),
                newYayasan,
                confirms,
                unchanged: unchanged.length,
              })
            }
          >
            {added.length > 0 ? `Impor ${toSave}` : `Simpan ${toSave}`}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ShiftedWarningProps {
  columns: ShiftedColumn[];
  /** Whether somebody has ticked that the shift is meant. */
  isMeant: boolean;
  onMeant: (isMeant: boolean) => void;
}

/** Names the columns that seem to be sorted without the others; nothing is saved before it is ticked that this is meant. */
function ShiftedWarning({ columns, isMeant, onMeant }: ShiftedWarningProps) {
  const names = formatList(columns.map(({ label }) => `"${label}"`));
  return (
    <section
      role="alert"
      className="min-w-0 space-y-3 rounded-2xl border border-danger-600 bg-danger-50 px-5 py-4 wrap-anywhere"
    >
      <p className="font-bold">Kolom {names} tampaknya bergeser</p>
      <ul className="max-w-prose space-y-1">
        {columns.map(({ column, label, count, example: { kode, value, owner } }) => (
          <li key={column}>
            {`${label}: ${formatNumber(count)} isi baru sekarang milik SPPG lain. Contohnya "${value}" untuk ${kode}, yang sekarang milik ${owner}.`}
          </li>
        ))}
      </ul>
      <p className="max-w-prose">
        Ini terjadi bila hanya sebagian kolom yang diurutkan atau digeser di lembar kerja. Urutkan seluruh
        tabelnya, atau unduh CSV yang baru, lalu pilih filenya lagi.
      </p>
      <CheckField
        label={`Sudah saya periksa: isi kolom ${names} memang berpindah ke SPPG lain`}
        checked={isMeant}
        onChange={({ target }) => onMeant(target.checked)}
      />
    </section>
  );
}
