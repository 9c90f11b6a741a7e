import { ClosingCall } from '@/components/closing-call';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { CoreValues } from '@/features/about/core-values';
import { PartnerList } from '@/features/about/partner-list';
import { PartyTable } from '@/features/about/party-table';
import { VisionMission } from '@/features/about/vision-mission';

export function TentangPage() {
  return (
    <>
      <PageHead
        title="Tentang Kami"
        description={`${site.legalName}: visi, misi, pembagian peran dengan yayasan dan BGN, nilai kerja, serta mitra strategis kami di Jawa Tengah.`}
        path={paths.tentang}
      />
      <PageHero
        eyebrow="Tentang kami"
        title="Kami menata kerja di balik seompreng makanan"
        lead={`${site.legalName} mempertemukan yayasan pemilik SPPG dengan orang-orang yang membangun, memasok, memasak, dan mengantar. Masing-masing mengerjakan bagian yang paling dikuasainya.`}
        image={{
          src: '/images/hero/tentang.svg',
          alt: 'Petani, sopir, juru masak, ahli gizi, dan pengurus yayasan berdiri di depan dapur beratap joglo.',
        }}
      />
      <Section
        eyebrow="Arah"
        title="Visi dan misi"
        lead="Kalimat pertama untuk diingat, sisanya untuk dikerjakan."
      >
        <VisionMission />
      </Section>
      <Section
        tone="white"
        layout="side"
        eyebrow="Struktur dan sinergi"
        title="Siapa mengerjakan apa"
        lead="Program ini melibatkan banyak pihak. Batas yang jelas membuat kerja sama lebih ringan, dan memudahkan Anda bertanya kepada orang yang tepat."
      >
        <PartyTable />
        <ButtonLink to={paths.strukturOrganisasi} variant="outline" className="mt-8">
          Lihat struktur organisasi
        </ButtonLink>
      </Section>
      <Section
        eyebrow="Nilai inti"
        title="Enam nilai, dalam bahasa dapur"
        lead="Nilai baru berguna kalau terlihat pada hari kerja biasa."
      >
        <CoreValues />
      </Section>
      <Section
        tone="deep"
        eyebrow="Mitra strategis"
        title="Tiga mitra yang bekerja bersama kami sejak gambar pertama"
      >
        <PartnerList />
      </Section>
      <ClosingCall
        title="Ingin ikut menata kerja ini?"
        actions={
          <>
            <ButtonLink to={paths.kemitraan}>Lihat peluang kemitraan</ButtonLink>
            <ButtonLink to={paths.kontak} variant="ink">
              Hubungi kami
            </ButtonLink>
          </>
        }
      >
        <p>
          Ada tujuh bentuk kemitraan, dari pemasok sayur sampai penyandang dana. Pilih yang paling dekat
          dengan Anda.
        </p>
      </ClosingCall>
    </>
  );
}
