import { Container } from '@/components/container';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { paths } from '@/config/paths';
import { opportunities } from '@/features/opportunities/content';
import { OpportunityCard } from '@/features/opportunities/opportunity-card';

export function KemitraanStrategisPage() {
  return (
    <>
      <PageHead
        title="Kemitraan Strategis"
        description="Tujuh cara bermitra membangun dan menjalankan dapur SPPG di Jawa Tengah: investasi, peralatan, mobil, pasokan, pembangunan, konsultan, dan tenaga kerja."
        path={paths.kemitraan}
      />
      <PageHero
        eyebrow="Kemitraan Strategis"
        title="Tujuh cara bekerja bersama kami"
        lead="Sebuah dapur SPPG berdiri karena banyak pihak bekerja bersama. Pilih bentuk kemitraan yang sesuai dengan usaha dan keahlian Anda."
        image={{
          src: '/images/hero/kemitraan.svg',
          alt: 'Dua mitra berjabat tangan di pendapa, disaksikan juru masak dan ahli gizi',
        }}
      />
      <Container className="py-6 sm:py-10">
        {opportunities.map((opportunity, index) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity} position={index + 1} />
        ))}
      </Container>
    </>
  );
}
