import { vehicleDetail, vehicleProposal } from '@/features/opportunities/detail-vehicle';
import { DetailInquiry } from '@/features/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function InvestorMobilMbgPage() {
  return (
    <DetailInquiry
      detail={vehicleDetail}
      title="Tawarkan mobil Anda"
      lead="Kami memberi tahu dapur mana yang memerlukan mobil, beserta rute sementaranya, sebelum Anda memutuskan."
    >
      <ProposalUpload prompt="vehicle" contents={vehicleProposal} />
    </DetailInquiry>
  );
}
