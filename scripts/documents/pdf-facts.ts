import { existsSync, readFileSync } from 'node:fs';

export interface PdfFacts {
  bytes: number;
  pages: number;
  /** The fingerprint (page.ts) of what it was made of. */
  fingerprint: string | undefined;
}

/** The entry of a PDF's information that keeps its fingerprint. */
export const fingerprintKey = 'Fingerprint';

/** What a rendered PDF tells; undefined where there is none. */
export async function readPdfFacts(file: string): Promise<PdfFacts | undefined> {
  if (!existsSync(file)) return undefined;
  // Only when it is needed: the dev server, which may never show a download, starts without it.
  const { PDFDict, PDFDocument, PDFName, PDFString } = await import('@cantoo/pdf-lib');
  const bytes = readFileSync(file);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict);
  return {
    bytes: bytes.length,
    pages: pdf.getPageCount(),
    fingerprint: info.lookupMaybe(PDFName.of(fingerprintKey), PDFString)?.asString(),
  };
}
