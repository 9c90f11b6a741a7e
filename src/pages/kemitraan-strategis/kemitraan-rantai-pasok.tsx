import { ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { DetailContact } from '@/features/leads/opportunities/detail-inquiry';
import { DetailDocuments, DetailOpening } from '@/features/leads/opportunities/detail-opening';
import {
  supplyChainDetail,
  supplyChainMedia,
} from '@/features/leads/opportunities/kemitraan-rantai-pasok.content';
import { DetailSections } from '@/features/leads/opportunities/detail-blocks';
import { MediaList } from '@/features/leads/opportunities/media-list';
import { PartnershipFormSection } from '@/features/leads/partnership/partnership-form-section';

export function KemitraanRantaiPasokPage() {
  return (
    <>
      <DetailOpening
        detail={supplyChainDetail}
        action={
          <ButtonLink to={anchors.formRantaiPasok} variant="accent">
            Isi formulir pendaftaran
          </ButtonLink>
        }
      />
      <DetailSections sections={supplyChainDetail.sections} />
      <DetailDocuments documents={supplyChainDetail.documents} />
      <PartnershipFormSection opportunityId="kemitraan_rantai_pasok" id="form-pendaftaran-rantai-pasok" />
      <DetailContact id={supplyChainDetail.id} {...supplyChainDetail.contact}>
        <MediaList items={supplyChainMedia} />
      </DetailContact>
    </>
  );
}
