import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/url/site-url';
import type { Opening } from './content';

/** The vacancies as structured data for search engines (schema.org/JobPosting); undefined without any. */
export function jobPostingsJsonLd(openings: Opening[]): object | undefined {
  if (openings.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@graph': openings.map((opening) => ({
      '@type': 'JobPosting',
      title: opening.title,
      description: opening.description,
      datePosted: opening.created_at.slice(0, 10),
      validThrough: `${opening.closes_on}T23:59:59+07:00`,
      hiringOrganization: { '@type': 'Organization', name: site.legalName, sameAs: absoluteUrl('/') },
      jobLocation: {
        '@type': 'Place',
        name: opening.kitchen,
        address: {
          '@type': 'PostalAddress',
          addressLocality: opening.kabupaten_kota,
          addressRegion: 'Jawa Tengah',
          addressCountry: 'ID',
        },
      },
      directApply: true,
    })),
  };
}
