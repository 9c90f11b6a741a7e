// Renders the PDFs whose Markdown or styles have changed; with --watch keeps doing so and serves a preview.
// One Vite server runs the TypeScript, which Node 20 does not load, and serves the pages that the browser prints.
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  appType: 'custom',
  resolve: { tsconfigPaths: true },
  // The pages have no scripts, so there are no dependencies to optimize.
  optimizeDeps: { noDiscovery: true },
  server: { port: 5190 },
});
const { build, watch } = await server.ssrLoadModule('/scripts/documents/build.ts');
if (process.argv.includes('--watch')) {
  await watch(server);
} else {
  try {
    await build(server);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await server.close();
}
