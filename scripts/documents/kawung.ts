import type { Pdf } from './canvas';

/** The kawung motif as lines: four petals around each crossing, in the given rectangle. */
export function drawKawung(
  pdf: Pdf,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): void {
  pdf.save();
  pdf.rect(x, y, width, height).clip();
  pdf.lineWidth(0.7);
  for (let row = 0; row * size < height + size; row += 1) {
    for (let column = 0; column * size < width + size; column += 1) {
      pdf.save();
      pdf.translate(x + column * size, y + row * size);
      drawCrossing(pdf, size);
      pdf.restore();
    }
  }
  pdf.restore();
}

// Petals lie on the diagonals; relative coordinates, so that every crossing compresses to almost nothing.
function drawCrossing(pdf: Pdf, size: number): void {
  const far = size * 0.47;
  const near = size * 0.06;
  for (const [dx, dy] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    petal(pdf, dx, dy, near, far, 0.34);
    petal(pdf, dx, dy, near + size * 0.12, far - size * 0.12, 0.22);
  }
  pdf.circle(size / 2, 0, size * 0.035);
  pdf.circle(0, size / 2, size * 0.035);
  pdf.stroke();
}

function petal(pdf: Pdf, dx: number, dy: number, near: number, far: number, bulge: number): void {
  const length = far - near;
  const bow = length * bulge * 1.25;
  const at = (along: number, across: number) =>
    [(near + length * along) * dx + across * dx, (near + length * along) * dy - across * dy] as const;
  pdf.moveTo(...at(0, 0));
  pdf.bezierCurveTo(...at(0.2, bow), ...at(0.8, bow), ...at(1, 0));
  pdf.bezierCurveTo(...at(0.8, -bow), ...at(0.2, -bow), ...at(0, 0));
}
