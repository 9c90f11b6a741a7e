import { vehicleDetail, vehicleProposal } from '@/features/opportunities/investor-mobil-mbg.content';
import { DetailInquiry } from '@/features/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function InvestorMobilMbgPage() {
  return (
    <DetailInquiry detail={vehicleDetail}>
      <ProposalUpload prompt="vehicle" contents={vehicleProposal} />
    </DetailInquiry>
  );
}
