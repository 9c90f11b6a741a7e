import * as v from 'valibot';
import { ProposedValue } from '@/components/proposed-value';
import { anyDay, type ControlProps, line, pastDay } from '@/components/row-form/field-kinds';
import { declareRowForm } from '@/components/row-form/row-form';
import { CheckField } from '@/components/ui/check-field';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextField } from '@/components/ui/field';
import { scannedRows } from '@/features/kitchens/scans/admin-api';
import { cover, scan, scanProblems } from '@/features/kitchens/scans/scan-rules';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { rowMessages } from '@/lib/forms/row-messages';
import { rulesTogether } from '@/lib/forms/rules-together';
import { formatDate } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import { refreshCertificatesOf } from './api';
import { type CertificateInput, certificatesTable, certificateStatuses } from './certificate-columns';
import { accreditationResults, certificateKinds } from './certificate-state';

/** Until a status is chosen, what most certificates have is asked for. */
const isIssuedOrOpen = (status: string) => ['', 'Terbit'].includes(status);

interface ChoiceProps extends ControlProps {
  options: readonly string[];
  /** The words of the option for none, which comes first; absent where one is always chosen. */
  none?: string;
  required?: boolean;
  onChoose?: (option: string) => void;
}

function Choice({ name, form, options, none, required = true, onChoose, ...words }: ChoiceProps) {
  const choice = form.choice(name);
  return (
    <SelectField
      required={required}
      {...words}
      {...choice}
      onChange={(event) => {
        void choice.onChange(event);
        onChoose?.(event.target.value);
      }}
    >
      {none && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}

/** The day on which somebody looked whether one without a last day is still valid, in place of that day. */
function EndlessTick({ name, form, label }: ControlProps) {
  const { readOnly } = form.field(name);
  const value = form.valueOf(name);
  const today = todayOnServer();
  return (
    <ProposedValue
      reason="Sudah diperiksa lagi?"
      value={value !== '' && value !== today ? formatDate(today) : undefined}
      disabled={readOnly}
      onAccept={() => form.change(name, today)}
    >
      <CheckField
        label="Tanpa tanggal akhir: berlaku sampai dicabut"
        hint={value && `${label} ${formatDate(value)}. Setahun sesudahnya Ringkasan mengingatkan.`}
        checked={value !== ''}
        disabled={readOnly}
        onChange={({ target }) => {
          form.change(name, target.checked ? today : '');
          if (target.checked) form.change('tanggal_berakhir', '');
        }}
      />
    </ProposedValue>
  );
}

const scanned = scannedRows(certificatesTable);

/** The form of a certificate. Where a field goes, its value goes, too. */
export const certificateForm = declareRowForm(certificatesTable, {
  draft: 'certificate',
  fields: {
    sppg_id: { rule: v.string() },
    jenis: {
      rule: v.picklist(certificateKinds),
      width: 'half',
      Control: (props) => (
        <Choice
          {...props}
          options={certificateKinds}
          onChoose={(jenis) => jenis !== 'Akreditasi' && props.form.change('hasil', '')}
        />
      ),
    },
    status: {
      // Chosen, never preselected: it is the word of who issues.
      rule: v.picklist(['', ...certificateStatuses]),
      width: 'half',
      Control: (props) => (
        <Choice
          {...props}
          none="Pilih..."
          options={certificateStatuses}
          onChoose={(status) => status !== 'Dicabut' && props.form.change('tanggal_dicabut', '')}
        />
      ),
    },
    nomor: {
      ...line({ max: 100, width: 'half' }),
      Control: ({ name, form, ...words }) => (
        <TextField
          required={isIssuedOrOpen(form.valueOf('status'))}
          autoComplete="off"
          {...words}
          hint={
            form.valueOf('jenis') === 'Juru Masak'
              ? 'Data pribadi juru masak: hanya dilihat pengelola dan admin.'
              : undefined
          }
          {...form.field(name)}
        />
      ),
    },
    penerbit: line({ max: 200, width: 'half' }),
    hasil: {
      rule: v.pipe(
        v.picklist(['', ...accreditationResults]),
        v.transform((result) => result || null),
      ),
      width: 'half',
      when: ({ jenis }) => jenis === 'Akreditasi',
      Control: (props) => (
        <Choice {...props} none="Belum dicatat" required={false} options={accreditationResults} />
      ),
    },
    tanggal_daftar: pastDay({ width: 'half' }),
    tanggal_terbit: {
      ...pastDay({ width: 'half' }),
      Control: ({ name, form, ...words }) => (
        <DateField
          required={isIssuedOrOpen(form.valueOf('status'))}
          max={todayOnServer()}
          {...words}
          {...form.field(name)}
        />
      ),
    },
    tanggal_berakhir: anyDay({
      hint: 'Hari terakhir berlaku menurut suratnya; kosongkan bila tidak diketahui.',
      width: 'half',
      when: ({ tanpa_akhir_per }) => !tanpa_akhir_per,
    }),
    tanpa_akhir_per: { ...pastDay({ width: 'half' }), Control: EndlessTick },
    tanggal_dicabut: {
      ...pastDay({ width: 'half' }),
      when: ({ status }) => status === 'Dicabut',
      Control: ({ name, form, ...words }) => {
        const field = form.field(name);
        const today = todayOnServer();
        return (
          <ProposedValue
            reason="Bila dicabut hari ini:"
            value={form.valueOf(name) ? undefined : formatDate(today)}
            disabled={field.readOnly}
            onAccept={() => form.change(name, today)}
          >
            <DateField required max={today} {...words} {...field} />
          </ProposedValue>
        );
      },
    },
    scan_path: scan,
  },
  unsaved: {
    // The words with which the kitchen was looked for; only the draft keeps them.
    kata: { rule: v.string() },
    tertutup: cover,
  },
  rules: (fields, stored) =>
    v.pipe(
      fields,
      rulesTogether((values) => ({
        ...problemsOf(values),
        ...scanProblems(values, stored?.scan_path ?? null),
      })),
    ),
  unique: { constraint: 'sppg_sertifikat_nomor_key', field: 'nomor' },
  messages: rowMessages({
    noun: 'Sertifikat',
    verb: 'Tambah',
    called: (nama) => `Sertifikat ${nama}`,
    added: 'telah dicatat',
    deletedMeanwhile: (nama) => `Sertifikat ${nama} sudah lebih dulu dihapus oleh admin lain.`,
    deletion: (nama) => ({ description: `Sertifikat ${nama} tidak lagi tampil di situs.` }),
  }),
  reloads: [],
  // A kitchen is stamped when a certificate of it changes; grid and list show nothing of that.
  outdates: [sppgKey],
  calls: {
    async add(row, context) {
      await scanned.add(row, context);
      await refreshCertificatesOf([row.sppg_id], context);
    },
    async update(update, context) {
      const { base, changes } = update;
      const current = await scanned.update(update, context);
      await refreshCertificatesOf([base.sppg_id, changes.sppg_id ?? base.sppg_id], context);
      return current;
    },
    async remove(row, unknownIds, context) {
      const outcome = await scanned.remove(row, unknownIds, context);
      await refreshCertificatesOf([row.sppg_id], context);
      return outcome;
    },
  },
});

/** What is wrong with fields that are fine by themselves. */
function problemsOf({
  sppg_id,
  jenis,
  status,
  nomor,
  hasil,
  tanggal_daftar,
  tanggal_terbit: issued,
  tanggal_berakhir: last,
  tanggal_dicabut: revoked,
}: CertificateInput): Partial<Record<keyof CertificateInput, string | false>> {
  const isIssued = isIssuedOrOpen(status);
  return {
    status: !status && 'Pilih status menurut suratnya.',
    sppg_id: !sppg_id && 'SPPG harus dipilih.',
    nomor: isIssued && !nomor && 'Nomor wajib diisi bila sudah terbit.',
    hasil: hasil !== null && jenis !== 'Akreditasi' && 'Hasil hanya diisi untuk sertifikat jenis Akreditasi.',
    tanggal_terbit: isIssued && !issued && 'Tanggal terbit wajib diisi bila sudah terbit.',
    tanggal_daftar: !isIssued && !tanggal_daftar && !issued && 'Isi tanggal daftar atau tanggal terbit.',
    tanggal_berakhir:
      issued !== null && last !== null && last <= issued && 'Tanggal ini harus setelah tanggal terbit.',
    tanggal_dicabut:
      status === 'Dicabut' && !revoked
        ? 'Tanggal dicabut wajib diisi bila sudah dicabut.'
        : issued !== null &&
          revoked !== null &&
          revoked < issued &&
          'Tanggal ini tidak boleh sebelum tanggal terbit.',
  };
}
