/** The kitchen: counters, pots, trays, crates and what lies in them. Origins are at the middle of the foot. */
import {
  circle,
  d,
  ellipse,
  line,
  mix,
  opacity,
  orange,
  palette,
  path,
  pattern,
  place,
  rect,
  repeat,
  shade,
  shadow,
  steel,
  steelDark,
  steelLight,
  tint,
  tinted,
  wood,
  woodLight,
} from './draw';

const { ink, green, leaf, mint, paper, saffron, sand, terracotta } = palette;

export const steam = (x: number, y: number, s = 1) =>
  place(line('M-26 0q-10-14 0-28t0-28M2-6q-11-15 0-30t0-32M28 0q-10-14 0-28t0-26', paper, 6, opacity(0.75)), {
    x,
    y,
    s,
  });

const flame = (x: number, y: number, s = 1) =>
  place(
    path('M-9 0q-6-8 1-17 1 5 4 6-1-9 5-15 0 8 5 12t3 14z', saffron) +
      path('M-4 0q-2-5 3-10 5 5 4 10z', terracotta),
    { x, y, s },
  );

/** A stock pot with two ears, `w` by `h`. */
export function pot(w: number, h: number, colour = steel, lid = false): string {
  const half = w / 2;
  return (
    line(d`M${-half} ${-h * 0.7}h-9v12h9M${half} ${-h * 0.7}h9v12h-9`, shade(colour, 0.35), 5) +
    path(d`M${-half} ${-h}h${w}v${h - 12}q0 12-12 12h${24 - w}q-12 0-12-12z`, colour) +
    path(
      d`M${half * 0.45} ${-h}h${half * 0.55}v${h - 12}q0 12-12 12h${-half * 0.6}q${half * 0.3}-${h * 0.4} ${half * 0.17 + 6}-${h}z`,
      shade(colour, 0.16),
    ) +
    rect(-half + w * 0.1, -h + 14, w * 0.08, h * 0.55, tint(colour, 0.6), w * 0.04) +
    (lid
      ? path(d`M${-half - 4} ${-h}q${half + 4}-${h * 0.32} ${w + 8} 0z`, tint(colour, 0.25)) +
        rect(-9, -h - h * 0.2, 18, 8, ink, 4)
      : '') +
    rect(-half - 5, -h - 4, w + 10, 9, shade(colour, 0.28), 4)
  );
}

/** A wide wok full of stir-fry. */
export function wok(w: number, food: string = leaf): string {
  const half = w / 2;
  return (
    line(d`M${-half} -52h-14v-8h10M${half} -52h14v-8h-10`, ink, 6) +
    path(d`M${-half + 8} -52Q${-half * 0.4} -84 0 -80T${half - 8} -52z`, food) +
    repeat(5, (index) =>
      circle(
        -half * 0.5 + index * half * 0.25,
        -62 - (index % 2) * 8,
        7,
        [orange, paper, terracotta, mix(leaf, saffron, 0.3), orange][index] ?? orange,
      ),
    ) +
    path(d`M${-half} -54h${w}Q${half * 0.8} 0 0 0T${-half} -54z`, shade(steelDark, 0.35)) +
    path(
      d`M${half * 0.3} -54H${half}Q${half * 0.8} 0 0 0 ${half * 0.3} -10 ${half * 0.3} -54z`,
      ink,
      opacity(0.25),
    ) +
    rect(-half - 4, -58, w + 8, 8, steelDark, 4)
  );
}

/** A steel work table: a lit top edge, a shelf under it and legs. */
export function counter(
  w: number,
  h: number,
  front: 'open' | 'doors' | 'panel' = 'panel',
  colour = steel,
): string {
  const half = w / 2;
  const doors = Math.max(2, Math.round(w / 130));
  const body =
    front === 'open'
      ? rect(-half + 12, -h, 14, h, steelDark) +
        rect(half - 26, -h, 14, h, steelDark) +
        rect(-half + 12, -h * 0.3, w - 24, 10, steelDark) +
        rect(-half + 26, -h, w - 52, h * 0.14, shade(colour, 0.3), 0, opacity(0.5))
      : rect(-half + 10, -h, w - 20, h - 6, colour) +
        rect(-half + 10, -h, w - 20, 26, ink, 0, opacity(0.1)) +
        rect(half - 10 - w * 0.16, -h, w * 0.16, h - 6, ink, 0, opacity(0.07)) +
        (front === 'doors'
          ? repeat(doors, (index) =>
              place(
                rect(0, 0, (w - 44) / doors - 12, h - 56, tint(colour, 0.25), 4) +
                  rect(12, 14, (w - 44) / doors - 36, 6, steelDark, 3),
                { x: -half + 28 + (index * (w - 44)) / doors, y: -h + 36 },
              ),
            )
          : line(d`M${-half + 30} -${h * 0.34}h${w - 60}`, shade(colour, 0.14), 3)) +
        rect(-half + 20, -6, w - 40, 6, shade(ink, 0), 0, opacity(0.6));
  return (
    ellipse(8, 0, half, 10, ink, opacity(0.12)) +
    body +
    rect(-half, -h - 18, w, 20, steelLight, 3) +
    rect(-half, -h - 4, w, 8, shade(colour, 0.24), 3)
  );
}

