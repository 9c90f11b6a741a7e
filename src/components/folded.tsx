import { clsx } from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useIsPrinting } from '@/lib/use-is-printing';

interface FoldedProps extends Omit<ComponentProps<'details'>, 'open' | 'onToggle'> {
  summary: ReactNode;
  /** Where the summary heads a section: which heading it is. Such folds are rows from edge to edge, one below the other. */
  heading?: 'h2' | 'h3' | 'h4';
  startsOpen?: boolean;
}

/**
 * Details that few ask for: closed on a screen, open on paper, without JavaScript, and where a link leads into them
 * (`unfold`). The browser's search finds them.
 */
export function Folded(folded: FoldedProps) {
  const { summary, heading: Heading, startsOpen = false, className, children, ...props } = folded;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const isPrinting = useIsPrinting();
  return (
    <details
      {...props}
      open={isPrinting || isOpen}
      onToggle={({ currentTarget }) => !isPrinting && setIsOpen(currentTarget.open)}
      className={clsx(
        'folded group/fold',
        Heading ? 'border-y border-paper-line [.folded+&]:border-t-0' : 'mt-5',
        className,
      )}
    >
      {Heading ? (
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-6 py-3 hover:text-brand-600 [&::-webkit-details-marker]:hidden">
          <Heading className="min-w-0 text-lg">{summary}</Heading>
          <ChevronDown
            aria-hidden="true"
            className="size-6 shrink-0 text-brand-600 transition-transform group-open/fold:rotate-180 motion-reduce:transition-none print:hidden"
          />
        </summary>
      ) : (
        <summary className="min-h-9 w-fit cursor-pointer content-center font-semibold text-brand-700">
          {summary}
        </summary>
      )}
      {Heading ? <div className="pb-6">{children}</div> : children}
    </details>
  );
}

interface FoldedListProps {
  items: readonly { title: string; text: ReactNode; Icon?: LucideIcon }[];
  /** Whether wide screens have two columns. */
  isWide?: boolean;
}

/** Titles in sight, with what there is to say to each folded below it. */
export function FoldedList({ items, isWide }: FoldedListProps) {
  return (
    <ul className={clsx('grid gap-x-12', isWide && 'lg:grid-cols-2')}>
      {items.map(({ title, text, Icon }) => (
        // Neighbours share a line.
        <li key={title} className="-mt-px">
          <Folded
            heading="h3"
            summary={
              Icon ? (
                <span className="flex gap-3">
                  <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-saffron-600" />
                  <span>{title}</span>
                </span>
              ) : (
                title
              )
            }
          >
            <div className="max-w-prose space-y-2 text-ink-soft">{text}</div>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
