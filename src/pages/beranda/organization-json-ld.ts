import { site } from '@/config/site';
import type { Company } from '@/lib/content/company-row';
import type { StructuredData } from '@/lib/structured-data';
import { absoluteUrl } from '@/lib/url/site-url';

/** The company as structured data for search engines. */
export const organizationJsonLd = ({ address, phone, email }: Company): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.legalName,
  alternateName: site.name,
  description: site.description,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  email,
  telephone: phone.display,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.province,
    postalCode: address.postalCode,
    addressCountry: 'ID',
  },
  areaServed: { '@type': 'AdministrativeArea', name: address.province },
});
