/** An element's start tag, as React and Vite write it: values in double quotes, with `<` and `"` escaped. */
export interface Tag {
  name: string;
  attributes: Map<string, string>;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string) => text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const startTag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;

/** The start tags of a page. What stands in texts and values is none: anybody may have written it. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(startTag)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }));
}

/** The texts of all elements of a kind, such as `title`, that hold nothing but text. */
export function textsOf(html: string, name: 'title' | 'style'): string[] {
  const element = new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`, 'g');
  return [...html.matchAll(element)].map(([, text = '']) => decode(text));
}

const jsonLd = /<script type="application\/ld\+json">([^]*?)<\/script>/g;

/** The JSON-LD of a page, not yet parsed. */
export const structuredDataOf = (html: string) => [...html.matchAll(jsonLd)].map(([, json = '']) => json);

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

function addressesInTag({ name, attributes }: Tag): string[] {
  if (name === 'meta') {
    const kind = attributes.get('property') ?? attributes.get('name') ?? '';
    return metaWithAddress.test(kind) ? [attributes.get('content') ?? ''] : [];
  }
  return [...attributes].flatMap(([key, value]) => {
    if (inAttribute.has(key)) return [value];
    if (!inList.has(key)) return [];
    return value.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  });
}

function addressesInData(node: unknown, isAddress = false): string[] {
  if (typeof node === 'string') return isAddress ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((value) => addressesInData(value, isAddress));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => addressesInData(value, addressProperties.has(key)));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Reported where structured data are checked.
    return undefined;
  }
}

/** The addresses of a page, by the attribute or property that holds one: names and descriptions hold none. */
export function addressesIn(html: string): string[] {
  return [
    ...tagsOf(html).flatMap(addressesInTag),
    ...structuredDataOf(html).flatMap((json) => addressesInData(parsed(json))),
    ...textsOf(html, 'style').flatMap((rules) =>
      [...rules.matchAll(/url\(["']?([^"')]*)/g)].map(([, address = '']) => address),
    ),
  ];
}
