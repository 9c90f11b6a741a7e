import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { site } from '@/config/site';
import { DownloadList } from '@/features/downloads/download-list';

export function KerjasamaTenagaKerjaPage() {
  return (
    <>
      <PageHead
        title="Tenaga Kerja dan Pelatihan"
        description="Kerja sama penyediaan dan pelatihan tenaga kerja dapur SPPG di Jawa Tengah."
        path={paths.tenagaKerja}
      />
      <PageHero
        eyebrow="Tenaga Kerja dan Pelatihan"
        title="Warga sekitar yang terlatih menjalankan dapurnya sendiri"
        lead="Sebuah SPPG dijalankan oleh sekitar 47 sampai 50 relawan. Kami bekerja sama dengan lembaga pelatihan untuk menyiapkan warga di sekitar dapur."
        image={{
          src: '/images/hero/tenaga-kerja.svg',
          alt: 'Lima relawan dapur bersiap bekerja di depan deretan celemek',
        }}
        back={
          <Link to={anchors.opportunity('tenaga-kerja')} className="font-semibold text-saffron-300 underline">
            Kembali ke Kemitraan Strategis
          </Link>
        }
      />
      <Section
        title="Yang dipelajari sebelum bertugas"
        lead="Kebersihan diri dan dapur, pengolahan dan penyimpanan makanan, pemorsian, pencucian ompreng, dan pengantaran. Kepala SPPG ditunjuk oleh BGN, bukan oleh kami."
      >
        <ButtonAnchor href={`mailto:${site.partnershipEmail}`}>Tulis ke Tim Kemitraan</ButtonAnchor>
      </Section>
      <Section tone="deep" title="Dokumen untuk dibaca lebih dulu">
        <DownloadList documents={['panduanTenagaKerja', 'kurikulumPelatihan']} />
      </Section>
    </>
  );
}
