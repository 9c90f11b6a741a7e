import { anchors } from '@/config/paths';
import { DetailContact } from '@/features/leads/opportunities/detail-inquiry';
import { DetailPage, FormLink } from '@/features/leads/opportunities/detail-page';
import { investmentDetail, investmentMedia } from '@/features/leads/opportunities/peluang-investasi.content';
import { MediaList } from '@/features/leads/opportunities/media-list';
import { PartnershipFormSection } from '@/features/leads/partnership/partnership-form-section';

export function PeluangInvestasiPage() {
  return (
    <DetailPage detail={investmentDetail} action={<FormLink to={anchors.formInvestasi} />}>
      <PartnershipFormSection opportunityId="investasi_sppg" id="form-pendaftaran-investasi" />
      <DetailContact id={investmentDetail.id} {...investmentDetail.contact}>
        <MediaList items={investmentMedia} />
      </DetailContact>
    </DetailPage>
  );
}
