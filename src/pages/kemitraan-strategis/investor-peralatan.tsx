import { ArrowDown } from 'lucide-react';
import { Checklist } from '@/components/checklist';
import { Folded } from '@/components/folded';
import { ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { DetailContact } from '@/features/leads/opportunities/detail-inquiry';
import { DetailPage, FormLink } from '@/features/leads/opportunities/detail-page';
import {
  equipmentDetail,
  equipmentQuestions,
} from '@/features/leads/opportunities/investor-peralatan.content';
import { PartnershipFormSection } from '@/features/leads/partnership/partnership-form-section';

export function InvestorPeralatanPage() {
  return (
    <DetailPage detail={equipmentDetail} action={<FormLink to={anchors.formPeralatan} />}>
      <DetailContact id={equipmentDetail.id} {...equipmentDetail.contact}>
        <Folded heading="h3" summary={equipmentQuestions.title}>
          <Checklist items={equipmentQuestions.points} />
        </Folded>
        <ButtonLink to={anchors.formPeralatan} className="mt-5">
          Ke formulir pendaftaran
          <ArrowDown aria-hidden="true" className="size-5 shrink-0" />
        </ButtonLink>
      </DetailContact>
      <PartnershipFormSection opportunityId="investasi_peralatan" id="form-pendaftaran-peralatan" />
    </DetailPage>
  );
}
