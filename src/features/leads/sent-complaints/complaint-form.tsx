// A complaint is anonymous unless its sender opens 'Sebutkan nama saya'. It is sent by one call (kirim_keluhan), its photos
// before it, into a bucket that no visitor reads. Its kitchen is a code in the form and in the link of a poster; which row that
// is today is asked for when it is sent.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormEnd } from '@/components/form-end';
import { QueryProvider } from '@/components/query-provider';
import { TickField } from '@/components/tick-field';
import { DateField } from '@/components/ui/date-field';
import { EmailField } from '@/components/ui/email-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import {
  complaintCategories,
  harmCategories,
  isHarm,
  kitchenCategories,
} from '@/features/kitchens/public-complaints/categories';
import { useSchools } from '@/features/kitchens/schools/api';
import { useLastCode } from '@/features/leads/tracking/send-once';
import { SentCode } from '@/features/leads/tracking/sent-code';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { todayOnServer } from '@/lib/text/format-time';
import { meantBy } from '@/lib/text/pasted';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { complaintSchema } from './complaint-schema';
import { categoryGroupTitles, nameHint } from './content';
import { HarmNote } from './harm-note';
import { KitchenChoice, useChosenKitchen } from './kitchen-choice';
import { complaintMessages } from './messages';
import { complaintDraft, useSendComplaint } from './mutations';
import { forDevice, OfferedDrafts } from './offered-drafts';
import { KitchenNews } from './kitchen-news';
import { PhotoChoice } from './photo-choice';
import { WhatComes } from './what-comes';

const categoryGroups = [
  { label: categoryGroupTitles.kitchen, categories: kitchenCategories },
  { label: categoryGroupTitles.harm, categories: harmCategories },
] as const;

interface ComplaintFormProps {
  /** The note about what happens with the data. */
  children: ReactNode;
}

/** The form for a complaint about a kitchen; cleared when it has been sent, kept when that failed. */
export function ComplaintForm(props: ComplaintFormProps) {
  return (
    <QueryProvider>
      <LinkedForm {...props} />
    </QueryProvider>
  );
}

function LinkedForm(props: ComplaintFormProps) {
  const [params] = useSearchParams();
  const code = meantBy(params.get('sppg') ?? '');
  const kind = useHydratedValue(() => params.get('jenis') ?? '', '');
  const [opened, setOpened] = useState(0);
  // A link to another kitchen is another form: what is typed is about the first one.
  return (
    <Form
      key={`${code} ${opened}`}
      {...props}
      linkedCode={code}
      linkedKind={isHarm(kind) ? kind : ''}
      isOpened={opened > 0}
      onOpened={() => setOpened(opened + 1)}
    />
  );
}

interface FormProps extends ComplaintFormProps {
  /** The kitchen of the link, or ''. */
  linkedCode: string;
  /** The kind of harm of the link, or ''. */
  linkedKind: string;
  /** Whether a draft that was offered is shown. */
  isOpened: boolean;
  /** Called when another draft is to be shown. */
  onOpened: () => void;
}

function Form({ linkedCode, linkedKind, isOpened, onOpened, children }: FormProps) {
  const linked = {
    ...(linkedCode && { dapur: linkedCode }),
    ...(linkedKind && { kategori: linkedKind }),
  };
  const page = complaintDraft(linkedCode);
  // After another kitchen was chosen, the complaint is no longer about that of the link.
  const [about, setAbout] = useState(linkedCode);
  const draft = complaintDraft(about);
  const today = useHydratedValue(todayOnServer, '');
  const send = useSendComplaint(page);
  const sent = useLastCode(page, send.data?.code);
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
    draft,
    forDevice,
    isBusy: send.isPending,
    onSubmit: (complaint, done) => send.mutate({ complaint, draft }, { onSuccess: () => done() }),
  });
  const chosenCode = form.valueOf('dapur');
  const aboutNow = chosenCode === linkedCode || chosenCode === '' ? linkedCode : '';
  if (about !== aboutNow) setAbout(aboutNow);
  const chosen = useChosenKitchen(chosenCode);
  const schoolsId = useId();
  const kind = form.choice('kategori');
  // An old draft may hold a kind that is not offered any more.
  const isKindGone = kind.value !== '' && !complaintCategories.some(({ value }) => value === kind.value);

  // The form takes the focus of the button that was pressed, which is gone then.
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) formRef.current?.focus();
  }, [isOpened]);

  return (
    <form
      {...form.props}
      ref={formRef}
      tabIndex={-1}
      aria-label="Formulir keluhan"
      className="space-y-6 focus:outline-none"
    >
      <OfferedDrafts own={page} isDirty={form.isDirty} onOpened={onOpened} />
      <KitchenChoice form={form} chosen={chosen} />
      {chosen.kitchen && <KitchenNews kitchen={chosen.kitchen} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Tentang apa?"
          required
          {...kind}
          {...(isKindGone && { value: '', error: complaintMessages.categoryGone })}
        >
          <option value="">Pilih</option>
          {categoryGroups.map(({ label, categories }) => (
            <optgroup key={label} label={label}>
              {categories.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <DateField label="Kapan terjadi?" required max={today || undefined} {...form.field('hari')} />
      </div>
      <TextField label="Sekolah" autoComplete="off" list={schoolsId} {...form.field('sekolah')} />
      {chosen.kitchen && <SchoolSuggestions id={schoolsId} sppgId={chosen.kitchen.id} />}
      <HarmNote kategori={form.valueOf('kategori')} />
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
        form={form}
        sentText="Keluhan Anda sudah kami terima. Ada keluhan lain? Isi formulir ini lagi."
        receipt={
          sent.code && (
            <>
              <SentCode
                {...sent}
                code={sent.code}
                isLatest={form.isSent}
                isUnkept={send.variables?.complaint.name === null}
              />
              <WhatComes deadline={send.data?.deadline} kategori={send.variables?.complaint.kategori ?? ''} />
            </>
          )
        }
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
