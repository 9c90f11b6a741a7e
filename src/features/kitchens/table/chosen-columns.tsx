import { useState } from 'react';
import { type SppgColumn, sppgColumnList, type SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';

/** The columns that are always shown: without them nobody knows which kitchen a row is. */
const alwaysShown: readonly SppgColumnName[] = ['nama', 'kode_unik_pendaftaran'];

const shownAtFirst: readonly SppgColumnName[] = [
  'status_verifikasi',
  'progres_pembangunan',
  'estimasi_selesai',
  'kabupaten_kota',
  'yayasan_id',
];

const storageKey = 'sppg-table-columns';

function storedColumns(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(stored) ? stored.map(String) : shownAtFirst;
  } catch {
    // Storage is blocked: the table has the columns of the start.
    return shownAtFirst;
  }
}

const columnsNamed = (keys: readonly SppgColumnName[]) =>
  keys.flatMap((name) => sppgColumnList.filter(({ key }) => key === name));

const always = columnsNamed(alwaysShown);
/** The columns to choose from: those that change most come first. */
const optional = [
  ...columnsNamed(shownAtFirst),
  ...sppgColumnList.filter(({ key }) => ![...alwaysShown, ...shownAtFirst].includes(key)),
];

/** The columns of the table, as they were chosen on this device: name and code first. */
export function useChosenColumns() {
  const [chosen, setChosen] = useState(storedColumns);

  function toggle(key: SppgColumnName) {
    const next = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
    setChosen(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage is blocked: the choice holds until the page is left.
    }
  }

  const columns: SppgColumn[] = [...always, ...optional.filter(({ key }) => chosen.includes(key))];
  return { columns, toggle };
}

interface ColumnChoiceProps {
  columns: readonly SppgColumn[];
  onToggle: (key: SppgColumnName) => void;
}

/** Which columns the table has, beside name and code. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  return (
    <details className="print:hidden">
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold text-brand-700">
        Pilih kolom
      </summary>
      <fieldset
        aria-label="Kolom tabel"
        className="mt-2 grid min-w-0 gap-x-6 gap-y-1 rounded-2xl border border-paper-line bg-white p-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {optional.map(({ key, label }) => (
          <label key={key} className="flex min-h-9 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={columns.some((column) => column.key === key)}
              onChange={() => onToggle(key)}
              className="size-5 shrink-0 accent-brand-600"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