/** A gas range: burners on a dark top, knobs along the front. */
export function range(w: number, h: number, burners: number): string {
  const half = w / 2;
  const step = w / burners;
  return (
    ellipse(8, 0, half, 10, ink, opacity(0.12)) +
    rect(-half, -h, w, h - 6, mix(steel, green, 0.12)) +
    rect(half - w * 0.12, -h, w * 0.12, h - 6, ink, 0, opacity(0.08)) +
    rect(-half + 16, -h + 58, w - 32, h - 84, tint(steel, 0.2), 6) +
    rect(-half + 40, -h + 74, w - 80, 8, steelDark, 4) +
    rect(-half, -h - 10, w, 20, shade(steelDark, 0.4), 4) +
    repeat(burners, (index) =>
      place(circle(0, 0, 9, ink) + line('M0-1v-6', paper, 2.4), {
        x: -half + step * (index + 0.5),
        y: -h + 34,
      }),
    ) +
    repeat(
      burners,
      (index) =>
        rect(-half + step * (index + 0.5) - 40, -h - 20, 80, 8, ink, 3) +
        flame(-half + step * (index + 0.5) - 16, -h - 18, 0.7) +
        flame(-half + step * (index + 0.5) + 16, -h - 18, 0.7),
    )
  );
}

/** An exhaust hood hanging from the ceiling; the origin is at the middle of its lower edge. */
export const hood = (w: number, duct: number) =>
  rect(-w * 0.09, -duct, w * 0.18, duct, shade(steel, 0.12)) +
  line(d`M${-w * 0.09} ${-duct + 40}h${w * 0.18}M${-w * 0.09} ${-duct + 90}h${w * 0.18}`, steelDark, 3) +
  path(d`M${-w / 2} 0L${-w * 0.36} -78H${w * 0.36}L${w / 2} 0z`, steel) +
  path(d`M${w * 0.2} -78h${w * 0.16}L${w / 2} 0H${w * 0.28}z`, shade(steel, 0.14)) +
  rect(-w / 2, -4, w, 16, steelLight, 3) +
  rect(-w / 2, 6, w, 8, steelDark, 3);

// Vegetables and the rest of a crate, about 40 units each, standing on the origin.
const carrot =
  path('M-7-4q-2-18 7-34 9 16 7 34-7 8-14 0z', orange) +
  line('M0-36q-6-6-7-13M0-36v-15M0-36q5-6 8-12', leaf, 3.4);
const tomato =
  circle(0, -14, 15, terracotta) +
  ellipse(-5, -19, 4, 3, tint(terracotta, 0.45)) +
  line('M-6-27l6 2 6-2', green, 3.4);
const cabbage =
  circle(0, -20, 22, mix(leaf, sand, 0.5)) +
  path('M-20-26Q-4-40 14-36 4-20 6-2-16 2-20-26z', mix(leaf, sand, 0.3)) +
  line('M-14-18q12-4 18-16M-8-8q4-10 14-14', tint(leaf, 0.6), 2.2);
const greens =
  path('M-4 0q-16-18-12-34 8 4 10 14-4-20 4-32 10 12 6 30 4-12 14-14 2 18-12 36z', leaf) +
  line('M0-2v-36M-4-6q-6-12-8-20M5-6q4-10 9-16', tint(leaf, 0.45), 2);
const corn =
  path('M-9-6q-3-26 9-40 12 14 9 40z', saffron) +
  path('M-13-2q-4-14 0-24 10 6 12 26zM13-2q4-14 0-24-10 6-12 26z', leaf) +
  line('M-3-14v-22M4-14v-22', shade(saffron, 0.2), 1.6);
