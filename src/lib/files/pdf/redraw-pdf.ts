import { PDFDocument } from '@cantoo/pdf-lib';
import { canvasToJpeg } from '@/lib/files/photo';
import { drawPage, pagesOf, withPdf } from './open-pdf';
import { describePdf } from './clean-pdf';

/** The longer side of a page in pixels: of A4 in print quality, and as on a screen. */
const [printSide, screenSide] = [2400, 1600];

/**
 * A PDF of pictures of the given one's pages: without hidden text, metadata, scripts, comments and attached files.
 * Undefined when no reader can open it.
 * @param title - its only metadata, beside the company
 * @param maxBytes - what it should fit into: if it does not, it is drawn smaller once
 */
export async function redrawPdf(file: Blob, title: string, maxBytes: number): Promise<Blob | undefined> {
  const drawn = await drawnAnew(file, title, printSide);
  return drawn && drawn.size > maxBytes ? drawnAnew(file, title, screenSide) : drawn;
}

function drawnAnew(file: Blob, title: string, longerSide: number) {
  return withPdf(file, async (pdf) => {
    const drawn = await PDFDocument.create();
    for await (const page of pagesOf(pdf)) {
      const { width, height } = page.getViewport({ scale: 1 });
      const { canvas } = await drawPage(page, longerSide);
      const picture = await drawn.embedJpg(await (await canvasToJpeg(canvas)).arrayBuffer());
      drawn.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
    }
    describePdf(drawn, title);
    return new Blob([new Uint8Array(await drawn.save())], { type: 'application/pdf' });
  });
}
