/** Outdoors: sky, volcanoes, terraces, trees. The light comes from the upper left. */
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
  scatter,
  shade,
  tint,
  tinted,
  wood,
} from './draw';

export const sun = (x: number, y: number, r: number, colour: string = palette.saffron) =>
  circle(x, y, r * 1.5, colour, opacity(0.18)) + circle(x, y, r, colour);

const cloudShape = path(
  'M-60 20a20 20 0 0 1 6-39 34 34 0 0 1 62-9 26 26 0 0 1 42 16 17 17 0 0 1 6 32z',
  palette.paper,
);
export const cloud = (x: number, y: number, s = 1) => place(cloudShape, { x, y, s });

/** Two volcanoes side by side, their summits in haze. */
export function mountains(
  w: number,
  base: number,
  height: number,
  colour: string = mix(palette.leaf, palette.mint, 0.55),
): string {
  const left = d`M${-w * 0.1} ${base}Q${w * 0.16} ${base - height * 0.3} ${w * 0.26} ${base - height}Q${w * 0.285} ${base - height * 1.02} ${w * 0.31} ${base - height * 0.98}Q${w * 0.42} ${base - height * 0.32} ${w * 0.72} ${base}z`;
  const right = d`M${w * 0.36} ${base}Q${w * 0.58} ${base - height * 0.22} ${w * 0.68} ${base - height * 0.78}Q${w * 0.7} ${base - height * 0.8} ${w * 0.725} ${base - height * 0.76}Q${w * 0.84} ${base - height * 0.24} ${w * 1.1} ${base}z`;
  const lit = d`M${w * 0.31} ${base - height * 0.98}Q${w * 0.42} ${base - height * 0.32} ${w * 0.72} ${base}H${w * 0.44}Q${w * 0.33} ${base - height * 0.4} ${w * 0.27} ${base - height}z`;
  return path(right, tint(colour, 0.25)) + path(left, colour) + path(lit, palette.ink, opacity(0.07));
}

/** A rolling hill across the whole width. */
export const hill = (w: number, from: number, to: number, rise: number, bottom: number, colour: string) =>
  path(
    d`M0 ${from}C${w * 0.3} ${from - rise} ${w * 0.62} ${to + rise * 0.6} ${w} ${to}V${bottom}H0z`,
    colour,
  );

/** Rice terraces stepping down from `top` to `bottom`, each step with its dyke and rows of seedlings. */
export function terraces(w: number, top: number, bottom: number, steps: number, seed = 3): string {
  const random = scatter(seed);
  const greens = [
    mix(palette.leaf, palette.saffron, 0.35),
    palette.leaf,
    mix(palette.leaf, palette.saffron, 0.18),
    mix(palette.leaf, palette.green, 0.35),
  ];
  return repeat(steps, (index) => {
    const y = top + ((bottom - top) * index ** 1.25) / steps ** 1.25;
    const swing = (index % 2 ? -1 : 1) * (18 + random() * 26) * (0.6 + index / steps);
    const edge = d`M-20 ${y + swing}C${w * (0.22 + random() * 0.1)} ${y - swing * 1.4} ${w * (0.55 + random() * 0.12)} ${y + swing * 1.6} ${w + 20} ${y - swing}`;
    const fill = greens[index % greens.length] ?? palette.leaf;
    return path(
      `${edge}V${Math.round(bottom) + 20}H-20z`,
      fill,
      ` stroke="${tint(fill, 0.45)}" stroke-width="${5 + index}"`,
    );
  });
}

/** A round-crowned tree; the origin is at its foot. */
export function tree(x: number, y: number, s: number, colour: string = palette.leaf): string {
  const content =
    shadow6 +
    path('M-7 0q4-40 0-70h14q-4 30 1 70z', wood) +
    line('M0-50L-16-74M1-60L18-86', wood, 5) +
    path(
      'M-58-86a30 30 0 0 1 20-40 38 38 0 0 1 72-14 34 34 0 0 1 28 50 28 28 0 0 1-32 28 40 40 0 0 1-56 2 28 28 0 0 1-32-26z',
      colour,
    ) +
    path(
      'M62-90a28 28 0 0 1-32 28 40 40 0 0 1-56 2q40 4 58-26 12-22 8-46 20 16 22 42z',
      shade(colour, 0.16),
    ) +
    line('M-34-104q6-12 16-14M-8-132q8-8 18-6M-14-84q8-4 14-12', tint(colour, 0.35), 3.5);
  return place(content, { x, y, s });
}
const shadow6 = ellipse(10, 0, 44, 7, palette.ink, opacity(0.12));

