import { readdirSync } from 'node:fs';
import { paths } from '../../src/config/paths.ts';
import { articleHtml, articleProblems } from '../../src/features/news/article-html.ts';
import type { SiteContent } from './site-content.ts';

/** The folders of src/content/pictures from which admins choose a drawing. */
const drawingFolders = /^(?:berita|galeri)\//;

export interface ModuleContext {
  content: SiteContent;
  /** The names of all pictures in src/content/pictures. */
  pictures: ReadonlySet<string>;
  warn: (sentence: string) => void;
}

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;

/** The drawings of these names, by name; with the images for link previews where they are wanted. */
function drawingsCode(names: Iterable<string>, { withPreview }: { withPreview: boolean }): string {
  const imports: string[] = [];
  const entries = [...new Set(names)].map((name, index) => {
    const address = JSON.stringify(`@/content/pictures/${name}`);
    imports.push(`import picture${index} from ${address};`);
    if (!withPreview) return `${JSON.stringify(name)}: picture${index}`;
    imports.push(`import preview${index} from ${address.replace(/"$/, '?preview"')};`);
    return `${JSON.stringify(name)}: { ...picture${index}, preview: preview${index} }`;
  });
  return `${imports.join('\n')}\nexport const drawings = { ${entries.join(', ')} };\n`;
}

/** The names of the drawings of rows, without those that the site no longer has. */
function drawingsOf(
  rows: { title: string; illustration: string | null }[],
  { pictures, warn }: ModuleContext,
): string[] {
  return rows.flatMap(({ title, illustration }) => {
    if (!illustration) return [];
    if (pictures.has(illustration)) return [illustration];
    warn(
      `"${title}" shows the drawing ${illustration}, which the site does not have: its place stays empty.`,
    );
    return [];
  });
}

/** The paths that a link inside an article may lead to, besides the pages of kitchens. */
function addresses({ news }: SiteContent): string[] {
  const documents = readdirSync('public/docs').map((name) => `/docs/${name}`);
  const articles = news.flatMap(({ slug, news_redirects }) => [
    slug,
    ...news_redirects.map((old) => old.slug),
  ]);
  return [...Object.values(paths), ...documents, ...articles.map((slug) => `${paths.berita}/${slug}`)];
}

function textCode(slug: string, { content, warn }: ModuleContext): string {
  const markdown = content.texts.get(slug) ?? '';
  const known = new Set(addresses(content));
  const hasAddress = (path: string) => known.has(path) || path.startsWith(`${paths.sppg}/`);
  for (const { line, text } of articleProblems(markdown, hasAddress))
    warn(`${paths.berita}/${slug}, line ${line}: ${text}`);
  return `export default ${JSON.stringify(articleHtml(markdown, hasAddress))};`;
}

/** The code of the modules `virtual:content/…`, by name; src/vite-env.d.ts says what they export. */
const modules: Record<string, (context: ModuleContext) => string> = {
  revision: ({ content }) => constant('revision', content.revision),
  company: ({ content }) => constant('row', content.company),
  news: (context) =>
    drawingsCode(drawingsOf(context.content.news, context), { withPreview: true }) +
    constant('rows', context.content.news),
  gallery: (context) =>
    drawingsCode(drawingsOf(context.content.photos, context), { withPreview: false }) +
    constant('rows', context.content.photos),
  faq: ({ content }) => constant('rows', content.faq),
  texts: ({ content }) => {
    const entries = content.news.map(({ slug }) => {
      const load = `async () => (await import(${JSON.stringify(`virtual:content/texts/${slug}`)})).default`;
      return `${JSON.stringify(slug)}: ${load}`;
    });
    return `export const texts = { ${entries.join(', ')} };\n`;
  },
  drawings: ({ pictures }) =>
    drawingsCode(
      [...pictures].filter((name) => drawingFolders.test(name)),
      { withPreview: false },
    ),
  addresses: ({ content }) => constant('addresses', addresses(content)),
  changes: ({ content }) => constant('changes', content.changes),
};

/** The code of a module; undefined when there is none of this name. */
export function moduleCode(name: string, context: ModuleContext): string | undefined {
  const [kind = '', slug] = name.split('/');
  return slug === undefined ? modules[kind]?.(context) : textCode(slug, context);
}
