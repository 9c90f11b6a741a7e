import type { ReactNode } from 'react';
import { FormEnd } from '@/components/form-end';
import { QueryProvider } from '@/components/query-provider';
import { EmailField } from '@/components/ui/email-field';
import { TextAreaField, TextField } from '@/components/ui/field';
import { useCompany } from '@/lib/content/company';
import { useSession } from '@/features/people/auth/session';
import { useLastCode } from '@/features/leads/tracking/send-once';
import { SentCode } from '@/features/leads/tracking/sent-code';
import { byKey } from '@/lib/collections';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { useToast } from '@/lib/toasts/toast';
import { applicationDraft, useSendApplication } from './mutations';
import type { PartnershipOpportunity } from './content';
import { partnershipMessages } from './messages';
import { partnershipSchema } from './partnership-schema';
import { ProposalField, useProposal } from './proposal-field';

/** The fields of one line, in the order of the form; the message stands below them. */
const partnershipFields = [
  { key: 'contact_person', label: 'Nama kontak', required: true, autoComplete: 'name' },
  { key: 'company_name', label: 'Nama perusahaan', autoComplete: 'organization' },
  {
    key: 'email',
    label: 'Email',
    required: true,
    autoComplete: 'email',
  },
  { key: 'phone', label: 'Telepon', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
] as const;

interface PartnershipFormProps {
  opportunityId: PartnershipOpportunity;
  title: string;
  messageHint: string;
  /** The note about what happens with the data. */
  children: ReactNode;
}

/** The application form of one opportunity, with an optional proposal; kept until it has been sent. */
export function PartnershipForm(props: PartnershipFormProps) {
  return (
    <QueryProvider>
      <ApplicationForm {...props} />
    </QueryProvider>
  );
}

function ApplicationForm({ opportunityId, title, messageHint, children }: PartnershipFormProps) {
  const { user } = useSession();
  const toast = useToast();
  const { clear, take, ...proposal } = useProposal(opportunityId);
  const send = useSendApplication(opportunityId);
  const draft = applicationDraft(opportunityId);
  const sent = useLastCode(draft, send.data);
  const form = useSchemaForm({
    schema: partnershipSchema,
    values: { ...byKey(partnershipFields, () => ''), email: user?.email ?? '', message: '' },
    draft,
    isBusy: send.isPending,
    onInvalid(_names, messages) {
      const { contactMissing, emailMissing, incomplete } = partnershipMessages;
      if (messages.includes(contactMissing) || messages.includes(emailMissing)) toast(incomplete);
    },
    onSubmit(application, done) {
      send.mutate(
        { ...application, takeProposal: take },
        {
          onSuccess(sentCode) {
            if (!sentCode) return;
            clear();
            done();
          },
        },
      );
    },
  });

  function forget() {
    clear();
    form.forget();
  }

  return (
    <form {...form.props} aria-label={title} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {partnershipFields.map(({ key, ...field }) => {
          const OneLine = key === 'email' ? EmailField : TextField;
          return <OneLine key={key} {...field} {...form.field(key)} />;
        })}
      </div>
      <TextAreaField label="Pesan" rows={3} hint={messageHint} {...form.field('message')} />
      <ProposalField {...proposal} isReady={form.isReady} isBusy={form.isBusy} />
      <FormEnd
        label="Kirim Pengajuan"
        email={useCompany().partnershipEmail}
        form={{ ...form, forget }}
        sentText="Pengajuan Anda sudah kami terima. Bila ada yang ingin ditambahkan, silakan isi formulir ini lagi."
        receipt={sent.code && <SentCode {...sent} code={sent.code} isLatest={form.isSent} />}
      >
        {children}
      </FormEnd>
    </form>
  );
}
