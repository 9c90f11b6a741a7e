import { ArrowDown } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { DetailContact } from '@/features/opportunities/detail-contact';
import { DetailDocuments } from '@/features/opportunities/detail-documents';
import { equipmentDetail } from '@/features/opportunities/detail-equipment';
import { DetailOpening } from '@/features/opportunities/detail-opening';
import { DetailSections } from '@/features/opportunities/detail-sections';
import { PartnershipFormSection } from '@/features/partnership/partnership-form-section';

export function InvestorPeralatanPage() {
  return (
    <>
      <DetailOpening
        detail={equipmentDetail}
        action={
          <ButtonLink to={anchors.formPeralatan} variant="accent">
            Isi formulir pendaftaran
          </ButtonLink>
        }
      />
      <DetailSections sections={equipmentDetail.sections} />
      <DetailDocuments documents={equipmentDetail.documents} />
      <DetailContact
        id={equipmentDetail.id}
        title="Tanya dulu, atau langsung mendaftar"
        lead="Sebutkan kabupaten atau kota dan kelompok alat yang Anda minati; kami kirimkan daftar dapur yang memerlukannya."
      >
        <p className="max-w-prose text-lg">
          Formulir pendaftaran ada di bawah. Isinya nama, email, dan pesan; proposal boleh dilampirkan, boleh
          menyusul.
        </p>
        <ButtonLink to={anchors.formPeralatan} className="mt-6">
          Ke formulir pendaftaran
          <ArrowDown aria-hidden="true" className="size-5 shrink-0" />
        </ButtonLink>
      </DetailContact>
      <PartnershipFormSection opportunityId="investasi_peralatan" id="form-pendaftaran-peralatan" />
    </>
  );
}
