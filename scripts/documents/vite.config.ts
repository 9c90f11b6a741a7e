import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { siteContent } from '../content/plugin.ts';

/** The server of `run.mjs`: documents print the data of the company that the site is built with. */
export default defineConfig((): UserConfig => {
  const env = loadEnv('production', process.cwd(), 'VITE_SUPABASE_');
  const { VITE_SUPABASE_URL: supabaseUrl, VITE_SUPABASE_ANON_KEY: supabaseAnonKey = '' } = env;
  return {
    appType: 'custom',
    plugins: [siteContent(supabaseUrl ? { supabaseUrl, supabaseAnonKey } : undefined)],
    resolve: { tsconfigPaths: true },
    // The pages have no scripts, so there are no dependencies to optimize.
    optimizeDeps: { noDiscovery: true },
    server: { port: 5190 },
  };
});
