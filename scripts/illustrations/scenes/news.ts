/** The seven news pictures, 960 by 640. */
import { bunting, floor, kitchenHouse, pillar, wall, window } from '../buildings';
import { board, clipboard, clock, magnifier, mug, page, pin, plan, shield, table } from '../desk';
import {
  circle,
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
  scene,
  shade,
  steel,
  steelDark,
  steelLight,
  tint,
  wood,
  woodLight,
} from '../draw';
import {
  basin,
  chiller,
  counter,
  crate,
  goods,
  hood,
  meal,
  pot,
  shelf,
  tap,
  trays,
  wallTiles,
} from '../kitchen';
import { kawung, tampahFlat } from '../motifs';
import { banana, bush, cloud, grass, hill, mountains, palm, sun, terraces } from '../nature';
import { cast, type Person, person } from '../people';
import { vanFront } from '../vehicles';

const { green, ink, leaf, mint, paper, saffron, sand, terracotta } = palette;
const white = '#ffffff';

function groundbreaking(): string {
  const shovel = (lean: number) =>
    `<g transform="rotate(${lean})">${line('M0-150V-30M-12-150h24', wood, 6) + path('M-15-36h30v26q-15 22-30 0z', steelDark)}</g>`;
  const digger = (x: number, options: Partial<Person> & Pick<Person, 'head' | 'top'>) =>
    person({
      x,
      y: 572,
      s: 1.7,
      bottom: ink,
      ...options,
      left: [-4, -122],
      right: [24, -84],
      holding: place(shovel(-16), { x: 46, y: 14 }),
    });
  return scene(
    960,
    640,
    rect(0, 0, 960, 640, tint(mint, 0.35)),
    sun(120, 110, 44),
    mountains(960, 400, 210),
    hill(960, 390, 370, 20, 640, mix(leaf, sand, 0.3)),
    palm(60, 450, 1.1),
    rect(0, 460, 960, 180, mix(woodLight, sand, 0.3)),
    line('M150 350v120M350 350v120', wood, 9) +
      rect(110, 160, 280, 200, wood, 6) +
      rect(120, 170, 260, 180, paper, 3) +
      place(kitchenHouse(200, 'joglo'), { x: 250, y: 320 }),
    bunting(-10, 70, 480, 60, 10, 26),
    bunting(480, 60, 970, 80, 10, 26),
    [520, 640, 760, 880].map((x) => rect(x, 420, 10, 54, saffron)).join('') +
      line('M500 436h420', terracotta, 5),
    path('M0 586q200-70 330-34t300 4 330 20v64H0z', mix(wood, woodLight, 0.45)),
    path(
      'M210 600q60-60 120 0zM520 604q70-70 140 0zM760 600q50-50 100 0z',
      shade(mix(wood, woodLight, 0.45), 0.25),
    ),
    digger(110, { ...cast.official, skin: 2, look: 0.6 }),
    digger(390, { ...cast.builder, skin: 1, look: 0.5, vest: saffron, headColour: white }),
    digger(570, { ...cast.nutritionist, skin: 0, headColour: terracotta, top: green, look: 0.4, open: true }),
    digger(770, { ...cast.driver, skin: 3, look: 0.4, open: true }),
    grass(40, 626),
    grass(920, 628),
  );
}

