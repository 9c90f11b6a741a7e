import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { site } from '@/config/site';

export function KerjasamaKontraktorPage() {
  return (
    <>
      <PageHead
        title="Kerja Sama Kontraktor"
        description="Kerja sama kontraktor pembangunan dapur SPPG di Jawa Tengah: lingkup pekerjaan, waktu, dan pengawasan mutu."
        path={paths.kontraktor}
      />
      <PageHero
        eyebrow="Kerja Sama Kontraktor"
        title="Membangun dapur yang layak higiene dalam 30 sampai 45 hari"
        lead="Kami mencari kontraktor Jawa Tengah yang terbiasa bekerja rapi, tepat waktu, dan terbuka soal mutu bahan."
        image={{
          src: '/images/hero/kontraktor.svg',
          alt: 'Pekerja membangun dapur dengan dinding bata, rangka atap baja, dan perancah bambu',
        }}
        back={
          <Link to={anchors.opportunity('kontraktor')} className="font-semibold text-saffron-300 underline">
            Kembali ke Kemitraan Strategis
          </Link>
        }
      />
      <Section
        title="Lingkup pekerjaan"
        lead="Bangunan baru atau renovasi: alur bahan kotor dan bersih yang terpisah, lantai dan dinding yang mudah dicuci, saluran air, ventilasi, dan instalasi gas serta listrik yang aman."
      >
        <ButtonAnchor href={`mailto:${site.partnershipEmail}`}>Tulis ke Tim Kemitraan</ButtonAnchor>
      </Section>
    </>
  );
}
