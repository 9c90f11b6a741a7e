import { SelectField, TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/error-message';
import type { YayasanName } from './dialog-state';
import { Options } from './options';
import { sppgLabels } from './sppg-labels';
import type { SppgFormValues } from './sppg-schema';
import { statusBangunan, statusPengajuanSppg, statusVerifikasi } from './status';
import type { useSppgForm } from './use-sppg-form';

interface SppgFieldsProps {
  form: Pick<ReturnType<typeof useSppgForm>, 'formState' | 'register'>;
  isNew: boolean;
  yayasanOptions: YayasanName[];
  /** Why the foundations to choose from could not be loaded. */
  optionsError: Error | null;
}

/** The fields of the SPPG form. */
export function SppgFields({ form, isNew, yayasanOptions, optionsError }: SppgFieldsProps) {
  const { errors, isSubmitting } = form.formState;

  const field = (name: keyof SppgFormValues) => ({
    label: sppgLabels[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  // While its text is being saved it takes no other, and keeps the focus.
  const text = (name: keyof SppgFormValues) => ({
    ...field(name),
    autoComplete: 'off',
    readOnly: isSubmitting,
  });
  const choice = (name: keyof SppgFormValues) => ({ ...field(name), disabled: isSubmitting, required: true });

  return (
    <>
      <TextField required {...text('kode_unik_pendaftaran')} />
      <TextField required {...text('nama')} />
      <TextField required {...text('lokasi')} />
      {isNew && (
        <SelectField
          {...choice('yayasan_id')}
          error={
            errors.yayasan_id?.message ??
            (optionsError ? `Daftar yayasan gagal dimuat. ${errorMessage(optionsError)}` : undefined)
          }
        >
          {yayasanOptions.length === 0 && <option value="">Pilih yayasan</option>}
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
