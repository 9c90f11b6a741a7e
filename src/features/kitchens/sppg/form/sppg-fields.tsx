import { useEffect, useRef } from 'react';
import { ProposedValue } from '@/components/proposed-value';
import type { ControlProps, FieldsOfForm } from '@/components/row-form/field-kinds';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { useYayasanOptions } from '@/features/kitchens/sppg/api';
import { doubtAbout } from '@/features/kitchens/sppg/doubtful-value';
import { progressPercent, progressText } from '@/features/kitchens/sppg/progress';
import type { SppgColumn } from '@/features/kitchens/sppg/sppg-columns';
import { useDistricts } from '@/features/shared/wilayah/api';
import { DistrictSelect } from '@/features/shared/wilayah/district-select';
import { districtOfAddress } from '@/features/shared/wilayah/district-named';
import { errorMessage } from '@/lib/errors/error-message';

/** The field for a column of an SPPG. */
export function SppgField({ column, form, name, label }: ControlProps & { column: SppgColumn }) {
  const { required } = column;
  if (column.kind === 'yayasan') return <YayasanField form={form} name={name} label={label} />;
  if (column.kind === 'wilayah') return <DistrictField form={form} label={label} />;
  if (column.kind === 'choice') {
    return (
      <SelectField label={label} required {...form.choice(name)}>
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
      hint={column.kind === 'progress' ? progressHint(form) : doubtAbout(column.key, form.valueOf(name))}
      autoComplete="off"
      {...form.field(name)}
    />
  );
}

function YayasanField({ form, name, label }: ControlProps) {
  const { data: yayasanList = [], error } = useYayasanOptions();
  const field = form.choice(name);
  const loadError = error ? `Daftar yayasan gagal dimuat. ${errorMessage(error)}` : undefined;
  return (
    <SelectField label={label} required {...field} error={field.error ?? loadError}>
      {!yayasanList.some(({ id }) => id === field.value) && (
        <option value={field.value}>Pilih yayasan</option>
      )}
      {yayasanList.map(({ id, nama }) => (
        <option key={id} value={id}>
          {nama}
        </option>
      ))}
    </SelectField>
  );
}

/** A hint on how a progress will be shown, and whether it contradicts the status; both may be saved. */
function progressHint(form: FieldsOfForm): string | undefined {
  const typed = form.valueOf('progres_pembangunan').trim();
  const shown = progressText(typed);
  const percent = progressPercent(typed);
  const isDoubtful =
    form.valueOf('status_verifikasi') === 'Sudah Operasional' && percent !== null && percent < 100;
  const hints = [
    shown !== typed && `Tampil sebagai ${shown}.`,
    doubtAbout('progres_pembangunan', typed),
    isDoubtful && 'Statusnya Sudah Operasional, padahal progresnya belum 100%. Periksa keduanya.',
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

/**
 * Chooses a kabupaten or kota, or none. For a new SPPG the one in the address is filled in until somebody chooses
 * another; for a stored one without any it is proposed.
 */
function DistrictField({ form, label }: Pick<ControlProps, 'form' | 'label'>) {
  const isNew = !form.row;
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
