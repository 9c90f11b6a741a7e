import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container, Eyebrow } from './section';
import { Illustration, type Picture } from './illustration';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  /** The picture of the looks `full` and `compact`. */
  image?: Picture;
  /** A link back, above the eyebrow. */
  back?: ReactNode;
  /** Buttons or other content below the lead. */
  children?: ReactNode;
  actions?: ReactNode;
  /**
   * `compact`: for a page that people open for its data: about half as high, on phones without the picture. `search`: for a
   * page that is a box to fill in, with the look `heroBox`. `plain`: for a page whose content is pictures or a long text.
   */
  look?: keyof typeof looks;
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
    grid: 'py-10 sm:py-14',
    words: '',
    eyebrow: '',
    title: 'text-4xl sm:text-5xl xl:text-[3.5rem]',
    lead: 'mt-5 text-lg sm:text-xl',
    actions: 'mt-8',
    picture: '',
  },
} as const;

/** The top of every page: what the page is for, in one sentence, on green with a picture where the page is not one itself. */
export function PageHero(props: PageHeroProps) {
  const { eyebrow, title, lead, image, back, children, actions, look: name = 'full' } = props;
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
          {children && <div>{children}</div>}
          {actions && <div className={clsx('flex flex-wrap gap-3', look.actions)}>{actions}</div>}
        </div>
        {image && (
          <Illustration
            picture={image}
            sizes="(min-width: 64rem) 40vw, 100vw"
            // A lazy picture is not loaded where it is hidden.
            priority={name === 'full'}
            className={clsx('w-full rounded-3xl', look.picture)}
          />
        )}
      </Container>
    </div>
  );
}

/** The look of the box that a page is about; it covers the end of a hero with the look `search`. */
export const heroBox = 'relative -mt-10 max-w-3xl rounded-2xl border border-paper-line bg-white p-5 sm:p-7';
