import { Checklist } from '@/components/checklist';
import { lazyForm } from '@/components/lazy';
import { PageHead } from '@/components/page-head';
import { heroBox, PageHero } from '@/components/page-hero';
import { Container, Section } from '@/components/section';
import { paths } from '@/config/paths';
import { signatureHead, signatureHero, meaningSection } from '@/features/kitchens/signatures/content';

const SignatureDesk = lazyForm(
  async () => (await import('@/features/kitchens/signatures/signature-desk')).SignatureDesk,
  `${heroBox} min-h-80`,
);

export function KonfirmasiYayasanPage() {
  return (
    <>
      <PageHead {...signatureHead} path={paths.konfirmasiYayasan} noIndex />
      <PageHero {...signatureHero} look="search" />
      <section aria-label="Dapur yayasan Anda">
        <Container className="pb-8 sm:pb-12">
          <SignatureDesk />
        </Container>
      </section>
      <Section tone="white" title={meaningSection.title}>
        <Checklist items={meaningSection.points} />
      </Section>
    </>
  );
}
