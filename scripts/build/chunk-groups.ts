import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Test = (id: string, context: Context) => boolean;

/**
 * Memoizes a test of modules. `whileAsking` is the result for a module that is reached again through an import cycle.
 */
function remembered(whileAsking: boolean, test: Test): Test {
  const known = new Map<string, boolean>();
  return (id, context) => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, whileAsking);
    const result = test(id, context);
    known.set(id, result);
    return result;
  };
}

const icon = /\/lucide-react\/dist\/esm\/icons\//;
/** It exports every icon, which says nothing about who needs one. */
const allIcons = /\/lucide-react\.mjs$/;

/** Whether the module that `root` matches imports a module statically, directly or through others. */
function importedFrom(root: RegExp): Test {
  const isImported = remembered(
    false,
    (id, context) =>
      root.test(id) ||
      (context.getModuleInfo(id)?.importers ?? []).some(
        (importer) => !allIcons.test(importer) && isImported(importer, context),
      ),
  );
  return isImported;
}

/**
 * Groups modules that are needed together into chunks: what `start.tsx` imports, what reads data, icons, components
 * and small helpers that several pages share (the latter if they import no package), and what several lists share. Rolldown splits the rest.
 */
export function chunkGroups() {
  const isInEntry = importedFrom(/\/index\.html$/);
  const isInStart = importedFrom(/\/src\/app\/start\.tsx$/);
  const needsNoPackage = remembered(
    true,
    (id, context) =>
      isInStart(id, context) ||
      (!id.includes('/node_modules/') &&
        (context.getModuleInfo(id)?.importedIds ?? []).every((imported) =>
          needsNoPackage(imported, context),
        )),
  );
  return [
    {
      name: (id: string, context: Context) =>
        id.includes('preload-helper') || isInEntry(id, context)
          ? 'entry'
          : isInStart(id, context)
            ? 'site'
            : null,
    },
    // Without what only admins' pages use: many queries at once, changing rows and files.
    {
      name: 'data',
      test: /\/node_modules\/(?:@tanstack\/(?!.*\/(?:useQueries|queriesObserver)\.js$)|@supabase\/postgrest-js\/)|\/src\/(?:lib\/(?:errors|queries|supabase)\/(?!write-rows|store-file)|components\/query-provider)/,
    },
    // Nor the choice of a file, which only forms have.
    {
      name: (id: string, context: Context) =>
        icon.test(id) ||
        (/\/src\/(?:components\/(?!lists\/|ui\/file-field)|lib\/(?:text\/|[^/]+$))/.test(id) &&
          needsNoPackage(id, context))
          ? 'shared'
          : null,
      minShareCount: 5,
    },
    // An admin's dialog has the same messages.
    { name: 'download', test: /\/src\/features\/downloads\/(?:download-button|messages)/ },
    // Not what only admins' lists have, which would bring what it imports along.
    {
      name: 'lists',
      test: /\/src\/components\/lists\/(?!page)|\/src\/lib\/(?:url\/(?:use-)?url-filter|days\/today)|\/src\/features\/sppg\/(?:progress|sppg-columns)/,
      minShareCount: 3,
    },
  ];
}
