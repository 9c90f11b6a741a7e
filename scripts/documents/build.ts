import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { ViteDevServer } from 'vite';
import { browserArgs, findBrowser } from '../browser.mjs';
import { allDocuments, type Document } from './document.ts';
import { fingerprintOf, pageOf } from './page.ts';
import { escapeHtml } from './markdown.ts';
import { readPdfFacts } from './pdf-facts.ts';
import { renderPdf } from './render.ts';

/** Makes a server show every document as it will be printed at `/name`, and a list of them at `/`. */
export function servePages(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const url = request.url ?? '/';
    const html = htmlAt(url);
    if (!html) return next();
    // Vite adds the script that reloads the preview.
    server.transformIndexHtml(url, html).then((page) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
    }, next);
  });
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

/**
 * Renders every PDF whose text or look has changed.
 * @throws Error where no browser is found, ContentError where a document has a mistake
 */
export async function renderChanged(server: ViteDevServer): Promise<void> {
  const changed: Document[] = [];
  for (const document of allDocuments()) {
    const pdf = await readPdfFacts(document.pdf);
    if (pdf?.fingerprint !== fingerprintOf(document)) changed.push(document);
  }
  if (changed.length === 0) return console.log('Every PDF is up to date.');
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error(
      'A browser renders the PDFs, and none was found: install Chromium or Chrome, or run "npx playwright install chromium".',
    );
  }
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage();
    for (const document of changed) {
      const bytes = await renderPdf(page, `${addressOf(server)}${document.name}`, document);
      await writeFile(document.pdf, bytes);
      const pages = (await readPdfFacts(document.pdf))?.pages;
      console.log(`${document.pdf}: ${pages} pages, ${Math.round(bytes.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

/** Shows the documents in a browser as they are being written, and renders what changes. */
export function watch(server: ViteDevServer): void {
  console.log(`Preview: ${addressOf(server)}`);
  let rendering = Promise.resolve();
  const update = () => {
    server.ws.send({ type: 'full-reload' });
    rendering = rendering
      .then(() => renderChanged(server))
      .catch((error: Error) => console.error(error.message));
  };
  update();
  server.watcher.on('all', (_, file) => {
    if (/src\/content\/documents\/|scripts\/documents\/print\.css$/.test(file.replaceAll('\\', '/')))
      update();
  });
}

/** With a slash at its end. */
const addressOf = (server: ViteDevServer) => server.resolvedUrls?.local[0] ?? '';
