// Turns rows into what pages show, with the site's functions. Vite runs this file, as it resolves '@/'.
import { faqOf } from '@/features/leads/contact/faq-row';
import { dayFigures } from '@/features/kitchens/numbers/sums';
import { photoOf } from '@/features/editorial/gallery/photo-row';
import { articlePictures } from '@/features/editorial/news/article-text';
import { newsItemOf } from '@/features/editorial/news/news-row';
import type { Drawings } from '@/components/site-picture';
import { companyOf, unknownCompany } from '@/lib/content/company-row';
import type { SiteContent } from './site-content.ts';

/** The content as pages show it. */
export function viewModels({ company, news, texts, photos, faq, figures }: SiteContent, drawings: Drawings) {
  return {
    company: companyOf(company ?? unknownCompany),
    news: news.map((row) => newsItemOf(row, drawings)),
    /** The photos below the text of an article, by slug. */
    textPhotos: new Map([...texts].map(([slug, text]) => [slug, articlePictures(text.photos)])),
    photos: photos.map((row) => photoOf(row, drawings)),
    faq: faq.map(faqOf),
    figures: dayFigures(figures),
  };
}
