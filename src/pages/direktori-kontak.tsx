import { useLoaderData } from 'react-router-dom';
import { Container, Section } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import {
  type BuiltContacts,
  ContactsWithoutScript,
} from '@/features/shared/regional-contacts/built-contacts';
import { ContactDirectory } from '@/features/shared/regional-contacts/contact-directory';
import { contactsHead, contactsHero, questionSection } from '@/features/shared/regional-contacts/content';

export function DirektoriKontakPage() {
  return (
    <>
      <PageHead {...contactsHead} path={paths.direktoriKontak} />
      <PageHero {...contactsHero} />
      <section>
        <Container className="py-6 sm:py-10">
          <h2 className="sr-only">Daftar narahubung</h2>
          <ContactsWithoutScript built={useLoaderData<BuiltContacts | null>()} />
          <ContactDirectory />
        </Container>
      </section>
      <Section tone="white" {...questionSection}>
        <ButtonLink to={anchors.formKontak}>Tulis pesan</ButtonLink>
      </Section>
    </>
  );
}
