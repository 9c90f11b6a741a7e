/** What returns everywhere: the kawung pattern, batik cloth, the woven tampah, the logo mark. */
import { circle, d, line, mix, palette, path, pattern, rect, shade, wood, woodLight } from './draw';

/** One seamless kawung tile: four petals around a centre, a small cross between them. */
export function kawungTile(size: number, colour: string, width: number): string {
  const half = size / 2;
  const near = size * 0.06;
  const far = size * 0.44;
  const bulge = size * 0.13;
  const petal = (sx: number, sy: number) => {
    const [x1, y1, x2, y2] = [half + sx * near, half + sy * near, half + sx * far, half + sy * far];
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return d`M${x1} ${y1}Q${mx + sy * bulge * 1.5} ${my - sx * bulge * 1.5} ${x2} ${y2}Q${mx - sy * bulge * 1.5} ${my + sx * bulge * 1.5} ${x1} ${y1}z`;
  };
  const cross = d`M${half} ${half * 0.22}v${size * 0.1}M${half} ${size - half * 0.22}v${-size * 0.1}M${half * 0.22} ${half}h${size * 0.1}M${size - half * 0.22} ${half}h${-size * 0.1}`;
  return line(petal(1, 1) + petal(-1, 1) + petal(-1, -1) + petal(1, -1) + cross, colour, width);
}

/** Thin kawung lines as a fill. */
export const kawung = (colour: string, size = 60, width = 1.5) =>
  pattern(size, size, kawungTile(size, colour, width));

/** Printed cloth for shirts: dense kawung in two colours. */
export const batik = (colour: string, dot: string) =>
  pattern(
    14,
    14,
    path(
      'M7 7Q8 2 12 2 12 6 7 7zM7 7Q2 8 2 12 6 12 7 7zM7 7Q6 2 2 2 2 6 7 7zM7 7Q12 8 12 12 8 12 7 7z',
      colour,
    ) +
      circle(0, 7, 1, dot) +
      circle(14, 7, 1, dot),
  );

/** The woven tray from above, centred at the origin. */
export function tampah(r: number): string {
  const weave = pattern(
    18,
    18,
    rect(0, 0, 9, 9, shade(palette.sand, 0.1)) +
      rect(9, 9, 9, 9, shade(palette.sand, 0.1)) +
      line('M0 4.5h9M9 13.5h9M13.5 0v9M4.5 9v9', shade(palette.sand, 0.2), 1.2),
    45,
  );
  return (
    circle(r * 0.03, r * 0.05, r * 1.01, palette.ink, ' opacity=".14"') +
    circle(0, 0, r, shade(woodLight, 0.1)) +
    circle(0, 0, r * 0.9, palette.sand) +
    circle(0, 0, r * 0.9, weave) +
    `<circle r="${Math.round(r * 0.95)}" fill="none" stroke="${wood}" stroke-width="${Math.round(r * 0.05)}" stroke-dasharray="3 ${Math.round(r * 0.06)}"/>` +
    `<circle r="${Math.round(r * 0.89)}" fill="none" stroke="${mix(woodLight, wood, 0.4)}" stroke-width="3"/>`
  );
}

/** The round woven tray seen from the side at table height, lying flat. */
export const tampahFlat = (w: number, load = '') =>
  d`<ellipse cx="0" cy="0" rx="${w / 2}" ry="${w * 0.13}" fill="${shade(woodLight, 0.12)}"/><ellipse cx="0" cy="${-w * 0.015}" rx="${w * 0.45}" ry="${w * 0.1}" fill="${palette.sand}"/>` +
  load;

/** The logo mark in a 32-unit square: tray rim, weave ticks, kawung centre. */
export const logo = () =>
  circle(16, 16, 16, palette.green) +
  '<circle cx="16" cy="16" r="12.6" stroke="#f2a900" stroke-width="2.2" stroke-dasharray="2.6 1.358" stroke-linecap="butt"/>' +
  // Four kawung petals on the diagonals.
  path(
    'M15 15q-5.8-.6-6.4-6.4 5.8.6 6.4 6.4zM17 15q.6-5.8 6.4-6.4-.6 5.8-6.4 6.4zM17 17q5.8.6 6.4 6.4-5.8-.6-6.4-6.4zM15 17q-.6 5.8-6.4 6.4.6-5.8 6.4-6.4z',
    palette.paper,
  ) +
  circle(16, 16, 1.3, palette.saffron);

/** A small sign of the house for vans and walls: the mark at a given size, centred. */
export const sign = (size: number) =>
  `<g transform="translate(${-size / 2} ${-size / 2})scale(${Math.round((size / 32) * 100) / 100})">${logo()}</g>`;
