import { TextLink } from '@/components/links';
import { Accordion } from '@/components/ui/accordion';
import { faqs } from './content';

/** The FAQ as structured data for search engines. */
export const faqJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

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
