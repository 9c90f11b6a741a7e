import {
  consultantDetail,
  consultantProposal,
} from '@/features/leads/opportunities/kerjasama-konsultan.content';
import { DetailInquiry } from '@/features/leads/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/leads/opportunities/proposal-upload';

export function KerjasamaKonsultanPage() {
  return (
    <DetailInquiry detail={consultantDetail}>
      <ProposalUpload prompt="archive" contents={consultantProposal} />
    </DetailInquiry>
  );
}
