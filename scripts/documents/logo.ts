import type { Pdf } from './canvas';

/** The mark: a round woven tray (tampah) seen from above. */
export function drawLogo(pdf: Pdf, x: number, y: number, size: number, rim: string, weave: string): void {
  const centre = size / 2;
  pdf.save();
  pdf.translate(x, y);
  pdf.lineCap('round');
  pdf.save();
  pdf.circle(centre, centre, size * 0.36).clip();
  pdf.lineWidth(size * 0.05);
  for (let step = -4; step <= 4; step += 1) {
    const offset = step * size * 0.15;
    pdf.moveTo(offset, 0).lineTo(offset + size, size);
    pdf.moveTo(offset + size, 0).lineTo(offset, size);
  }
  pdf.stroke(weave);
  pdf.restore();
  pdf
    .circle(centre, centre, size * 0.44)
    .lineWidth(size * 0.1)
    .stroke(rim);
  pdf.restore();
}