const egg =
  ellipse(0, -12, 9, 12, mix(sand, terracotta, 0.28)) + ellipse(-3, -16, 2.4, 3.6, paper, opacity(0.6));
const chilli = path('M-6-30q12 4 8 30-8-8-12-24z', terracotta) + line('M-4-30q-2-6 2-9', green, 3);
const potato =
  ellipse(0, -13, 17, 13, mix(sand, wood, 0.35)) + line('M-6-16h1M4-10h1M5-18h1', shade(sand, 0.45), 2.4);
const fruit =
  circle(0, -14, 15, saffron) +
  path('M10-25a15 15 0 0 1-14 25q14-6 14-25z', orange) +
  line('M0-28q2-4 6-5', leaf, 3.4);
const bananas =
  path('M-24-22q2 22 26 22 16 0 24-10-8 0-14-4-20 2-30-12z', saffron) +
  path('M-24-22q8 18 32 16 12 0 18-4-8 0-14-4-20 2-30-12z', mix(saffron, sand, 0.4)) +
  rect(-27, -28, 7, 9, wood, 2);
const tofu = rect(-15, -20, 30, 20, paper, 3) + rect(-15, -20, 30, 7, tint(sand, 0.3), 3);
const tempe =
  rect(-24, -18, 48, 18, mix(sand, wood, 0.2), 3) +
  repeat(6, (index) => circle(-18 + index * 7.4, -9 + (index % 2 ? 3 : -3), 2.4, paper));
export const goods = {
  carrot,
  tomato,
  cabbage,
  greens,
  corn,
  egg,
  chilli,
  potato,
  fruit,
  bananas,
  tofu,
  tempe,
};
export type Good = keyof typeof goods;

/** A crate, heaped with goods; wooden slats or a plastic tub. */
export function crate(w: number, h: number, contents: readonly Good[], plastic = ''): string {
  const half = w / 2;
  const heap = (count: number, lift: number, size: number) =>
    repeat(count, (index) =>
      place(goods[contents[index % contents.length] ?? 'greens'], {
        x: -half + (w / (count + 1)) * (index + 1),
        y: -h + 10 - lift - (index % 2) * 4,
        s: size,
      }),
    );
  const size = w / 150;
  const slot = (w - 60) / 8;
  const slats = [0, 1, 2].map((row) => d`M${-half} ${-h + (row * h) / 3}h${w}v${h / 3 - 5}h${-w}z`).join('');
  const posts = [6, w - 19].map((x) => d`M${-half + x} ${-h}h13V-5h-13z`).join('');
  const body = plastic
    ? path(d`M${-half} ${-h}h${w}l-8 ${h}h${16 - w}z`, plastic) +
      path(
        d`M${-half - 4} ${-h}h${w + 8}v12h${-w - 8}zM${half * 0.6} ${-h}h${half * 0.4}l-8 ${h}h${-half * 0.36}z`,
        ink,
        opacity(0.12),
      ) +
      line(
        d`M${-half + 26} ${16 - h / 2}h${w - 52}`,
        shade(plastic, 0.24),
        h - 44,
        d` stroke-linecap="butt" stroke-dasharray="${slot} ${(w - 52 - 5 * slot) / 4}"`,
      )
    : path(slats, woodLight) + path(posts, shade(woodLight, 0.2));
  return (
    shadow(6, 0, half * 1.04, 8) +
    rect(-half + 6, -h - 2, w - 12, 14, shade(wood, 0.3)) +
    heap(Math.min(4, contents.length + 1), 12, size) +
    heap(4, 0, size) +
    body
  );
}

/** A sack of rice, tied, with a small tray sign. */
export const sack = (colour: string = paper) =>
  shadow(6, 0, 44, 6) +
  path('M-36 0q-12-44-6-74 14-10 20-22h44q6 12 20 22 6 30-6 74-36 8-72 0z', colour) +
  path('M20-96h2q6 12 20 22 6 30-6 74-10 2-20 4 18-60 4-100z', shade(colour, 0.12)) +
  path('M-24-94q-6-12-10-16 34 6 68 0-4 4-10 16z', shade(colour, 0.06)) +
  line('M-22-94h44', terracotta, 6) +
  circle(0, -44, 18, green) +
  path('M0-30q-4-14 0-28 4 14 0 28zM0-38q-10-2-13-12 10 0 13 12zM0-38q10-2 13-12-10 0-13 12z', saffron);

