/** Houses and rooms: Javanese roofs, walls, floors, windows, school, scaffold. Origins at the middle of the foot. */
import {
  circle,
  d,
  ellipse,
  line,
  mix,
  opacity,
  palette,
  path,
  pattern,
  place,
  rect,
  repeat,
  shade,
  steel,
  steelDark,
  tint,
  wood,
  woodLight,
} from './draw';
import { sign } from './motifs';

const { ink, green, leaf, mint, paper, saffron, sand, terracotta } = palette;

const roofTiles = (colour: string) =>
  pattern(
    22,
    16,
    rect(0, 0, 22, 16, colour) +
      line('M0 4q5.5 9 11 0 5.5 9 11 0M-5.5 12q5.5 9 11 0 5.5 9 11 0 5.5 9 11 0', shade(colour, 0.22), 1.8),
  );

const slope = (data: string, colour: string) => path(data, roofTiles(colour));

/** A limasan roof: one hipped slope. */
export const limasan = (w: number, h: number, colour: string = terracotta) =>
  slope(d`M${-w / 2} 0L${-w * 0.3} ${-h}H${w * 0.3}L${w / 2} 0z`, colour) +
  path(d`M${w * 0.3} ${-h}L${w / 2} 0H${w * 0.36}L${w * 0.22} ${-h}z`, ink, opacity(0.12)) +
  rect(-w * 0.31, -h - 7, w * 0.62, 11, shade(colour, 0.25), 5) +
  path(
    d`M${-w * 0.31} ${-h - 5}q-12-2-16-16 14 2 22 16zM${w * 0.31} ${-h - 5}q12-2 16-16-14 2-22 16z`,
    shade(colour, 0.25),
  ) +
  path(d`M${-w / 2 - 6} -4h${w + 12}v12h${-w - 12}z`, shade(colour, 0.32));

/** A joglo roof: the steep middle over the low skirt. */
export const joglo = (w: number, h: number, colour: string = terracotta) =>
  slope(d`M${-w / 2} 0L${-w * 0.26} ${-h * 0.4}H${w * 0.26}L${w / 2} 0z`, colour) +
  path(d`M${w * 0.26} ${-h * 0.4}L${w / 2} 0H${w * 0.33}L${w * 0.16} ${-h * 0.4}z`, ink, opacity(0.12)) +
  slope(
    d`M${-w * 0.265} ${-h * 0.38}L${-w * 0.14} ${-h}H${w * 0.14}L${w * 0.265} ${-h * 0.38}z`,
    mix(colour, ink, 0.07),
  ) +
  path(d`M${w * 0.14} ${-h}L${w * 0.265} ${-h * 0.38}H${w * 0.17}L${w * 0.09} ${-h}z`, ink, opacity(0.12)) +
  rect(-w * 0.275, -h * 0.41, w * 0.55, 8, shade(colour, 0.32), 4) +
  rect(-w * 0.15, -h - 7, w * 0.3, 11, shade(colour, 0.3), 5) +
  path(
    d`M${-w * 0.145} ${-h - 4}q-12-2-16-18 14 2 22 18zM${w * 0.145} ${-h - 4}q12-2 16-18-14 2-22 18zM-8 ${-h - 5}q8-10 8-22 0 12 8 22z`,
    shade(colour, 0.3),
  ) +
  path(d`M${-w / 2 - 6} -4h${w + 12}v12h${-w - 12}z`, shade(colour, 0.32));

/** A pillar with a carved base and capital. */
export const pillar = (h: number, colour = wood) =>
  rect(-11, -h, 22, h, colour) +
  rect(4, -h, 7, h, ink, 0, opacity(0.14)) +
  path('M-20 0l4-26h32l4 26z', shade(steel, 0.2)) +
  path(d`M-22 ${-h}h44l-9 20h-26z`, shade(colour, 0.2)) +
  line(d`M-11 ${-h + 34}h22M-11 -44h22`, saffron, 3);

/** A window with two wooden shutters' frame and louvres. */
export function window(w: number, h: number, view: string = mix(mint, '#ffffff', 0.3)): string {
  return (
    rect(-w / 2 - 7, -h - 7, w + 14, h + 14, wood, 3) +
    rect(-w / 2, -h, w, h, view) +
    path(
      d`M${-w / 2} ${-h * 0.45}L${w * 0.05} ${-h}h${w * 0.2}L${-w / 2} ${-h * 0.2}z`,
      paper,
      opacity(0.55),
    ) +
    line(d`M0 ${-h}v${h}M${-w / 2} ${-h * 0.68}h${w}`, wood, 6) +
    rect(-w / 2 - 13, 4, w + 26, 9, shade(wood, 0.2), 3)
  );
}

