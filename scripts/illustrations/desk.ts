/** Paper, tools and signs: plans, charts, documents, magnifier, shield, pin. Origins in the middle unless said. */
import {
  circle,
  d,
  ellipse,
  line,
  mix,
  opacity,
  palette,
  path,
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
import { kawung, sign } from './motifs';

const { ink, green, leaf, mint, paper, saffron, sand, terracotta } = palette;
const white = '#ffffff';

/** A table in front view: the lit top edge, apron and legs; origin at the middle of the foot. */
export const table = (w: number, h: number, colour = woodLight) =>
  ellipse(8, 0, w / 2, 10, ink, opacity(0.12)) +
  rect(-w / 2 + 24, -h, 26, h, shade(colour, 0.22)) +
  rect(w / 2 - 50, -h, 26, h, shade(colour, 0.3)) +
  rect(-w / 2 + 14, -h, w - 28, 40, shade(colour, 0.16)) +
  rect(-w / 2, -h - 16, w, 24, colour, 4) +
  rect(-w / 2, -h + 2, w, 6, shade(colour, 0.25), 3);

/** A written page, lines for text. */
export const page = (w: number, h: number, accent: string = green, stamp = false) =>
  rect(-w / 2 + 5, -h / 2 + 7, w, h, ink, 4, opacity(0.12)) +
  rect(-w / 2, -h / 2, w, h, white, 4) +
  rect(-w * 0.38, -h * 0.4, w * 0.4, h * 0.07, accent, 2) +
  line(
    repeat(5, (index) => d`M${-w * 0.38} ${-h * 0.2 + index * h * 0.11}h${w * (index % 2 ? 0.62 : 0.74)}`),
    mix(mint, ink, 0.12),
    h * 0.032,
  ) +
  (stamp
    ? `<circle cx="${Math.round(w * 0.2)}" cy="${Math.round(h * 0.3)}" r="${Math.round(w * 0.13)}" fill="none" stroke="${accent}" stroke-width="4"/>` +
      line(d`M${w * 0.14} ${h * 0.3}l${w * 0.05} ${w * 0.05} ${w * 0.08}-${w * 0.1}`, accent, 4)
    : '');

/** The floor plan of a kitchen. */
export const plan = (w: number, h: number) => {
  const at = (x: number, y: number) => d`${-w / 2 + x * w} ${-h / 2 + y * h}`;
  return (
    rect(-w / 2 + 6, -h / 2 + 8, w, h, ink, 4, opacity(0.14)) +
    rect(-w / 2, -h / 2, w, h, mix(green, leaf, 0.2), 5) +
    line(
      `M${at(0.07, 0.1)}H${Math.round(w * 0.43)}V${Math.round(h * 0.4)}H${Math.round(-w * 0.43)}zM${at(0.4, 0.1)}V${Math.round(-h * 0.02)}M${at(0.4, 0.66)}V${Math.round(h * 0.4)}M${at(0.07, 0.58)}h${Math.round(w * 0.2)}M${at(0.4, 0.58)}h${Math.round(w * 0.17)}M${at(0.7, 0.1)}v${Math.round(h * 0.3)}M${at(0.7, 0.58)}h${Math.round(w * 0.23)}`,
      white,
      4,
    ) +
    line(
      `M${at(0.27, 0.58)}a40 40 0 0 1 ${Math.round(w * 0.09)} ${Math.round(h * 0.13)}M${at(0.57, 0.58)}q${Math.round(w * 0.1)} 0 ${Math.round(w * 0.1)} ${Math.round(-h * 0.12)}`,
      mint,
      2.5,
      ' stroke-dasharray="6 6"',
    ) +
    [0.12, 0.2, 0.28].map((x) => rect(-w / 2 + x * w, -h * 0.36, w * 0.055, h * 0.1, mint, 2)).join('') +
    rect(-w / 2 + w * 0.46, -h * 0.14, w * 0.18, h * 0.1, saffron, 2) +
    rect(-w / 2 + w * 0.76, -h * 0.34, w * 0.12, h * 0.22, mint, 2) +
    rect(-w / 2 + w * 0.12, h * 0.16, w * 0.12, h * 0.14, mint, 2) +
    circle(-w / 2 + w * 0.55, h * 0.26, h * 0.06, saffron) +
    rect(-w / 2 + w * 0.76, h * 0.18, w * 0.12, h * 0.12, mint, 2)
  );
};

/** Bars and a rising line on a board. */
export function chart(w: number, h: number): string {
  const bars = [0.3, 0.42, 0.4, 0.58, 0.7];
  return (
    rect(-w / 2 + 6, -h / 2 + 8, w, h, ink, 8, opacity(0.12)) +
    rect(-w / 2, -h / 2, w, h, white, 8) +
    bars
      .map((value, index) =>
        rect(
          -w * 0.38 + index * w * 0.16,
          h * 0.36 - value * h * 0.7,
          w * 0.1,
          value * h * 0.7,
          index === 4 ? saffron : index % 2 ? leaf : green,
          4,
        ),
      )
      .join('') +
    line(d`M${-w * 0.42} ${h * 0.37}h${w * 0.84}`, steelDark, 4) +
    line(
      bars
        .map(
          (value, index) =>
            d`${index ? 'L' : 'M'}${-w * 0.33 + index * w * 0.16} ${h * 0.3 - value * h * 0.86}`,
        )
        .join(''),
      terracotta,
      4,
    ) +
    bars
      .map((value, index) => circle(-w * 0.33 + index * w * 0.16, h * 0.3 - value * h * 0.86, 6, terracotta))
      .join('')
  );
}

/** An opened laptop; origin at the middle of its foot. */
export const laptop = (s: number, screen = '') =>
  `<g transform="scale(${s})">${rect(-86, -124, 172, 116, ink, 9) + rect(-78, -116, 156, 100, tint(mint, 0.4), 4) + screen + path('M-104-8h208l8 8q0 6-8 6h-208q-8 0-8-6z', steel) + rect(-26, -8, 52, 5, steelDark, 2)}</g>`;

export const mug = (colour: string = terracotta) =>
  line('M20-34q20-2 18 14-2 12-20 10', colour, 6) +
  path('M-22-44h44v30q0 14-14 14h-16q-14 0-14-14z', colour) +
  path('M10-44h12v30q0 14-14 14h-4q6-20 6-44z', shade(colour, 0.16)) +
  line('M-8-54q-6-8 0-16M6-54q-6-8 0-16', paper, 4, opacity(0.8));

export const calculator = () =>
  rect(-38, -54, 84, 118, ink, 8, opacity(0.14)) +
  rect(-42, -60, 84, 120, ink, 10) +
  rect(-32, -50, 64, 26, mint, 4) +
  line('M4-37h20', green, 5) +
  repeat(9, (index) =>
    rect(
      -32 + (index % 3) * 23,
      -14 + Math.floor(index / 3) * 22,
      17,
      15,
      index === 8 ? saffron : steelDark,
      4,
    ),
  );

export const pencil = () =>
  path('M-70-6H44v12H-70z', saffron) +
  path('M-70 1H44v5H-70z', shade(saffron, 0.2)) +
  path('M44-6l22 6-22 6z', sand) +
  path('M58-2l8 2-8 2z', ink) +
  rect(-82, -6, 14, 12, terracotta, 3);
export const ruler = (w: number) =>
  rect(-w / 2, -16, w, 32, tint(saffron, 0.35), 3) +
  line(
    repeat(Math.floor(w / 16), (index) => d`M${-w / 2 + 10 + index * 16} -16v${index % 4 ? 8 : 14}`),
    shade(saffron, 0.4),
    2,
  );

export const magnifier = (r: number, inside = '') =>
  line(d`M${r * 0.74} ${r * 0.74}L${r * 1.7} ${r * 1.7}`, wood, r * 0.3) +
  line(d`M${r * 0.72} ${r * 0.72}l${r * 0.22} ${r * 0.22}`, saffron, r * 0.34, ' stroke-linecap="butt"') +
  circle(0, 0, r, tint(mint, 0.55)) +
  inside +
  d`<circle r="${r}" fill="none" stroke="${ink}" stroke-width="${r * 0.16}"/>` +
  line(d`M${-r * 0.62} ${-r * 0.3}A${r * 0.7} ${r * 0.7} 0 0 1 ${-r * 0.2} ${-r * 0.66}`, white, r * 0.1);

export const shield = (s: number, mark = 'M-30 0l22 24 40-46') =>
  `<g transform="scale(${s})">${path('M0-96Q40-70 84-68 88 50 0 100-88 50-84-68-40-70 0-96z', green) + path('M0-96Q40-70 84-68 88 50 0 100z', shade(green, 0.2)) + `<path d="M0-78Q34-58 68-55 70 40 0 80-70 40-68-55-34-58 0-78z" fill="none" stroke="${saffron}" stroke-width="5"/>` + line(mark, paper, 15)}</g>`;

/** A map pin, its tip at the origin. */
export const pin = (s: number, colour: string = terracotta, mark = circle(0, -62, 15, paper)) =>
  `<g transform="scale(${s})">${ellipse(6, 0, 22, 6, ink, opacity(0.2)) + path('M0 0Q-38-40-38-64a38 38 0 0 1 76 0Q38-40 0 0z', colour) + path('M10-101a38 38 0 0 1 28 37Q38-40 0 0 26-60 10-101z', shade(colour, 0.18)) + mark}</g>`;

export const padlock = (s: number) =>
  `<g transform="scale(${s})">${line('M-30-50v-26a30 30 0 0 1 60 0v26', steelDark, 14) + rect(-50, -54, 100, 84, saffron, 12) + path('M24-54h14q12 0 12 12v60q0 12-12 12h-20q14-40 6-84z', shade(saffron, 0.16)) + circle(0, -18, 11, ink) + path('M-5-16h10l4 28h-18z', ink)}</g>`;

export const folder = (w: number, h: number, colour: string) =>
  path(d`M${-w / 2} ${-h}h${w * 0.38}l14 18h${w * 0.62 - 14}v${h - 18}h${-w}z`, shade(colour, 0.16)) +
  rect(-w * 0.43, -h + 10, w * 0.86, h - 20, white, 3) +
  path(d`M${-w / 2} ${-h + 30}h${w}v${h - 36}q0 6-6 6h${12 - w}q-6 0-6-6z`, colour);

export const clipboard = (w: number, h: number) => {
  const rows = (draw: (y: number, index: number) => string) =>
    repeat(4, (index) => draw(-h * 0.25 + index * h * 0.17, index));
  return (
    rect(-w / 2, -h / 2, w, h, wood, 8) +
    rect(-w * 0.42, -h * 0.42, w * 0.84, h * 0.86, white, 3) +
    rect(-w * 0.2, -h * 0.55, w * 0.4, h * 0.12, steelDark, 4) +
    line(
      rows((y) => d`M${-w * 0.31} ${y}l${w * 0.05} ${w * 0.05} ${w * 0.09} ${-w * 0.11}`),
      green,
      w * 0.045,
    ) +
    line(
      rows((y, index) => d`M${-w * 0.08} ${y}h${w * (index % 2 ? 0.3 : 0.38)}`),
      mix(mint, ink, 0.15),
      w * 0.045,
    )
  );
};

/** A white board on the wall. */
export const board = (w: number, h: number, content: string, frame = woodLight) =>
  rect(-w / 2 + 6, -h / 2 + 8, w, h, ink, 8, opacity(0.12)) +
  rect(-w / 2, -h / 2, w, h, frame, 8) +
  rect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, white, 4) +
  content;

