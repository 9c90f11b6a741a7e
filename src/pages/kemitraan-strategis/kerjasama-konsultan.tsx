import { consultantDetail, consultantProposal } from '@/features/opportunities/kerjasama-konsultan.content';
import { DetailInquiry } from '@/features/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function KerjasamaKonsultanPage() {
  return (
    <DetailInquiry detail={consultantDetail}>
      <ProposalUpload prompt="archive" contents={consultantProposal} />
    </DetailInquiry>
  );
}
