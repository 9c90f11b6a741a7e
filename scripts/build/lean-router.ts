import type { Plugin } from 'vite';

/** react-router offers bundlers its development build alone; the other one says the same without its warnings. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'development',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
