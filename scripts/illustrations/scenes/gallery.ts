/** The nine gallery pictures, 900 by 900. */
import {
  bricks,
  fence,
  flag,
  floor,
  kitchenHouse,
  road,
  roster,
  schoolHouse,
  wall,
  window,
} from '../buildings';
import { clipboard, clock } from '../desk';
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
  scene,
  shade,
  steel,
  steelDark,
  tint,
  wood,
  woodLight,
} from '../draw';
import {
  basin,
  carried,
  counter,
  crate,
  hood,
  meal,
  pot,
  rail,
  range,
  scale,
  steam,
  tap,
  trayBox,
  trays,
  wallTiles,
  wok,
} from '../kitchen';
import { batik } from '../motifs';
import { cloud, grass, hill, mountains, palm, plant, sun, tree } from '../nature';
import { cast, person, school } from '../people';
import { trolley, van } from '../vehicles';

const { green, ink, leaf, mint, paper, saffron, sand, terracotta } = palette;
const white = '#ffffff';
const tiledKitchen =
  rect(0, 0, 900, 900, tint(mint, 0.6)) +
  rect(0, 170, 900, 560, wallTiles(mint)) +
  rect(0, 160, 900, 10, leaf) +
  floor(900, 716, 900, mix(terracotta, sand, 0.35));

function cookingLine(): string {
  return scene(
    900,
    900,
    tiledKitchen,
    place(hood(640, 230), { x: 430, y: 230 }),
    place(rail(130), { x: 826, y: 330 }),
    person({
      x: 205,
      y: 850,
      s: 2.4,
      skin: 1,
      ...cast.cook,
      legs: 'none',
      look: 0.4,
      down: 0.6,
      left: [-12, -112],
      right: [28, -120],
      holding: line('M26-124L34-72', wood, 5),
    }),
    person({
      x: 440,
      y: 850,
      s: 2.4,
      skin: 3,
      ...cast.chef,
      legs: 'none',
      open: true,
      left: [-30, -112],
      right: [34, -136],
      holding: line('M34-132L30-74', wood, 5),
    }),
    person({
      x: 672,
      y: 850,
      s: 2.4,
      skin: 0,
      ...cast.handler,
      mask: false,
      legs: 'none',
      look: -0.4,
      down: 0.6,
      left: [-26, -120],
      right: [16, -112],
      holding: line('M-26-122L-34-70', wood, 5),
    }),
    place(range(700, 190, 3), { x: 440, y: 840 }),
    place(wok(190), { x: 206, y: 626 }),
    place(pot(150, 96, mix(steel, green, 0.2)), { x: 440, y: 624 }),
    place(wok(190, mix(terracotta, saffron, 0.3)), { x: 674, y: 626 }),
    steam(150, 540, 1),
    steam(372, 500, 0.9),
    steam(760, 540, 1),
    place(crate(150, 72, ['greens', 'tomato', 'carrot']), { x: 830, y: 870 }),
  );
}

function packing(): string {
  const worker = (x: number, skin: 0 | 1 | 2 | 3, options = {}) =>
    person({
      x,
      y: 766,
      s: 2.3,
      skin,
      ...cast.handler,
      legs: 'none',
      down: 0.7,
      left: [-22, -92],
      right: [24, -100],
      holding: line('M24-100L18-78', steelDark, 4),
      ...options,
    });
  return scene(
    900,
    900,
    rect(0, 0, 900, 900, tint(sand, 0.55)),
    rect(0, 310, 900, 420, wallTiles(shade(tint(sand, 0.5), 0.05))),
    rect(0, 300, 900, 10, saffron),
    floor(900, 716, 900, mix(steel, mint, 0.4)),
    place(window(230, 170), { x: 230, y: 250 }),
    place(window(230, 170), { x: 670, y: 250 }),
    worker(150, 1),
    worker(350, 3, { head: 'hijab', headColour: leaf, mask: true }),
    worker(550, 0),
    worker(750, 2, { head: 'hijab', headColour: terracotta, mask: true }),
    place(counter(960, 180, 'open'), { x: 450, y: 850 }),
    [130, 320, 510, 700].map((x) => place(meal(), { x: x + 20, y: 652, s: 1.3 })).join(''),
    place(trays(9, 130), { x: 860, y: 660 }),
    place(trayBox(150, 92), { x: 200, y: 822 }),
    place(trayBox(150, 92, saffron), { x: 400, y: 822 }),
    place(trayBox(150, 92), { x: 600, y: 822 }),
  );
}

