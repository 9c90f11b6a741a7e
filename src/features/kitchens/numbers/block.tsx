import { type ReactNode, useId } from 'react';

interface BlockProps {
  title: string;
  /** The sentences about how the block's numbers are counted. */
  method: string[];
  children: ReactNode;
}

/** A block of numbers beside how they are counted. */
export function NumbersBlock({ title, method, children }: BlockProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="mt-12 grid gap-x-12 gap-y-5 border-t border-paper-line pt-10 sm:mt-16 xl:grid-cols-12 xl:grid-rows-[auto_1fr]"
    >
      <h2 id={headingId} className="text-2xl xl:col-span-4">
        {title}
      </h2>
      <div className="sm:rounded-2xl sm:border sm:border-paper-line sm:bg-white sm:px-6 sm:py-5 xl:col-span-8 xl:row-span-2 xl:self-start">
        {children}
      </div>
      <div className="max-w-prose space-y-3 text-sm text-ink-soft xl:col-span-4">
        {method.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