/** A coconut palm. */
export function palm(x: number, y: number, s: number, flip = false): string {
  const frond = path('M0 0Q-26-34-66-22-34-20-22 2-40-2-52 14-22 4 0 0z', '');
  const leaf = (turn: number, colour: string) => place(tinted(frond, colour), { turn });
  const crown =
    leaf(150, shade(palette.leaf, 0.3)) +
    leaf(100, shade(palette.leaf, 0.3)) +
    leaf(190, palette.leaf) +
    leaf(60, palette.leaf) +
    leaf(0, shade(palette.leaf, 0.12)) +
    leaf(-30, mix(palette.leaf, palette.saffron, 0.15));
  const content =
    shadow6 +
    path('M-7 0Q6-90-4-176h9Q16-90 8 0z', wood) +
    line('M-3-30l10-2M0-70l10-2M0-110l9-2M-1-146l8-1', shade(wood, 0.2), 2) +
    `<g transform="translate(0 -174)">${crown}${circle(-5, 7, 6, shade(wood, 0.2))}${circle(6, 8, 6, wood)}</g>`;
  return place(content, { x, y, s, flip });
}

/** A banana plant with split leaves. */
export function banana(x: number, y: number, s: number, flip = false): string {
  const blade =
    path('M0 0Q-20-40-2-96 24-46 6 0z', '') +
    line('M2 0Q4-50-1-88M-8-44l8 6M14-40l-11 6M-6-64l6 5', palette.ink, 1.8, opacity(0.22));
  const leaf = (turn: number, colour: string) => place(tinted(blade, colour), { y: -58, turn });
  const content =
    shadow6 +
    path('M-8 0q5-30 2-60h10q0 30 6 60z', mix(palette.leaf, palette.sand, 0.35)) +
    leaf(-62, shade(palette.leaf, 0.2)) +
    leaf(64, shade(palette.leaf, 0.2)) +
    leaf(-24, palette.leaf) +
    leaf(30, mix(palette.leaf, palette.saffron, 0.18));
  return place(content, { x, y, s, flip });
}

export const bush = (x: number, y: number, s: number, colour: string = palette.leaf) =>
  place(
    path('M-52 0a22 22 0 0 1 10-34 26 26 0 0 1 42-16 26 26 0 0 1 40 14 22 22 0 0 1 12 36z', colour) +
      path('M52 0a22 22 0 0 0-12-36q-4 26-46 36z', shade(colour, 0.16)) +
      line('M-30-24q5-8 12-9M4-32q6-5 12-3', tint(colour, 0.35), 3),
    { x, y, s },
  );

export const grass = (x: number, y: number, s = 1) =>
  place(line('M-10 0q-2-8-7-12M-3 0q0-10-2-17M4 0q1-9 6-14M11 0q2-5 7-8', palette.green, 2.8), { x, y, s });

/** A potted plant for rooms. */
export function plant(x: number, y: number, s = 1): string {
  const blade = path('M0 0Q-16-28 0-66 18-28 0 0z', '');
  const leaf = (turn: number, colour: string) => place(tinted(blade, colour), { y: -38, turn });
  return place(
    ellipse(6, 0, 34, 5, palette.ink, opacity(0.12)) +
      leaf(-58, shade(palette.leaf, 0.2)) +
      leaf(58, shade(palette.leaf, 0.25)) +
      leaf(-28, palette.leaf) +
      leaf(30, shade(palette.leaf, 0.12)) +
      leaf(0, mix(palette.leaf, palette.saffron, 0.15)) +
      path('M-24-42h48L17 0h-34z', palette.terracotta) +
      path('M8-42h16L17 0H6z', shade(palette.terracotta)) +
      rect(-27, -48, 54, 10, shade(palette.terracotta, 0.1), 3),
    { x, y, s },
  );
}

export const bird = (x: number, y: number, s = 1) =>
  place(line('M-14-4q8-6 14 3 6-9 14-3', palette.ink, 2.6, opacity(0.6)), { x, y, s });
