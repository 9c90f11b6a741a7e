/** A node of structured data, with what schema.org and Google's rich results require of its type. */
type Node<Type extends string, Required> = { '@type': Type } & Required & Record<string, unknown>;

type Organization = Node<'Organization', { name: string; url: string }>;
type PostalAddress = Node<'PostalAddress', { addressLocality: string; addressCountry: string }>;
type Place = Node<'Place', { name: string; address: PostalAddress }>;
type Question = Node<'Question', { name: string; acceptedAnswer: Node<'Answer', { text: string }> }>;
type ListItem = Node<'ListItem', { position: number; name: string; item: string }>;

type NewsArticle = Node<
  'NewsArticle',
  {
    headline: string;
    datePublished: string;
    image: string;
    author: Organization;
    publisher: Organization;
    mainEntityOfPage: string;
  }
>;

type JobPosting = Node<
  'JobPosting',
  {
    title: string;
    description: string;
    identifier: Node<'PropertyValue', { name: string; value: string }>;
    url: string;
    datePosted: string;
    validThrough: string;
    hiringOrganization: Organization;
    jobLocation: Place;
  }
>;

/** What a page tells search engines as JSON-LD; addresses are whole ones, as `absoluteUrl` makes them. */
export type StructuredData = { '@context': 'https://schema.org' } & (
  | Organization
  | NewsArticle
  | JobPosting
  | Node<'FAQPage', { mainEntity: Question[] }>
  | Node<'BreadcrumbList', { itemListElement: ListItem[] }>
);
