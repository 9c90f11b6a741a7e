import { contractorDetail } from '@/features/opportunities/detail-contractor';
import { DetailInquiry } from '@/features/opportunities/detail-inquiry';
import { TenderDesk } from '@/features/opportunities/tender-desk';

export function KerjasamaKontraktorPage() {
  return (
    <DetailInquiry
      detail={contractorDetail}
      title="Perkenalkan perusahaan Anda"
      lead="Kami menyimpan profil kontraktor menurut kabupaten dan kota, lalu mengundang yang terdekat bila ada lokasi yang siap."
    >
      <TenderDesk />
    </DetailInquiry>
  );
}
