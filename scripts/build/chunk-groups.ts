import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const icon = /\/lucide-react\/dist\/esm\/icons\//;
/** This module exports every icon, so importing it does not tell which ones a page needs. */
const allIcons = /\/lucide-react\.mjs$/;
/** The part of the site to which a page belongs; the overview of the partnerships is not like their pages. */
const partOfSite = /\/src\/pages\/(kemitraan-strategis\/|[^/.]+)/;
const visitorsPage = /\/src\/pages\/(?!admin\/|[^/]*tidak-)/;
/** Every part that reads data imports this module. */
const queryProvider = normalizePath(
  path.resolve(import.meta.dirname, '../../src/components/query-provider.tsx'),
);

/** The module and those that import it statically, directly or through others. */
function importersOf(id: string, context: Context): Set<string> {
  const found = new Set([id]);
  // Iterating a Set includes the items added meanwhile.
  for (const one of found)
    for (const importer of context.getModuleInfo(one)?.importers ?? [])
      if (!allIcons.test(importer)) found.add(importer);
  return found;
}

/** Whether the module that `root` matches imports a module statically, directly or through others. */
const isImportedFrom = (root: RegExp, id: string, context: Context) =>
  [...importersOf(id, context)].some((importer) => root.test(importer));

/** The visitors' pages that import a module statically, and whether each reads data. */
function pagesOf(id: string, context: Context) {
  const dataPages = importersOf(queryProvider, context);
  // Only modules that a route imports are pages, not the sections beside them.
  return [...importersOf(id, context)]
    .filter(
      (importer) =>
        visitorsPage.test(importer) && (context.getModuleInfo(importer)?.dynamicImporters.length ?? 0) > 0,
    )
    .map((page) => ({ part: partOfSite.exec(page)?.[1], readsData: dataPages.has(page) }));
}

/** The code that reads tables: as much of the code for data as the home page needs. */
const ofTables =
  /\/node_modules\/@supabase\/postgrest-js\/|\/src\/lib\/(?:errors|supabase(?!\/server-time))\//;
/**
 * The code for queries, without what no page starts with (many queries at once, mutations) and what would bring formatters
 * along.
 */
const ofQueries =
  /\/node_modules\/@tanstack\/(?!.*\/(?:useQueries|queriesObserver|useMutation|useMutationState|mutationObserver)\.js$)|\/src\/(?:lib\/queries\/(?!built-query)|components\/query-provider|features\/people\/auth\/use-access)/;
/** What is about kitchens and lists: pages that read no data import a few bytes of it at most. */
const ofLists =
  /\/src\/(?:features\/kitchens\/(?!sppg\/called|incidents\/incident-place)|components\/lists\/|lib\/(?:queries\/|url\/(?:use-)?url-filter))/;

/** Small parts that pages with and without data share. */
const ofMany = /\/src\/(?:components|lib)\/|\/sppg\/called|\/incident-place/;

/**
 * The chunk of a module that several pages import: that of their part of the site, of pages that read data, of a feature, or of
 * nearly all.
 */
function sharedBy(id: string, context: Context) {
  const pages = pagesOf(id, context);
  if (pages.length < 2 || id.includes('/node_modules/') || ofTables.test(id) || ofQueries.test(id))
    return null;
  const [part, ...others] = new Set(pages.map((page) => page.part));
  if (others.length === 0) return `part-${part?.replace('/', '')}`;
  const reading = pages.filter(({ readsData }) => readsData).length;
  if (ofLists.test(id)) return reading > 1 ? 'lists' : null;
  if (reading === pages.length) return reading > 2 ? 'lists' : null;
  if (ofMany.test(id)) return 'shared';
  const [, feature] = /\/src\/features\/[^/]+\/([^/]+)\//.exec(id) ?? [];
  return feature && pages.length - reading > 1 ? `feature-${feature}` : null;
}

/** The chunks of `sharedBy` whose name begins so. */
const sharedChunks = (prefix: string) => (id: string, context: Context) => {
  const chunk = sharedBy(id, context);
  return chunk?.startsWith(prefix) ? chunk : null;
};

/** A chunk of packages, and of what visitors' pages import themselves. */
const chunkOfData = (name: string, pattern: RegExp) => (id: string, context: Context) =>
  pattern.test(id) && (id.includes('/node_modules/') || isImportedFrom(visitorsPage, id, context))
    ? name
    : null;

/**
 * Modules that are needed together, as chunks: what `start.tsx` imports, what reads data, what toasts share with dialogs, and
 * what several pages share. What only forms, dialogs and admins' pages import, which load later, stays out of them. Rolldown splits
 * the rest.
 */
export const chunkGroups = [
  {
    name: (id: string, context: Context) =>
      id.includes('preload-helper') || isImportedFrom(/\/index\.html$/, id, context)
        ? 'entry'
        : // A few bytes: no file of its own for the home page and /sppg.
          id.endsWith('virtual:content/incidents') || isImportedFrom(/\/src\/app\/start\.tsx$/, id, context)
          ? 'site'
          : null,
  },
  {
    name: (id: string, context: Context) =>
      id.includes('/node_modules/') && isImportedFrom(/\/toast-area\.tsx$/, id, context) ? 'radix' : null,
    minShareCount: 2,
  },
  // A group takes along what its modules import, which at least the same pages share: so the widest comes first.
  {
    name: (id: string, context: Context) =>
      icon.test(id) || sharedBy(id, context) === 'shared' ? 'shared' : null,
    minShareCount: 3,
  },
  { name: sharedChunks('feature-') },
  { name: chunkOfData('data', ofTables) },
  { name: chunkOfData('queries', ofQueries) },
  { name: sharedChunks('lists') },
  { name: sharedChunks('part-') },
];
