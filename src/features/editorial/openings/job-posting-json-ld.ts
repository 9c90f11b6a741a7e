import { openingPath } from '@/config/paths';
import { site } from '@/config/site';
import { calledName } from '@/features/kitchens/sppg/called';
import type { StructuredData } from '@/lib/structured-data';
import { absoluteUrl } from '@/lib/url/site-url';
import type { Opening } from './content';

/** A text's lines as HTML paragraphs, as search engines want them. */
const paragraphs = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n+/)
    .map((line) => `<p>${line}</p>`)
    .join('');

/** A vacancy as structured data for search engines (schema.org/JobPosting), without the pay, which is no number. */
export const jobPostingJsonLd = (opening: Opening): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: opening.title,
  description: paragraphs(opening.description),
  identifier: { '@type': 'PropertyValue', name: site.legalName, value: opening.slug },
  url: absoluteUrl(openingPath(opening.slug)),
  datePosted: opening.created_at.slice(0, 10),
  validThrough: `${opening.closes_on}T23:59:59+07:00`,
  ...(opening.hours && { workHours: opening.hours }),
  hiringOrganization: { '@type': 'Organization', name: site.legalName, url: absoluteUrl('/') },
  jobLocation: {
    '@type': 'Place',
    name: calledName(opening.sppg_disebut),
    address: {
      '@type': 'PostalAddress',
      addressLocality: opening.sppg_disebut.kabupaten_kota ?? 'Jawa Tengah',
      addressRegion: 'Jawa Tengah',
      addressCountry: 'ID',
    },
  },
});
