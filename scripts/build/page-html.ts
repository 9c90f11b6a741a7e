export interface PageParts {
  /** The index.html that Vite built, with the tags of the entry. */
  template: string;
  /** React's output: head tags first. */
  rendered: string;
  /** The path in `data-path` of `#root`, by which the browser decides whether to hydrate; absent where it must not. */
  path?: string;
  /** The element with the data that the page was rendered with, if it has any. */
  data?: string;
  /** Whether to hydrate at once instead of when the browser is idle. */
  readsData: boolean;
  /** URLs to load at once, besides those in the template. */
  preload: { scripts: string[]; styles: string[]; fonts: string[] };
  /** Another origin that the page will read data from. */
  preconnect?: string;
  /** Further head tags, the same on all pages. */
  siteLinks: string[];
}

const leadingHeadTag = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;
const headSlot = '<!--page-->';
const rootSlot = '<div id="root"></div>';

/** Splits off the head tags, which React hoists to the start of its output. */
function splitHead(rendered: string): { head: string[]; body: string } {
  const head: string[] = [];
  let body = rendered;
  for (let tag = leadingHeadTag.exec(body); tag; tag = leadingHeadTag.exec(body)) {
    head.push(tag[0]);
    body = body.slice(tag[0].length);
  }
  return { head, body };
}

// Marks the tags that src/app/start.tsx removes when it does not hydrate the page.
const mark = (tag: string) => tag.replace(/^<\w+/, '$& data-page=""');

// Low priority for scripts, stylesheets and fonts: the page is readable without them, so images go first.
const behindText =
  /<(script type="module"|link rel="(?:modulepreload|stylesheet)"|link rel="preload" as="font")/g;

export function pageHtml(parts: PageParts): string {
  const { template, rendered, path, data = '', readsData, preload, preconnect, siteLinks } = parts;
  for (const slot of [headSlot, rootSlot])
    if (!template.includes(slot)) throw new Error(`index.html lacks ${slot}`);

  const { head, body } = splitHead(rendered);
  const links = [
    ...preload.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(preconnect ? [`<link rel="preconnect" crossorigin href="${preconnect}">`] : []),
    ...preload.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...siteLinks,
  ];
  // At the end of the body: a font preloaded earlier delays the first paint of text.
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
    .replace(rootSlot, () => `${root}${body}</div>${data}`);
}
