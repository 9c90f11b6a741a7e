import type { PDFPageProxy } from 'pdfjs-dist';
import { drawPage, pagesOf, withPdf } from './open-pdf';

/** The longer side of a drawn page in pixels: sharp enough to tell letters from their background. */
const drawnSide = 1600;

/** The least difference of brightness, of 255, by which letters are seen. */
const leastContrast = 24;

/**
 * What can be copied out of a PDF although nobody sees it: text under a black box, in the colour of the paper, or outside
 * of the page. Undefined when no reader can open the file.
 */
export function hiddenText(file: Blob): Promise<string[] | undefined> {
  return withPdf(file, async (pdf) => {
    const found: string[] = [];
    for await (const page of pagesOf(pdf)) found.push(...(await hiddenOnPage(page)));
    return found;
  });
}

/** The metadata that tell of the file and its author. */
export function writtenMetadata(file: Blob): Promise<string[] | undefined> {
  return withPdf(file, async (pdf) => {
    const { info } = await pdf.getMetadata();
    return ['Title', 'Author', 'Subject', 'Keywords'].flatMap((key) => {
      const text: unknown = Reflect.get(info, key);
      return typeof text === 'string' && text.trim() ? [text.trim()] : [];
    });
  });
}

async function hiddenOnPage(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  if (texts.length === 0) return [];
  const { canvas, viewport } = await drawPage(page, drawnSide);
  const context = canvas.getContext('2d');
  if (!context) return [];
  return texts
    .filter(({ transform: [, , , , x = 0, y = 0], width, height, transform }) => {
      // In text turned by 90 degrees, width runs along the page's height.
      const isUpright = Math.abs(Number(transform[1])) > Math.abs(Number(transform[0]));
      const [right, top] = isUpright ? [x - height, y + width] : [x + width, y + height];
      const [x1, y1] = viewport.convertToViewportPoint(x, y);
      const [x2, y2] = viewport.convertToViewportPoint(right, top);
      return !isSeen(context, [Number(x1), Number(x2)], [Number(y1), Number(y2)]);
    })
    .map(({ str }) => str.trim());
}

/** Whether a part of a drawn page is of more than one brightness, so that letters can be seen in it. */
function isSeen(context: CanvasRenderingContext2D, xs: [number, number], ys: [number, number]): boolean {
  const { width, height } = context.canvas;
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const right = Math.min(width, Math.ceil(Math.max(...xs)));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
  if (right <= left || bottom <= top) return false;
  const { data } = context.getImageData(left, top, right - left, bottom - top);
  let [darkest, brightest] = [255, 0];
  for (let place = 0; place < data.length; place += 4) {
    const brightness = (Number(data[place]) + Number(data[place + 1]) + Number(data[place + 2])) / 3;
    darkest = Math.min(darkest, brightness);
    brightest = Math.max(brightest, brightness);
  }
  return brightest - darkest >= leastContrast;
}
