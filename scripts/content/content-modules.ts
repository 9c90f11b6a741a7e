import { readdirSync } from 'node:fs';
import { articlePath, openingPath, paths } from '../../src/config/paths.ts';
import { articleHtml, articleProblems } from '../../src/features/editorial/news/article-html.ts';
import type { Drawings } from '../../src/components/site-picture.ts';
import type { SiteContent } from './site-content.ts';

type Views = ReturnType<typeof import('./view-models.ts').viewModels>;

export interface ModuleContext {
  content: SiteContent;
  views: Views;
  /** All drawings that admins choose from. */
  drawings: Drawings;
  warn: (sentence: string) => void;
}

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;

/**
 * The import statements for the drawings that rows name, which put their files into the build, with warnings for
 * drawings that the site no longer has.
 */
function filesOf(
  rows: { title: string; illustration: string | null }[],
  { drawings, warn }: ModuleContext,
  queries = [''],
): string {
  const names = new Set<string>();
  for (const { title, illustration } of rows) {
    if (!illustration) continue;
    if (drawings[illustration]) names.add(illustration);
    else
      warn(
        `"${title}" shows the drawing ${illustration}, which the site does not have: its place stays empty.`,
      );
  }
  const addresses = [...names].flatMap((name) =>
    queries.map((query) => `@/content/pictures/${name}${query}`),
  );
  return addresses.map((address) => `import ${JSON.stringify(address)};\n`).join('');
}

/** The paths that a link in an article may lead to, besides kitchens' pages. */
function addresses({ news, openings }: SiteContent): string[] {
  const documents = readdirSync('public/docs').map((name) => `/docs/${name}`);
  const articles = news.flatMap(({ slug, news_redirects }) => [
    slug,
    ...news_redirects.map((old) => old.slug),
  ]);
  return [
    ...Object.values(paths),
    ...documents,
    ...articles.map(articlePath),
    ...openings.map(({ slug }) => openingPath(slug)),
  ];
}

function textCode(slug: string, { content, views, warn }: ModuleContext): string {
  const markdown = content.texts.get(slug)?.content ?? '';
  const known = new Set(addresses(content));
  const hasAddress = (path: string) => known.has(path) || path.startsWith(`${paths.sppg}/`);
  for (const { line, text } of articleProblems(markdown, hasAddress))
    warn(`${paths.berita}/${slug}, line ${line}: ${text}`);
  const html = articleHtml(markdown, hasAddress);
  return `export default ${JSON.stringify({ html, photos: views.textPhotos.get(slug) ?? [] })};`;
}

/** The code of the modules `virtual:content/…`, by name; src/vite-env.d.ts says what they export. */
const modules: Record<string, (context: ModuleContext) => string> = {
  revision: ({ content, warn }) => {
    for (const sentence of content.lack) warn(sentence);
    return constant('revision', content.revision) + constant('builtDay', content.day);
  },
  company: ({ views }) => constant('builtCompany', views.company),
  news: (context) =>
    filesOf(context.content.news, context, ['', '?preview']) + constant('builtNews', context.views.news),
  gallery: (context) =>
    filesOf(context.content.photos, context) + constant('builtPhotos', context.views.photos),
  faq: ({ views }) => constant('builtFaq', views.faq),
  'page-texts': ({ content }) => constant('builtPageTexts', content.pageTexts),
  figures: ({ views }) => constant('builtFigures', views.figures),
  incidents: ({ content }) => constant('builtIncidents', content.incidents),
  facts: ({ content }) => constant('builtFacts', content.facts),
  openings: ({ content }) => constant('builtOpenings', content.openings),
  texts: ({ content }) => {
    const entries = content.news.map(({ slug }) => {
      const load = `async () => (await import(${JSON.stringify(`virtual:content/texts/${slug}`)})).default`;
      return `${JSON.stringify(slug)}: ${load}`;
    });
    return `export const texts = { ${entries.join(', ')} };\n`;
  },
  drawings: ({ drawings }) => {
    const files = Object.keys(drawings).map(
      (name) => `import ${JSON.stringify(`@/content/pictures/${name}`)};\n`,
    );
    return files.join('') + constant('drawings', drawings);
  },
  addresses: ({ content }) => constant('addresses', addresses(content)),
  changes: ({ content }) => constant('changes', content.changes),
};

/** The code of a module; undefined when there is none of this name. */
export function moduleCode(name: string, context: ModuleContext): string | undefined {
  const [kind = '', slug] = name.split('/');
  return slug === undefined ? modules[kind]?.(context) : textCode(slug, context);
}
