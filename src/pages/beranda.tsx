import { ClosingCall } from '@/components/closing-call';
import { PageHead } from '@/components/page-head';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { closing, focusSection, head, reasonsSection, testimonialsSection } from '@/features/home/content';
import { FocusTray } from '@/features/home/focus-tray';
import { HomeHero } from '@/features/home/home-hero';
import { organizationJsonLd } from '@/features/home/organization-json-ld';
import { ReasonList } from '@/features/home/reason-list';
import { Testimonials } from '@/features/home/testimonials';

export function BerandaPage() {
  return (
    <>
      <PageHead {...head} path={paths.home} jsonLd={organizationJsonLd} />
      <HomeHero />
      <Section {...reasonsSection}>
        <ReasonList />
      </Section>
      <Section tone="white" {...focusSection}>
        <FocusTray />
        <ButtonLink to={paths.program} variant="outline" className="mt-8">
          Selengkapnya tentang program
        </ButtonLink>
      </Section>
      <Section tone="deep" {...testimonialsSection}>
        <Testimonials />
      </Section>
      <ClosingCall
        title={closing.title}
        actions={
          <>
            <ButtonLink to={paths.kemitraan}>Pilih bentuk kemitraan</ButtonLink>
            <ButtonLink to={paths.kontak} variant="ink">
              Bicara dengan kami
            </ButtonLink>
          </>
        }
      >
        <p>{closing.text}</p>
      </ClosingCall>
    </>
  );
}
