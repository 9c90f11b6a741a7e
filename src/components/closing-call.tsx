import type { ReactNode } from 'react';
import { Container } from './container';

interface ClosingCallProps {
  title: string;
  /** Buttons, the primary one first. */
  actions: ReactNode;
  children: ReactNode;
}

/** The end of a page: a question, and the links that answer it. */
export function ClosingCall({ title, actions, children }: ClosingCallProps) {
  return (
    <section aria-label={title} className="py-14 sm:py-20 lg:py-24">
      <Container>
        <div className="grid items-end gap-8 rounded-3xl bg-saffron-400 p-7 sm:p-12 xl:grid-cols-12">
          <div className="xl:col-span-7">
            <h2 className="text-3xl sm:text-4xl">{title}</h2>
            <div className="mt-4 max-w-prose text-lg">{children}</div>
          </div>
          <div className="flex flex-wrap gap-3 xl:col-span-5 xl:justify-end">{actions}</div>
        </div>
      </Container>
    </section>
  );
}
