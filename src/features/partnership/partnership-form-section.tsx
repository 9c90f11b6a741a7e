import { Section } from '@/components/section';
import { formEyebrow, type PartnershipOpportunity, partnershipForms } from './content';
import { PartnershipForm } from './partnership-form';

interface PartnershipFormSectionProps {
  opportunityId: PartnershipOpportunity;
  /** The anchor that other parts of the site point to. */
  id: string;
}

/** The block of an opportunity's page where people apply. */
export function PartnershipFormSection({ opportunityId, id }: PartnershipFormSectionProps) {
  const { title, lead } = partnershipForms[opportunityId];
  return (
    <Section id={id} tone="white" layout="side" eyebrow={formEyebrow} title={title} lead={lead}>
      <PartnershipForm opportunityId={opportunityId} />
    </Section>
  );
}
