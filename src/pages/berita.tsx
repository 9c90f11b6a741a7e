import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { NewsList } from '@/features/news/news-list';

export function BeritaPage() {
  return (
    <>
      <PageHead
        title="Berita"
        description={`Kabar dari dapur percontohan dan kegiatan ${site.legalName}: pembangunan, pelatihan, pasokan, dan distribusi.`}
        path={paths.berita}
      />
      <PageHero
        eyebrow="Berita"
        title="Catatan dari dapur percontohan"
        lead="Kami menuliskan apa yang dikerjakan, termasuk yang belum beres. Sebagian terjadi sebelum kebanyakan orang bangun."
        image={{
          src: '/images/hero/berita.svg',
          alt: 'Dua orang membaca kabar pagi di bangku di samping gerobak sarapan saat matahari terbit.',
        }}
      />
      <Section title="Kabar terbaru">
        <NewsList />
      </Section>
    </>
  );
}