/** Ompreng stacked `count` high, seen from the side. */
export const trays = (count: number, w = 110) =>
  repeat(count, (index) =>
    place(
      path(d`M${-w / 2} -9h${w}l-7 9h${14 - w}z`, index % 2 ? steel : shade(steel, 0.08)) +
        rect(-w / 2 - 4, -11, w + 8, 4, steelLight, 2),
      { y: -index * 12 },
    ),
  );

/** A stack inside a carrying bag with lids and a strap, ready for the van. */
export const trayBox = (w: number, h: number, colour: string = green) =>
  shadow(6, 0, w * 0.54, 6) +
  rect(-w / 2, -h, w, h, colour, 8) +
  rect(w * 0.22, -h, w * 0.28, h, shade(colour, 0.16), 8) +
  rect(-w / 2 - 5, -h - 6, w + 10, 20, shade(colour, 0.25), 7) +
  rect(-w * 0.16, -h * 0.66, w * 0.32, h * 0.3, paper, 5, opacity(0.9)) +
  line(d`M${-w * 0.09} ${-h * 0.51}h${w * 0.18}`, saffron, 5);

/** White wall tiles as a fill. */
export const wallTiles = (colour: string) =>
  pattern(60, 36, line('M0 0h60M0 18h60M15 0v18M45 18v18', colour, 1.6));

/** A shelf on the wall with jars and bowls. */
export function shelf(w: number, seed = 0): string {
  const colours = [terracotta, saffron, leaf, sand, green, mint];
  const jar = (colour: string) =>
    tinted(
      rect(-15, -44, 30, 44, shade(mint, 0.08), 6) +
        rect(-15, -30, 30, 30, '', 6) +
        rect(-13, -52, 26, 10, wood, 3),
      colour,
    );
  const bowl = (colour: string) =>
    tinted(
      path('M-24-24h48q-2 24-24 24t-24-24z', '') + path('M8-24h16q-2 24-22 24 8-8 6-24z', ink, opacity(0.14)),
      colour,
    );
  const count = Math.floor(w / 62);
  return (
    rect(-w / 2, 0, w, 12, woodLight, 3) +
    rect(-w / 2 + 14, 12, 8, 18, wood) +
    rect(w / 2 - 22, 12, 8, 18, wood) +
    repeat(count, (index) =>
      place(
        (index + seed) % 3 === 2
          ? bowl(colours[(index + seed) % 6] ?? mint)
          : jar(colours[(index * 2 + seed) % 6] ?? mint),
        { x: -w / 2 + 40 + index * ((w - 70) / Math.max(1, count - 1)), y: 0 },
      ),
    )
  );
}

/** Ladles and pans on a rail. */
export const rail = (w: number) =>
  line(d`M${-w / 2} 0h${w}`, steelDark, 6) +
  repeat(Math.floor(w / 56), (index) =>
    place(
      index % 3 === 1
        ? line('M0 0v34', steelDark, 5) + path('M-17 34h34q0 22-17 22t-17-22z', steelDark)
        : index % 3 === 2
          ? line('M0 0v40', wood, 5) + rect(-10, 38, 20, 30, woodLight, 8)
          : line('M0 0v30', steelDark, 5) + circle(0, 48, 19, shade(steelDark, 0.3)),
      { x: -w / 2 + 30 + index * 56, y: 2 },
    ),
  );

/** An upright chiller with two glass doors. */
export function chiller(w: number, h: number): string {
  const half = w / 2;
  const pane = (w - 36) / 2;
  const glass = (x: number, seed: number) =>
    rect(x, -h + 46, pane, h - 80, mix(mint, '#ffffff', 0.35), 6) +
    repeat(
      3,
      (row) =>
        rect(x, -h + 46 + ((h - 80) * (row + 1)) / 3.6, pane, 6, steelDark) +
        repeat(2, (column) =>
          place(
            goods[
              (['cabbage', 'carrot', 'tomato', 'tofu', 'greens', 'egg', 'corn'] as const)[
                (row * 2 + column + seed) % 7
              ] ?? 'egg'
            ],
            { x: x + pane * (0.3 + column * 0.42), y: -h + 46 + ((h - 80) * (row + 1)) / 3.6, s: 0.95 },
          ),
        ),
    ) +
    path(
      d`M${x + 8} ${-h + 130}L${x + pane * 0.6} ${-h + 52}h14L${x + 8} ${-h + 158}z`,
      paper,
      opacity(0.5),
    ) +
    rect(x + (seed ? 5 : pane - 12), -h / 2 - 40, 7, 74, steelDark, 3);
  return (
    ellipse(8, 0, half, 10, ink, opacity(0.12)) +
    rect(-half, -h, w, h - 8, tint(steel, 0.35), 8) +
    rect(half - 16, -h, 16, h - 8, ink, 8, opacity(0.1)) +
    rect(-half + 14, -h + 14, 60, 18, ink, 5) +
    circle(-half + 28, -h + 23, 4, leaf) +
    rect(-half + 40, -h + 20, 26, 6, saffron, 2) +
    glass(-half + 12, 0) +
    glass(half - 12 - pane, 3) +
    rect(-half + 18, -22, w - 36, 6, steelDark, 3)
  );
}

