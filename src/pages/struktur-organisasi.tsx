import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { CommitmentList } from '@/features/organization/commitment-list';
import { OrgChart } from '@/features/organization/org-chart';
import { ContactDirectory } from '@/features/regional-contacts/contact-directory';

export function StrukturOrganisasiPage() {
  return (
    <>
      <PageHead
        title="Struktur Organisasi"
        description={`Susunan Dewan Direksi, Direksi Eksekutif, dan enam kepala divisi ${site.legalName}, lengkap dengan tugas dan kontak regional.`}
        path={paths.strukturOrganisasi}
      />
      <PageHero
        eyebrow="Struktur organisasi"
        title="Empat tingkat, dan siapa yang bisa Anda ajak bicara"
        lead="Setiap jabatan di bawah ini punya nama, tugas, dan atasan. Di bagian akhir halaman, cari narahubung untuk kabupaten atau kota Anda."
        image={{
          src: '/images/hero/struktur.svg',
          alt: 'Lima pengurus duduk di meja rapat di depan papan bagan organisasi.',
        }}
      />
      <Section
        eyebrow="Bagan"
        title="Susunan pengurus"
        lead="Dibaca dari atas: yang mengawasi, yang memimpin, lalu yang mengerjakan."
      >
        <OrgChart />
      </Section>
      <Section
        tone="green"
        layout="side"
        eyebrow="Komitmen"
        title="Yang kami sepakati bersama"
        lead="Berlaku bagi semua nama pada bagan di atas."
      >
        <CommitmentList />
      </Section>
      <Section
        eyebrow="Kontak regional"
        title="Direktori kontak regional"
        lead="Satu narahubung untuk tiap kabupaten dan kota di Jawa Tengah. Teleponlah pada jam kantor."
      >
        <ContactDirectory />
      </Section>
    </>
  );
}
