import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** The column of a page's content, with the same width and gutters everywhere. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('mx-auto w-full max-w-page px-5 sm:px-8 xl:px-12', className)} {...props} />;
}

const tones = {
  paper: '',
  deep: 'bg-paper-deep',
  white: 'border-y border-paper-line bg-white',
  green: 'bg-brand-800 text-white pattern-kawung',
} as const;

interface SectionProps {
  title: string;
  id?: string;
  eyebrow?: string;
  lead?: ReactNode;
  tone?: keyof typeof tones;
  /** 'side': on wide screens the heading stands beside the content instead of above it. */
  layout?: 'stacked' | 'side';
  /** Whether there is little in it, so that less room is left around it on wide screens. */
  isDense?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A block of a page, with the heading that all sections share. */
export function Section({
  title,
  id,
  eyebrow,
  lead,
  tone = 'paper',
  layout = 'stacked',
  isDense = false,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  const onGreen = tone === 'green';
  const isSide = layout === 'side';
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('py-7', isDense ? 'sm:py-12' : 'sm:py-20 lg:py-24', tones[tone], className)}
    >
      <Container className={clsx(isSide && 'xl:grid xl:grid-cols-12 xl:gap-12')}>
        <div className={clsx('max-w-3xl', isSide && 'xl:sticky xl:top-10 xl:col-span-4 xl:self-start')}>
          {eyebrow && (
            <Eyebrow onGreen={onGreen} className="max-sm:hidden">
              {eyebrow}
            </Eyebrow>
          )}
          <h2
            id={headingId}
            className={clsx(
              isDense ? 'text-xl' : 'text-2xl',
              'sm:text-3xl',
              isSide ? 'lg:text-4xl xl:text-3xl' : 'lg:text-4xl',
            )}
          >
            {title}
          </h2>
          {lead && (
            <p className={clsx('mt-3 sm:mt-4 sm:text-lg', onGreen ? 'text-brand-100' : 'text-ink-soft')}>
              {lead}
            </p>
          )}
        </div>
        {children && (
          <div className={clsx('mt-6 sm:mt-10 print:mt-4', isSide && 'xl:col-span-8 xl:mt-0')}>
            {children}
          </div>
        )}
      </Container>
    </section>
  );
}

interface EyebrowProps {
  onGreen?: boolean;
  className?: string;
  children: ReactNode;
}

/** The small line above a heading. */
export function Eyebrow({ onGreen = false, className, children }: EyebrowProps) {
  return (
    <p
      className={clsx(
        'mb-3 flex items-center gap-3 text-sm font-bold',
        onGreen ? 'text-saffron-300' : 'text-brand-600',
        className,
      )}
    >
      <span aria-hidden="true" className="h-0.5 w-8 bg-saffron-400" />
      {children}
    </p>
  );
}

interface ClosingCallProps {
  title: string;
  /** The buttons, the primary one first. */
  actions: ReactNode;
  children: ReactNode;
}

/** The end of a page: a question, and the links that answer it. */
export function ClosingCall({ title, actions, children }: ClosingCallProps) {
  return (
    <section aria-label={title} className="py-7 sm:py-20 lg:py-24">
      <Container>
        <div className="grid items-end gap-6 rounded-3xl bg-saffron-400 p-6 sm:gap-8 sm:p-12 xl:grid-cols-12">
          <div className="xl:col-span-7">
            <h2 className="text-2xl sm:text-4xl">{title}</h2>
            <div className="mt-3 max-w-prose sm:mt-4 sm:text-lg">{children}</div>
          </div>
          <div className="flex flex-wrap gap-3 xl:col-span-5 xl:justify-end">{actions}</div>
        </div>
      </Container>
    </section>
  );
}
