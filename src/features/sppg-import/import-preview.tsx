import { LeftOut } from '@/components/left-out';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import { formatList } from '@/lib/text/format-list';
import { comparable } from '@/lib/text/visible-text';
import { type CheckedRow, newYayasanOf } from './check-rows';
import { CheckedRowList } from './checked-row-list';
import { changesOf } from './differences';
import type { SppgImport } from './mutations';
import { NewYayasanChoice } from './new-yayasan-choice';
import { counted } from './outcome';
import type { Table } from './read-table';

/** How many SPPG the database lets an account change at once that is no manager. */
const mostChanges = 20;

interface ImportPreviewProps {
  fileName: string;
  /** What of the file is not imported. */
  table: Pick<Table, 'ignored' | 'notes'>;
  rows: CheckedRow[];
  isAdmin: boolean;
  isManager: boolean;
  /** The comparable names of the foundations to add. */
  wanted: ReadonlySet<string>;
  onWantedChange: (wanted: ReadonlySet<string>) => void;
  isRefused: (row: CheckedRow) => boolean;
  onImport: (plan: SppgImport) => void;
}

/** What the file would add and change, what prevents that, and the import button. */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, table, rows, isAdmin, isManager, wanted, onWantedChange, isRefused, onImport } = props;
  const unknownYayasan = newYayasanOf(rows);
  const newYayasan = unknownYayasan.map(({ nama }) => nama).filter((nama) => wanted.has(comparable(nama)));
  const canTick = isAdmin && newYayasan.length < unknownYayasan.length;
  const broken = rows.filter(({ errors }) => errors.length > 0);
  const added = rows.filter(({ stored }) => !stored);
  const changed = rows.filter(({ differences = [] }) => differences.length > 0);
  const unchanged = rows.filter(({ differences }) => differences?.length === 0);
  const isLimited = !isManager && changed.length > mostChanges;
  const total = formatNumber(rows.length);

  function verdict(): string {
    if (broken.length > 0)
      return `${formatNumber(broken.length)} baris perlu diperbaiki. Belum ada yang disimpan: ${canTick ? 'centang yayasan barunya di bawah ini, atau ' : ''}perbaiki barisnya di file, simpan, lalu pilih file itu lagi.`;
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
      {isLimited && (
        <p className="max-w-prose font-semibold">
          Akun yang belum disetujui dapat mengubah paling banyak {mostChanges} data dalam satu menit. Bagi
          filenya, atau mintalah seorang admin untuk mengimpornya.
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
      {broken.length > 0 ? (
        <CheckedRowList
          rows={broken}
          others={rows.filter(({ errors }) => errors.length === 0)}
          othersLabel="baris yang sudah benar"
          isRefused={isRefused}
        />
      ) : (
        <CheckedRowList
          rows={rows.filter(({ differences }) => differences?.length !== 0)}
          others={unchanged}
          othersLabel="baris yang sama"
          isRefused={isRefused}
        />
      )}
      {toSave && (
        // In view beside every difference, but on screens that have no room for it.
        <div className="-bottom-6 -mx-6 -mb-6 bg-paper px-6 pt-3 pb-6 shadow-[0_-0.75rem_0.75rem] shadow-paper sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 [@container(height>=30rem)]:sticky">
          <Button
            disabled={broken.length > 0 || isLimited}
            onClick={() =>
              onImport({
                rows: added.flatMap(({ input }) => input ?? []),
                updates: changed.flatMap(({ stored: base, input, differences }) =>
                  base && input && differences ? { base, changes: changesOf(input, differences) } : [],
                ),
                newYayasan,
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
