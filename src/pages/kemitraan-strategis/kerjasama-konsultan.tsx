import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { site } from '@/config/site';
import { DownloadList } from '@/features/downloads/download-list';

export function KerjasamaKonsultanPage() {
  return (
    <>
      <PageHead
        title="Kerja Sama Konsultan"
        description="Kerja sama konsultan perencanaan dan pengawasan dapur SPPG di Jawa Tengah."
        path={paths.konsultan}
      />
      <PageHero
        eyebrow="Kerja Sama Konsultan"
        title="Dapur yang direncanakan matang dan diawasi teliti"
        lead="Konsultan membantu kami merancang denah, menghitung biaya, dan mengawasi pekerjaan sejak tanah diratakan sampai dapur siap diperiksa."
        image={{
          src: '/images/hero/konsultan.svg',
          alt: 'Denah dapur di meja gambar dengan tangan memegang pensil dan penggaris',
        }}
        back={
          <Link to={anchors.opportunity('konsultan')} className="font-semibold text-saffron-300 underline">
            Kembali ke Kemitraan Strategis
          </Link>
        }
      />
      <Section
        title="Keahlian yang kami cari"
        lead="Arsitektur dan struktur, instalasi air dan listrik, tata alur dapur, higiene sanitasi, serta pengawasan lapangan di kabupaten dan kota Jawa Tengah."
      >
        <ButtonAnchor href={`mailto:${site.partnershipEmail}`}>Tulis ke Tim Kemitraan</ButtonAnchor>
      </Section>
      <Section tone="deep" title="Dokumen untuk dibaca lebih dulu">
        <DownloadList documents={['panduanKonsultan', 'kerangkaAcuanKerjaKonsultan']} />
      </Section>
    </>
  );
}
