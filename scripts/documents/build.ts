import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { ViteDevServer } from 'vite';
import { browserArgs, findBrowser } from '../programs.mjs';
import { allDocuments, type Document } from './document.ts';
import { escapeHtml } from './markdown.ts';
import { fingerprintOf, pageOf } from './page.ts';
import { readPdfFacts } from './pdf-facts.ts';
import { renderPdf } from './render.ts';

/**
 * Renders every PDF whose Markdown or styles have changed.
 * @throws Error if no browser is found, ContentError for a mistake in a document
 */
export async function build(server: ViteDevServer): Promise<void> {
  await renderChanged(await servePages(server));
}

/** Serves a preview that reloads on every change, and renders the PDFs that changed. */
export async function watch(server: ViteDevServer): Promise<void> {
  const address = await servePages(server);
  console.log(`Preview: ${address}`);
  let rendering = Promise.resolve();
  const update = () => {
    server.ws.send({ type: 'full-reload' });
    rendering = rendering
      .then(() => renderChanged(address))
      .catch((error: Error) => console.error(error.message));
  };
  update();
  const sources = /src\/content\/documents\/|scripts\/documents\/print\.css$/;
  server.watcher.on('all', (_, file) => {
    if (sources.test(file.replaceAll('\\', '/'))) update();
  });
}

async function renderChanged(address: string): Promise<void> {
  const changed = await changedDocuments();
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
      await writeFile(document.pdf, await renderPdf(page, address + document.name, document));
      const { pages = 0, bytes = 0 } = (await readPdfFacts(document.pdf)) ?? {};
      console.log(`${document.pdf}: ${pages} pages, ${Math.round(bytes / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

async function changedDocuments(): Promise<Document[]> {
  const changed: Document[] = [];
  for (const document of allDocuments()) {
    const pdf = await readPdfFacts(document.pdf);
    if (pdf?.fingerprint !== fingerprintOf(document)) changed.push(document);
  }
  return changed;
}

/** Serves each document as it will be printed at `/name`, a list of them at `/`, and mistakes as text. */
async function servePages(server: ViteDevServer): Promise<string> {
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
