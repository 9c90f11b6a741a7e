// Fields that the report and the news share.
import { SelectField } from '@/components/ui/field';
import { type FieldForm, TickField } from '@/components/tick-field';
import { CheckField } from '@/components/ui/check-field';
import { runningSuspension } from '@/features/kitchens/sppg/suspension-state';
import { formatDate, formatNumber } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import type { IncidentKitchen } from './incident-card';
import { kindText } from './content';
import { incidentLabels } from './incident-columns';
import { namesIn } from './incident-schema';
import { clockTime, promisedTime, promises } from './incident-state';

interface SchoolsFieldProps {
  form: FieldForm<'sekolah'>;
  jenis: string;
  /** All schools to choose from, each once. */
  names: string[];
}

/** The schools concerned; all are ticked at first, as few people untick one. */
export function SchoolsField({ form, jenis, names }: SchoolsFieldProps) {
  const ticked = namesIn(form.valueOf('sekolah'));
  if (names.length === 0)
    return <p className="text-ink-soft">Sekolah yang dilayani dapur ini belum dicatat.</p>;
  const toggle = (name: string) =>
    form.change(
      'sekolah',
      JSON.stringify(names.filter((other) => ticked.includes(other) !== (other === name))),
    );
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold text-brand-700">
        {incidentLabels.sekolah}: {formatNumber(ticked.length)} dari {formatNumber(names.length)}
      </summary>
      <fieldset className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <legend className="mb-2 text-sm text-ink-muted">{kindText(jenis).schools}</legend>
        {names.map((name) => (
          <CheckField
            key={name}
            label={name}
            disabled={form.choice('sekolah').disabled}
            checked={ticked.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </fieldset>
    </details>
  );
}

interface PromiseFieldProps {
  form: FieldForm<'janji'>;
  hari: string;
  /** The present time in milliseconds. */
  now: number;
}

/** When the next news is promised. */
export function PromiseField({ form, hari, now }: PromiseFieldProps) {
  return (
    <SelectField label={incidentLabels.kabar_berikutnya} required {...form.choice('janji')}>
      {promises.map((hours) => (
        <option key={hours} value={hours}>
          Dalam {hours} jam, {clockTime(promisedTime(hours, now), hari)}
        </option>
      ))}
    </SelectField>
  );
}

interface StoppedFieldProps {
  form: FieldForm<'berhenti'>;
  sppg: IncidentKitchen;
  /** The suspension that the incident began. */
  own: string | null;
}

/** Whether deliveries are stopped, which begins or ends a suspension; a suspension that was noted apart goes on. */
export function StoppedField({ form, sppg, own }: StoppedFieldProps) {
  const other = runningSuspension(
    sppg.sppg_penghentian.filter(
      ({ id, oleh, sampai }) => id !== own && (oleh !== 'Kami' || sampai === null),
    ),
    todayOnServer(),
  );
  return (
    <TickField
      form={form}
      name="berhenti"
      label={incidentLabels.pengiriman_berhenti}
      hint={
        other
          ? `Dapur ini sudah dihentikan sejak ${formatDate(other.mulai)}. Penghentian itu baru berakhir dengan “Sudah dibuka lagi” di riwayat dapur.`
          : 'Dapur ini lalu tampil “Dihentikan sementara”, sampai centang ini dihapus di sebuah kabar atau kejadian ini ditutup.'
      }
    />
  );
}
