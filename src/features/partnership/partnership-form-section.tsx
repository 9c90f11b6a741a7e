import { lazy, Suspense } from 'react';
import { LoadingState } from '@/components/states';
import { Section } from '@/components/section';
import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import { retryWhenOnline } from '@/lib/retry-when-online';
import { formEyebrow, formPrivacy, type PartnershipOpportunity, partnershipForms } from './content';

// Hydrated after the page: with the packages for forms and data it weighs 35 KB.
const PartnershipForm = lazy(() =>
  retryWhenOnline(async () => ({ default: (await import('./partnership-form')).PartnershipForm })),
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
      eyebrow={formEyebrow}
      title={title}
      lead={
        <>
          {lead} Sudah pernah mengirim? <TextLink to={paths.lacak}>Lacak pengajuan Anda</TextLink>
        </>
      }
    >
      <Suspense
        fallback={
          <div className="h-240 sm:h-162">
            <LoadingState text="Memuat formulir..." />
          </div>
        }
      >
        <PartnershipForm opportunityId={opportunityId} title={title} messageHint={messageHint}>
          {formPrivacy}
        </PartnershipForm>
      </Suspense>
    </Section>
  );
}
