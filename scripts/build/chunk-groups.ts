import type { Rolldown } from 'vite';

/** What nearly every page is made of, beyond what the start imports. */
const scaffolding =
  /\/src\/components\/(?:checklist|closing-call|container|illustration|needs-script|page-entry|page-head|page-hero|section|text-link|ui\/button|ui\/card)\.|\/src\/lib\/(?:absolute-url|format|visible-text)\./;

// The package's index imports every icon: who needs which can't be told from the imports.
const icon = /\/lucide-react\/dist\/esm\/(?:lucide-react\.|icons\/)/;
const commonIcons =
  /\/icons\/(?:arrow-right|building-complex|check|chevron-down|chevrons-left|chevrons-right|download|file-text|handshake|house|info|log-in|mail|map-pin|menu|message-circle|network|phone|settings|soup|sprout|truck|x)\./;

/** What nearly every page that reads data is made of. */
const dataParts =
  /\/node_modules\/(?:@tanstack|tslib)\/|\/src\/components\/(?:empty-state|loading-state|long-list|query-provider|search-field|stale-note|filter-field|initials|ui\/badge|ui\/skeleton)\.|\/src\/features\/auth\/use-access\.|\/src\/features\/sppg\/(?:options|sppg-filter|status|use-scroll-to-linked-filter)\.|\/src\/lib\/use-(?:filter-params|load-failure-toast)\./;

/** What visitors read the database by. */
const readingParts =
  /\/node_modules\/@supabase\/postgrest-js\/|\/src\/lib\/(?:tables|supabase|backend|fetch-all|read-ahead)\.|\/src\/config\/env\.|\/src\/features\/(?:yayasan|regional-contacts)\/api\./;

/** Answers whether a module is imported by the one that `root` matches, through others or not, but not on demand. */
function importedFrom(root: RegExp) {
  const known = new Map<string, boolean>();
  return function isImported(id: string, context: Rolldown.ChunkingContext): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Modules may import each other in a circle.
    known.set(id, false);
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isIn = root.test(id) || importers.some((importer) => isImported(importer, context));
    known.set(id, isIn);
    return isIn;
  };
}

/**
 * Code that is needed together travels together: without this every page asks for a dozen files of a few hundred bytes.
 * What one page needs alone, and what is fetched on demand, stays in chunks of its own. A group takes along what its
 * modules import, so the most common one comes first.
 */
export function chunkGroups() {
  const isInEntry = importedFrom(/\/index\.html$/);
  const isInStart = importedFrom(/\/src\/app\/start\.tsx$/);

  return [
    // All that runs at first: it must not bring the rest along.
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        id.includes('preload-helper') || isInEntry(id, context) ? 'entry' : null,
    },
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        scaffolding.test(id) || (icon.test(id) ? commonIcons.test(id) : isInStart(id, context))
          ? 'site'
          : null,
    },
    // Apart from all else: the database is asked before the rest has come.
    { name: 'tables', test: readingParts },
    // Before the Supabase client, or that takes along the tslib that dialogs need as well.
    { name: 'data', test: dataParts },
    {
      name: 'error-message',
      test: /\/src\/lib\/(?:error-field|error-message|constraint-message|toast-failure)\./,
    },
    { name: 'supabase', test: /\/node_modules\/@supabase\// },
    {
      name: 'leads',
      test: /\/src\/features\/(?:leads\/(?:api|lead|lead-filter|use-leads)|opportunities\/opportunity)\./,
    },
    { name: 'news', test: /\/src\/features\/news\/(?:content|news-\w+|article-body)\./ },
    { name: 'pictures', test: /\/src\/content\/pictures\//, minShareCount: 2 },
    { name: 'download-button', test: /\/src\/features\/downloads\/(?:download-button|start-download)/ },
    { name: 'download', test: /\/src\/features\/downloads\/(?:content|download-list)/ },
    { name: 'opportunity', test: /\/src\/features\/opportunities\/detail-\w+\.tsx/ },
    { name: 'form', test: /\/src\/(?:lib\/forms\/use-lazy-form|components\/(?:form-end|ui\/field))\./ },
    {
      name: 'primitives',
      test: /\/@radix-ui\/(?:primitive|react-(?:avatar|compose-refs|context|primitive|slot|use-[\w-]+))\/|\/src\/components\/ui\/avatar\./,
    },
    { name: 'layers', test: /\/@radix-ui\/react-(?:dismissable-layer|portal|presence)\// },
    {
      name: 'contact-directory',
      test: /\/src\/(?:pages\/direktori-kontak|features\/regional-contacts\/contact-\w+)\./,
    },
    { name: 'dialog', test: /\/src\/components\/ui\/dialog\./ },
  ];
}
