export interface PageParts {
  /** Vite's index.html, with the entry's tags. */
  template: string;
  /** What React rendered: head tags first. */
  rendered: string;
  /** What `#root` notes, so that the browser knows whether to hydrate; absent where it must not. */
  path?: string;
  /** Whether the browser must not wait until it is idle. */
  readsData: boolean;
  /** Addresses to fetch at once, beyond the template's. */
  preload: { scripts: string[]; styles: string[]; fonts: string[] };
  /** Another origin that the page will ask for data. */
  preconnect?: string;
  /** Further tags of the head, alike on all pages. */
  siteLinks: string[];
}

const leadingHeadTag = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;
const headSlot = '<!--page-->';
const rootSlot = '<div id="root"></div>';

/** Separates the head tags, which React hoists to the front, from the page itself. */
function splitHead(rendered: string): { head: string[]; body: string } {
  const head: string[] = [];
  let body = rendered;
  for (let tag = leadingHeadTag.exec(body); tag; tag = leadingHeadTag.exec(body)) {
    head.push(tag[0]);
    body = body.slice(tag[0].length);
  }
  return { head, body };
}

// Lets the browser's entry find and remove the tags when it does not hydrate the page.
const mark = (tag: string) => tag.replace(/^<\w+/, '$& data-page=""');

// Text and pictures first: the page can be read before its script runs, and in another font.
const behindText =
  /<(script type="module"|link rel="(?:modulepreload|stylesheet)"|link rel="preload" as="font")/g;

/** The document of a page. */
export function pageHtml(parts: PageParts): string {
  const { template, rendered, path, readsData, preload, preconnect, siteLinks } = parts;
  for (const slot of [headSlot, rootSlot])
    if (!template.includes(slot)) throw new Error(`index.html lacks ${slot}`);

  const { head, body } = splitHead(rendered);
  const links = [
    ...preload.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(preconnect ? [`<link rel="preconnect" crossorigin href="${preconnect}">`] : []),
    ...preload.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...siteLinks,
  ];
  // A font that is asked for sooner keeps the text from being shown without it.
  const endLinks = preload.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  const notes = [
    ...(path === undefined ? [] : [`data-path="${path}"`]),
    ...(readsData ? ['data-reads-data'] : []),
  ];
  const root = `<div ${['id="root"', ...notes].join(' ')}>`;
  return template
    .replace(headSlot, () => head.map(mark).join('\n    '))
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace('</body>', () => `  ${endLinks.join('\n    ')}\n  </body>`)
    .replaceAll(behindText, '<$1 fetchpriority="low"')
    .replace(rootSlot, () => `${root}${body}</div>`);
}
