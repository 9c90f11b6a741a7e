import { ClosingCall } from '@/components/closing-call';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { BusinessOpportunities } from '@/features/program/business-opportunities';
import { PartnershipOverview } from '@/features/program/partnership-overview';
import { ProgramBasics } from '@/features/program/program-basics';
import { DocumentsSection } from '@/features/program-documents/documents-section';
import { SppgNetworkSection } from '@/features/sppg/sppg-network-section';

export function ProgramPage() {
  return (
    <>
      <PageHead
        title="Program MBG dan SPPG"
        description="Dasar Program Makan Bergizi Gratis, peran SPPG sebagai dapurnya, dan peluang usaha di sekitarnya di Jawa Tengah."
        path={paths.program}
      />
      <PageHero
        eyebrow="Program MBG & SPPG"
        title="Dari dapur SPPG ke meja makan sekolah"
        lead="Program Makan Bergizi Gratis menyediakan makanan bagi peserta didik, ibu hamil, ibu menyusui, dan balita. SPPG adalah dapur yang memasak dan mengantarkannya."
        image={{
          src: '/images/hero/program.svg',
          alt: 'Jalan berkelok menghubungkan sawah, dapur SPPG, mobil pengantar, dan sekolah',
        }}
        actions={
          <>
            <ButtonLink to={paths.dataYayasan} variant="accent">
              Lihat yayasan dan SPPG
            </ButtonLink>
            <ButtonLink to={anchors.sekilasPeluang} variant="light">
              Sekilas peluang kolaborasi
            </ButtonLink>
          </>
        }
      />
      <ProgramBasics />
      <DocumentsSection />
      <BusinessOpportunities />
      <PartnershipOverview />
      <SppgNetworkSection />
      <ClosingCall
        title="Ada tempat untuk Anda di dapur ini"
        actions={
          <>
            <ButtonLink to={paths.kemitraan}>Jadi Mitra Kami</ButtonLink>
            <ButtonLink to={paths.kontak} variant="ink">
              Kontak Kami
            </ButtonLink>
          </>
        }
      >
        <p>
          Sebutkan kabupaten atau kota Anda dan apa yang bisa Anda bawa. Kami sebutkan dapur mana yang
          membutuhkannya, atau kami katakan terus terang bila belum ada.
        </p>
      </ClosingCall>
    </>
  );
}
