import * as AccordionPrimitive from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Titles that open the panel below them, one at a time. */
export function Accordion({ items }: { items: { title: string; content: ReactNode }[] }) {
  const [openTitle, setOpenTitle] = useState('');
  return (
    <AccordionPrimitive.Root
      type="single"
      collapsible
      value={openTitle}
      onValueChange={setOpenTitle}
      className="divide-y divide-paper-line border-y border-paper-line"
    >
      {items.map(({ title, content }) => (
        <AccordionPrimitive.Item key={title} value={title}>
          <AccordionPrimitive.Header>
            <AccordionPrimitive.Trigger className="group flex w-full items-start justify-between gap-6 py-5 text-left text-lg font-bold tracking-normal text-wrap hover:text-brand-600 sm:text-xl">
              {title}
              <ChevronDown
                aria-hidden="true"
                className="mt-0.5 size-6 shrink-0 text-brand-600 transition-transform group-data-[state=open]:rotate-180 motion-reduce:transition-none"
              />
            </AccordionPrimitive.Trigger>
          </AccordionPrimitive.Header>
          <Panel title={title} isOpen={openTitle === title} onFound={setOpenTitle}>
            {content}
          </Panel>
        </AccordionPrimitive.Item>
      ))}
    </AccordionPrimitive.Root>
  );
}

interface PanelProps {
  title: string;
  isOpen: boolean;
  onFound: (title: string) => void;
  children: ReactNode;
}

/**
 * The panel below a title. It is always in the HTML: visible without JavaScript, and opened by the browser's
 * find-in-page when that finds text in it.
 */
function Panel({ title, isOpen, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (isOpen || !panel) return;
    const open = () => onFound(title);
    // React renders `hidden` as a boolean and has no onBeforeMatch.
    panel.setAttribute('hidden', 'until-found');
    panel.addEventListener('beforematch', open);
    return () => {
      panel.removeAttribute('hidden');
      panel.removeEventListener('beforematch', open);
    };
  }, [title, isOpen, onFound]);

  return (
    <AccordionPrimitive.Content
      ref={ref}
      forceMount
      // Hides a closed panel before hydration, too, except without JavaScript and in print.
      className="not-noscript:not-print:not-[[hidden]]:data-[state=closed]:hidden"
    >
      {children}
    </AccordionPrimitive.Content>
  );
}