/** A small framed picture with the company's mark. */
export const frame = (w: number, h: number) =>
  rect(-w / 2, -h / 2, w, h, wood, 4) +
  rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, paper, 2) +
  rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, kawung(sand, 30, 1.4)) +
  place(sign(Math.min(w, h) * 0.5), {});

export const clock = (r: number) =>
  circle(3, 5, r, ink, opacity(0.12)) +
  circle(0, 0, r, green) +
  circle(0, 0, r * 0.82, white) +
  line(d`M0 0V${-r * 0.56}M0 0l${r * 0.36} ${r * 0.2}`, ink, r * 0.1) +
  circle(0, 0, r * 0.1, terracotta);

export const phone = (s: number) =>
  `<g transform="scale(${s})">${path('M-70 0q4-46 34-54h72q30 8 34 54z', green) + path('M36-54q30 8 34 54H40q12-30-4-54z', shade(green, 0.2)) + circle(0, -22, 18, paper) + circle(0, -22, 8, saffron) + path('M-84-62q0-30 84-30t84 30q2 14-10 16h-24q-10 0-10-12-40-10-80 0 0 12-10 12h-24q-12-2-10-16z', shade(green, 0.35))}</g>`;

export const envelope = (w: number) =>
  rect(-w / 2 + 5, -w * 0.3 + 7, w, w * 0.62, ink, 6, opacity(0.12)) +
  rect(-w / 2, -w * 0.31, w, w * 0.62, tint(sand, 0.4), 6) +
  path(
    d`M${-w / 2} ${w * 0.27}L${-w * 0.08} 0h${w * 0.16}L${w / 2} ${w * 0.27}v${w * 0.04}H${-w / 2}z`,
    sand,
  ) +
  path(d`M${-w / 2} ${-w * 0.29}L0 ${w * 0.08} ${w / 2} ${-w * 0.29}z`, shade(sand, 0.1)) +
  circle(0, w * 0.06, w * 0.08, terracotta);
export const speech = (w: number, h: number, colour: string, content: string, left = true) =>
  rect(-w / 2, -h, w, h, colour, h * 0.28) +
  path(
    left
      ? d`M${-w * 0.24} -4h${w * 0.2}l${-w * 0.2} ${h * 0.26}z`
      : d`M${w * 0.24} -4h${-w * 0.2}l${w * 0.2} ${h * 0.26}z`,
    colour,
  ) +
  content;
