import { useMatches } from 'react-router-dom';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import type { StructuredData } from '@/lib/structured-data';
import { absoluteUrl } from '@/lib/url/site-url';
import { hasCrumb } from '@/lib/route-handle';
import { MadeHtml } from './made-html';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's path, for its canonical URL. */
  path: string;
  /** The image of link previews, a PNG or a photo; the social card when absent. */
  image?: { src: string; width: number; height: number; alt: string };
  /** The ISO date of an article. */
  publishedOn?: string;
  /** Structured data (schema.org) of this page. */
  jsonLd?: StructuredData | readonly StructuredData[] | undefined;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

const socialCard = {
  src: '/social-card.png',
  width: 1200,
  height: 630,
  alt: 'Ompreng berisi nasi, ayam, tempe, sayur, dan jeruk di atas tampah.',
};

interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs as structured data for search engines. */
function breadcrumbJsonLd(trail: Crumb[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: absoluteUrl(item.path),
    })),
  };
}

/** The sections above the page, from the route table. */
function useSections(path: string): Crumb[] {
  return useMatches().flatMap(({ pathname, handle }) =>
    hasCrumb(handle) && pathname !== path ? [{ name: handle.crumb, path: pathname }] : [],
  );
}

function JsonLd({ data }: { data: StructuredData | undefined }) {
  if (!data) return null;
  // '<' is escaped, so that no text can close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // As HTML: React makes a script element in a way that Trusted Types refuse.
  return <MadeHtml className="hidden" html={`<script type="application/ld+json">${json}</script>`} />;
}

/** Title, description and link preview of a page; React moves the tags into the document's head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, image = socialCard, publishedOn, jsonLd, noIndex } = props;
  const fullTitle = title === site.name ? `${site.name}: ${site.tagline}` : `${title} | ${site.name}`;
  const url = absoluteUrl(path);
  const sections = useSections(path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={publishedOn ? 'article' : 'website'} />
      {publishedOn && <meta property="article:published_time" content={publishedOn} />}
      <meta property="og:image" content={absoluteUrl(image.src)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="id_ID" />
      <meta name="twitter:card" content="summary_large_image" />
      {(Array.isArray(jsonLd) ? jsonLd : [jsonLd]).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      {sections.length > 0 && (
        <JsonLd
          data={breadcrumbJsonLd([{ name: 'Beranda', path: paths.home }, ...sections, { name: title, path }])}
        />
      )}
    </>
  );
}
