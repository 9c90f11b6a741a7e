import { clsx } from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useIsPrinting } from '@/lib/use-is-printing';

interface FoldedProps extends Omit<ComponentProps<'details'>, 'open' | 'onToggle'> {
  summary: ReactNode;
  /** Where the summary heads a section: which heading it is. Such folds are rows from edge to edge, one below the other. */
  heading?: 'h2' | 'h3' | 'h4';
  startsOpen?: boolean;
  /** On wide screens its content always shows, below the heading. */
  onlyOnPhones?: boolean;
}

/**
 * Details that few ask for: closed on a screen, open on paper, without JavaScript, and where a link leads into them
 * (`LinkedFold`). The browser's search finds them.
 */
export function Folded(props: FoldedProps) {
  const { summary, heading: Heading, startsOpen = false, onlyOnPhones, className, children, ...rest } = props;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const isPrinting = useIsPrinting();
  return (
    <details
      {...rest}
      open={isPrinting || isOpen}
      onToggle={({ currentTarget }) => !isPrinting && setIsOpen(currentTarget.open)}
      className={clsx(
        'folded group/fold',
        Heading && 'border-y border-paper-line [.folded+&]:border-t-0',
        onlyOnPhones && 'unfolded:border-0 unfolded:details-content:[content-visibility:visible]',
        className ?? (!Heading && !onlyOnPhones && 'mt-5'),
      )}
    >
      <Summary heading={Heading} className={onlyOnPhones && 'unfolded:hidden'}>
        {summary}
      </Summary>
      {Heading && onlyOnPhones && <Heading className="hidden text-xl unfolded:block">{summary}</Heading>}
      {/* Not a div: the reader mode of browsers drops one whose words are links to a fifth. */}
      <section className={clsx(Heading && 'pb-6', onlyOnPhones && 'unfolded:pb-0')}>{children}</section>
    </details>
  );
}

interface SummaryProps {
  heading: FoldedProps['heading'];
  className: string | false | undefined;
  children: ReactNode;
}

function Summary({ heading: Heading, className, children }: SummaryProps) {
  if (!Heading)
    return (
      <summary
        className={clsx(
          'min-h-9 w-fit cursor-pointer content-center font-semibold text-brand-700',
          className,
        )}
      >
        {children}
      </summary>
    );
  return (
    <summary
      className={clsx(
        'flex min-h-14 cursor-pointer items-center justify-between gap-6 py-3 hover:text-brand-600 [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <Heading className="min-w-0 text-lg">{children}</Heading>
      <ChevronDown
        aria-hidden="true"
        className="size-6 shrink-0 text-brand-600 transition-transform group-open/fold:rotate-180 motion-reduce:transition-none print:hidden"
      />
    </summary>
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
