import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { type OpportunityId, opportunityTitles } from './opportunity';

interface RegistrationSectionProps {
  /** The anchor that the page's buttons scroll to. */
  id: string;
  opportunity: OpportunityId;
}

/** How to register for an opportunity. */
export function RegistrationSection({ id, opportunity }: RegistrationSectionProps) {
  return (
    <Section
      id={id}
      tone="white"
      layout="side"
      eyebrow="Pendaftaran"
      title="Daftar menjadi mitra"
      lead={`Tulis pesan dengan subjek “${opportunityTitles[opportunity]}”, sebutkan nama, email, dan kabupaten atau kota Anda.`}
    >
      <ButtonLink to={anchors.formKontak}>Tulis pesan</ButtonLink>
    </Section>
  );
}
