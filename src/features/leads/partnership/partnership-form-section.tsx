import { lazyForm } from '@/components/lazy';
import { Section } from '@/components/section';
import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import { formEyebrow, applicationPrivacy, type PartnershipOpportunity, partnershipForms } from './content';

const PartnershipForm = lazyForm(
  async () => (await import('./partnership-form')).PartnershipForm,
  'h-228 sm:h-150',
);

interface PartnershipFormSectionProps {
  opportunityId: PartnershipOpportunity;
  /** The anchor that other pages link to. */
  id: string;
}

export function PartnershipFormSection({ opportunityId, id }: PartnershipFormSectionProps) {
  const { title, lead, messageHint } = partnershipForms[opportunityId];
  return (
    <Section
      id={id}
      tone="white"
      layout="side"
      isDense
      eyebrow={formEyebrow}
      title={title}
      lead={
        <>
          {lead} Sudah pernah mengirim? <TextLink to={paths.lacak}>Lacak pengajuan Anda</TextLink>
        </>
      }
    >
      <PartnershipForm opportunityId={opportunityId} title={title} messageHint={messageHint}>
        {applicationPrivacy}
      </PartnershipForm>
    </Section>
  );
}
