// A complaint is anonymous unless its sender opens 'Sebutkan nama saya'. It is sent by one call (kirim_keluhan), its photos
// before it, into a bucket that no visitor reads. Its kitchen is a code in the form and in the link of a poster; which row that
// is today is asked for when it is sent.
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormEnd } from '@/components/form-end';
import { QueryProvider } from '@/components/query-provider';
import { TickField } from '@/components/tick-field';
import { DateField } from '@/components/ui/date-field';
import { EmailField } from '@/components/ui/email-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { complaintCategories } from '@/features/kitchens/public-complaints/categories';
import { useSchools } from '@/features/kitchens/schools/api';
import { useLastCode } from '@/features/leads/tracking/send-once';
import { SentCode } from '@/features/leads/tracking/sent-code';
import { useCompany } from '@/lib/content/company';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { todayOnServer } from '@/lib/text/format-time';
import { meantBy } from '@/lib/text/pasted';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { complaintSchema } from './complaint-schema';
import { nameHint } from './content';
import { KitchenChoice, useChosenKitchen } from './kitchen-choice';
import { complaintMessages } from './messages';
import { complaintDraft, useSendComplaint } from './mutations';
import { PhotoChoice } from './photo-choice';

interface ComplaintFormProps {
  /** The note about what happens with the data. */
  children: ReactNode;
}

/** The form for a complaint about a kitchen; cleared when it has been sent, kept when that failed. */
export function ComplaintForm(props: ComplaintFormProps) {
  return (
    <QueryProvider>
      <Form {...props} />
    </QueryProvider>
  );
}

function Form({ children }: ComplaintFormProps) {
  const [params] = useSearchParams();
  const linkedCode = useHydratedValue(() => meantBy(params.get('sppg') ?? ''), '');
  const linked = linkedCode ? { dapur: linkedCode } : {};
  const today = useHydratedValue(todayOnServer, '');
  const send = useSendComplaint();
  const code = useLastCode(complaintDraft, send.data);
  const form = useSchemaForm({
    schema: complaintSchema,
    values: {
      dapur: '',
      kategori: '',
      hari: today,
      sekolah: '',
      isi: '',
      foto: '',
      bernama: '',
      name: '',
      phone: '',
      email: '',
      ...linked,
    },
    linked,
    draft: complaintDraft,
    isBusy: send.isPending,
    onSubmit: (complaint, done) => send.mutate(complaint, { onSuccess: () => done() }),
  });
  const chosen = useChosenKitchen(form.valueOf('dapur'));
  const schoolsId = useId();

  return (
    <form {...form.props} aria-label="Formulir keluhan" className="space-y-6">
      <KitchenChoice form={form} chosen={chosen} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Tentang apa?" required {...form.choice('kategori')}>
          <option value="">Pilih</option>
          {complaintCategories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <DateField label="Kapan terjadi?" required max={today || undefined} {...form.field('hari')} />
      </div>
      <TextField label="Sekolah" autoComplete="off" list={schoolsId} {...form.field('sekolah')} />
      {chosen.kitchen && <SchoolSuggestions id={schoolsId} sppgId={chosen.kitchen.id} />}
      <TextAreaField
        label="Apa yang terjadi?"
        required
        rows={6}
        hint="Paling banyak 4.000 karakter."
        {...form.field('isi')}
      />
      <PhotoChoice form={form} />
      <div className="space-y-5 rounded-xl bg-paper p-4">
        <TickField label="Sebutkan nama saya" hint={nameHint} form={form} name="bernama" />
        {form.valueOf('bernama') !== '' && (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Nama" required autoComplete="name" {...form.field('name')} />
            <TextField
              label="Telepon"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              {...form.field('phone')}
            />
            <EmailField
              label="Email"
              autoComplete="email"
              hint="Bila diisi, jawaban kami juga sampai ke sini."
              {...form.field('email')}
            />
          </div>
        )}
      </div>
      <FormEnd
        label="Kirim Keluhan"
        email={useCompany().email}
        form={form}
        sentText={complaintMessages.stillSaid}
        receipt={code && <SentCode code={code} isLatest={form.isSent} />}
      >
        {children}
      </FormEnd>
    </form>
  );
}

/** The schools that the kitchen cooks for, which the browser proposes while one types. */
function SchoolSuggestions({ id, sppgId }: { id: string; sppgId: string }) {
  const { data = [] } = useSchools(sppgId);
  return (
    <datalist id={id}>
      {data.map((school) => (
        <option key={school.id}>{school.nama}</option>
      ))}
    </datalist>
  );
}