function coldStore(): string {
  const flake = (x: number, y: number, s: number) =>
    place(line('M0-20v40M-17-10l34 20M-17 10l34-20M-6-17l6 6 6-6M-6 17l6-6 6 6', white, 4), { x, y, s });
  const kinds = [
    crate(140, 80, ['cabbage', 'greens'], leaf),
    crate(140, 80, ['carrot', 'tomato'], saffron),
    crate(140, 80, ['fruit', 'egg'], terracotta),
  ];
  const boxes = (order: readonly number[], y: number) =>
    order.map((kind, index) => place(kinds[kind] ?? '', { x: [110, 265, 632, 787][index] ?? 0, y })).join('');
  const rack = (x: number) =>
    [0, 1, 2].map((row) => rect(x, 346 + row * 168, 330, 12, steelDark)).join('') +
    rect(x, 150, 12, 640, steelDark) +
    rect(x + 318, 150, 12, 640, steelDark);
  return scene(
    900,
    900,
    rect(0, 0, 900, 900, mix(mint, '#a9d3d6', 0.5)),
    repeat(7, (index) => rect(index * 132, 0, 4, 720, white, 0, opacity(0.5))),
    floor(900, 716, 900, mix(steel, '#a9d3d6', 0.3)),
    rect(250, 40, 400, 90, steel, 10) +
      rect(266, 56, 368, 58, steelDark, 6) +
      circle(360, 85, 26, steel) +
      circle(540, 85, 26, steel) +
      line('M360 65v40M340 85h40M540 65v40M520 85h40', steelDark, 5),
    line(
      'M300 140q-10 20 0 36t0 36M450 140q-10 20 0 36t0 36M600 140q-10 20 0 36t0 36',
      white,
      5,
      opacity(0.8),
    ),
    rack(24),
    rack(546),
    boxes([1, 0, 2, 1], 346),
    boxes([2, 1, 0, 2], 514),
    boxes([0, 2, 1, 0], 682),
    flake(450, 260, 1),
    flake(390, 320, 0.6),
    flake(520, 330, 0.7),
    person({
      x: 450,
      y: 850,
      s: 2.3,
      skin: 2,
      head: 'cap',
      headColour: green,
      top: terracotta,
      vest: saffron,
      sleeves: 'long',
      gloves: true,
      bottom: shade(green, 0.4),
      look: -0.4,
      left: [-20, -108],
      right: [22, -106],
      holding: place(clipboard(50, 64), { x: -2, y: -108, turn: -4 }),
    }),
    place(trolley(trayBox(130, 80)), { x: 760, y: 870, s: 1.1 }),
  );
}

function receiving(): string {
  const basket =
    path('M-44-52h88l-12 52h-64z', woodLight) +
    path('M20-52h24L32 0H14z', ink, opacity(0.1)) +
    line('M-40-36h80M-36-18h72', shade(woodLight, 0.25), 3);
  const load = (x: number) =>
    line(`M${x} -142L${x - 24} -62M${x} -142L${x + 24} -62`, wood, 2) +
    place(carried(['greens', 'corn', 'carrot'], 44), { x, y: 34 }) +
    place(basket, { x, y: -22, s: 0.62 });
  return scene(
    900,
    900,
    rect(0, 0, 900, 900, tint(mint, 0.35)),
    sun(790, 120, 50),
    mountains(900, 520, 260),
    hill(900, 500, 520, 30, 760, mix(leaf, sand, 0.3)),
    palm(840, 620, 1.5, true),
    rect(0, 200, 420, 470, paper) +
      rect(0, 540, 420, 130, mint) +
      rect(400, 200, 20, 470, ink, 0, opacity(0.1)) +
      path('M0 90h330l130 116H0z', terracotta) +
      rect(0, 198, 468, 16, shade(terracotta, 0.3)),
    rect(60, 330, 220, 340, shade(green, 0.4)) +
      rect(60, 330, 220, 90, mix(mint, green, 0.2)) +
      line('M60 360h220M60 390h220', mix(mint, green, 0.4), 4),
    place(roster(2, 4, 40), { x: 310, y: 330 }),
    rect(0, 660, 900, 240, mix(sand, woodLight, 0.25)),
    path('M420 660h480v24q-240 24-480-6z', mix(leaf, sand, 0.3)),
    place(scale(), { x: 360, y: 760, s: 1.25 }),
    place(crate(150, 72, ['tomato', 'cabbage', 'corn']), { x: 352, y: 726 }),
    person({
      x: 190,
      y: 830,
      s: 2.15,
      skin: 1,
      ...cast.cook,
      look: 0.7,
      open: true,
      left: [-18, -100],
      right: [36, -112],
      holding: place(clipboard(46, 58), { x: -4, y: -104, turn: -6 }),
    }),
    person({
      x: 610,
      y: 850,
      s: 2.2,
      skin: 3,
      ...cast.farmer,
      look: -0.7,
      open: true,
      legs: 'walk',
      left: [-44, -140],
      right: [40, -140],
      holding: line('M-92-142Q0-152 92-142', mix(sand, wood, 0.5), 7) + load(-84) + load(84),
    }),
    place(crate(170, 80, ['bananas', 'fruit', 'potato']), { x: 120, y: 886 }),
    grass(850, 870, 1.3),
  );
}

