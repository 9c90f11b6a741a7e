import { Parser } from 'htmlparser2';

/** An element of a page. */
export interface Tag {
  name: string;
  attribs: Record<string, string>;
  /** What it holds, if that is nothing but text. */
  text: string;
}

/** The elements of a page. What stands in texts and values is none: anybody may have written it. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let open: Tag | undefined;
  const parser = new Parser({
    onopentag: (name, attribs) => tags.push((open = { name, attribs, text: '' })),
    ontext: (text) => open && (open.text += text),
    onclosetag: () => (open = undefined),
  });
  parser.end(html);
  return tags;
}

/** The texts of all elements of a kind, such as `title`. */
export const textsOf = (tags: Tag[], name: 'title' | 'style') =>
  tags.filter((tag) => tag.name === name).map(({ text }) => text);

/** The JSON-LD of a page, not yet parsed. */
export const structuredDataOf = (tags: Tag[]) =>
  tags.filter(({ attribs }) => attribs['type'] === 'application/ld+json').map(({ text }) => text);

const inAttribute = new Set(['src', 'href', 'poster', 'action', 'data']);
const inList = new Set(['srcset', 'imagesrcset']);
const metaWithAddress = /^(?:og|twitter):(?:url|image|audio|video)(?::(?:secure_)?url)?$/;

/** Properties of JSON-LD that hold an address. */
export const addressProperties = new Set([
  '@id',
  'contentUrl',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'sameAs',
  'thumbnailUrl',
  'url',
]);

function addressesInTag({ name, attribs }: Tag): string[] {
  if (name === 'meta') {
    const kind = attribs['property'] ?? attribs['name'] ?? '';
    return metaWithAddress.test(kind) ? [attribs['content'] ?? ''] : [];
  }
  return Object.entries(attribs).flatMap(([key, value]) => {
    if (inAttribute.has(key)) return [value];
    if (!inList.has(key)) return [];
    return value.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  });
}

function addressesInData(json: string): string[] {
  const found: unknown[] = [];
  try {
    JSON.parse(json, function (this: unknown, key, value: unknown) {
      // A list's items have the numbers of its places for keys.
      if (addressProperties.has(key)) found.push(value);
      return value;
    });
  } catch {
    // Reported where structured data are checked.
  }
  return found.flat().filter((value) => typeof value === 'string');
}

/** The addresses of a page, by the attribute or property that holds one: names and descriptions hold none. */
export function addressesIn(tags: Tag[]): string[] {
  return [
    ...tags.flatMap(addressesInTag),
    ...structuredDataOf(tags).flatMap(addressesInData),
    ...textsOf(tags, 'style').flatMap((rules) =>
      [...rules.matchAll(/url\(["']?([^"')]*)/g)].map(([, address = '']) => address),
    ),
  ];
}
