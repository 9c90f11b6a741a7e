import type { ViteDevServer } from 'vite';
import { allDocuments, type Document } from './document.ts';
import { escapeHtml } from './markdown.ts';
import { pageOf } from './page.ts';

/**
 * Serves each document as it will be printed at `/name`, a list of them at `/`, and mistakes as text.
 * @returns the server's URL, with a trailing slash
 */
export async function servePages(server: ViteDevServer): Promise<string> {
  server.middlewares.use((request, response, next) => {
    const url = request.url ?? '/';
    const html = htmlAt(url);
    if (!html) return next();
    // Adds the Vite client, which reloads the preview.
    server.transformIndexHtml(url, html).then((page) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
    }, next);
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? '';
}

function htmlAt(url: string): string | undefined {
  try {
    const documents = allDocuments();
    if (url === '/') return listOf(documents);
    const document = documents.find(({ name }) => url === `/${name}`);
    return document && pageOf(document);
  } catch (error) {
    return `<!doctype html>\n<pre>${escapeHtml(String(error))}</pre>\n`;
  }
}

function listOf(documents: readonly Document[]): string {
  const links = documents.map(({ name, title }) => `<li><a href="/${name}">${escapeHtml(title)}</a></li>`);
  return `<!doctype html>\n<title>Dokumen</title>\n<ul>\n${links.join('\n')}\n</ul>\n`;
}
