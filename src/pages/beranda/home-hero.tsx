import { Link } from 'react-router-dom';
import { RunningText } from '@/components/running-text';
import { Container, Eyebrow } from '@/components/section';
import { Illustration } from '@/components/illustration';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { KitchenSearch } from '@/components/kitchen-search';
import { ColouredTitle } from '@/features/shared/page-texts/coloured-title';
import { usePageTexts } from '@/features/shared/page-texts/page-texts';
import { createTopic, useContent } from '@/lib/content/content';
import { builtFigures } from 'virtual:content/figures';
import { formatDate, formatNumber } from '@/lib/text/format';
import { figureLabels, homeHero, illness, schoolSearch, trustBadges } from './content';

export function HomeHero() {
  const { hero_title, hero_lead } = usePageTexts('beranda');
  return (
    <div className="bg-brand-800 text-white pattern-kawung">
      <div className="bg-saffron-100 text-ink">
        <Container className="flex flex-wrap gap-x-2 py-2 text-sm sm:text-base">
          <strong>{illness.question}</strong>
          <span>
            <RunningText text={illness.call} />
          </span>
        </Container>
      </div>
      <Container className="grid items-center gap-6 pt-6 pb-6 sm:gap-10 sm:pt-14 sm:pb-10 lg:pb-14 xl:grid-cols-12 xl:gap-12 xl:pt-20">
        <div className="xl:col-span-6">
          <Eyebrow onGreen>{homeHero.eyebrow}</Eyebrow>
          <h1 className="text-4xl sm:text-6xl 2xl:text-7xl">
            <ColouredTitle text={hero_title} />
          </h1>
          <p className="mt-4 max-w-prose text-brand-100 sm:mt-6 sm:text-xl">{hero_lead}</p>
          <div className="mt-5 rounded-2xl bg-white p-4 text-ink sm:mt-8 sm:p-5">
            <KitchenSearch label={schoolSearch.label} />
            <p className="mt-3 text-sm">
              <RunningText text={schoolSearch.check} />
            </p>
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={paths.program} variant="accent">
              Kenali programnya
            </ButtonLink>
            <ButtonLink to={paths.kemitraan} variant="light">
              Lihat peluang kemitraan
            </ButtonLink>
          </div>
          <TodayFigures />
        </div>
        <Illustration
          picture={homeHero.image}
          // Loaded lazily, as it is below a phone's first screen: words are the largest there, and so are painted at once.
          sizes="(min-width: 80rem) 50vw, 100vw"
          className="w-full rounded-3xl max-sm:aspect-2/1 max-sm:object-cover max-xl:max-w-3xl xl:col-span-6"
        />
      </Container>
      <div className="border-t border-white/15">
        <Container>
          <ul className="grid divide-white/15 py-2 max-md:divide-y md:grid-cols-3 md:divide-x">
            {trustBadges.map(({ title, text, Icon }) => (
              <li key={title} className="flex gap-4 py-3 md:px-5 md:py-4 md:first:pl-0 md:last:pr-0">
                <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-saffron-300" />
                <div>
                  <p className="leading-snug font-bold">{title}</p>
                  <p className="mt-1 text-sm text-brand-100">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </div>
  );
}

const figuresTopic = createTopic(
  builtFigures,
  async (tables) => {
    const [{ dayFigures }, { data }] = await Promise.all([
      import('@/features/kitchens/numbers/sums'),
      tables
        .from('sppg_angka')
        .select('tanggal, angka, rincian, wilayah, jumlah')
        .in('angka', ['SPPG', 'SLHS SPPG beroperasi'])
        .throwOnError(),
    ]);
    return dayFigures(data);
  },
  { isCounted: true },
);

/** How many kitchens cook, hold an SLHS and are stopped, today or on the day of the build; nothing without a kitchen. */
function TodayFigures() {
  const figures = useContent(figuresTopic);
  if (!figures) return null;
  const { day, ...numbers } = figures;
  return (
    <div className="mt-6 border-t border-white/20 pt-4">
      <dl className="grid grid-cols-3 gap-x-4">
        {figureLabels.map(({ key, label }) => (
          <div key={key} className="flex flex-col">
            <dt className="order-1 mt-1 text-sm leading-snug text-brand-100">{label}</dt>
            <dd className="text-3xl font-extrabold tracking-tight tabular-nums sm:text-4xl">
              {formatNumber(numbers[key])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-brand-100">
        Keadaan {formatDate(day)}.{' '}
        <Link to={paths.angka} className="underline underline-offset-4 hover:text-white">
          Semua angka dan cara menghitungnya
        </Link>
      </p>
    </div>
  );
}
