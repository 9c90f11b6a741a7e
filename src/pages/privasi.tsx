import { Container } from '@/components/container';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { paths } from '@/config/paths';
import { updatedOn } from '@/features/privacy/content';
import { PrivacyNotice } from '@/features/privacy/privacy-notice';
import { formatDate } from '@/lib/format';

export function PrivasiPage() {
  return (
    <>
      <PageHead
        title="Kebijakan Privasi"
        description="Data apa yang dikumpulkan formulir di situs ini, untuk apa, siapa yang membacanya, berapa lama disimpan, dan ke mana Anda bertanya."
        path={paths.privasi}
      />
      <PageHero
        eyebrow="Kebijakan privasi"
        title="Data Anda, seperlunya saja"
        lead={`Halaman ini menjelaskan apa yang kami simpan ketika Anda mengirim formulir, dan bagaimana Anda memintanya dihapus. Berlaku sejak ${formatDate(updatedOn)}.`}
        image={{
          src: '/images/hero/privasi.svg',
          alt: 'Petugas menyimpan map ke lemari arsip di samping perisai dan gembok.',
        }}
      />
      <Container className="py-14 sm:py-20 lg:py-24">
        <PrivacyNotice />
      </Container>
    </>
  );
}
