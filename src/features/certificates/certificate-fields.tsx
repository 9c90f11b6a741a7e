import { SelectField, TextField } from '@/components/ui/field';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import { sortableToday } from '@/lib/text/format-time';
import { certificateStatuses } from './certificate';
import type { CertificateInput, CertificateValues } from './certificate-schema';
import { certificateKinds } from './certificate-state';

export type CertificateForm = ReturnType<typeof useSchemaForm<keyof CertificateValues, CertificateInput>>;

/** The fields of the form but the kitchen's. */
export function CertificateFields({ form }: { form: Pick<CertificateForm, 'field' | 'choice'> }) {
  const jenis = form.choice('jenis');
  const status = form.choice('status');
  const isIssued = status.value === 'Terbit';
  const today = sortableToday();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField label="Jenis" required {...jenis}>
        {certificateKinds.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </SelectField>
      <SelectField label="Status" required {...status}>
        {certificateStatuses.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <TextField
        label="Nomor"
        required={isIssued}
        autoComplete="off"
        hint={jenis.value === 'Juru Masak' ? 'Data pribadi juru masak: hanya dilihat admin.' : undefined}
        {...form.field('nomor')}
      />
      <TextField label="Penerbit" autoComplete="off" {...form.field('penerbit')} />
      <TextField label="Tanggal daftar" type="date" max={today} {...form.field('tanggal_daftar')} />
      <TextField
        label="Tanggal terbit"
        type="date"
        required={isIssued}
        max={today}
        {...form.field('tanggal_terbit')}
      />
      <TextField
        label="Berlaku sampai"
        type="date"
        hint="Hari terakhir berlaku; kosongkan bila tidak diketahui."
        {...form.field('tanggal_berakhir')}
      />
    </div>
  );
}
