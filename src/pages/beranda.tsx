import { FoldedList } from '@/components/folded';
import { ClosingCall, Section } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import {
  focusSection,
  homeHead,
  reasons,
  reasonsSection,
  testimonialsSection,
} from '@/pages/beranda/content';
import { FocusTray, Testimonials } from '@/pages/beranda/home-sections';
import { HomeHero } from '@/pages/beranda/home-hero';
import { organizationJsonLd } from '@/pages/beranda/organization-json-ld';
import { ProgramNoticeLine } from '@/features/shared/program-notice/program-notice';
import { HomeIncidentLine } from '@/features/kitchens/incidents/home-line';
import { usePageTexts } from '@/features/shared/page-texts/page-texts';
import { useCompany } from '@/lib/content/company';

export function BerandaPage() {
  const { closing_title, closing_text } = usePageTexts('beranda');
  return (
    <>
      <PageHead {...homeHead} path={paths.home} jsonLd={organizationJsonLd(useCompany())} />
      <HomeHero />
      <ProgramNoticeLine />
      <Section {...reasonsSection}>
        <FoldedList items={reasons} isWide />
      </Section>
      <Section tone="white" {...focusSection}>
        <FocusTray />
        <ButtonLink to={paths.program} variant="outline" className="mt-6 sm:mt-8">
          Selengkapnya tentang program
        </ButtonLink>
      </Section>
      <Section tone="deep" {...testimonialsSection}>
        <Testimonials />
      </Section>
      <ClosingCall
        title={closing_title}
        actions={
          <>
            <ButtonLink to={paths.kemitraan}>Pilih bentuk kemitraan</ButtonLink>
            <ButtonLink to={paths.kontak} variant="ink">
              Bicara dengan kami
            </ButtonLink>
          </>
        }
      >
        <p>{closing_text}</p>
      </ClosingCall>
      <HomeIncidentLine />
    </>
  );
}
