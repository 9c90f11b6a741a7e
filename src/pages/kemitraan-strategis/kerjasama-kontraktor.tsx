import { contractorDetail } from '@/features/leads/opportunities/kerjasama-kontraktor.content';
import { DetailInquiry } from '@/features/leads/opportunities/detail-inquiry';
import { TenderDesk } from '@/features/leads/opportunities/tender-desk';

export function KerjasamaKontraktorPage() {
  return (
    <DetailInquiry detail={contractorDetail}>
      <TenderDesk />
    </DetailInquiry>
  );
}
