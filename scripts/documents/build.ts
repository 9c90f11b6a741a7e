import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { ViteDevServer } from 'vite';
import { browserArgs, findBrowser } from '../browser.mjs';
import { allDocuments, type Document } from './document.ts';
import { fingerprintOf } from './page.ts';
import { readPdfFacts } from './pdf-facts.ts';
import { servePages } from './preview.ts';
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
