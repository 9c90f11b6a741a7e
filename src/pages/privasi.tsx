import { Container } from '@/components/section';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { paths } from '@/config/paths';
import { privacyHead, privacyHero } from '@/pages/privasi/content';
import { PrivacyNotice } from '@/pages/privasi/privacy-notice';

export function PrivasiPage() {
  return (
    <>
      <PageHead {...privacyHead} path={paths.privasi} />
      <PageHero {...privacyHero} look="plain" />
      <Container className="py-8 sm:py-20 lg:py-24">
        <PrivacyNotice />
      </Container>
    </>
  );
}
