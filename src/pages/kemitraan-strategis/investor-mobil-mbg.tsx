import { vehicleDetail, vehicleProposal } from '@/features/leads/opportunities/investor-mobil-mbg.content';
import { DetailInquiry } from '@/features/leads/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/leads/opportunities/proposal-upload';

export function InvestorMobilMbgPage() {
  return (
    <DetailInquiry detail={vehicleDetail}>
      <ProposalUpload prompt="vehicle" contents={vehicleProposal} />
    </DetailInquiry>
  );
}