/** A hand basin with tap; the origin is on the floor below it. */
export const basin = (w: number, h: number) =>
  rect(-w * 0.07, -h, w * 0.14, h, steelDark) +
  path(d`M${-w / 2} ${-h}h${w}q-4 46-${w * 0.2} 50h-${w * 0.56}q-${w * 0.2}-4-${w * 0.2}-50z`, steel) +
  path(
    d`M${w * 0.2} ${-h}h${w * 0.3}q-4 46-${w * 0.2} 50h-${w * 0.2}q${w * 0.1}-20 ${w * 0.1}-50z`,
    shade(steel, 0.14),
  ) +
  rect(-w / 2 - 6, -h - 8, w + 12, 14, steelLight, 6);
export const tap = (water = false) =>
  line('M26 0v-44q0-20-18-20t-18 18', steelDark, 9) +
  line('M16-4h20M18-44h-10', steelDark, 7) +
  (water ? line('M-10-42v52', tint(mint, 0.1), 7, opacity(0.9)) : '');

/** A platform scale with its dial. */
export const scale = () =>
  shadow(4, 0, 62, 7) +
  rect(-60, -18, 120, 18, shade(green, 0), 5) +
  rect(-68, -28, 136, 12, steelLight, 4) +
  rect(54, -170, 12, 156, steelDark) +
  circle(60, -190, 38, green) +
  circle(60, -190, 29, paper) +
  line('M60-190l14-14', terracotta, 4) +
  line('M60-214v5M84-190h-5M36-190h5M43-207l3 3M77-207l-3 3', ink, 2.6);

