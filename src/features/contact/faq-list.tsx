import { ChevronDown } from 'lucide-react';
import { type ToggleEvent, useState } from 'react';
import { TextLink } from '@/components/text-link';
import { faqs } from './content';

/**
 * Questions that open one at a time. Native <details>: answers are in the HTML, open without a script and are found by
 * the browser's search; Radix' accordion would add 7 KB to the page and hide them until it has loaded.
 */
export function FaqList() {
  const [openQuestion, setOpenQuestion] = useState<string | null>(null);

  function follow(question: string, { currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    const isOpen = currentTarget.open;
    setOpenQuestion((current) => (isOpen ? question : current === question ? null : current));
  }

  return (
    <div className="divide-y divide-paper-line border-y border-paper-line">
      {faqs.map(({ question, answer, link }) => (
        // The shared name closes the others without a script; the state does where the browser doesn't know it.
        <details
          key={question}
          name="faq"
          open={openQuestion === question}
          onToggle={(event) => follow(question, event)}
          className="group"
        >
          <summary className="flex list-none items-start justify-between gap-6 py-5 text-lg font-bold hover:text-brand-600 sm:text-xl [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="mt-0.5 size-6 shrink-0 text-brand-600 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="max-w-prose pb-6">
            <p className="text-ink-soft">{answer}</p>
            <TextLink to={link.to} className="mt-3 inline-block">
              {link.text}
            </TextLink>
          </div>
        </details>
      ))}
    </div>
  );
}
