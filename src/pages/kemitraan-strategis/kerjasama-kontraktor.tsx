import { ButtonAnchor } from '@/components/ui/button';
import { contractorDetail } from '@/features/opportunities/detail-contractor';
import { DetailContact, inquiryLink } from '@/features/opportunities/detail-contact';
import { DetailDocuments } from '@/features/opportunities/detail-documents';
import { DetailOpening } from '@/features/opportunities/detail-opening';
import { DetailSections } from '@/features/opportunities/detail-sections';
import { TenderDesk } from '@/features/opportunities/tender-desk';

export function KerjasamaKontraktorPage() {
  return (
    <>
      <DetailOpening
        detail={contractorDetail}
        action={
          <ButtonAnchor href={inquiryLink(contractorDetail.id)} variant="accent">
            Tulis ke Tim Kemitraan
          </ButtonAnchor>
        }
      />
      <DetailSections sections={contractorDetail.sections} />
      <DetailDocuments documents={contractorDetail.documents} />
      <DetailContact
        id={contractorDetail.id}
        title="Perkenalkan perusahaan Anda"
        lead="Kami menyimpan profil kontraktor menurut kabupaten dan kota, lalu mengundang yang terdekat bila ada lokasi yang siap."
      >
        <TenderDesk />
      </DetailContact>
    </>
  );
}
