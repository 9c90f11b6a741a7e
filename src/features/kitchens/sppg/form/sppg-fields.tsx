import { ProposedValue } from '@/components/proposed-value';
import { SelectField, TextField } from '@/components/ui/field';
import type { Sppg, YayasanName } from '@/features/kitchens/sppg/api';
import { progressPercent, progressText } from '@/features/kitchens/sppg/progress';
import type { SppgColumn, SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';
import type { SppgInput } from '@/features/kitchens/sppg/sppg-schema';
import { useDistricts } from '@/features/shared/wilayah/api';
import { districtOfAddress } from '@/features/shared/wilayah/district-named';
import { errorMessage } from '@/lib/errors/error-message';
import type { useRowForm } from '@/lib/forms/use-row-form';

type SppgForm = Pick<
  ReturnType<typeof useRowForm<SppgColumnName, Sppg, SppgInput>>,
  'field' | 'choice' | 'change' | 'valueOf'
>;

interface ColumnFieldProps {
  column: SppgColumn;
  form: SppgForm;
  yayasanOptions: YayasanName[];
  /** Why the foundations could not be loaded. */
  optionsError: Error | null;
}

/** The field for a column of an SPPG. */
export function SppgField({ column, form, yayasanOptions, optionsError }: ColumnFieldProps) {
  const { key, label, required } = column;

  if (column.kind === 'yayasan') {
    const field = form.choice(key);
    const loadError = optionsError ? `Daftar yayasan gagal dimuat. ${errorMessage(optionsError)}` : undefined;
    return (
      <SelectField label={label} required {...field} error={field.error ?? loadError}>
        {!yayasanOptions.some(({ id }) => id === field.value) && (
          <option value={field.value}>Pilih yayasan</option>
        )}
        {yayasanOptions.map(({ id, nama }) => (
          <option key={id} value={id}>
            {nama}
          </option>
        ))}
      </SelectField>
    );
  }
  if (column.kind === 'wilayah') return <DistrictField label={label} form={form} />;
  if (column.kind === 'choice') {
    return (
      <SelectField label={label} required {...form.choice(key)}>
        {column.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={label}
      required={required}
      inputMode={column.kind === 'number' ? 'numeric' : undefined}
      placeholder={column.kind === 'number' ? undefined : column.placeholder}
      hint={column.kind === 'progress' ? progressHint(form) : undefined}
      autoComplete="off"
      {...form.field(key)}
    />
  );
}

/** How a progress will be shown, and whether it belies the status; both may be as they are. */
function progressHint({ valueOf }: SppgForm): string | undefined {
  const typed = valueOf('progres_pembangunan').trim();
  const shown = progressText(typed);
  const percent = progressPercent(typed);
  const isDoubtful =
    valueOf('status_verifikasi') === 'Sudah Operasional' && percent !== null && percent < 100;
  const hints = [
    shown !== typed && `Tampil sebagai ${shown}.`,
    isDoubtful && 'Statusnya Sudah Operasional, padahal progresnya belum 100%. Periksa keduanya.',
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

/** Offers every kabupaten and kota, and none; while none is chosen, proposes the one that the address names. */
function DistrictField({ label, form }: { label: string; form: SppgForm }) {
  const { data: districts = [], error: loadError } = useDistricts();
  const { value, error, ...field } = form.choice('kabupaten_kota');
  const problem = loadError ? `Daftar kabupaten/kota gagal dimuat. ${errorMessage(loadError)}` : undefined;
  const proposed = value ? undefined : districtOfAddress(form.valueOf('lokasi'), districts);

  return (
    <ProposedValue
      reason="Menurut alamatnya:"
      value={proposed}
      disabled={field.disabled}
      onAccept={() => form.change('kabupaten_kota', proposed ?? '')}
    >
      <SelectField label={label} {...field} value={value} error={error ?? problem}>
        <option value="">Belum dicatat</option>
        {value && !districts.includes(value) && <option>{value}</option>}
        {districts.map((district) => (
          <option key={district}>{district}</option>
        ))}
      </SelectField>
    </ProposedValue>
  );
}
