import { type BuildEnvironment, normalizePath, type Rolldown, type ViteBuilder } from 'vite';
import { Mistake } from '../mistake.ts';

type BuildOutput = Rolldown.RolldownOutput['output'];

/**
 * Builds an environment.
 * @throws Mistake: the message of Rolldown's error says where the mistake is, its stack trace shows Rolldown's own code
 */
export async function buildOutput(builder: ViteBuilder, environment: BuildEnvironment): Promise<BuildOutput> {
  const result = await builder.build(environment).catch((error: unknown) => {
    throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
  });
  const [single] = Array.isArray(result) ? result : [result];
  if (!single || !('output' in single)) throw new Error('Prerendering does not work in watch mode.');
  return single.output;
}

/** Files of a build; names are relative to the output folder. */
export interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

/** Tells which files of the client build the entry, which every page loads, or source files need. */
export type NeededFiles = (needing: 'entry' | string[]) => ChunkFiles;

export function neededFilesOf(output: BuildOutput): NeededFiles {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  /** The chunk that contains a source file. */
  function chunkOf(file: string) {
    const holding = chunks.filter(({ moduleIds }) => moduleIds.includes(normalizePath(file)));
    const chunk = holding.find(({ isDynamicEntry }) => isDynamicEntry) ?? holding[0];
    if (!chunk) throw new Error(`No chunk of the build holds ${file}.`);
    return chunk;
  }

  return (needing) => {
    const starts = needing === 'entry' ? chunks.filter(({ isEntry }) => isEntry) : needing.map(chunkOf);
    const found = new Set<Rolldown.OutputChunk>();
    for (const start of starts) {
      found.add(start);
      // With all that they import statically: iterating a Set includes the items added meanwhile.
      for (const { imports } of found)
        for (const name of imports) {
          const chunk = byName.get(name);
          if (chunk) found.add(chunk);
        }
    }
    return {
      scripts: [...found].map(({ fileName }) => fileName),
      styles: [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    };
  };
}
