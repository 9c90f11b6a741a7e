import type { Tables } from '@/lib/supabase/database.types';

/** The columns of a question that pages read. */
type FaqRow = Pick<Tables<'faq_entries'>, 'question' | 'answer' | 'link_text' | 'link_to'>;

export interface Faq {
  question: string;
  answer: string;
  /** The link below the answer: to a path of the site, or the https URL of another. */
  link?: { text: string; to: string };
}

export function faqOf({ question, answer, link_text: text, link_to: to }: FaqRow): Faq {
  return { question, answer, ...(text && to && { link: { text, to } }) };
}
