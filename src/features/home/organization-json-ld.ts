import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/url/site-url';

/** The company as structured data for search engines. */
export const organizationJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.legalName,
  alternateName: site.name,
  description: site.description,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  email: site.email,
  telephone: site.phone.display,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.city,
    addressRegion: site.address.province,
    postalCode: site.address.postalCode,
    addressCountry: 'ID',
  },
  areaServed: { '@type': 'AdministrativeArea', name: site.address.province },
};
