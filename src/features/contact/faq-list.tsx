import { TextLink } from '@/components/text-link';
import { Accordion } from '@/components/ui/accordion';
import { faqs } from './content';

export function FaqList() {
  return (
    <Accordion
      items={faqs.map(({ question, answer, link }) => ({
        title: question,
        content: (
          <div className="max-w-prose pb-6">
            <p className="text-ink-soft">{answer}</p>
            <TextLink to={link.to} className="mt-3 inline-block">
              {link.text}
            </TextLink>
          </div>
        ),
      }))}
    />
  );
}
