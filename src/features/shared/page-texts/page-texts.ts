import { builtPageTexts } from 'virtual:content/page-texts';
import { createTopic, useContent } from '@/lib/content/content';
import type { Tables } from '@/lib/supabase/database.types';
import { type PageTexts, pageTexts, type TextPage } from './content';

/** The columns of a page's texts that pages read. */
export type PageTextsRow = Pick<Tables<'page_texts'>, 'page' | keyof PageTexts>;

const pageTextsTopic = createTopic<PageTextsRow[]>(builtPageTexts, async (tables) => {
  const { publishedPageTexts } = await import('@/lib/content/published');
  return publishedPageTexts(tables);
});

/** A page's texts: the owner's, and those of the code where there are none. */
export function usePageTexts(page: TextPage): PageTexts {
  const row = useContent(pageTextsTopic).find((one) => one.page === page);
  const texts = pageTexts[page];
  return {
    hero_title: row?.hero_title ?? texts.hero_title,
    hero_lead: row?.hero_lead ?? texts.hero_lead,
    closing_title: row?.closing_title ?? texts.closing_title,
    closing_text: row?.closing_text ?? texts.closing_text,
  };
}
