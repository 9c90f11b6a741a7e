import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const icon = /\/lucide-react\/dist\/esm\/icons\//;
/** This module exports every icon, so importing it does not tell which ones a page needs. */
const allIcons = /\/lucide-react\.mjs$/;
const visitorsPage = /\/src\/pages\/(?!admin\/)/;
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

/** The number of visitors' pages that import a module: of those that read data, or of the others. */
function pagesOf(id: string, context: Context, readsData: boolean) {
  const dataPages = importersOf(queryProvider, context);
  // Only modules that a route imports are pages, not the sections beside them.
  const pages = [...importersOf(id, context)].filter(
    (importer) =>
      visitorsPage.test(importer) && (context.getModuleInfo(importer)?.dynamicImporters.length ?? 0) > 0,
  );
  return pages.filter((page) => dataPages.has(page) === readsData).length;
}

/**
 * The code for reading data, without what no page starts with (many queries at once, mutations) and what would bring
 * formatters along.
 */
const ofData =
  /\/node_modules\/(?:@tanstack\/(?!.*\/(?:useQueries|queriesObserver|useMutation|useMutationState|mutationObserver)\.js$)|@supabase\/postgrest-js\/)|\/src\/(?:lib\/(?:errors\/|queries\/(?!built-query)|supabase\/)|components\/query-provider)/;
/** A few bytes that home, forms and lists share: too little for a chunk of its own. */
const small =
  /\/src\/(?:components\/needs-script|features\/kitchens\/(?:sppg\/called|incidents\/incident-place))/;
/** Components and small helpers. */
const ofMany = /\/src\/(?:components\/(?!lists\/)|lib\/(?:text\/|[^/]+$))/;
/** Without the parts that only admins' lists use, which would bring their imports along. */
const ofLists =
  /\/src\/components\/lists\/(?!page)|\/src\/lib\/(?:queries\/built-query|url\/(?:use-)?url-filter)|\/src\/features\/kitchens\/sppg\/(?:progress|sppg-columns|network-state|suspension-state|list\/closed-note)|\/src\/features\/kitchens\/(?:signatures\/signature-state|scans\/scan-link|public-complaints\/(?!kitchen-))/;

/**
 * Modules that are needed together, as chunks: what `start.tsx` imports, what reads data, icons, components and small helpers
 * that several pages share, and what several lists share. What only forms, dialogs and admins' pages import, which load
 * later, stays out of them. Rolldown splits the rest.
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
      ofData.test(id) && (id.includes('/node_modules/') || isImportedFrom(visitorsPage, id, context))
        ? 'data'
        : null,
  },
  {
    name: (id: string, context: Context) =>
      icon.test(id) || small.test(id) || (ofMany.test(id) && pagesOf(id, context, false) > 2)
        ? 'shared'
        : null,
    minShareCount: 5,
  },
  {
    name: (id: string, context: Context) =>
      ofLists.test(id) || (ofMany.test(id) && pagesOf(id, context, true) > 2) ? 'lists' : null,
    minShareCount: 3,
  },
];
