import { ButtonAnchor } from '@/components/ui/button';
import { vehicleDetail, vehicleProposal } from '@/features/opportunities/detail-vehicle';
import { DetailContact, inquiryLink } from '@/features/opportunities/detail-contact';
import { DetailDocuments } from '@/features/opportunities/detail-documents';
import { DetailOpening } from '@/features/opportunities/detail-opening';
import { DetailSections } from '@/features/opportunities/detail-sections';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function InvestorMobilMbgPage() {
  return (
    <>
      <DetailOpening
        detail={vehicleDetail}
        action={
          <ButtonAnchor href={inquiryLink(vehicleDetail.id)} variant="accent">
            Tulis ke Tim Kemitraan
          </ButtonAnchor>
        }
      />
      <DetailSections sections={vehicleDetail.sections} />
      <DetailDocuments documents={vehicleDetail.documents} />
      <DetailContact
        id={vehicleDetail.id}
        title="Tawarkan mobil Anda"
        lead="Kami memberi tahu dapur mana yang memerlukan mobil, beserta rute sementaranya, sebelum Anda memutuskan."
      >
        <ProposalUpload prompt="vehicle" contents={vehicleProposal} />
      </DetailContact>
    </>
  );
}
