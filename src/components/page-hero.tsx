import type { ReactNode } from 'react';
import { Container } from './container';
import { Illustration, type Picture } from './illustration';
import { Eyebrow } from './section';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  image: Picture;
  /** A link back, above the eyebrow. */
  back?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The green top of every page: what the page is for, in one sentence and one picture. */
export function PageHero({ eyebrow, title, lead, image, back, actions, children }: PageHeroProps) {
  return (
    <div className="bg-brand-800 text-white pattern-kawung">
      <Container className="grid items-center gap-8 py-10 sm:py-14 lg:grid-cols-12 lg:gap-12 lg:py-20">
        <div className="lg:col-span-7">
          {back && <div className="mb-5">{back}</div>}
          <Eyebrow onGreen>{eyebrow}</Eyebrow>
          <h1 className="text-[min(2.25rem,11vw)] sm:text-5xl xl:text-6xl">{title}</h1>
          <p className="mt-5 max-w-prose text-lg text-brand-100 sm:text-xl">{lead}</p>
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
          {children}
        </div>
        <Illustration
          picture={image}
          sizes="(min-width: 64rem) 40vw, 100vw"
          priority
          className="w-full rounded-3xl lg:col-span-5"
        />
      </Container>
    </div>
  );
}
