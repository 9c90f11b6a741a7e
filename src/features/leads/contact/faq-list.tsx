import { TextAnchor, TextLink } from '@/components/links';
import { unmarked, WrittenText } from '@/components/written-text';
import { Accordion } from '@/components/ui/accordion';
import { useContent } from '@/lib/content/content';
import type { StructuredData } from '@/lib/structured-data';
import { faqTopic } from './content';
import type { Faq } from './faq-row';

/** The FAQ as structured data for search engines; none without a question. */
export const faqJsonLd = (faqs: Faq[]): StructuredData | undefined =>
  faqs.length > 0
    ? {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: unmarked(answer) },
        })),
      }
    : undefined;

function FaqLink({ text, to }: { text: string; to: string }) {
  const look = 'mt-3 inline-block';
  if (to.startsWith('/'))
    return (
      <TextLink to={to} className={look}>
        {text}
      </TextLink>
    );
  return (
    <TextAnchor href={to} rel="noopener noreferrer" className={look}>
      {text}
    </TextAnchor>
  );
}

/** A question of the accordion, with its answer. */
export const faqItem = ({ question, answer, link }: Faq) => ({
  title: question,
  content: (
    <div className="max-w-prose pb-6">
      <p className="text-ink-soft">
        <WrittenText text={answer} />
      </p>
      {link && <FaqLink {...link} />}
    </div>
  ),
});

export function FaqList() {
  const faqs = useContent(faqTopic);
  if (faqs.length === 0) return <p className="text-ink-soft">Belum ada tanya jawab di sini.</p>;
  return <Accordion items={faqs.map(faqItem)} />;
}
