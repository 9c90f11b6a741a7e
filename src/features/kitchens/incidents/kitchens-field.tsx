import { useDeferredValue, useState } from 'react';
import { Folded } from '@/components/folded';
import type { FieldForm } from '@/components/tick-field';
import { CheckField } from '@/components/ui/check-field';
import { TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import { visibleText } from '@/lib/text/visible-text';
import { type ReportKitchen, useOfferedKitchens } from './admin-api';
import { listIn } from './incident-schema';

interface KitchensFieldProps {
  form: FieldForm<'dapur'>;
  /** The kitchen of the page, to which others are added; absent where all are chosen here. */
  own?: Pick<ReportKitchen, 'id' | 'kabupaten_kota'>;
  /** The kitchens that are chosen. */
  chosen: ReportKitchen[];
  /** Why they could not be read. */
  problem: Error | null;
}

/**
 * The kitchens of one incident, such as those of a supplier: those nearby to tick, any other to look for. What is ticked stays in
 * the list.
 */
export function KitchensField({ form, own, chosen, problem }: KitchensFieldProps) {
  const [typed, setTyped] = useState('');
  const kata = useDeferredValue(visibleText(typed));
  const { disabled, error } = form.choice('dapur');
  const ids = listIn(form.valueOf('dapur'));
  const near = own?.kabupaten_kota ?? chosen[0]?.kabupaten_kota ?? null;
  const offered = useOfferedKitchens(kata, near);
  const failure = offered.error ?? problem;
  const others = (offered.data ?? []).filter(({ id }) => !chosen.some((one) => one.id === id));
  const listed = [...chosen, ...others].filter(({ id }) => id !== own?.id);
  const toggle = (id: string) =>
    form.change('dapur', JSON.stringify(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));

  const field = (
    <div className="space-y-4">
      <TextField
        label="Cari dapur"
        required={!own}
        enterKeyHint="search"
        hint={
          near
            ? `Di bawah ini dapur di ${near}. Yang lain: tulis nama, kode, atau tempatnya.`
            : 'Nama, kode, atau tempat; sedikitnya 3 huruf atau angka.'
        }
        autoComplete="off"
        maxLength={50}
        value={typed}
        error={error ?? (failure ? `Dapur gagal dimuat. ${errorMessage(failure)}` : undefined)}
        onChange={({ target }) => setTyped(target.value)}
        // Enter looks for kitchens, and must not publish.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {listed.map(({ id, nama, kode_unik_pendaftaran, kabupaten_kota }) => (
          <li key={id}>
            <CheckField
              label={nama}
              hint={[kode_unik_pendaftaran, kabupaten_kota !== near && kabupaten_kota]
                .filter(Boolean)
                .join(', ')}
              disabled={disabled}
              checked={ids.includes(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      <output className="block text-sm text-ink-muted empty:hidden">
        {offered.isFetching
          ? 'Mencari...'
          : offered.data?.length === 0 && 'Tidak ada dapur lain yang beroperasi.'}
      </output>
    </div>
  );
  if (!own) return field;
  const count = ids.length - 1;
  return (
    <Folded summary={count > 0 ? `Juga di ${count} dapur lain` : 'Juga di dapur lain'} className="mt-0">
      <p className="mt-1 mb-3 max-w-prose text-sm text-ink-soft">
        Satu sebab, misalnya satu pemasok: laporan dan kabarnya ditulis sekali, dan tampil di halaman setiap
        dapur.
      </p>
      {field}
    </Folded>
  );
}
