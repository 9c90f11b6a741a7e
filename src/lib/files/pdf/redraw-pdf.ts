import { PDFDocument } from '@cantoo/pdf-lib';
import { canvasToJpeg } from '@/lib/files/photo';
import { drawPage, pagesOf, withPdf } from './open-pdf';
import type { PDFPageProxy } from 'pdfjs-dist';
import { fileSizeText } from '@/lib/text/format';
import { describePdf } from './clean-pdf';
import { PdfProblem } from './pdf-problem';

/** What a drawn file may be. */
interface DrawnLimits {
  maxBytes: number;
  /** Each page takes a second or more, on a phone several. */
  maxPages: number;
}

/** The longer side of a page in pixels: of A4 in print quality, and as on a screen. */
const [printSide, screenSide] = [2400, 1600];

/**
 * A PDF of pictures of the given one's pages: without hidden text, metadata, scripts, comments and attached files.
 * Undefined when no reader can open it.
 * @param title - its only metadata, beside the company
 * If it does not fit, it is drawn smaller once.
 * @throws PdfProblem when it has too many pages, is too large as pictures, or a page can't be drawn
 */
export async function redrawPdf(file: Blob, title: string, limits: DrawnLimits): Promise<Blob | undefined> {
  const { maxBytes, maxPages } = limits;
  const drawn = await drawnAnew(file, title, printSide, maxPages);
  if (!drawn || drawn.size <= maxBytes) return drawn;
  const smaller = await drawnAnew(file, title, screenSide, maxPages);
  if (smaller && smaller.size > maxBytes)
    throw new PdfProblem(
      `Setelah halamannya digambar ulang, file ini menjadi ${fileSizeText(smaller.size)}, lebih dari ${fileSizeText(maxBytes)}. Pilih halaman yang perlu saja, atau pindai dengan warna abu-abu.`,
    );
  return smaller;
}

function drawnAnew(file: Blob, title: string, longerSide: number, maxPages: number) {
  return withPdf(file, async (pdf) => {
    if (pdf.numPages > maxPages)
      throw new PdfProblem(
        `File ini berisi ${pdf.numPages} halaman. Yang digambar ulang paling banyak ${maxPages} halaman: pilih halaman yang perlu saja.`,
      );
    const drawn = await PDFDocument.create();
    for await (const page of pagesOf(pdf)) {
      const { width, height } = page.getViewport({ scale: 1 });
      const { canvas } = await drawPage(page, longerSide);
      if (isBlank(canvas) && (await hasContent(page)))
        throw new PdfProblem(
          `Halaman ${page.pageNumber} menjadi kosong ketika digambar ulang, karena fontnya tidak ikut di dalam file. Cetak file itu ke PDF, atau pilih fotonya.`,
        );
      const picture = await drawn.embedJpg(await (await canvasToJpeg(canvas)).arrayBuffer());
      drawn.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
    }
    describePdf(drawn, title);
    return new Blob([new Uint8Array(await drawn.save())], { type: 'application/pdf' });
  });
}

/** The least brightness, of 255, of paper that has nothing on it. */
const paperWhite = 250;

function isBlank(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
  return data.every((channel) => channel >= paperWhite);
}

/** Whether a page draws anything: a scan may have white backs. */
async function hasContent(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  return fnArray.length > 0;
}
