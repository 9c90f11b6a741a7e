import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { FormEnd } from '@/components/form-end';
import { ProposedValue } from '@/components/proposed-value';
import { QueryProvider } from '@/components/query-provider';
import { EmailField } from '@/components/ui/email-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { useCompany } from '@/lib/content/company';
import { useSession } from '@/features/people/auth/session';
import { useLastCode } from '@/features/leads/tracking/send-once';
import { SentCode } from '@/features/leads/tracking/sent-code';
import { optionalPhone, requiredEmail, requiredLine, requiredText } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { visibleText } from '@/lib/text/visible-text';
import { useSendContactMessage } from './mutations';

const maxSubjectLength = 200;

/** The rules of the contact form, the same as the database's constraints. */
const contactSchema = v.object({
  name: requiredLine('Nama wajib diisi.', 200),
  email: requiredEmail('Email wajib diisi.'),
  phone: optionalPhone,
  subject: requiredLine('Subjek wajib diisi.', maxSubjectLength),
  message: requiredText('Pesan wajib diisi.', 5000),
  // The kind of request; an ordinary message is sent without it.
  jenis_permintaan: v.pipe(
    v.string(),
    v.transform((kind) => kind || undefined),
  ),
});

// One draft, whatever a message is about: its subject is shown in a field.
const draft = 'kontak:perusahaan';

/** The parameters of a link to the form: the subject (`contactAboutPath`) and what is asked for (`dataRequestPath`). */
const subjectParam = 'subjek';
const requestParam = 'permintaan';

const dataRequests = [
  { kind: 'akses', label: 'Saya ingin melihat data saya' },
  { kind: 'perbaikan', label: 'Saya ingin data saya diperbaiki' },
  { kind: 'hapus', label: 'Saya ingin data saya dihapus' },
];

/** The values that a link brings into the form; with a subject and no request it is an ordinary message. */
function linkedValues(params: URLSearchParams) {
  const subject = Array.from(visibleText(params.get(subjectParam) ?? ''));
  const request = dataRequests.find(({ kind }) => kind === params.get(requestParam))?.kind;
  return {
    ...(subject.length > 0 && { subject: subject.slice(0, maxSubjectLength).join('') }),
    ...((subject.length > 0 || request) && { jenis_permintaan: request ?? '' }),
  };
}

interface ContactFormProps {
  /** The note about what happens with the data. */
  children: ReactNode;
}

/** The contact form; cleared when the message has been sent, kept when that failed. */
export function ContactForm(props: ContactFormProps) {
  return (
    <QueryProvider>
      <MessageForm {...props} />
    </QueryProvider>
  );
}

function MessageForm({ children }: ContactFormProps) {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const linked = linkedValues(params);
  const send = useSendContactMessage(draft);
  const sent = useLastCode(draft, send.data);
  const form = useSchemaForm({
    schema: contactSchema,
    values: {
      name: '',
      email: user?.email ?? '',
      phone: '',
      subject: '',
      message: '',
      jenis_permintaan: '',
      ...linked,
    },
    linked,
    draft,
    isBusy: send.isPending,
    onSubmit: (message, done) =>
      send.mutate(message, {
        onSuccess() {
          done();
          forgetLinkedSubject();
        },
      }),
  });

  /** Takes the link's subject out of the URL, so that the next message begins without it. */
  function forgetLinkedSubject() {
    if (!params.has(subjectParam) && !params.has(requestParam)) return;
    const rest = new URLSearchParams(params);
    rest.delete(subjectParam);
    rest.delete(requestParam);
    setParams(rest, { replace: true, preventScrollReset: true });
  }

  // Only requests about personal data are promised an answer in the time of the law.
  const request = form.choice('jenis_permintaan');

  return (
    <form {...form.props} aria-label="Formulir pesan" className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Nama" required autoComplete="name" {...form.field('name')} />
        <EmailField label="Email" required autoComplete="email" {...form.field('email')} />
        <TextField label="Telepon" type="tel" inputMode="tel" autoComplete="tel" {...form.field('phone')} />
        <ProposedValue
          reason="Subjek yang Anda tulis sebelumnya:"
          value={form.replaced('subject')}
          disabled={form.isBusy}
          onAccept={() => form.change('subject', form.replaced('subject') ?? '')}
        >
          <TextField label="Subjek" required autoComplete="off" {...form.field('subject')} />
        </ProposedValue>
      </div>
      <TextAreaField label="Pesan" required rows={7} {...form.field('message')} />
      <SelectField
        label="Permintaan tentang data pribadi Anda"
        hint={request.value ? 'Kami jawab paling lambat 3 x 24 jam.' : undefined}
        {...request}
      >
        <option value="">Bukan, ini pesan biasa</option>
        {dataRequests.map(({ kind, label }) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <FormEnd
        label="Kirim Pesan"
        email={useCompany().email}
        form={form}
        sentText="Pesan Anda sudah kami terima. Bila ada yang ingin ditambahkan, silakan isi formulir ini lagi."
        receipt={sent.code && <SentCode {...sent} code={sent.code} isLatest={form.isSent} />}
      >
        {children}
      </FormEnd>
    </form>
  );
}
