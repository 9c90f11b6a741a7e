import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { ClaimList } from '@/features/fraud-warning/claim-list';
import { OfficialChannels } from '@/features/fraud-warning/official-channels';
import { PrincipleList } from '@/features/fraud-warning/principle-list';
import { ReportSteps } from '@/features/fraud-warning/report-steps';

export function WaspadaPenipuanPage() {
  return (
    <>
      <PageHead
        title="Waspada Penipuan"
        description="Pendaftaran mitra BGN gratis dan hanya di mitra.bgn.go.id. Kenali calo titik SPPG, saluran resmi kami, dan tempat melapor."
        path={paths.waspadaPenipuan}
      />
      <PageHero
        eyebrow="Waspada penipuan"
        title="Titik SPPG tidak dijual, oleh siapa pun"
        lead="Ada orang yang menawarkan “titik SPPG” dengan imbalan uang, kadang sambil menyebut nama kami. Halaman ini membantu Anda mengenalinya sebelum telanjur membayar."
        image={{
          src: '/images/hero/waspada.svg',
          alt: 'Seorang petugas mengamati dengan kaca pembesar sebuah penanda lokasi berlabel harga yang tergantung di kail pancing.',
        }}
        actions={
          <ButtonAnchor href={site.officialChannels.registration} rel="noopener noreferrer" variant="accent">
            Buka {new URL(site.officialChannels.registration).host}
          </ButtonAnchor>
        }
      />
      <Section title="Tiga hal untuk diingat">
        <PrincipleList />
      </Section>
      <Section
        tone="white"
        title="Kalimat yang sering dipakai calo"
        lead="Satu saja dari lima kalimat ini sudah cukup menjadi alasan untuk berhenti dan memeriksa."
      >
        <ClaimList />
        <p className="mt-8 max-w-prose">
          Untuk memeriksa nama yayasan dan dapurnya, buka{' '}
          <TextLink to={paths.dataYayasan}>Data Yayasan</TextLink>.
        </p>
      </Section>
      <Section tone="green" layout="side" eyebrow="Langkah" title="Bila Anda sudah ditawari">
        <ReportSteps />
      </Section>
      <Section
        title="Saluran resmi"
        lead="Nomor yang tidak tercantum di sini atau di direktori kontak bukan milik kami."
      >
        <OfficialChannels />
        <ButtonLink to={paths.direktoriKontak} variant="outline" className="mt-10">
          Cocokkan nomor narahubung daerah
        </ButtonLink>
      </Section>
    </>
  );
}
