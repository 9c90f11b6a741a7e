import { FormEnd } from '@/components/form-end';
import { TextAreaField, TextField } from '@/components/ui/field';
import { site } from '@/config/site';
import { useSession } from '@/features/auth/session';
import { toastFailure } from '@/lib/toast-failure';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { formTexts, type PartnershipOpportunity, partnershipForms } from './content';
import { ProposalField } from './proposal-field';
import { useProposal } from './use-proposal';

function tellFailure(error: unknown) {
  toastFailure('Gagal Mengirim', error);
}

/** The application to one opportunity, with a proposal if there is one; kept as it is until it has arrived. */
export function PartnershipForm({ opportunityId }: { opportunityId: PartnershipOpportunity }) {
  const { user } = useSession();
  const { clear, ...proposal } = useProposal(opportunityId);
  const form = useLazyForm({
    name: opportunityId,
    load: async () => (await import('./partnership-logic')).partnershipLogic(opportunityId, proposal.take),
    onFailure: tellFailure,
  });
  const { title, messageHint } = partnershipForms[opportunityId];

  return (
    <form {...form.props} onReset={clear} aria-label={title} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Nama kontak" required autoComplete="name" {...form.field('contact_person')} />
        <TextField label="Nama perusahaan" autoComplete="organization" {...form.field('company_name')} />
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          // What a reset fills in again.
          defaultValue={user?.email ?? ''}
          {...form.field('email')}
        />
        <TextField label="Telepon" type="tel" inputMode="tel" autoComplete="tel" {...form.field('phone')} />
      </div>
      <TextAreaField label="Pesan" rows={5} hint={messageHint} {...form.field('message')} />
      <ProposalField {...proposal} isReady={form.isReady} isBusy={form.isBusy} />
      <FormEnd label="Kirim Pengajuan" email={site.partnershipEmail} form={form} sentText={formTexts.sent}>
        {formTexts.privacy}
      </FormEnd>
    </form>
  );
}