function handwashing(): string {
  const soap = rect(-16, -56, 32, 56, saffron, 7) + rect(-7, -70, 14, 16, ink, 3) + line('M0-70h16', ink, 6);
  const poster =
    rect(-150, -90, 300, 180, green, 12) +
    rect(-138, -78, 276, 156, paper, 8) +
    [-92, 0, 92]
      .map(
        (x, index) =>
          circle(x, -8, 36, [mint, sand, mint][index] ?? mint) +
          path(
            `M${x - 18} 16v-26q0-6 6-6v-12q0-5 5-5t5 5v-4q0-5 5-5t5 5v8q7-2 7 6v34z`,
            mix(sand, terracotta, 0.3),
          ) +
          circle(x + 16, -28, 6 + index, white),
      )
      .join('') +
    line('M-120 52h56M-28 52h56M64 52h56', leaf, 7);
  return scene(
    900,
    900,
    rect(0, 0, 900, 900, tint(saffron, 0.82)),
    rect(0, 330, 900, 400, wallTiles(mix(sand, mint, 0.4))),
    rect(0, 320, 900, 10, terracotta),
    floor(900, 716, 900, mix(terracotta, sand, 0.4)),
    place(poster, { x: 450, y: 170, s: 1.15 }),
    plant(70, 760, 1.6),
    [250, 650]
      .map((x) => place(basin(220, 190) + place(tap(true), { y: -196, s: 1.5 }), { x, y: 780 }))
      .join(''),
    [350, 550].map((x) => place(soap, { x, y: 520 }) + rect(x - 26, 518, 52, 8, steelDark, 3)).join(''),
    person({
      x: 130,
      y: 866,
      s: 2.2,
      skin: 1,
      ...cast.cook,
      look: 0.7,
      down: 0.7,
      left: [40, -128],
      right: [56, -126],
      holding: circle(50, -134, 6, white),
    }),
    person({
      x: 450,
      y: 872,
      s: 2.2,
      skin: 3,
      ...cast.handler,
      gloves: false,
      mask: false,
      look: 0,
      open: true,
      left: [-10, -112],
      right: [12, -108],
    }),
    person({
      x: 776,
      y: 866,
      s: 2.2,
      skin: 0,
      ...cast.chef,
      look: -0.7,
      down: 0.7,
      left: [-56, -126],
      right: [-40, -128],
      holding: circle(-50, -134, 6, white),
    }),
    [206, 222, 238, 660, 684]
      .map((x, index) => circle(x, 566 - (index % 3) * 16, 7 + (index % 2) * 4, white, opacity(0.85)))
      .join(''),
  );
}

