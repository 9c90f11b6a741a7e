// Renders the PDFs whose Markdown or look has changed; with --watch goes on doing so and shows a preview.
// One Vite server runs the TypeScript, which Node 20 cannot, and serves the pages to the browser that prints them.
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  appType: 'custom',
  resolve: { tsconfigPaths: true },
  // The documents have no scripts.
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
