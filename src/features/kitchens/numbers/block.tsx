import { type ReactNode, useId } from 'react';
import { Folded } from '@/components/folded';

interface BlockProps {
  title: string;
  /** The sentences about how the block's numbers are counted. */
  method: string[];
  /** The numbers of the picture as a table. */
  table?: ReactNode;
  children: ReactNode;
}

/** A picture of numbers and, folded below it, its table and how they are counted. */
export function NumbersBlock({ title, method, table, children }: BlockProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="mt-6 grid gap-x-12 gap-y-3 border-t border-paper-line pt-5 sm:mt-12 sm:gap-y-4 sm:pt-10 xl:grid-cols-12"
    >
      <h2 id={headingId} className="text-lg sm:text-2xl xl:col-span-4">
        {title}
      </h2>
      <div className="sm:rounded-2xl sm:border sm:border-paper-line sm:bg-white sm:px-6 sm:py-5 xl:col-span-8">
        {children}
        <Folded
          className="mt-2 sm:mt-3"
          summary={
            <>
              <span>{table ? 'Tabel dan cara menghitung' : 'Cara menghitung'}</span>
              <span className="sr-only">: {title}</span>
            </>
          }
        >
          {table}
          <Method texts={method} />
        </Folded>
      </div>
    </section>
  );
}

/** How numbers are counted. */
export function Method({ texts }: { texts: ReactNode[] }) {
  return (
    <div className="mt-3 max-w-prose space-y-3 text-sm text-ink-soft">
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
