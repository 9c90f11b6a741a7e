import { ArrowDown, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FoldedList } from '@/components/folded';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import { swipedCard, SwipedRow } from '@/components/swiped-row';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { anchors, paths } from '@/config/paths';
import {
  basicsSection,
  basis,
  businessOpportunities,
  businessSection,
  kitchen,
  kitchenFigures,
  otherOpportunities,
  overviewCards,
  overviewSection,
  regulations,
} from './content';

export function ProgramBasics() {
  return (
    <Section isDense {...basicsSection}>
      <div className="grid gap-5 xl:grid-cols-12">
        <Card className="p-5 sm:p-9 xl:col-span-7">
          <h3 className="text-xl sm:text-2xl">{basis.title}</h3>
          <p className="mt-2 text-ink-soft max-sm:text-sm">{basis.text}</p>
          <dl className="mt-4 divide-y divide-paper-line border-t border-paper-line max-sm:text-sm sm:mt-6">
            {regulations.map(({ name, text }) => (
              <div key={name} className="grid gap-x-8 py-2 sm:grid-cols-[11rem_1fr] sm:py-4">
                <dt className="font-bold">{name}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <div className="rounded-2xl bg-brand-800 p-5 text-white pattern-kawung sm:p-9 xl:col-span-5">
          <h3 className="text-xl sm:text-2xl">{kitchen.title}</h3>
          <p className="mt-2 text-brand-100 max-sm:text-sm">{kitchen.text}</p>
          <dl className="mt-4 divide-y divide-white/20 border-t border-white/20">
            {kitchenFigures.map(({ value, label }) => (
              <div key={value} className="flex flex-row-reverse items-baseline justify-end gap-x-4 py-2">
                <dt className="text-sm text-brand-100">{label}</dt>
                <dd className="w-30 shrink-0 whitespace-nowrap text-lg leading-tight font-extrabold tracking-tight text-saffron-300">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-brand-100">{kitchen.source}</p>
        </div>
      </div>
    </Section>
  );
}

export function BusinessOpportunities() {
  return (
    <Section layout="side" isDense {...businessSection}>
      <FoldedList
        items={businessOpportunities.map(({ text, audience, ...item }) => ({
          ...item,
          text: (
            <>
              <p>{text}</p>
              <p className="text-sm">{audience}</p>
            </>
          ),
        }))}
      />
      <ButtonLink to={anchors.sekilasPeluang} className="mt-6">
        Pelajari Lebih Lanjut Peluang Kemitraan
        <ArrowDown aria-hidden="true" className="size-5 shrink-0" />
      </ButtonLink>
    </Section>
  );
}

const wholeCard = 'decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0';

function PictureCard({ id, title, text, link, to, image }: (typeof overviewCards)[number]) {
  return (
    <li
      id={id}
      className={`group relative flex flex-col overflow-hidden rounded-3xl border border-paper-line bg-white ${swipedCard}`}
    >
      <Illustration picture={image} className="aspect-5/3 w-full object-cover max-sm:hidden" />
      <div className="flex flex-1 flex-col p-4 sm:p-8">
        <h3 className="text-lg sm:text-2xl">{title}</h3>
        <p className="mt-1 flex-1 text-ink-soft max-sm:text-sm sm:mt-2">{text}</p>
        <p className="mt-2 font-semibold sm:mt-5 text-brand-700">
          <Link to={to} className={wholeCard}>
            {link}
          </Link>
          <ArrowRight aria-hidden="true" className="ml-2 inline size-5" />
        </p>
      </div>
    </li>
  );
}

function OthersCard() {
  return (
    <li
      className={`group relative flex flex-col rounded-3xl bg-brand-800 p-4 text-white pattern-kawung sm:p-8 ${swipedCard}`}
    >
      <h3 className="text-lg sm:text-2xl">{otherOpportunities.title}</h3>
      <ul className="mt-1 flex-1 text-brand-100 max-sm:text-sm sm:mt-6 sm:divide-y sm:divide-white/20 sm:border-y sm:border-white/20 sm:text-lg">
        {otherOpportunities.names.map((name) => (
          <li key={name} className="sm:py-3.5">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-2 font-semibold text-saffron-300 sm:mt-5">
        <Link to={paths.kemitraan} className={wholeCard}>
          Buka Kemitraan Strategis
        </Link>
        <ArrowRight aria-hidden="true" className="ml-2 inline size-5" />
      </p>
    </li>
  );
}

/** An overview of the opportunities; other pages link to it. */
export function PartnershipOverview() {
  return (
    <Section id="sekilas-peluang-kolaborasi" tone="white" isDense {...overviewSection}>
      <SwipedRow label="Peluang kolaborasi" className="sm:gap-5 md:grid-cols-2">
        {overviewCards.map((card) => (
          <PictureCard key={card.id} {...card} />
        ))}
        <OthersCard />
      </SwipedRow>
      <ButtonLink to={paths.kemitraan} variant="outline" className="mt-5 sm:mt-8">
        Lihat Semua Peluang Kemitraan
      </ButtonLink>
    </Section>
  );
}
