import { ArrowDown, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
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
    <Section {...basicsSection}>
      <div className="grid gap-5 xl:grid-cols-12">
        <Card className="flex flex-col p-6 sm:p-9 xl:col-span-7">
          <h3 className="text-2xl">{basis.title}</h3>
          <p className="mt-3 text-ink-soft">{basis.text}</p>
          <dl className="mt-6 grid grow divide-y divide-paper-line border-y border-paper-line">
            {regulations.map(({ name, text }) => (
              <div key={name} className="grid content-center gap-x-8 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
                <dt className="font-bold">{name}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <div className="rounded-2xl bg-brand-800 p-6 text-white pattern-kawung sm:p-9 xl:col-span-5">
          <h3 className="text-2xl">{kitchen.title}</h3>
          <p className="mt-3 text-brand-100">{kitchen.text}</p>
          <dl className="mt-6 space-y-5">
            {kitchenFigures.map(({ value, label }) => (
              <div key={value} className="flex flex-col-reverse border-t border-white/20 pt-4">
                <dt className="text-brand-100">{label}</dt>
                <dd className="text-3xl leading-tight font-extrabold tracking-tight text-saffron-300">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-sm text-brand-100">{kitchen.source}</p>
        </div>
      </div>
    </Section>
  );
}

export function BusinessOpportunities() {
  return (
    <Section layout="side" {...businessSection}>
      <ul className="divide-y divide-paper-line border-y border-paper-line">
        {businessOpportunities.map(({ title, text, audience, Icon }) => (
          <li key={title} className="grid gap-x-6 py-5 sm:grid-cols-[3.5rem_1fr] sm:py-7">
            <span className="grid size-14 place-items-center rounded-full bg-saffron-100 text-brand-700 max-sm:hidden">
              <Icon aria-hidden="true" className="size-7" strokeWidth={1.5} />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>
              <p className="mt-2 text-sm text-ink-muted">{audience}</p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to={anchors.sekilasPeluang} className="mt-8">
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
      className="group relative flex flex-col overflow-hidden rounded-3xl border border-paper-line bg-white"
    >
      <Illustration picture={image} className="aspect-5/3 w-full object-cover max-sm:hidden" />
      <div className="flex flex-1 flex-col p-6 sm:p-8">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-2 flex-1 text-ink-soft">{text}</p>
        <p className="mt-5 font-semibold text-brand-700">
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
    <li className="group relative flex flex-col rounded-3xl bg-brand-800 p-6 text-white pattern-kawung sm:p-8">
      <h3 className="text-2xl">{otherOpportunities.title}</h3>
      <p className="mt-2 text-brand-100">{otherOpportunities.text}</p>
      <ul className="mt-6 flex-1 divide-y divide-white/20 border-y border-white/20 text-lg">
        {otherOpportunities.names.map((name) => (
          <li key={name} className="py-3.5">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-5 font-semibold text-saffron-300">
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
    <Section id="sekilas-peluang-kolaborasi" tone="white" {...overviewSection}>
      <ul className="grid gap-5 md:grid-cols-2">
        {overviewCards.map((card) => (
          <PictureCard key={card.id} {...card} />
        ))}
        <OthersCard />
      </ul>
      <ButtonLink to={paths.kemitraan} variant="outline" className="mt-8">
        Lihat Semua Peluang Kemitraan
      </ButtonLink>
    </Section>
  );
}
