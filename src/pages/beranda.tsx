import { ClosingCall } from '@/components/closing-call';
import { PageHead } from '@/components/page-head';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { FocusTray } from '@/features/home/focus-tray';
import { HomeHero } from '@/features/home/home-hero';
import { organizationJsonLd } from '@/features/home/organization-json-ld';
import { ReasonList } from '@/features/home/reason-list';
import { Testimonials } from '@/features/home/testimonials';

export function BerandaPage() {
  return (
    <>
      <PageHead
        title={site.name}
        description={site.description}
        path={paths.home}
        jsonLd={organizationJsonLd}
      />
      <HomeHero />
      <Section
        layout="side"
        eyebrow="Mengapa bersama kami"
        title="Enam hal yang kami jaga di setiap dapur"
        lead="Dapur yang baik jarang soal resep rahasia. Yang menentukan adalah kebiasaan kecil yang dilakukan setiap hari."
      >
        <ReasonList />
      </Section>
      <Section
        tone="white"
        eyebrow="Fokus program"
        title="Enam bagian, satu ompreng"
        lead="Setiap bagian bisa dikerjakan mitra yang berbeda. Tugas kami memastikan semuanya bertemu pada jam makan yang sama."
      >
        <FocusTray />
        <ButtonLink to={paths.program} variant="outline" className="mt-8">
          Selengkapnya tentang program
        </ButtonLink>
      </Section>
      <Section
        tone="deep"
        eyebrow="Suara dari dapur"
        title="Yang ingin kami dengar dari para mitra"
        lead="Tiga kutipan berikut adalah ilustrasi. Nama dan orangnya rekaan, tetapi cara kerja yang disebut di dalamnya memang kami pakai."
      >
        <Testimonials />
      </Section>
      <ClosingCall
        title="Punya kebun, bengkel, modal, atau keahlian?"
        actions={
          <>
            <ButtonLink to={paths.kemitraan}>Pilih bentuk kemitraan</ButtonLink>
            <ButtonLink to={paths.kontak} variant="ink">
              Bicara dengan kami
            </ButtonLink>
          </>
        }
      >
        <p>
          Taruh di tampah yang sama. Ceritakan apa yang Anda punya dan di mana Anda berada; kami jelaskan
          peran yang mungkin cocok, juga yang tidak.
        </p>
      </ClosingCall>
    </>
  );
}
