import { ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { DetailContact } from '@/features/leads/opportunities/detail-inquiry';
import { DetailDocuments, DetailOpening } from '@/features/leads/opportunities/detail-opening';
import { investmentDetail, investmentMedia } from '@/features/leads/opportunities/peluang-investasi.content';
import { DetailSections } from '@/features/leads/opportunities/detail-blocks';
import { MediaList } from '@/features/leads/opportunities/media-list';
import { PartnershipFormSection } from '@/features/leads/partnership/partnership-form-section';

export function PeluangInvestasiPage() {
  return (
    <>
      <DetailOpening
        detail={investmentDetail}
        action={
          <ButtonLink to={anchors.formInvestasi} variant="accent">
            Isi formulir pendaftaran
          </ButtonLink>
        }
      />
      <DetailSections sections={investmentDetail.sections} />
      <DetailDocuments documents={investmentDetail.documents} />
      <PartnershipFormSection opportunityId="investasi_sppg" id="form-pendaftaran-investasi" />
      <DetailContact id={investmentDetail.id} {...investmentDetail.contact}>
        <MediaList items={investmentMedia} />
      </DetailContact>
    </>
  );
}
