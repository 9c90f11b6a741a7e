import { useParams } from 'react-router-dom';
import { builtOpenings } from 'virtual:content/openings';
import { lazyPart } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { openingPath, paths, sppgPath } from '@/config/paths';
import {
  checkingOpening,
  openingsHero,
  type Opening,
  openingsTopic,
  openingTexts,
  withdrawnOpening,
} from '@/features/editorial/openings/content';
import { HowToApply } from '@/features/editorial/openings/how-to-apply';
import { jobPostingJsonLd } from '@/features/editorial/openings/job-posting-json-ld';
import { ApplyButton, OpeningFacts, placeOf } from '@/features/editorial/openings/opening-parts';
import { useIsOpen } from '@/features/editorial/openings/use-openings';
import { useContent } from '@/lib/content/content';
import { formatDate } from '@/lib/text/format';

const AbsentOpening = lazyPart(
  async () => (await import('@/pages/konten-tidak-ada')).AbsentContent<Opening[]>,
  { essential: true, loading: null },
);

export function LowonganPekerjaanPage() {
  const { alamat } = useParams();
  const opening = useContent(openingsTopic).find(({ slug }) => slug === alamat);
  const isOpen = useIsOpen();
  if (!opening)
    return (
      <AbsentOpening
        topic={openingsTopic}
        wasBuilt={builtOpenings.some(({ slug }) => slug === alamat)}
        path={paths.lowongan}
        checking={checkingOpening}
        withdrawn={withdrawnOpening}
      />
    );
  return <OpeningPage opening={opening} isOpen={isOpen(opening)} />;
}

function OpeningPage({ opening, isOpen }: { opening: Opening; isOpen: boolean }) {
  const { slug, title, description, closes_on, sppg_disebut: called } = opening;
  const place = placeOf(opening);
  const closed = openingTexts.closed(formatDate(closes_on));
  return (
    <>
      <PageHead
        title={`${title}, ${place}`}
        description={isOpen ? `Lowongan ${title} di ${place}. ${openingsHero.lead}` : closed}
        path={openingPath(slug)}
        jsonLd={isOpen ? jobPostingJsonLd(opening) : undefined}
      />
      <PageHero
        eyebrow={openingsHero.eyebrow}
        title={title}
        lead={isOpen ? openingsHero.lead : closed}
        look="plain"
      />
      <Section title={openingTexts.task}>
        <p className="max-w-prose text-lg whitespace-pre-line wrap-anywhere">{description}</p>
        <p className="mt-4 font-semibold">{place}</p>
        <p className="mt-1">
          <TextLink to={sppgPath(called.kode)}>{openingTexts.kitchen}</TextLink>
        </p>
        {called.sppg?.status_verifikasi !== 'Sudah Operasional' && (
          <p className="mt-2 max-w-prose">{openingTexts.unbuilt}</p>
        )}
        <OpeningFacts opening={opening} />
        {isOpen && <ApplyButton opening={opening} />}
        <p className="mt-6">
          <TextLink to={paths.lowongan}>{openingTexts.others}</TextLink>
        </p>
      </Section>
      {isOpen && <HowToApply />}
    </>
  );
}
