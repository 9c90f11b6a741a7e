import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { site } from '@/config/site';
import { DownloadList } from '@/features/downloads/download-list';
import { PartnershipFormSection } from '@/features/partnership/partnership-form-section';

export function PeluangInvestasiPage() {
  return (
    <>
      <PageHead
        title="Investasi SPPG"
        description="Peluang investasi dapur SPPG bersama yayasan di Jawa Tengah: kisaran bagi hasil, cara kerja, dan risikonya."
        path={paths.peluangInvestasi}
      />
      <PageHero
        eyebrow="Investasi SPPG"
        title="Ikut membangun dapur SPPG di Jawa Tengah"
        lead="Investor membiayai bangunan dan peralatan dapur milik yayasan. Kami menyiapkan pembangunan, pengelolaan, dan laporan berkala."
        image={{
          src: '/images/hero/investasi.svg',
          alt: 'Tiga orang membahas maket dapur SPPG di meja rapat',
        }}
        back={
          <Link
            to={anchors.opportunity('investasi-sppg')}
            className="font-semibold text-saffron-300 underline"
          >
            Kembali ke Kemitraan Strategis
          </Link>
        }
      />
      <Section
        title="Kisaran bagi hasil"
        lead={
          <>
            Untuk investasi {site.profitEstimate.investment}, kisaran bagi hasil yang kami hitung adalah{' '}
            {site.profitEstimate.range}. Angka ini {site.profitEstimate.caveat}: hasilnya bergantung pada
            jumlah penerima manfaat, hari layanan, dan biaya bahan. Pendaftaran mitra BGN tidak dipungut biaya
            dan hanya melalui mitra.bgn.go.id.
          </>
        }
      >
        <ButtonAnchor href={`mailto:${site.partnershipEmail}`}>Tulis ke Tim Kemitraan</ButtonAnchor>
      </Section>
      <Section tone="deep" title="Dokumen untuk dibaca lebih dulu">
        <DownloadList documents={['ringkasanEksekutif', 'studiKelayakan', 'proyeksiKeuangan']} />
      </Section>
      <PartnershipFormSection opportunityId="investasi_sppg" id="form-pendaftaran-investasi" />
    </>
  );
}
