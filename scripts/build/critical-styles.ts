import Beasties from 'beasties';

// The fallback, which is a font of the device, stays: text must not move when the web font comes.
const webFont = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Gives a page the rules it uses in its head, and its stylesheets at its end: text and pictures are then shown without
 * waiting for another file. What the page shows later, and the next pages, find their rules in the stylesheets, and so
 * does the web font: known sooner, it delays the first text by its download.
 * @param outDir - where the stylesheets are
 */
export function criticalStyles(outDir: string): (html: string) => Promise<string> {
  const beasties = new Beasties({
    path: outDir,
    publicPath: '/',
    inlineFonts: true,
    preloadFonts: false,
    logLevel: 'error',
  });
  return async (html) => {
    const links = html.match(stylesheet) ?? [];
    // Its own serializer need not repeat React's HTML to the letter.
    const [style] = /<style>[^]*?<\/style>/.exec(await beasties.process(html)) ?? [];
    if (!style) throw new Error('A page uses no rule of its stylesheet.');
    return html
      .replace(stylesheet, '')
      .replace('</head>', () => `  ${style.replaceAll(webFont, '')}\n  </head>`)
      .replace('</body>', () => `${links.join('')}\n  </body>`);
  };
}
