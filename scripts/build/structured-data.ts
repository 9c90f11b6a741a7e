import { addressProperties } from './page-tags.ts';

/** Required properties of the types that the site uses (schema.org and Google's rich results). */
const requiredProperties: Record<string, string[]> = {
  Organization: ['name', 'url'],
  NewsArticle: ['headline', 'datePublished', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
  Place: ['name', 'address'],
  AdministrativeArea: ['name'],
};

/** A mistake in JSON-LD, and the value that made it, which may stand in a row. */
export interface DataProblem {
  sentence: string;
  cause?: string;
}

/** The mistakes in a page's JSON-LD; none when it is valid. */
export function structuredDataProblems(json: string): DataProblem[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [{ sentence: `JSON-LD does not parse: ${String(error)}` }];
  }
  if (!isRecord(data)) return [{ sentence: 'JSON-LD is not an object' }];
  const problems =
    data['@context'] === 'https://schema.org' ? [] : [{ sentence: 'JSON-LD lacks its @context' }];
  return [...problems, ...nodeProblems(data)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodeProblems(node: unknown): DataProblem[] {
  if (Array.isArray(node)) return node.flatMap(nodeProblems);
  if (!isRecord(node)) return [];
  const type = String(node['@type']);
  const required = requiredProperties[type];
  if (!required) return [{ sentence: `JSON-LD has the type ${type}, whose rules the build does not know` }];

  const problems: DataProblem[] = required
    .filter((name) => node[name] === undefined || node[name] === '')
    .map((name) => ({ sentence: `JSON-LD ${type} lacks ${name}` }));
  for (const [name, value] of Object.entries(node)) {
    if (addressProperties.has(name) && typeof value === 'string' && !URL.canParse(value))
      problems.push({ sentence: `JSON-LD ${type}.${name} is not a full address: ${value}`, cause: value });
    if (name.startsWith('date') && Number.isNaN(Date.parse(String(value))))
      problems.push({ sentence: `JSON-LD ${type}.${name} is not a date: ${String(value)}` });
    problems.push(...nodeProblems(value));
  }
  if (type === 'BreadcrumbList') problems.push(...orderProblems(node['itemListElement']));
  return problems;
}

function orderProblems(items: unknown): DataProblem[] {
  const isOrdered =
    Array.isArray(items) && items.every((item, index) => isRecord(item) && item['position'] === index + 1);
  return isOrdered ? [] : [{ sentence: 'JSON-LD BreadcrumbList does not count 1, 2, 3' }];
}
