import { contractorDetail } from '@/features/opportunities/kerjasama-kontraktor.content';
import { DetailInquiry } from '@/features/opportunities/detail-inquiry';
import { TenderDesk } from '@/features/opportunities/tender-desk';

export function KerjasamaKontraktorPage() {
  return (
    <DetailInquiry detail={contractorDetail}>
      <TenderDesk />
    </DetailInquiry>
  );
}
