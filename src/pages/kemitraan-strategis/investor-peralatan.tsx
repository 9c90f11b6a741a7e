import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { site } from '@/config/site';
import { DownloadList } from '@/features/downloads/download-list';
import { PartnershipFormSection } from '@/features/partnership/partnership-form-section';

export function InvestorPeralatanPage() {
  return (
    <>
      <PageHead
        title="Investasi Peralatan"
        description="Kemitraan investor peralatan dapur SPPG di Jawa Tengah: kebutuhan alat, perawatan, dan cara bekerja sama."
        path={paths.investorPeralatan}
      />
      <PageHero
        eyebrow="Investasi Peralatan"
        title="Peralatan dapur untuk memasak ribuan porsi setiap hari"
        lead="Satu SPPG memasak untuk sekitar 1.500 sampai 3.000 penerima manfaat. Investor peralatan menyediakan kompor, lemari pendingin, ompreng, dan alat cuci yang sesuai standar dapur."
        image={{
          src: '/images/hero/peralatan.svg',
          alt: 'Juru masak dan teknisi memeriksa kompor, lemari pengukus, dan lemari pendingin dapur',
        }}
        back={
          <Link
            to={anchors.opportunity('investasi-peralatan')}
            className="font-semibold text-saffron-300 underline"
          >
            Kembali ke Kemitraan Strategis
          </Link>
        }
      />
      <Section
        title="Yang dibutuhkan sebuah dapur"
        lead="Daftar alat disusun bersama ahli gizi dan kepala dapur sesuai jumlah porsi. Kami mencatat setiap alat, menjadwalkan perawatannya, dan melaporkan kondisinya kepada investor."
      >
        <ButtonAnchor href={`mailto:${site.partnershipEmail}`}>Tulis ke Tim Kemitraan</ButtonAnchor>
      </Section>
      <Section tone="deep" title="Dokumen untuk dibaca lebih dulu">
        <DownloadList
          documents={['proposalInvestasiPeralatan', 'spesifikasiPeralatanDapur', 'estimasiBiayaPeralatan']}
        />
      </Section>
      <PartnershipFormSection opportunityId="investasi_peralatan" id="form-pendaftaran-peralatan" />
    </>
  );
}
