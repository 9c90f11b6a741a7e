import path from 'node:path';
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';
import { Mistake } from '../mistake.ts';

export type BuildOutput = Rolldown.RolldownOutput['output'];

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

/** Tells which files of the client build a module needs. */
export class ChunkGraph {
  readonly #chunks: Map<string, Rolldown.OutputChunk>;

  constructor(output: BuildOutput) {
    this.#chunks = new Map(
      output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
    );
  }

  /** The chunk that contains a source file, and all chunks that it imports statically. */
  ofModule(file: string): ChunkFiles {
    const isIn = (id: string) => path.relative(file, id) === '';
    const chunks = [...this.#chunks.values()].filter(({ moduleIds }) => moduleIds.some(isIn));
    const chunk = chunks.find(({ isDynamicEntry }) => isDynamicEntry) ?? chunks[0];
    if (!chunk) throw new Error(`No chunk of the build holds ${file}.`);
    return this.#closure(chunk);
  }

  /** What every page loads. */
  ofEntry(): ChunkFiles {
    const entry = [...this.#chunks.values()].find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('The build has no entry chunk.');
    return this.#closure(entry);
  }

  #closure(start: Rolldown.OutputChunk): ChunkFiles {
    const seen = new Set<Rolldown.OutputChunk>([start]);
    // Iterating a Set includes the items added meanwhile.
    for (const { imports } of seen) {
      for (const file of imports) {
        const chunk = this.#chunks.get(file);
        if (chunk) seen.add(chunk);
      }
    }
    const chunks = [...seen];
    return {
      scripts: chunks.map(({ fileName }) => fileName),
      styles: chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    };
  }
}
