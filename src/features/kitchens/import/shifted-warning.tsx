import { CheckField } from '@/components/ui/check-field';
import { formatList, formatNumber } from '@/lib/text/format';
import type { ShiftedColumn } from './shifted-columns';

interface ShiftedWarningProps {
  columns: ShiftedColumn[];
  /** Whether somebody has ticked that the shift is meant. */
  isMeant: boolean;
  onMeant: (isMeant: boolean) => void;
}

/** Names the columns that seem to be sorted without the others; nothing is saved before it is ticked that this is meant. */
export function ShiftedWarning({ columns, isMeant, onMeant }: ShiftedWarningProps) {
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
