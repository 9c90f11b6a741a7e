import { SelectField, TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { YayasanName } from './api';
import { sppgLabels } from './sppg-labels';
import type { SppgFormValues, SppgInput } from './sppg-schema';
import { statusBangunan, statusPengajuanSppg, statusVerifikasi } from './status';

interface SppgFieldsProps {
  form: Pick<ReturnType<typeof useSchemaForm<keyof SppgFormValues, SppgInput>>, 'field' | 'choice'>;
  isNew: boolean;
  yayasanOptions: YayasanName[];
  /** Why the foundations to choose from could not be loaded. */
  optionsError: Error | null;
}

/** The fields of the SPPG form. */
export function SppgFields({ form, isNew, yayasanOptions, optionsError }: SppgFieldsProps) {
  const text = (name: keyof SppgFormValues) => ({
    ...form.field(name),
    label: sppgLabels[name],
    autoComplete: 'off',
  });
  const choice = (name: keyof SppgFormValues) => ({
    ...form.choice(name),
    label: sppgLabels[name],
    required: true,
  });
  const owner = isNew && choice('yayasan_id');

  return (
    <>
      <TextField required {...text('kode_unik_pendaftaran')} />
      <TextField required {...text('nama')} />
      <TextField required {...text('lokasi')} />
      {owner && (
        <SelectField
          {...owner}
          error={
            owner.error ??
            (optionsError ? `Daftar yayasan gagal dimuat. ${errorMessage(optionsError)}` : undefined)
          }
        >
          {!yayasanOptions.some(({ id }) => id === owner.value) && (
            <option value={owner.value}>Pilih yayasan</option>
          )}
          {yayasanOptions.map(({ id, nama }) => (
            <option key={id} value={id}>
              {nama}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...choice('status_pengajuan_sppg')}>
          <Options values={statusPengajuanSppg} />
        </SelectField>
        <SelectField {...choice('status_verifikasi')}>
          <Options values={statusVerifikasi} />
        </SelectField>
        <SelectField {...choice('status_bangunan')}>
          <Options values={statusBangunan} />
        </SelectField>
        <TextField inputMode="numeric" {...text('sasaran_jumlah_penerima_manfaat')} />
        <TextField {...text('kontraktor_pelaksana')} />
        <TextField placeholder="misalnya 40%" {...text('progres_pembangunan')} />
        <TextField placeholder="misalnya Triwulan I 2027" {...text('estimasi_selesai')} />
      </div>
    </>
  );
}

/** A list of values as they are, to choose one from. */
function Options({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));
}
