import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { otherOpportunities, overviewCards, overviewSection } from './content';

const wholeCard = 'decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0';

function PictureCard({ id, title, text, link, to, image }: (typeof overviewCards)[number]) {
  return (
    <li
      id={id}
      className="group relative flex flex-col overflow-hidden rounded-3xl border border-paper-line bg-white"
    >
      <Illustration picture={image} className="aspect-5/3 w-full object-cover" />
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