function vanAtSchool(): string {
  return scene(
    900,
    900,
    rect(0, 0, 900, 560, tint(mint, 0.35)),
    sun(120, 130, 52),
    cloud(640, 110, 1),
    hill(900, 470, 450, 30, 700, mix(leaf, mint, 0.25)),
    tree(60, 560, 1.4),
    place(schoolHouse(620), { x: 520, y: 560 }),
    place(flag(380), { x: 150, y: 590 }),
    rect(0, 556, 900, 120, mix(leaf, sand, 0.35)),
    place(fence(900, 16), { y: 640 }),
    rect(0, 636, 900, 264, tint(sand, 0.3)),
    road(900, 668, 130),
    place(van(true), { x: 520, y: 752, s: 1.12, flip: true }),
    rect(0, 796, 900, 104, tint(sand, 0.25)) +
      line('M100 800v100M300 800v100M500 800v100M700 800v100M0 848h900', shade(sand, 0.12), 3),
    person({
      x: 140,
      y: 866,
      s: 1.85,
      skin: 2,
      ...cast.driver,
      look: 0.5,
      open: true,
      left: [-26, -100],
      right: [26, -100],
      holding: place(trayBox(70, 46), { y: -84 }),
    }),
    person({
      x: 270,
      y: 888,
      s: 1.25,
      skin: 1,
      ...school,
      head: 'short',
      look: -0.6,
      open: true,
      left: [-34, -150],
    }),
    person({ x: 372, y: 892, s: 1.25, skin: 0, ...school, head: 'pigtails', look: -0.6, open: true }),
    person({
      x: 800,
      y: 876,
      s: 1.85,
      skin: 1,
      head: 'hijab',
      headColour: terracotta,
      top: saffron,
      sleeves: 'long',
      legs: 'skirt',
      bottom: ink,
      look: -0.6,
      open: true,
      left: [-34, -150],
    }),
  );
}

function classroom(): string {
  const pupil = (
    x: number,
    y: number,
    s: number,
    skin: 0 | 1 | 2 | 3,
    head: 'short' | 'pigtails' | 'curly' | 'bob',
    options = {},
  ) =>
    person({
      x,
      y,
      s,
      skin,
      ...school,
      head,
      legs: 'none',
      open: true,
      left: [-20, -90],
      right: [22, -104],
      ...options,
    }) +
    place(rect(-110, 0, 220, 16, woodLight, 4) + rect(-96, 16, 192, 60, shade(woodLight, 0.16)), {
      x,
      y: y - 84 * s,
      s: s / 1.7,
    }) +
    place(meal(), { x, y: y - 80 * s, s: s / 1.7 });
  return scene(
    900,
    900,
    wall(900, 640, tint(sand, 0.5), mix(leaf, mint, 0.5), 430),
    floor(900, 626, 900, mix(terracotta, sand, 0.35)),
    rect(200, 110, 440, 240, wood, 8) +
      rect(214, 124, 412, 212, green, 4) +
      line('M250 170h130M250 204h90M250 290q50-40 100 0M460 200l36 36 60-76', tint(green, 0.55), 6) +
      circle(540, 276, 26, '', ` stroke="${tint(saffron, 0.3)}" stroke-width="6"`) +
      rect(260, 336, 60, 10, white, 3),
    place(window(130, 220), { x: 95, y: 360 }),
    place(clock(38), { x: 730, y: 120 }),
    place(flag(330), { x: 830, y: 640, s: 0.85 }),
    person({
      x: 700,
      y: 660,
      s: 1.7,
      skin: 1,
      head: 'hijab',
      headColour: saffron,
      top: green,
      topPattern: batik(tint(green, 0.25), saffron),
      sleeves: 'long',
      legs: 'skirt',
      bottom: ink,
      look: -0.4,
      open: true,
      left: [-48, -144],
    }),
    pupil(180, 720, 1.5, 2, 'short', { right: [10, -128] }),
    pupil(450, 720, 1.5, 0, 'bob'),
    pupil(250, 912, 1.95, 1, 'pigtails', { head: 'hijab', headColour: white }),
    pupil(640, 912, 1.95, 3, 'curly', { right: [12, -126] }),
  );
}

