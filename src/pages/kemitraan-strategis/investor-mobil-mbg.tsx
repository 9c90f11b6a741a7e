import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { site } from '@/config/site';
import { DownloadList } from '@/features/downloads/download-list';

export function InvestorMobilMbgPage() {
  return (
    <>
      <PageHead
        title="Investasi Mobil MBG"
        description="Kemitraan investor mobil pengantar MBG di Jawa Tengah: kebutuhan kendaraan, rute, dan perawatan."
        path={paths.investorMobil}
      />
      <PageHero
        eyebrow="Investasi Mobil MBG"
        title="Mobil pengantar agar makanan tiba hangat dan tepat waktu"
        lead="Makanan harus sampai di sekolah dalam keadaan baik. Investor mobil menyediakan kendaraan boks tertutup yang dipakai khusus untuk mengantar makanan."
        image={{
          src: '/images/hero/mobil.svg',
          alt: 'Petugas memuat tumpukan ompreng ke mobil pengantar yang pintu belakangnya terbuka',
        }}
        back={
          <Link
            to={anchors.opportunity('investasi-mobil-mbg')}
            className="font-semibold text-saffron-300 underline"
          >
            Kembali ke Kemitraan Strategis
          </Link>
        }
      />
      <Section
        title="Kendaraan yang sesuai"
        lead="Mobil boks tertutup, mudah dibersihkan, dengan rak ompreng yang tidak bergeser di jalan. Rute dan jadwal disusun per dapur agar waktu antar tetap pendek."
      >
        <ButtonAnchor href={`mailto:${site.partnershipEmail}`}>Tulis ke Tim Kemitraan</ButtonAnchor>
      </Section>
      <Section tone="deep" title="Dokumen untuk dibaca lebih dulu">
        <DownloadList
          documents={['proposalMobilMbg', 'spesifikasiMobilMbg', 'estimasiBiayaOperasionalMobil']}
        />
      </Section>
    </>
  );
}
