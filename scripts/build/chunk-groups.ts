import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Test = (id: string, context: Context) => boolean;

/** Remembers answers about modules. `whileAsking`: the answer to itself of a module that others import in a circle. */
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

/** Whether a module is imported, statically and through others or not, by the one that `root` matches. */
function importedFrom(root: RegExp): Test {
  const isImported = remembered(
    false,
    (id, context) =>
      root.test(id) ||
      (context.getModuleInfo(id)?.importers ?? []).some((importer) => isImported(importer, context)),
  );
  return isImported;
}

/**
 * Code that is needed together travels together: all that the start of the site imports, all that reads data, the components
 * that several pages share and that bring no package along, and what several lists are made of. Everything else as Rolldown
 * splits it.
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
    {
      name: 'data',
      test: /\/node_modules\/(?:@tanstack|@supabase\/postgrest-js)\/|\/src\/(?:lib\/(?:errors|queries|supabase)\/|components\/query-provider)/,
    },
    {
      name: (id: string, context: Context) =>
        /\/src\/components\/(?!lists\/)/.test(id) && needsNoPackage(id, context) ? 'shared' : null,
      minShareCount: 4,
    },
    {
      name: 'lists',
      test: /\/src\/components\/lists\/|\/src\/lib\/url\/(?:use-)?url-filter/,
      minShareCount: 3,
    },
  ];
}
