import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container, Eyebrow } from './section';
import { Illustration, type Picture } from './illustration';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  image: Picture;
  /** A link back, above the eyebrow. */
  back?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
  actions?: ReactNode;
  /** For a page that people open for its data: about half as high, on phones without the picture. */
  isCompact?: boolean;
}

const looks = {
  full: {
    grid: 'gap-8 py-10 sm:py-14 lg:grid-cols-12 lg:gap-12 lg:py-20',
    words: 'lg:col-span-7',
    eyebrow: '',
    title: 'text-4xl sm:text-5xl xl:text-[3.5rem]',
    lead: 'mt-5 text-lg sm:text-xl',
    actions: 'mt-8',
    picture: 'lg:col-span-5',
  },
  compact: {
    grid: 'gap-8 py-6 sm:grid-cols-12 lg:gap-12 lg:py-10',
    words: 'sm:col-span-8',
    eyebrow: 'max-sm:hidden',
    title: 'text-3xl sm:text-4xl xl:text-[2.5rem]',
    lead: 'mt-3 lg:text-lg',
    actions: 'mt-5',
    picture: 'max-sm:hidden sm:col-span-4',
  },
} as const;

/** The green top of every page: what the page is for, in one sentence and one picture. */
export function PageHero(props: PageHeroProps) {
  const { eyebrow, title, lead, image, back, children, actions, isCompact } = props;
  const look = looks[isCompact ? 'compact' : 'full'];
  return (
    <div className="bg-brand-800 text-white pattern-kawung">
      <Container className={clsx('grid items-center', look.grid)}>
        <div className={look.words}>
          {back && <div className="mb-5">{back}</div>}
          <Eyebrow onGreen className={look.eyebrow}>
            {eyebrow}
          </Eyebrow>
          <h1 className={look.title}>{title}</h1>
          <p className={clsx('max-w-prose text-brand-100', look.lead)}>{lead}</p>
          {children && <div>{children}</div>}
          {actions && <div className={clsx('flex flex-wrap gap-3', look.actions)}>{actions}</div>}
        </div>
        <Illustration
          picture={image}
          sizes="(min-width: 64rem) 40vw, 100vw"
          // A lazy picture is not loaded where it is hidden.
          priority={!isCompact}
          className={clsx('w-full rounded-3xl', look.picture)}
        />
      </Container>
    </div>
  );
}