function training(): string {
  const lesson =
    line('M-118-44v-26M-104-44v-36M-90-44v-34M-76-44v-22M-122-10l-16-18', mix(sand, terracotta, 0.3), 13) +
    rect(-124, -46, 54, 56, mix(sand, terracotta, 0.3), 14) +
    circle(-62, -80, 11, mint) +
    circle(-140, -66, 9, mint) +
    circle(-54, -40, 7, mint) +
    line('M-14-64h140M-14-34h110M-14-4h126', mint, 9) +
    line('M-130 46l10 10 18-22M-40 46l10 10 18-22M50 46l10 10 18-22', leaf, 7) +
    circle(-84, 50, 12, saffron) +
    circle(6, 50, 12, terracotta) +
    circle(96, 50, 12, green);
  const trainee = (x: number, options: Partial<Person> & Pick<Person, 'head'>) =>
    person({
      x,
      y: 610,
      s: 1.5,
      ...cast.handler,
      legs: 'none',
      mask: false,
      look: -0.8,
      left: [-14, -94],
      right: [16, -94],
      ...options,
    });
  return scene(
    960,
    640,
    wall(960, 540, tint(saffron, 0.8), mint, 400),
    rect(0, 400, 960, 126, wallTiles(shade(mint, 0.1))),
    floor(960, 526, 640, mix(terracotta, sand, 0.4)),
    place(board(360, 230, lesson), { x: 200, y: 170 }),
    place(window(120, 170), { x: 590, y: 260 }),
    place(basin(150, 140) + place(tap(true), { y: -148 }), { x: 150, y: 570 }),
    rect(240, 410, 30, 50, leaf, 7) + rect(248, 398, 14, 14, ink, 3),
    place(window(120, 170), { x: 860, y: 260 }),
    place(clock(34), { x: 726, y: 130 }),
    person({
      x: 400,
      y: 590,
      s: 1.85,
      skin: 1,
      ...cast.nutritionist,
      look: 0.5,
      open: true,
      left: [-54, -158],
      right: [34, -112],
    }),
    trainee(560, { head: 'hairnet', skin: 2, left: [-20, -184] }),
    trainee(690, { head: 'hijab', headColour: leaf, skin: 0 }),
    trainee(800, { head: 'hairnet', skin: 3, glasses: true }),
    trainee(902, { head: 'hijab', headColour: terracotta, skin: 1 }),
    place(table(460, 90), { x: 730, y: 620 }),
    [590, 690, 790, 890]
      .map((x) => `<g transform="translate(${x} 514)scale(.42 .2)">${page(120, 150, leaf)}</g>`)
      .join(''),
  );
}

/** Someone sitting cross-legged on a mat. */
const sitting = (x: number, y: number, s: number, options: Omit<Person, 'x' | 'y' | 's'>) =>
  place(
    ellipse(4, 4, 66, 10, ink, opacity(0.12)) +
      path('M-62 0q-6-24 26-30h72q32 6 26 30-62 12-124 0z', options.bottom ?? ink) +
      line('M-22-6q30 8 54-4', shade(options.bottom ?? ink, 0.35), 3),
    { x, y, s },
  ) + person({ ...options, x, y: y + 60 * s, s, legs: 'none' });

function farmers(): string {
  return scene(
    960,
    640,
    rect(0, 0, 960, 640, tint(mint, 0.35)),
    cloud(200, 110, 0.8),
    cloud(760, 100, 0.9),
    mountains(960, 350, 200),
    terraces(960, 320, 520, 6, 8),
    banana(880, 500, 1.4),
    rect(0, 490, 960, 150, mix(sand, woodLight, 0.3)),
    [70, 890].map((x) => place(pillar(430), { x, y: 520 })).join(''),
    path('M-20 110L160-10H800L980 110z', terracotta) +
      path('M-20 110h1000v18H-20z', shade(terracotta, 0.3)) +
      line('M60 60h840M110 30h740', shade(terracotta, 0.18), 5),
    path('M120 520h720l90 100H30z', mix(saffron, sand, 0.4)) +
      path('M120 520h720l90 100H30z', kawung(mix(saffron, wood, 0.35), 60, 1.6)),
    sitting(200, 566, 1.8, { ...cast.farmer, skin: 2, look: 0.7, left: [-30, -84], right: [36, -104] }),
    sitting(350, 540, 1.65, {
      head: 'hijab',
      headColour: leaf,
      top: saffron,
      sleeves: 'long',
      bottom: green,
      skin: 1,
      look: 0.4,
      open: true,
      left: [-22, -84],
      right: [22, -84],
    }),
    sitting(620, 540, 1.65, {
      ...cast.official,
      skin: 1,
      look: -0.5,
      left: [-24, -88],
      right: [20, -84],
      holding: place(clipboard(40, 52), { x: -4, y: -96, turn: -6 }),
    }),
    sitting(770, 566, 1.8, {
      ...cast.farmer,
      top: leaf,
      head: 'blangkon',
      headColour: shade(wood, 0.4),
      skin: 3,
      moustache: true,
      look: -0.7,
      open: true,
      left: [-52, -112],
      right: [28, -84],
    }),
    place(
      tampahFlat(
        220,
        [-70, -36, 0, 36, 70]
          .map((x, index) =>
            place(goods[(['tomato', 'corn', 'cabbage', 'carrot', 'greens'] as const)[index] ?? 'corn'], {
              x,
              y: 4,
              s: 1.15,
            }),
          )
          .join(''),
      ),
      { x: 485, y: 604 },
    ),
    place(mug(terracotta), { x: 300, y: 612, s: 0.8 }),
    place(mug(green), { x: 676, y: 612, s: 0.8 }),
  );
}