export const door = (w: number, h: number, colour = wood) => {
  const panel = (x: number, y: number, high: number) => d`M${x} ${y}h${w / 2 - 20}v${high}h${20 - w / 2}z`;
  const panels = [10 - w / 2, 10]
    .map((x) => panel(x, -h + 14, h * 0.34) + panel(x, -h * 0.5, h * 0.42))
    .join('');
  return (
    rect(-w / 2 - 8, -h - 8, w + 16, h + 8, shade(colour, 0.25)) +
    rect(-w / 2, -h, w, h, colour) +
    path(`${panels}M-2 ${Math.round(-h)}h4V0h-4z`, palette.ink, opacity(0.18)) +
    line(d`M-9 ${-h * 0.48}h0M9 ${-h * 0.48}h0`, saffron, 8)
  );
};

/** Terracotta breeze blocks in the shape of a kawung. */
export const roster = (columns: number, rows: number, size = 34, colour: string = terracotta) => {
  const half = size / 2 - 1.5;
  const block =
    rect(0, 0, size - 3, size - 3, tint(colour, 0.12), 3) +
    line(
      d`M${half} ${size * 0.2}v${size * 0.15}M${half} ${size * 0.58}v${size * 0.15}M${size * 0.2} ${half}h${size * 0.15}M${size * 0.58} ${half}h${size * 0.15}`,
      shade(colour, 0.42),
      size * 0.2,
    );
  return rect(0, 0, columns * size, rows * size, pattern(size, size, block));
};

/** A tiled floor seen in depth: seams run to a vanishing point above. */
export function floor(
  w: number,
  top: number,
  bottom: number,
  colour: string,
  seam = shade(colour, 0.1),
): string {
  const depth = bottom - top;
  const across = [0.16, 0.38, 0.66].map((at) => d`M0 ${top + depth * at}h${w}`).join('');
  const count = 12;
  const down = repeat(count + 1, (index) => {
    const at = (index - count / 2) / (count / 2);
    return d`M${w / 2 + at * w * 0.56} ${top}L${w / 2 + at * w * 0.86} ${bottom}`;
  });
  return (
    rect(0, top, w, depth, colour) + line(across + down, seam, 2.5) + rect(0, top, w, 6, ink, 0, opacity(0.1))
  );
}

/** The wall of a room, with a skirting and an optional lower half in another colour. */
export const wall = (w: number, h: number, colour: string, lower = '', from = h * 0.5) =>
  rect(0, 0, w, h, colour) +
  (lower ? rect(0, from, w, h - from, lower) + rect(0, from - 5, w, 10, shade(lower, 0.2)) : '') +
  rect(0, h - 14, w, 14, ink, 0, opacity(0.12));

/** The company's kitchen from the street: walls under a joglo or limasan roof. */
export function kitchenHouse(w: number, roof: 'joglo' | 'limasan' = 'limasan'): string {
  const h = w * 0.3;
  const unit = w / 100;
  return (
    ellipse(w * 0.02, 0, w * 0.52, w * 0.02, ink, opacity(0.12)) +
    place(
      rect(-w * 0.43, -h, w * 0.86, h, paper) +
        rect(-w * 0.43, -h, w * 0.86, h * 0.2, ink, 0, opacity(0.1)) +
        rect(-w * 0.43, -h * 0.34, w * 0.86, h * 0.34, mint) +
        rect(w * 0.33, -h, w * 0.1, h, ink, 0, opacity(0.07)),
      {},
    ) +
    place(door(w * 0.13, h * 0.72, green), { x: 0, y: 0 }) +
    place(window(w * 0.12, h * 0.36), { x: -w * 0.21, y: -h * 0.3 }) +
    place(window(w * 0.12, h * 0.36), { x: w * 0.21, y: -h * 0.3 }) +
    place(roster(2, 4, w * 0.028), { x: -w * 0.39, y: -h * 0.72 }) +
    place(roster(2, 4, w * 0.028), { x: w * 0.335, y: -h * 0.72 }) +
    rect(-w * 0.12, -4, w * 0.24, 8, shade(steel, 0.15), 2) +
    rect(w * 0.16, -h - (roof === 'joglo' ? w * 0.3 : w * 0.26), unit * 5, w * 0.12, steelDark) +
    rect(
      w * 0.152,
      -h - (roof === 'joglo' ? w * 0.3 : w * 0.26) - 5,
      unit * 6.6,
      9,
      shade(steelDark, 0.3),
      3,
    ) +
    place(roof === 'joglo' ? joglo(w, w * 0.34) : limasan(w, w * 0.2), { y: -h }) +
    place(sign(w * 0.085), { y: -h - w * (roof === 'joglo' ? 0.065 : 0.085) })
  );
}

