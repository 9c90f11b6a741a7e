import { piecesOf, smallPrint } from './blocks';
import { createCanvas, finish } from './canvas';
import { company } from './company';
import { flow } from './flow';
import { contactPanel, drawCover, drawRunningParts } from './frame';
import type { Document } from './model';
import { page } from './theme';

/** The PDF of a document: the same text gives the same bytes. */
export async function render(document: Document): Promise<{ bytes: Buffer; pages: number }> {
  const canvas = createCanvas({
    title: document.title,
    subject: document.description,
    keywords: document.keywords,
    author: company.name,
  });
  const pieces = [
    ...document.body.flatMap((block) => piecesOf(canvas, block)),
    contactPanel(canvas, document.contact),
    smallPrint(canvas, document.disclaimer),
  ];
  const end = flow(canvas, pieces, drawCover(canvas, document));
  if (end < page.height * 0.35) throw new Error(`${document.fileName}: the last page is almost empty`);
  drawRunningParts(canvas, document.title);
  const pages = canvas.pdf.bufferedPageRange().count;
  return { bytes: await finish(canvas.pdf), pages };
}