function firstDelivery(): string {
  const night = mix(green, ink, 0.25);
  const random = scatter(12);
  return scene(
    960,
    640,
    rect(0, 0, 960, 640, night),
    path('M0 150h960v300H0z', mix(green, terracotta, 0.28)) +
      path('M0 250h960v200H0z', mix(terracotta, saffron, 0.35)) +
      path('M0 330h960v140H0z', mix(saffron, sand, 0.25)),
    repeat(16, () => circle(random() * 960, random() * 130, 1.5 + random() * 1.6, sand)),
    circle(200, 380, 70, tint(saffron, 0.4)),
    mountains(960, 420, 230, mix(green, terracotta, 0.2)),
    rect(0, 410, 960, 230, shade(leaf, 0.5)),
    palm(70, 480, 1.3),
    palm(900, 470, 1.2, true),
    place(kitchenHouse(520, 'joglo'), { x: 560, y: 470 }),
    [0.21, -0.21].map((at) => rect(560 + at * 520 - 31, 378, 62, 44, saffron, 0, opacity(0.75))).join(''),
    path('M330 640L440 470H690L900 640z', mix(steelDark, ink, 0.5)),
    path('M330 640l-40 0 60-100zM560 640l-260 0 90-70zM600 640h260l-120-80z', saffron, opacity(0.18)),
    place(vanFront(person({ x: 34, y: -104, s: 0.72, skin: 2, ...cast.driver, legs: 'none', open: true })), {
      x: 470,
      y: 596,
      s: 1.02,
    }),
    circle(374, 474, 22, white) +
      circle(566, 474, 22, white) +
      circle(374, 474, 42, tint(saffron, 0.4), opacity(0.4)) +
      circle(566, 474, 42, tint(saffron, 0.4), opacity(0.4)),
    person({
      x: 220,
      y: 600,
      s: 1.5,
      skin: 1,
      ...cast.cook,
      look: 0.6,
      open: true,
      right: [38, -186],
      left: [-22, -76],
    }),
    person({ x: 790, y: 604, s: 1.5, skin: 0, ...cast.chef, look: -0.6, open: true, left: [-38, -186] }),
    bush(60, 640, 1, shade(leaf, 0.35)),
    bush(920, 640, 1, shade(leaf, 0.35)),
  );
}

function inspection(): string {
  return scene(
    960,
    640,
    rect(0, 0, 960, 640, tint(mint, 0.6)),
    rect(0, 120, 960, 400, wallTiles(mint)),
    rect(0, 112, 960, 9, leaf),
    place(shelf(200, 1), { x: 150, y: 250 }),
    floor(960, 516, 640, mix(terracotta, sand, 0.35)),
    place(page(120, 150, saffron, true), { x: 620, y: 130 }) +
      `<path d="M552 48h136v166H552z" stroke="${wood}" stroke-width="12"/>`,
    place(hood(230, 120), { x: 400, y: 150 }),
    place(counter(260, 150, 'doors'), { x: 400, y: 560 }),
    place(pot(120, 96, steel, true), { x: 350, y: 392 }),
    place(trays(6, 100), { x: 470, y: 392 }),
    place(chiller(210, 380), { x: 830, y: 566 }),
    person({
      x: 606,
      y: 606,
      s: 1.8,
      skin: 1,
      ...cast.handler,
      apron: undefined,
      head: 'hijab',
      headColour: green,
      mask: false,
      gloves: true,
      bottom: green,
      legs: 'skirt',
      look: 0.4,
      left: [-16, -104],
      right: [54, -146],
      holding:
        place(clipboard(46, 60), { x: -8, y: -104, turn: -6 }) +
        line('M56-150l20-12', white, 6) +
        circle(58, -151, 6, terracotta),
    }),
    person({
      x: 170,
      y: 606,
      s: 1.8,
      skin: 3,
      ...cast.chef,
      look: 0.7,
      open: true,
      left: [-16, -96],
      right: [36, -112],
    }),
  );
}

