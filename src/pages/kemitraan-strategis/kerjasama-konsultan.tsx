import { ButtonAnchor } from '@/components/ui/button';
import { consultantDetail, consultantProposal } from '@/features/opportunities/detail-consultant';
import { DetailContact, inquiryLink } from '@/features/opportunities/detail-contact';
import { DetailDocuments } from '@/features/opportunities/detail-documents';
import { DetailOpening } from '@/features/opportunities/detail-opening';
import { DetailSections } from '@/features/opportunities/detail-sections';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function KerjasamaKonsultanPage() {
  return (
    <>
      <DetailOpening
        detail={consultantDetail}
        action={
          <ButtonAnchor href={inquiryLink(consultantDetail.id)} variant="accent">
            Tulis ke Tim Kemitraan
          </ButtonAnchor>
        }
      />
      <DetailSections sections={consultantDetail.sections} />
      <DetailDocuments documents={consultantDetail.documents} />
      <DetailContact
        id={consultantDetail.id}
        title="Ajukan keahlian Anda"
        lead="Satu bidang saja sudah cukup. Kami menjawab setiap usulan, lengkap atau belum, dalam tiga hari kerja."
      >
        <ProposalUpload prompt="archive" contents={consultantProposal} />
      </DetailContact>
    </>
  );
}
