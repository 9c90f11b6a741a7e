import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container, Eyebrow } from './section';
import { Illustration, type Picture } from './illustration';

/** A fact for which most people open the page. */
export interface HeroFact {
  value: string;
  label: string;
}

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  /** The picture of the look `compact`. */
  image?: Picture;
  /** Two or three facts below the lead. */
  facts?: readonly HeroFact[];
  /** A link back, above the eyebrow. */
  back?: ReactNode;
  /** Buttons or other content below the lead. */
  children?: ReactNode;
  actions?: ReactNode;
  /**
   * `compact`: low enough that what people came for begins on the first screen, on phones without the picture. `search`: for
   * a page that is a box to fill in, with the look `heroBox`. `plain`: for a page whose content is pictures, numbers or a text.
   */
  look?: keyof typeof looks;
}

const looks = {
  compact: {
    grid: 'gap-8 py-6 sm:grid-cols-12 lg:gap-12 lg:py-10',
    words: 'sm:col-span-8',
    eyebrow: 'max-sm:hidden',
    title: 'text-3xl sm:text-4xl xl:text-[2.5rem]',
    lead: 'mt-3 lg:text-lg',
    actions: 'mt-5',
    picture: 'max-sm:hidden sm:col-span-4',
  },
  search: {
    grid: 'pt-6 pb-16',
    words: '',
    eyebrow: 'max-sm:hidden',
    title: 'text-2xl sm:text-4xl xl:text-[2.5rem]',
    lead: 'mt-3 lg:text-lg',
    actions: 'mt-5',
    picture: '',
  },
  plain: {
    grid: 'py-6 sm:py-10',
    words: '',
    eyebrow: 'max-sm:hidden',
    title: 'text-3xl sm:text-4xl xl:text-[2.5rem]',
    lead: 'mt-3 lg:text-lg',
    actions: 'mt-5',
    picture: '',
  },
} as const;

/** The top of every page: what the page is for, in one sentence, on green with a picture where the page is not one itself. */
export function PageHero(props: PageHeroProps) {
  const { eyebrow, title, lead, image, facts, back, children, actions, look: name = 'compact' } = props;
  const look = looks[name];
  const onGreen = name !== 'plain';
  return (
    <div
      className={
        onGreen
          ? 'bg-brand-800 text-white pattern-kawung'
          : 'border-b border-paper-line bg-paper-deep pattern-kawung-hijau'
      }
    >
      <Container className={clsx('grid items-center', look.grid)}>
        <div className={look.words}>
          {back && <div className="mb-5">{back}</div>}
          <Eyebrow onGreen={onGreen} className={look.eyebrow}>
            {eyebrow}
          </Eyebrow>
          <h1 className={look.title}>{title}</h1>
          <p className={clsx('max-w-prose', onGreen ? 'text-brand-100' : 'text-ink-soft', look.lead)}>
            {lead}
          </p>
          {facts && <HeroFacts facts={facts} />}
          {children && <div>{children}</div>}
          {actions && <div className={clsx('flex flex-wrap gap-3', look.actions)}>{actions}</div>}
        </div>
        {image && (
          <Illustration
            picture={image}
            // Loaded lazily, as a phone hides it and so never loads it.
            sizes="(min-width: 64rem) 30vw, 40vw"
            className={clsx('w-full rounded-3xl', look.picture)}
          />
        )}
      </Container>
    </div>
  );
}

function HeroFacts({ facts }: { facts: readonly HeroFact[] }) {
  return (
    <dl className="mt-4 grid max-w-2xl gap-x-8 gap-y-1 border-t border-white/20 pt-3 sm:grid-cols-3">
      {facts.map(({ value, label }) => (
        <div
          key={value}
          className="flex flex-row-reverse items-baseline justify-end gap-x-3 sm:flex-col-reverse sm:items-start"
        >
          <dt className="text-sm leading-snug text-brand-100">{label}</dt>
          <dd className="text-lg leading-snug font-extrabold text-saffron-300 max-sm:w-36 max-sm:shrink-0 sm:text-xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The classes of a page's main box, which overlaps the end of a hero with the look `search`. */
export const heroBox = 'relative -mt-10 max-w-3xl rounded-2xl border border-paper-line bg-white p-5 sm:p-7';
