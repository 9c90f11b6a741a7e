import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { site } from '@/config/site';
import { DownloadList } from '@/features/downloads/download-list';
import { PartnershipFormSection } from '@/features/partnership/partnership-form-section';

export function KemitraanRantaiPasokPage() {
  return (
    <>
      <PageHead
        title="Kemitraan Rantai Pasok"
        description="Kemitraan rantai pasok bahan pangan SPPG di Jawa Tengah bagi petani, peternak, nelayan, dan usaha kecil."
        path={paths.rantaiPasok}
      />
      <PageHero
        eyebrow="Kemitraan Rantai Pasok"
        title="Bahan pangan segar dari petani dan pemasok sekitar"
        lead="Setiap dapur membutuhkan sedikitnya 15 pemasok. Kami mengutamakan kelompok tani, peternak, nelayan, dan usaha kecil di sekitar dapur."
        image={{
          src: '/images/hero/rantai-pasok.svg',
          alt: 'Petani menyerahkan peti jagung dan sayur kepada juru masak di dekat lapak pasar',
        }}
        back={
          <Link to={anchors.opportunity('rantai-pasok')} className="font-semibold text-saffron-300 underline">
            Kembali ke Kemitraan Strategis
          </Link>
        }
      />
      <Section
        title="Siapa yang dapat menjadi pemasok"
        lead="Kelompok tani, koperasi, peternak, nelayan, perajin tahu dan tempe, serta pedagang pasar. Yang kami periksa: mutu bahan, kebersihan, ketepatan waktu, dan harga yang wajar."
      >
        <ButtonAnchor href={`mailto:${site.partnershipEmail}`}>Tulis ke Tim Kemitraan</ButtonAnchor>
      </Section>
      <Section tone="deep" title="Dokumen untuk dibaca lebih dulu">
        <DownloadList
          documents={['panduanKemitraanRantaiPasok', 'formulirPemasok', 'standarKualitasPangan']}
        />
      </Section>
      <PartnershipFormSection opportunityId="kemitraan_rantai_pasok" id="form-pendaftaran-rantai-pasok" />
    </>
  );
}