/** A village school with veranda. */
export function schoolHouse(w: number): string {
  const h = w * 0.26;
  const pane = window(w * 0.1, h * 0.4);
  return (
    ellipse(0, 0, w * 0.52, w * 0.02, ink, opacity(0.12)) +
    rect(-w * 0.45, -h, w * 0.9, h, tint(sand, 0.55)) +
    rect(-w * 0.45, -h * 0.36, w * 0.9, h * 0.36, mix(terracotta, sand, 0.25)) +
    rect(-w * 0.45, -h, w * 0.9, h * 0.22, ink, 0, opacity(0.1)) +
    [-0.35, -0.13, 0.13, 0.35].map((at) => place(pane, { x: w * at, y: -h * 0.38 })).join('') +
    place(door(w * 0.1, h * 0.74), {}) +
    line(
      [-0.45, -0.24, -0.065, 0.065, 0.24, 0.45].map((at) => d`M${w * at} ${-h}v${h - 5}`).join(''),
      paper,
      10,
      ' stroke-linecap="butt"',
    ) +
    place(limasan(w * 1.04, w * 0.17, mix(terracotta, wood, 0.35)), { y: -h })
  );
}

/** The flag on its pole. */
export const flag = (h: number) =>
  rect(-4, -h, 8, h, steelDark) +
  circle(0, -h, 7, saffron) +
  path(d`M4 ${-h + 8}q34-12 56 0t50-2v34q-30 10-52 0t-54 2z`, '#D2322D') +
  path(d`M4 ${-h + 42}q34-12 54-2t52 0v34q-30 10-52 0t-54 2z`, '#ffffff') +
  path('M-22 0l6-18h32l6 18z', shade(steel, 0.15));

/** Bamboo scaffold in bays. */
export function scaffold(w: number, h: number, bays: number, levels: number): string {
  const bamboo = mix(sand, wood, 0.35);
  const posts = repeat(bays + 1, (index) => d`M${(index * w) / bays} 0V${-h}`);
  const rails = repeat(levels, (index) => d`M-12 ${-(h * (index + 1)) / (levels + 0.3)}h${w + 24}`);
  const braces = repeat(
    bays,
    (index) => d`M${(index * w) / bays} 0L${((index + 1) * w) / bays} ${-h / (levels + 0.3)}`,
  );
  return (
    line(braces, shade(bamboo, 0.25), 6) +
    line(posts + rails, bamboo, 9) +
    repeat(levels, (index) => rect(-18, -(h * (index + 1)) / (levels + 0.3) - 12, w + 36, 12, woodLight, 2))
  );
}

/** Brickwork as a fill. */
export const bricks = (colour: string = terracotta) =>
  pattern(
    48,
    32,
    rect(0, 0, 48, 32, tint(colour, 0.42)) +
      rect(0, 0, 45, 13, colour, 1) +
      rect(-24, 16, 45, 13, shade(colour, 0.06), 1) +
      rect(24, 16, 45, 13, mix(colour, sand, 0.14), 1),
  );

export const brickStack = (rows: number) =>
  repeat(rows, (row) =>
    repeat(5 - (row % 2), (column) =>
      rect(
        -75 + column * 30 + (row % 2) * 15,
        -(row + 1) * 15,
        28,
        13,
        (row + column) % 3 ? terracotta : shade(terracotta, 0.14),
        2,
      ),
    ),
  );

export const fence = (w: number, count: number) =>
  line(d`M0 -22h${w}M0 -44h${w}`, woodLight, 7) +
  repeat(count, (index) =>
    place(path('M-7 0v-60l7-10 7 10v60z', woodLight) + rect(2, -60, 5, 60, ink, 0, opacity(0.1)), {
      x: (index * w) / (count - 1),
    }),
  );

/** A road in side view, with its broken line. */
export const road = (w: number, top: number, h: number) =>
  rect(0, top, w, h, mix(steelDark, ink, 0.45)) +
  rect(0, top, w, 8, tint(steel, 0.3)) +
  line(d`M10 ${top + h * 0.55}h${w}`, sand, 7, ' stroke-dasharray="64 46"');

/** String of small flags between two points, sagging. */
export const bunting = (x1: number, y1: number, x2: number, y2: number, count: number, sag = 40) =>
  line(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, ink, 2.5, opacity(0.5)) +
  [saffron, terracotta, green, leaf]
    .map((colour, first) =>
      path(
        repeat(Math.ceil((count - first) / 4), (index) => {
          const t = (first + index * 4 + 0.5) / count;
          return d`M${x1 + (x2 - x1) * t - 14} ${y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)}h28l-14 26z`;
        }),
        colour,
      ),
    )
    .join('');
