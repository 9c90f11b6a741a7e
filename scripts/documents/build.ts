import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { ViteDevServer } from 'vite';
import { browserArgs, findBrowser } from '../programs.mjs';
import { allDocuments } from './document.ts';
import { fingerprintOf } from './page.ts';
import { readPdfFacts } from './pdf-facts.ts';
import { renderPdf } from './render.ts';

/**
 * Renders every PDF whose Markdown or styles have changed.
 * @param server - serves styles and pictures to the browser
 * @throws Error if no browser is found, ContentError for a mistake in a document
 */
export async function build(server: ViteDevServer): Promise<void> {
  const documents = allDocuments();
  const known = await Promise.all(documents.map(({ pdf }) => readPdfFacts(pdf)));
  const changed = documents.filter(
    (document, index) => known[index]?.fingerprint !== fingerprintOf(document),
  );
  if (changed.length === 0) return console.log('Every PDF is up to date.');
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error(
      'A browser renders the PDFs, and none was found: install Chromium or Chrome, or run "npx playwright install chromium".',
    );
  }
  await server.listen();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage();
    for (const document of changed) {
      const url = `${server.resolvedUrls?.local[0]}${document.name}`;
      await writeFile(document.pdf, await renderPdf(page, url, document));
      const { pages = 0, bytes = 0 } = (await readPdfFacts(document.pdf)) ?? {};
      console.log(`${document.pdf}: ${pages} pages, ${Math.round(bytes / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}
