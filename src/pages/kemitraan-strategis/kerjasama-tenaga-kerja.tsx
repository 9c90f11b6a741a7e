import { labourDetail, labourProposal } from '@/features/opportunities/kerjasama-tenaga-kerja.content';
import { DetailInquiry } from '@/features/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function KerjasamaTenagaKerjaPage() {
  return (
    <DetailInquiry detail={labourDetail}>
      <ProposalUpload prompt="archive" contents={labourProposal} />
    </DetailInquiry>
  );
}
