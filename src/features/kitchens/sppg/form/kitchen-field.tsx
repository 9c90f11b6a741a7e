import { SelectField, TextField } from '@/components/ui/field';
import type { useKitchenSearch } from '@/features/kitchens/sppg/admin-api';
import { errorMessage } from '@/lib/errors/error-message';
import type { useRowForm } from '@/lib/forms/use-row-form';

/** The most kitchens that are shown; the database sends one more when there are more. */
const maxFound = 50;

type AnyForm = ReturnType<typeof useRowForm<string, { id: string }, object>>;

/** A form with a field for the kitchen's id and one for the words of the search. */
interface KitchenForm {
  field: (name: 'kata') => ReturnType<AnyForm['field']>;
  choice: (name: 'sppg_id') => ReturnType<AnyForm['choice']>;
  change: (name: 'sppg_id', value: string) => void;
}

interface KitchenFieldProps {
  form: KitchenForm;
  found: Pick<ReturnType<typeof useKitchenSearch>, 'data' | 'error' | 'isFetching'>;
}

/** The kitchen: looked for by code or name, since a list of all would be thousands long, then chosen. */
export function KitchenField({ form, found: { data: kitchens, error, isFetching } }: KitchenFieldProps) {
  const search = form.field('kata');
  const choice = form.choice('sppg_id');
  const amount = kitchens?.length ?? 0;

  function prompt(): string {
    if (isFetching) return 'Mencari...';
    if (!kitchens) return 'Cari dulu dengan isian di atas';
    if (amount === 0) return 'Tidak ada SPPG yang cocok';
    return amount > maxFound ? 'Pilih, atau tulis lebih lengkap' : `Pilih dari ${amount} SPPG`;
  }

  return (
    <>
      <TextField
        label="Cari SPPG"
        hint="Nama atau kode, sedikitnya 3 huruf atau angka."
        required
        autoComplete="off"
        maxLength={50}
        {...search}
        onChange={(event) => {
          void search.onChange(event);
          // The chosen kitchen may not be among those found now.
          form.change('sppg_id', '');
        }}
      />
      <SelectField
        label="SPPG"
        required
        {...choice}
        error={choice.error ?? (error ? `Pencarian gagal. ${errorMessage(error)}` : undefined)}
      >
        <option value={amount === 0 ? choice.value : ''}>{prompt()}</option>
        {kitchens?.map(({ id, nama, kode_unik_pendaftaran }) => (
          <option key={id} value={id}>
            {nama} ({kode_unik_pendaftaran})
          </option>
        ))}
      </SelectField>
    </>
  );
}
