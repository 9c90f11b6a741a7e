import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { ContactDirectory } from '@/features/regional-contacts/contact-directory';
import { directorySection, head, hero, questionSection } from '@/features/regional-contacts/content';

export function DirektoriKontakPage() {
  return (
    <>
      <PageHead {...head} path={paths.direktoriKontak} />
      <PageHero {...hero} />
      <Section {...directorySection}>
        <ContactDirectory />
      </Section>
      <Section tone="white" {...questionSection}>
        <ButtonLink to={anchors.formKontak}>Tulis pesan</ButtonLink>
      </Section>
    </>
  );
}
