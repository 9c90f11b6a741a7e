// Renders the PDFs whose Markdown, styles or company data have changed. One Vite server runs the TypeScript, which Node 20 does
// not load, and serves the styles of the pages that the browser prints.
import path from 'node:path';
import { createServer } from 'vite';

const server = await createServer({ configFile: path.join(import.meta.dirname, 'vite.config.ts') });
try {
  const { build } = await server.ssrLoadModule('/scripts/documents/build.ts');
  await build(server);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await server.close();
