import { useEffect, useRef } from 'react';
import { ProposedValue } from '@/components/proposed-value';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import type { Sppg, YayasanName } from '@/features/kitchens/sppg/api';
import { doubtAbout } from '@/features/kitchens/sppg/doubtful-value';
import { progressPercent, progressText } from '@/features/kitchens/sppg/progress';
import type { SppgColumn, SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';
import type { SppgInput } from '@/features/kitchens/sppg/sppg-schema';
import { useDistricts } from '@/features/shared/wilayah/api';
import { DistrictSelect } from '@/features/shared/wilayah/district-select';
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
  /** Whether the SPPG is yet to be added. */
  isNew: boolean;
}

/** The field for a column of an SPPG. */
export function SppgField({ column, form, yayasanOptions, optionsError, isNew }: ColumnFieldProps) {
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
  if (column.kind === 'wilayah') return <DistrictField label={label} form={form} isNew={isNew} />;
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
      hint={column.kind === 'progress' ? progressHint(form) : doubtAbout(key, form.valueOf(key))}
      autoComplete="off"
      {...form.field(key)}
    />
  );
}

/** A hint on how a progress will be shown, and whether it contradicts the status; both may be saved. */
function progressHint({ valueOf }: SppgForm): string | undefined {
  const typed = valueOf('progres_pembangunan').trim();
  const shown = progressText(typed);
  const percent = progressPercent(typed);
  const isDoubtful =
    valueOf('status_verifikasi') === 'Sudah Operasional' && percent !== null && percent < 100;
  const hints = [
    shown !== typed && `Tampil sebagai ${shown}.`,
    doubtAbout('progres_pembangunan', typed),
    isDoubtful && 'Statusnya Sudah Operasional, padahal progresnya belum 100%. Periksa keduanya.',
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

interface DistrictFieldProps extends Pick<ColumnFieldProps, 'form' | 'isNew'> {
  label: string;
}

/**
 * Chooses a kabupaten or kota, or none. For a new SPPG the one in the address is filled in until somebody chooses
 * another; for a stored one without any it is proposed.
 */
function DistrictField({ label, form, isNew }: DistrictFieldProps) {
  const { data: districts = [] } = useDistricts();
  const { value, ...field } = form.choice('kabupaten_kota');
  const named = districtOfAddress(form.valueOf('lokasi'), districts);
  const filled = useRef('');
  const selectRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const next = named ?? '';
    if (!isNew || next === filled.current) return;
    if (!value || value === filled.current) form.change('kabupaten_kota', next);
    filled.current = next;
  }, [named, value, isNew, form]);

  function takeBack() {
    form.change('kabupaten_kota', '');
    // The button that was pressed, and had the focus, is gone then.
    selectRef.current?.querySelector('select')?.focus();
  }

  return (
    <div ref={selectRef}>
      <ProposedValue
        reason="Menurut alamatnya:"
        value={value ? undefined : named}
        disabled={field.disabled}
        onAccept={() => form.change('kabupaten_kota', named ?? '')}
      >
        <DistrictSelect label={label} {...field} value={value} />
      </ProposedValue>
      {isNew && value && value === named && (
        <div className="mt-1 flex flex-wrap items-center gap-x-1">
          <p className="text-sm text-ink-muted">Diisi dari alamatnya.</p>
          <Button variant="ghost" size="sm" disabled={field.disabled} onClick={takeBack}>
            Urungkan
          </Button>
        </div>
      )}
    </div>
  );
}
