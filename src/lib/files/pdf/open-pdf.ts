import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- made by Vite
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';
import decoderUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { trusted } from '@/lib/trusted';
import { PdfProblem, unreadablePdf } from './pdf-problem';

/**
 * Reads a PDF and closes it again; undefined when no reader can open it: it is damaged, or wants a password.
 * @throws PdfProblem when a part of it can't be read
 */
export async function withPdf<Result>(
  file: Blob,
  read: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result | undefined> {
  // Imported here and not above, as pdf.js needs a browser, also when the build only imports it. Its modern build runs in the
  // newest browsers alone, so it is the legacy one.
  const { getDocument, GlobalWorkerOptions, VerbosityLevel } =
    await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerPort ??= new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // The site's Content-Security-Policy allows no WebAssembly; the decoder for JPEG 2000 is a script in this folder.
    useWasm: false,
    wasmUrl: decoderUrl.replace(/[^/]*$/, ''),
    isEvalSupported: false,
    // Most scanners' files have something that it would warn of.
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: true,
  });
  try {
    const pdf = await task.promise.catch(() => undefined);
    return pdf && (await read(pdf));
  } catch (cause) {
    throw cause instanceof PdfProblem ? cause : new PdfProblem(unreadablePdf, { cause });
  } finally {
    await task.destroy();
  }
}

/** All pages, one after the other: each is forgotten once it was read. */
export async function* pagesOf(pdf: PDFDocumentProxy): AsyncGenerator<PDFPageProxy> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    yield page;
    page.cleanup();
  }
}

/** Draws a page. @param longerSide - in pixels */
export async function drawPage(page: PDFPageProxy, longerSide: number) {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longerSide / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return { canvas, viewport };
}