function underConstruction(): string {
  const ladder =
    line('M-40 0L-14-420M40 0L14-420', woodLight, 12) +
    line('M-36-60h72M-32-120h64M-29-180h58M-25-240h50M-21-300h42M-18-360h36', woodLight, 9);
  return scene(
    900,
    900,
    rect(0, 0, 900, 900, mix(steel, paper, 0.5)),
    rect(0, 0, 900, 720, bricks()),
    path('M0 0h520v300q-60 20-120-6t-130 20-130-10-140 14z', tint(sand, 0.35)),
    rect(560, 240, 260, 260, tint(mint, 0.2)) +
      palm(760, 500, 1.1) +
      rect(560, 470, 260, 30, mix(leaf, sand, 0.3)) +
      line('M560 240h260v260H560zM690 240v260', wood, 14),
    rect(0, 470, 400, 250, white) +
      rect(0, 470, 400, 250, wallTiles(mint)) +
      rect(400, 560, 70, 160, white) +
      rect(400, 560, 70, 160, wallTiles(mint)),
    path('M0 60h640v70H400v110h-70V130H0z', steel) +
      line('M120 60v70M260 60v70M480 60v70M580 60v70M330 190h70', steelDark, 5) +
      path('M290 236h150l50 60H240z', shade(steel, 0.1)) +
      path('M0 112h640v18H0z', ink, opacity(0.1)),
    rect(0, 706, 900, 194, mix(steel, sand, 0.4)) +
      line('M0 760h900M0 830h900M200 706l-60 194M420 706l-20 194M660 706l50 194', shade(steel, 0.08), 3),
    place(ladder, { x: 540, y: 800 }),
    person({
      x: 540,
      y: 660,
      s: 1.75,
      skin: 2,
      ...cast.builder,
      look: -0.5,
      left: [-44, -170],
      right: [30, -150],
      behind: 'both',
    }),
    person({
      x: 230,
      y: 866,
      s: 2.1,
      skin: 1,
      ...cast.builder,
      vest: saffron,
      headColour: white,
      look: 0.5,
      open: true,
      left: [-24, -98],
      right: [24, -98],
      holding: repeat(3, (index) => rect(-26, -110 - index * 9, 52, 7, index % 2 ? white : mint, 1)),
    }),
    person({
      x: 760,
      y: 872,
      s: 2.1,
      skin: 0,
      ...cast.builder,
      head: 'hijab',
      headColour: green,
      top: paper,
      look: -0.6,
      left: [-22, -108],
      right: [34, -146],
      holding: place(clipboard(44, 56), { x: -8, y: -106, turn: -6 }),
    }),
    place(
      path('M-50-56h100l-12 56h-76z', shade(terracotta, 0.1)) +
        ellipse(0, -56, 50, 10, tint(steel, 0.3)) +
        line('M-50-56q50-70 100 0', steelDark, 4),
      { x: 420, y: 870 },
    ),
    rect(36, 812, 90, 60, white, 3) + rect(36, 812, 90, 60, wallTiles(mint)),
  );
}

function briefing(): string {
  const listener = (x: number, y: number, s: number, options: Parameters<typeof person>[0]) =>
    person({ ...options, x, y, s });
  return scene(
    900,
    900,
    rect(0, 0, 900, 600, tint(saffron, 0.66)),
    sun(450, 300, 120, tint(saffron, 0.25)),
    mountains(900, 480, 240, mix(leaf, saffron, 0.35)),
    hill(900, 470, 470, 20, 660, mix(leaf, sand, 0.25)),
    place(kitchenHouse(600, 'limasan'), { x: 450, y: 580 }),
    palm(70, 600, 1.5),
    palm(840, 600, 1.4, true),
    rect(0, 572, 900, 328, tint(sand, 0.2)) +
      line('M0 660h900M0 770h900M450 572v328M250 572L120 900M650 572l130 328', shade(sand, 0.08), 3),
    listener(130, 760, 1.7, { x: 0, y: 0, skin: 3, ...cast.chef, look: 0.7 }),
    listener(290, 730, 1.65, { x: 0, y: 0, skin: 0, ...cast.handler, mask: false, gloves: false, look: 0.4 }),
    listener(610, 730, 1.65, { x: 0, y: 0, skin: 1, ...cast.driver, look: -0.4, open: true }),
    listener(770, 760, 1.7, {
      x: 0,
      y: 0,
      skin: 2,
      ...cast.cook,
      headColour: terracotta,
      look: -0.7,
      left: [-14, -98],
      right: [14, -98],
    }),
    person({
      x: 450,
      y: 800,
      s: 2.05,
      skin: 1,
      ...cast.nutritionist,
      headColour: leaf,
      open: true,
      left: [-18, -106],
      right: [46, -160],
      holding: place(clipboard(48, 60), { x: -8, y: -106, turn: -6 }),
    }),
    person({ x: 70, y: 950, s: 2.2, skin: 1, ...cast.cook, look: 0.8, left: [-20, -100] }),
    person({ x: 830, y: 950, s: 2.2, skin: 3, ...cast.handler, mask: false, gloves: false, look: -0.8 }),
  );
}

export const gallery = {
  'galeri-1': cookingLine,
  'galeri-2': packing,
  'galeri-3': coldStore,
  'galeri-4': receiving,
  'galeri-5': handwashing,
  'galeri-6': vanAtSchool,
  'galeri-7': classroom,
  'galeri-8': underConstruction,
  'galeri-9': briefing,
};
