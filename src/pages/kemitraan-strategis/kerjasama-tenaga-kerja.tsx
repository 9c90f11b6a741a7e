import { labourDetail, labourProposal } from '@/features/opportunities/detail-labour';
import { DetailInquiry } from '@/features/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function KerjasamaTenagaKerjaPage() {
  return (
    <DetailInquiry
      detail={labourDetail}
      title="Melamar atau melatih bersama kami"
      lead="Pelamar cukup menulis email singkat. Lembaga pelatihan dan penyalur mengirim usulan yang memuat hal-hal berikut."
    >
      <ProposalUpload prompt="archive" contents={labourProposal} />
    </DetailInquiry>
  );
}