function cookingTrial(): string {
  const bowl = (x: number, colour: string, food: string) =>
    place(
      path('M-36-30h72q-2 30-36 30t-36-30z', colour) +
        ellipse(0, -30, 36, 9, shade(colour, 0.25)) +
        ellipse(0, -32, 30, 8, food),
      { x, y: 492 },
    );
  return scene(
    960,
    640,
    wall(960, 560, tint(sand, 0.5), mix(leaf, mint, 0.5), 420),
    rect(0, 0, 960, 420, kawung(shade(sand, 0.05), 76, 1.6)),
    floor(960, 546, 640, mix(woodLight, sand, 0.3)),
    place(shelf(260, 0), { x: 190, y: 190 }),
    place(window(150, 190), { x: 780, y: 260 }),
    place(clock(38), { x: 480, y: 110 }),
    person({
      x: 290,
      y: 600,
      s: 1.85,
      skin: 3,
      ...cast.chef,
      legs: 'none',
      look: 0.6,
      left: [-30, -92],
      right: [36, -104],
      holding: line('M36-104l22 22', steelDark, 4) + ellipse(60, -80, 8, 5, steelDark),
    }),
    person({
      x: 500,
      y: 600,
      s: 1.9,
      skin: 0,
      ...cast.nutritionist,
      headColour: saffron,
      top: white,
      legs: 'none',
      glasses: true,
      down: 0.5,
      left: [-30, -96],
      right: [36, -112],
      holding: line('M34-110l14 22', saffron, 4),
    }),
    person({
      x: 740,
      y: 600,
      s: 1.85,
      skin: 2,
      ...cast.cook,
      headColour: terracotta,
      legs: 'none',
      look: -0.6,
      open: true,
      left: [-22, -100],
      right: [24, -96],
      holding: place(clipboard(46, 58), { x: 0, y: -100, turn: 4 }),
    }),
    place(table(860, 130), { x: 480, y: 620 }),
    rect(424, 452, 150, 40, steelDark, 8) +
      rect(450, 464, 60, 18, mint, 3) +
      line('M476 473h24', green, 5) +
      rect(410, 440, 178, 14, steelLight, 5),
    place(meal(), { x: 499, y: 442, s: 1.25 }),
    bowl(130, terracotta, leaf) + bowl(226, green, paper) + bowl(664, saffron, mix(terracotta, saffron, 0.3)),
    place(meal(), { x: 330, y: 494, s: 1 }),
    place(crate(130, 60, ['fruit', 'bananas', 'tomato']), { x: 800, y: 492 }),
  );
}

function fraudWarning(): string {
  return scene(
    960,
    640,
    rect(0, 0, 960, 640, mix(terracotta, sand, 0.55)),
    rect(0, 0, 960, 470, kawung(mix(terracotta, sand, 0.45), 90, 1.8)),
    place(window(150, 220, mix(mint, white, 0.3)), { x: 130, y: 330 }),
    place(
      board(
        230,
        170,
        pin(0.9, terracotta, circle(0, -62, 15, paper)) +
          line('M-80 30q40-30 80 0t80-6', mint, 6, ' stroke-dasharray="3 12"'),
        woodLight,
      ),
      { x: 800, y: 160 },
    ),
    person({
      x: 420,
      y: 660,
      s: 2.15,
      skin: 1,
      ...cast.staff,
      head: 'peci',
      headColour: ink,
      top: leaf,
      legs: 'none',
      glasses: true,
      look: 0.5,
      down: 0.6,
      left: [-24, -92],
      right: [54, -100],
    }),
    place(shield(1.15), { x: 160, y: 420 }),
    rect(0, 480, 960, 160, woodLight) + rect(0, 480, 960, 12, tint(woodLight, 0.4)),
    `<g transform="translate(620 540)rotate(-5)">${page(330, 190, terracotta)}${place(pin(0.8, terracotta), { x: 96, y: 70 })}</g>`,
    `<g transform="translate(560 470)">${magnifier(92, line('M-52-30h100M-60 0h90M-40 30h70', mix(mint, ink, 0.25), 11) + path('M26-40l30 52h-60z', saffron) + line('M26-20v14M26 2v2', ink, 6))}</g>`,
    place(mug(green), { x: 300, y: 560, s: 1.2 }),
    place(plan(150, 90), { x: 840, y: 560, turn: 8 }),
    line('M70 600h120', saffron, 12) + line('M190 600h18', ink, 6),
  );
}

export const news = {
  'berita-1': groundbreaking,
  'berita-2': training,
  'berita-3': farmers,
  'berita-4': firstDelivery,
  'berita-5': inspection,
  'berita-6': cookingTrial,
  'berita-7': fraudWarning,
};
