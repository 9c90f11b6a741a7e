import { existsSync, readFileSync } from 'node:fs';

/** Key in the PDF's information dictionary. */
export const fingerprintKey = 'Fingerprint';

/** Reads a rendered PDF; undefined if the file does not exist. */
export async function readPdfFacts(file: string) {
  if (!existsSync(file)) return undefined;
  // Imported lazily, so that the dev server starts without it.
  const { PDFDict, PDFDocument, PDFName, PDFString } = await import('@cantoo/pdf-lib');
  const bytes = readFileSync(file);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict);
  return {
    bytes: bytes.length,
    pages: pdf.getPageCount(),
    /** `fingerprintOf` (page.ts) the document that it was rendered from. */
    fingerprint: info.lookupMaybe(PDFName.of(fingerprintKey), PDFString)?.asString(),
  };
}
