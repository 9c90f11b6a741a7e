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
import { schoolsIn } from './incident-schema';
import { clockTime, promisedTime, promises } from './incident-state';

interface SchoolsFieldProps {
  form: FieldForm<'sekolah'>;
  jenis: string;
  sppg: { id: string; nama: string };
  /** All schools to choose from, each once. */
  names: string[];
  /** Whether the field says whose schools these are, as there are others'. */
  isNamed?: boolean;
}

/** The schools of a kitchen that are concerned; all are ticked at first, as few people untick one. */
export function SchoolsField({ form, jenis, sppg, names, isNamed = false }: SchoolsFieldProps) {
  const chosen = schoolsIn(form.valueOf('sekolah'));
  const ticked = chosen[sppg.id] ?? names;
  const label = isNamed ? `${incidentLabels.sekolah} ${sppg.nama}` : incidentLabels.sekolah;
  if (names.length === 0)
    return (
      <p className="text-ink-soft">
        {isNamed ? `${label}: belum dicatat.` : 'Sekolah yang dilayani dapur ini belum dicatat.'}
      </p>
    );
  const toggle = (name: string) => {
    const next = names.filter((other) => ticked.includes(other) !== (other === name));
    form.change('sekolah', JSON.stringify({ ...chosen, [sppg.id]: next }));
  };
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold text-brand-700">
        {label}: {formatNumber(ticked.length)} dari {formatNumber(names.length)}
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
  sppg: Pick<IncidentKitchen, 'sppg_penghentian'>;
  /** The suspension that the incident began. */
  own: string | null;
  /** How many kitchens it is about. */
  count: number;
}

/** Whether deliveries are stopped, which begins or ends a suspension; a suspension that was noted apart goes on. */
export function StoppedField({ form, sppg, own, count }: StoppedFieldProps) {
  const which = count > 1 ? `Ke-${count} dapur ini` : 'Dapur ini';
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
          : `${which} lalu tampil “Dihentikan sementara”, sampai centang ini dihapus di sebuah kabar atau kejadian ini diakhiri.`
      }
    />
  );
}
