import { ButtonAnchor } from '@/components/ui/button';
import { labourDetail, labourProposal } from '@/features/opportunities/detail-labour';
import { DetailContact, inquiryLink } from '@/features/opportunities/detail-contact';
import { DetailDocuments } from '@/features/opportunities/detail-documents';
import { DetailOpening } from '@/features/opportunities/detail-opening';
import { DetailSections } from '@/features/opportunities/detail-sections';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function KerjasamaTenagaKerjaPage() {
  return (
    <>
      <DetailOpening
        detail={labourDetail}
        action={
          <ButtonAnchor href={inquiryLink(labourDetail.id)} variant="accent">
            Tulis ke Tim Kemitraan
          </ButtonAnchor>
        }
      />
      <DetailSections sections={labourDetail.sections} />
      <DetailDocuments documents={labourDetail.documents} />
      <DetailContact
        id={labourDetail.id}
        title="Melamar atau melatih bersama kami"
        lead="Pelamar cukup menulis email singkat. Lembaga pelatihan dan penyalur mengirim usulan dengan isi di bawah."
      >
        <ProposalUpload prompt="archive" contents={labourProposal} />
      </DetailContact>
    </>
  );
}
