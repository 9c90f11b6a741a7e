import type { Canvas } from './canvas';
import { page } from './theme';

/** Something of a fixed height that is never split over two pages. */
export type Piece = {
  height: number;
  /** Space above, dropped at the top of a page. */
  before: number;
  draw: (top: number) => void;
  /** Must share its page with the next piece: headings, lead-ins, the first and last rows of a table. */
  keepWithNext?: boolean;
  /** Drawn first when this piece opens a page: a table's repeated head. */
  opener?: { height: number; draw: (top: number) => void };
  startsPage?: boolean;
};

/** Sets pieces one below the other, opening pages as needed; gives the y below the last one. */
export function flow(canvas: Canvas, pieces: readonly Piece[], firstTop: number): number {
  const floor = page.height - page.bottom;
  let y = firstTop;
  let atTop = false;
  for (const chain of chains(pieces)) {
    const needed = chain.reduce((sum, piece) => sum + piece.before + piece.height, 0);
    if (needed > floor - page.top) throw new Error(`${Math.round(needed)} pt do not fit on one page`);
    if (chain[0]?.startsPage || y + needed > floor) {
      canvas.pdf.addPage();
      y = page.top;
      atTop = true;
    }
    for (const piece of chain) {
      if (atTop && piece.opener) {
        piece.opener.draw(y);
        y += piece.opener.height;
      }
      y += atTop ? 0 : piece.before;
      piece.draw(y);
      y += piece.height;
      atTop &&= piece.height === 0;
    }
  }
  return y;
}

function chains(pieces: readonly Piece[]): Piece[][] {
  const result: Piece[][] = [];
  let open = false;
  for (const piece of pieces) {
    const last = result.at(-1);
    if (open && last) last.push(piece);
    else result.push([piece]);
    open = piece.keepWithNext ?? false;
  }
  return result;
}
