import { consultantDetail, consultantProposal } from '@/features/opportunities/detail-consultant';
import { DetailInquiry } from '@/features/opportunities/detail-inquiry';
import { ProposalUpload } from '@/features/opportunities/proposal-upload';

export function KerjasamaKonsultanPage() {
  return (
    <DetailInquiry
      detail={consultantDetail}
      title="Ajukan keahlian Anda"
      lead="Satu bidang saja sudah cukup. Kami menjawab setiap usulan, lengkap atau belum, biasanya dalam tiga hari kerja."
    >
      <ProposalUpload prompt="archive" contents={consultantProposal} />
    </DetailInquiry>
  );
}
