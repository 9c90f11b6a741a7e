import { SelectField, TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import type { CertificateForm } from './certificate-fields';
import { useKitchenSearch } from './queries';

/** The database gives one more when there are more. */
const maxFound = 50;

/** The kitchen: looked for by code or name, since a list of all would be thousands long, then chosen. */
export function KitchenField({ form }: { form: Pick<CertificateForm, 'field' | 'choice' | 'change'> }) {
  const search = form.field('kata');
  const choice = form.choice('sppg_id');
  const { data: kitchens, error, isFetching } = useKitchenSearch(form.choice('kata').value);
  const found = kitchens?.length ?? 0;

  function prompt(): string {
    if (isFetching) return 'Mencari...';
    if (!kitchens) return 'Cari dulu dengan isian di atas';
    if (found === 0) return 'Tidak ada SPPG yang cocok';
    return found > maxFound ? 'Pilih, atau tulis lebih lengkap' : `Pilih dari ${found} SPPG`;
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
          // What was chosen may not be among those found now.
          form.change('sppg_id', '');
        }}
      />
      <SelectField
        label="SPPG"
        required
        {...choice}
        error={choice.error ?? (error ? `Pencarian gagal. ${errorMessage(error)}` : undefined)}
      >
        <option value={found === 0 ? choice.value : ''}>{prompt()}</option>
        {kitchens?.map(({ id, nama, kode_unik_pendaftaran }) => (
          <option key={id} value={id}>
            {nama} ({kode_unik_pendaftaran})
          </option>
        ))}
      </SelectField>
    </>
  );
}
