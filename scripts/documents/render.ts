import { piecesOf, smallPrint } from './blocks';
import { createCanvas, finish } from './canvas';
import { company } from './company';
import { flow } from './flow';
import { contactPanel, drawCover, drawRunningParts, editionFor } from './frame';
import type { Document } from './model';
import { page } from './theme';

type Rendered = {
  bytes: Buffer;
  pages: number;
  /** How far down the last page goes, from 0 to 1. */
  lastPageFill: number;
};

/** The PDF of a document: the same text gives the same bytes. */
export async function render(document: Document): Promise<Rendered> {
  const canvas = createCanvas({
    title: document.title,
    subject: document.description,
    keywords: document.keywords,
    author: company.name,
    date: editionFor(document).date,
  });
  const pieces = [
    ...document.body.flatMap((block, index) => piecesOf(canvas, block, document.body[index + 1])),
    contactPanel(canvas, document.contact),
    smallPrint(canvas, document.disclaimer),
  ];
  const end = flow(canvas, pieces, drawCover(canvas, document));
  drawRunningParts(canvas, document);
  const pages = canvas.pdf.bufferedPageRange().count;
  return { bytes: await finish(canvas.pdf), pages, lastPageFill: end / page.height };
}