/** The tray from above, 400 by 300 around the origin, with or without the meal. */
export function ompreng(full = true): string {
  const well = (x: number, y: number, w: number, h: number, r: number) =>
    rect(x, y, w, h, shade(steelDark, 0.12), r) +
    rect(x + 5, y + 6, w - 5, h - 6, shade(steel, 0.02), r - 2) +
    rect(x + 12, y + 14, w - 20, h - 22, tint(steel, 0.3), r - 6);
  const rice =
    path('M-172 18Q-190 70-160 112-120 136-70 122-24 116-26 66-26 22-70 10-140-8-172 18z', paper) +
    path('M-160 112q40 24 90 10 46-6 44-56 2-30-18-44 14 76-54 78-40 2-62 12z', shade(paper, 0.09));
  const grains = line(
    'M-150 40l8 4M-128 26l6-5M-108 52l8 3M-84 30l-5 6M-64 56l7-4M-140 74l6 5M-96 88l8-4M-60 90l6 4M-120 104l8-2M-46 42l3 6M-118 70l4-7M-78 68l7 3',
    shade(paper, 0.2),
    3.4,
  );
  const onion = line(
    'M-112 58q6-8 14-2M-94 46q8-2 8 6M-104 76q-4-8 4-10M-86 66q6-4 10 2',
    mix(terracotta, wood, 0.4),
    5,
  );
  const drumstick =
    path(
      'M62 92Q28 64 46 30 66 6 108 16 142 26 150 52L176 82 186 76Q194 80 188 90L192 100Q180 108 174 96L140 76Q104 112 62 92z',
      mix(terracotta, saffron, 0.22),
    ) +
    path(
      'M62 92q-12-8-18-22 40 24 84-4 14-10 14-28 6 8 8 14L176 82l-8 4-28-10Q104 112 62 92z',
      mix(terracotta, wood, 0.5),
    ) +
    path('M172 82l14-6q8 4 2 14l4 10q-12 8-18-4z', paper) +
    line('M66 42q12-14 32-12M58 60q0-6 2-10', tint(mix(terracotta, saffron, 0.5), 0.35), 6);
  const cube =
    path('M-19-15h38v28q0 4-4 4h-30q-4 0-4-4z', mix(saffron, wood, 0.5)) +
    rect(-19, -17, 38, 25, mix(sand, wood, 0.25), 4) +
    circle(-9, -8, 4, paper) +
    circle(4, -10, 4, paper) +
    circle(10, 0, 4, paper) +
    circle(-4, 2, 4, paper);
  const tempeh =
    place(cube, { x: -146, y: -94, turn: -14 }) +
    place(cube, { x: -100, y: -104, turn: 10 }) +
    place(cube, { x: -120, y: -58, turn: 24 }) +
    line('M-160-54l10-6M-82-66l-8 8', terracotta, 5);
  const disc =
    circle(2, 3, 16, mix(orange, wood, 0.4)) +
    circle(0, 0, 16, orange) +
    circle(0, 0, 9, mix(orange, saffron, 0.5));
  const vegetables =
    path('M-50-72q2-34 40-44 44-6 60 24 4 40-30 46-62 6-70-26z', mix(leaf, sand, 0.3)) +
    line('M-44-96L-8-62M-20-116L4-80M44-110L14-66M50-76L16-94M-38-62L-6-96', shade(leaf, 0.08), 9) +
    place(disc, { x: -24, y: -96 }) +
    place(disc, { x: 22, y: -104 }) +
    place(disc, { x: 4, y: -68 }) +
    place(disc, { x: 40, y: -82, s: 0.85 });
  const wedge = (angle: number) =>
    path('M0-3L-9-28Q0-33 9-28z', mix(saffron, sand, 0.15), ` transform="rotate(${angle})"`);
  const slice =
    circle(3, 4, 43, shade(orange, 0.2)) +
    circle(0, 0, 42, orange) +
    circle(0, 0, 36, tint(saffron, 0.65)) +
    repeat(8, (index) => wedge(index * 45));
  const orangeHalf = place(slice, { x: 138, y: -84, s: 0.93 });
  return (
    rect(-188, -132, 400, 296, ink, 46, opacity(0.16)) +
    rect(-200, -150, 400, 300, steelDark, 44) +
    rect(-200, -150, 396, 295, steelLight, 44) +
    rect(-190, -140, 380, 280, steel, 36) +
    well(-184, -134, 118, 116, 26) +
    well(-58, -134, 122, 116, 26) +
    well(72, -134, 112, 116, 26) +
    well(-184, -8, 178, 142, 30) +
    well(4, -8, 180, 142, 30) +
    line('M-160-146h300M-195-104v180', '#ffffff', 3, opacity(0.8)) +
    (full ? rice + grains + onion + drumstick + tempeh + vegetables + orangeHalf : '')
  );
}

export const glass = (drink: string = paper) =>
  circle(4, 6, 46, ink, opacity(0.12)) +
  circle(0, 0, 45, steelLight) +
  circle(0, 0, 38, drink) +
  path('M-28-10a30 30 0 0 1 20-20q-14 10-20 20z', '#ffffff');

/** A filled tray lying on a table, seen from the front: 130 wide. */
export const meal = () =>
  path('M-65 0l13-34q1-4 6-4h92q5 0 6 4L65 0z', steelLight) +
  path('M-65 0h130l-3 7h-124z', steelDark) +
  path(
    'M-55-5l5-13h44l-1 13zM0-5v-13h50l5 13zM-49-22l4-11h26l-2 11zM-16-22l1-11h30l1 11zM20-22l-2-11h27l4 11z',
    steel,
  ) +
  path('M-50-7q2-16 20-15 16-1 19 15z', paper) +
  path('M8-7q2-14 20-12 16 0 20 8l6-2-2 6z', mix(terracotta, saffron, 0.2)) +
  path('M-44-23q2-12 11-11 9-1 10 11z', mix(sand, wood, 0.3)) +
  path('M-13-23q2-13 13-12 11-1 12 12z', leaf) +
  ellipse(33, -26, 9, 7, saffron) +
  circle(-2, -30, 4, orange) +
  circle(6, -27, 3.6, orange);

/** A crate small enough to be carried by a person, in the person's units. */
export const carried = (contents: readonly Good[], w = 66, plastic = '') =>
  place(crate(150, 72, contents, plastic), { y: -78, s: w / 150 });
