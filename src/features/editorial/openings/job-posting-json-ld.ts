import { site } from '@/config/site';
import type { StructuredData } from '@/lib/structured-data';
import { absoluteUrl } from '@/lib/url/site-url';
import type { Opening } from './content';

/** A vacancy as structured data for search engines (schema.org/JobPosting). */
export const jobPostingJsonLd = (opening: Opening): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: opening.title,
  description: opening.description,
  datePosted: opening.created_at.slice(0, 10),
  validThrough: `${opening.closes_on}T23:59:59+07:00`,
  hiringOrganization: { '@type': 'Organization', name: site.legalName, url: absoluteUrl('/') },
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
});
