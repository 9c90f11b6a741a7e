import { anchors } from '@/config/paths';
import { DetailContact } from '@/features/leads/opportunities/detail-inquiry';
import { DetailPage, FormLink } from '@/features/leads/opportunities/detail-page';
import {
  supplyChainDetail,
  supplyChainMedia,
} from '@/features/leads/opportunities/kemitraan-rantai-pasok.content';
import { MediaList } from '@/features/leads/opportunities/media-list';
import { PartnershipFormSection } from '@/features/leads/partnership/partnership-form-section';

export function KemitraanRantaiPasokPage() {
  return (
    <DetailPage detail={supplyChainDetail} action={<FormLink to={anchors.formRantaiPasok} />}>
      <PartnershipFormSection opportunityId="kemitraan_rantai_pasok" id="form-pendaftaran-rantai-pasok" />
      <DetailContact id={supplyChainDetail.id} {...supplyChainDetail.contact}>
        <MediaList items={supplyChainMedia} />
      </DetailContact>
    </DetailPage>
  );
}
