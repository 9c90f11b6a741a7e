import { labourDetail, labourProposal } from '@/features/leads/opportunities/kerjasama-tenaga-kerja.content';
import { DetailInquiry } from '@/features/leads/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/leads/opportunities/proposal-upload';

export function KerjasamaTenagaKerjaPage() {
  return (
    <DetailInquiry detail={labourDetail}>
      <ProposalUpload prompt="archive" contents={labourProposal} />
    </DetailInquiry>
  );
}
