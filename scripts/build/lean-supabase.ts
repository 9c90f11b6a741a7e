import type { Plugin } from 'vite';

const realtime = '@supabase/realtime-js';
const id = '\0without-realtime';

/**
 * The Supabase client brings its channels for live updates along (a quarter of its code), whether a site listens or not.
 * This one does not: what takes their place answers what the client itself calls, and says so to anything else. A site
 * that wants them does without this plugin and allows the backend's `wss:` address in host-files.ts.
 */
export function leanSupabase(): Plugin {
  return {
    name: 'lean-supabase',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === realtime ? id : null),
    load: (module) =>
      module === id
        ? `export class RealtimeClient {
             setAuth() {}
             getChannels() { return []; }
             channel() { throw new Error('Live updates are left out by scripts/build/lean-supabase.ts.'); }
           }`
        : null,
  };
}
