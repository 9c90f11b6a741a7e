/** Heroes of the partnership pages. */
import {
  brickStack,
  bricks,
  floor,
  kitchenHouse,
  pillar,
  roster,
  scaffold,
  wall,
  window,
} from '../buildings';
import { board, calculator, chart, clipboard, mug, page, pencil, plan, ruler, table } from '../desk';
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
  scene,
  shade,
  skins,
  steel,
  steelDark,
  steelLight,
  tint,
  tinted,
  wood,
  woodLight,
} from '../draw';
import { grip, openHand } from '../hands';
import {
  chiller,
  counter,
  crate,
  goods,
  hood,
  pot,
  rail,
  range,
  sack,
  scale,
  shelf,
  steam,
  trayBox,
  trays,
  wallTiles,
  wok,
} from '../kitchen';
import { batik, kawung } from '../motifs';
import {
  banana,
  bird,
  bush,
  cloud,
  grass,
  hill,
  mountains,
  palm,
  plant,
  sun,
  terraces,
  tree,
} from '../nature';
import { cast, person } from '../people';
import { cart, trolley, vanBack } from '../vehicles';

const { green, ink, leaf, mint, paper, saffron, sand, terracotta } = palette;

function kemitraan(): string {
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 640, tint(mint, 0.35)),
    sun(300, 230, 54),
    cloud(860, 210, 1),
    mountains(1200, 560, 300),
    hill(1200, 540, 520, 30, 700, mix(leaf, mint, 0.2)),
    palm(330, 640, 1.5),
    banana(890, 650, 1.6),
    bush(700, 655, 1.1),
    bush(470, 660, 1.3, shade(leaf, 0.12)),
    floor(1200, 640, 900, mix(terracotta, sand, 0.35)),
    path('M0 0h1200v120H0z', shade(wood, 0.25)),
    rect(0, 92, 1200, 70, wood),
    rect(0, 100, 1200, 52, kawung(saffron, 52, 1.8)),
    repeat(12, (index) => path(d`M${index * 100} 162h100q-12 34-50 34t-50-34z`, shade(wood, 0.15))),
    [90, 1110].map((x) => place(pillar(560), { x, y: 720, s: 1.25 })).join(''),
    person({
      x: 965,
      y: 846,
      s: 2.15,
      skin: 0,
      ...cast.nutritionist,
      headColour: leaf,
      top: sand,
      look: -0.6,
      left: [-22, -106],
      right: [14, -100],
      holding: place(rect(-24, -32, 48, 60, green, 4) + rect(-19, -27, 38, 50, '#ffffff', 2), {
        x: -4,
        y: -104,
        turn: -6,
      }),
    }),
    person({ x: 240, y: 846, s: 2.15, skin: 3, ...cast.chef, look: 0.6, left: [-6, -98], right: [10, -96] }),
    person({ x: 466, y: 862, s: 2.35, skin: 1, ...cast.official, look: 0.8, open: true, right: [58, -104] }),
    person({
      x: 740,
      y: 862,
      s: 2.35,
      skin: 2,
      ...cast.partner,
      head: 'blangkon',
      headColour: shade(wood, 0.3),
      look: -0.8,
      open: true,
      moustache: true,
      left: [-58, -104],
      behind: 'right',
    }),
  );
}

function investasi(): string {
  const model =
    rect(-250, -18, 500, 18, shade(leaf, 0.2), 6) +
    rect(-250, -24, 500, 12, leaf, 6) +
    place(kitchenHouse(360, 'joglo'), { y: -22 }) +
    tree(-212, -22, 0.55) +
    tree(214, -22, 0.5) +
    bush(-160, -22, 0.4) +
    bush(168, -22, 0.4);
  return scene(
    1200,
    900,
    wall(1200, 760, tint(mint, 0.3), mix(leaf, mint, 0.55), 590),
    floor(1200, 746, 900, mix(woodLight, sand, 0.4)),
    place(window(190, 300), { x: 1020, y: 450 }),
    palm(1080, 449, 0.8),
    place(rect(-95, -300, 190, 300, mint, 0, opacity(0.4)) + line('M0-300v300M-95-204H95', wood, 6), {
      x: 1020,
      y: 450,
    }),
    place(chart(360, 240), { x: 220, y: 270, s: 1.1 }),
    place(board(280, 230, plan(232, 182), woodLight), { x: 620, y: 250 }),
    plant(80, 800, 1.9),
    person({
      x: 250,
      y: 872,
      s: 2.15,
      skin: 1,
      ...cast.staff,
      head: 'hijab',
      headColour: terracotta,
      top: saffron,
      legs: 'none',
      look: 0.7,
      left: [-20, -96],
      right: [44, -108],
    }),
    person({
      x: 960,
      y: 872,
      s: 2.15,
      skin: 2,
      ...cast.partner,
      legs: 'none',
      top: green,
      topPattern: batik(tint(green, 0.25), saffron),
      glasses: true,
      look: -0.8,
      left: [-20, -100],
      right: [4, -142],
    }),
    person({
      x: 1110,
      y: 880,
      s: 2.05,
      skin: 0,
      ...cast.staff,
      legs: 'none',
      head: 'bun',
      look: -0.8,
      left: [-24, -96],
      right: [12, -94],
    }),
    place(table(960, 190), { x: 610, y: 890 }),
    place(model, { x: 600, y: 702 }),
    place(`<g transform="scale(1 .4)">${calculator()}</g>`, { x: 265, y: 700 }),
    place(mug(terracotta), { x: 1060, y: 696 }),
  );
}

function peralatan(): string {
  const steamer =
    counter(190, 400, 'doors') +
    rect(-80, -396, 160, 380, shade(steel, 0.04), 8) +
    repeat(
      3,
      (index) =>
        rect(-66, -380 + index * 118, 132, 102, tint(steel, 0.3), 6) +
        rect(-52, -340 + index * 118, 104, 9, steelDark, 4),
    ) +
    circle(50, -404, 12, ink) +
    line('M50-404l5-6', saffron, 3);
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, tint(mint, 0.62)),
    rect(0, 180, 1200, 560, wallTiles(mint)),
    rect(0, 172, 1200, 10, leaf),
    floor(1200, 728, 900, mix(terracotta, sand, 0.3)),
    place(shelf(260, 1), { x: 190, y: 330 }),
    place(rail(270), { x: 860, y: 210 }),
    place(hood(330, 210), { x: 520, y: 250 }),
    place(steamer, { x: 150, y: 780 }),
    steam(190, 350, 0.9),
    place(range(340, 180, 2), { x: 520, y: 780 }),
    place(wok(170, leaf), { x: 435, y: 574 }),
    place(pot(130, 120), { x: 605, y: 576 }),
    steam(605, 440, 1),
    steam(435, 480, 0.8),
    place(counter(280, 180, 'open'), { x: 850, y: 780 }),
    place(pot(100, 90, undefined, true), { x: 780, y: 584 }),
    place(trays(7, 120), { x: 910, y: 583 }),
    place(pot(120, 70), { x: 800, y: 726 }),
    place(pot(110, 60, mix(steel, green, 0.25)), { x: 916, y: 726 }),
    place(chiller(240, 500), { x: 1080, y: 800 }),
    person({
      x: 760,
      y: 866,
      s: 2.1,
      skin: 2,
      ...cast.builder,
      head: 'cap',
      headColour: terracotta,
      top: saffron,
      vest: undefined,
      look: -0.5,
      left: [-30, -112],
      right: [18, -104],
      holding: place(clipboard(42, 54), { x: 2, y: -106, turn: -6 }),
    }),
    person({ x: 300, y: 872, s: 2.1, skin: 0, ...cast.cook, look: 0.6, left: [-14, -98], right: [52, -128] }),
  );
}

function mobil(): string {
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, tint(sand, 0.5)),
    rect(0, 0, 1200, 640, mix(sand, paper, 0.35)),
    place(roster(9, 3, 44), { x: 30, y: 210 }),
    place(roster(5, 3, 44), { x: 940, y: 210 }),
    rect(430, 130, 480, 510, shade(green, 0.45)),
    rect(450, 150, 440, 490, mix(mint, green, 0.15)),
    line('M450 220h440M450 290h440M450 360h440', mix(mint, green, 0.3), 4),
    rect(0, 60, 1200, 64, terracotta),
    repeat(20, (index) => path(d`M${index * 60} 122h60v26q-30 26-60 0z`, index % 2 ? terracotta : paper)),
    floor(1200, 640, 900, mix(steel, sand, 0.35)),
    plant(1130, 690, 1.6),
    place(vanBack(), { x: 670, y: 826, s: 1.62 }),
    place(trolley(trayBox(140, 86) + place(trayBox(140, 80, saffron), { y: -92 })), {
      x: 230,
      y: 850,
      s: 1.4,
    }),
    person({
      x: 400,
      y: 868,
      s: 2.2,
      skin: 1,
      ...cast.driver,
      look: 0.7,
      left: [6, -104],
      right: [50, -104],
      holding: place(trays(5, 62), { x: 38, y: -98 }),
    }),
    person({
      x: 1010,
      y: 862,
      s: 2.2,
      skin: 3,
      ...cast.cook,
      headColour: saffron,
      look: -0.7,
      left: [-24, -108],
      right: [16, -102],
      holding: place(clipboard(44, 56), { x: -6, y: -106, turn: -5 }),
    }),
  );
}

function rantaiPasok(): string {
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 500, tint(mint, 0.35)),
    sun(180, 140, 56),
    cloud(420, 110, 0.9),
    cloud(900, 90, 1.1),
    mountains(1200, 380, 260),
    terraces(1200, 350, 640, 6, 5),
    rect(0, 620, 1200, 280, mix(sand, woodLight, 0.25)),
    path('M0 620q300 26 620 4t580 6v40H0z', mix(leaf, sand, 0.4)),
    palm(1120, 640, 1.8, true),
    place(cart(green), { x: 300, y: 790, s: 1.55 }),
    [-150, -75, 0, 75, 150]
      .map((x, index) =>
        place(goods[(['cabbage', 'corn', 'tomato', 'greens', 'carrot'] as const)[index] ?? 'corn'], {
          x: 300 + x,
          y: 604,
          s: 1.5,
        }),
      )
      .join(''),
    person({
      x: 290,
      y: 800,
      s: 1.95,
      skin: 2,
      head: 'hijab',
      headColour: terracotta,
      top: saffron,
      legs: 'none',
      sleeves: 'long',
      left: [-36, -112],
      right: [34, -120],
      open: true,
    }),
    place(
      rect(-134, -122, 268, 74, woodLight, 4) +
        rect(-134, -122, 268, 12, wood, 3) +
        rect(-118, -98, 236, 40, kawung(shade(woodLight, 0.22), 40, 1.6)),
      { x: 300, y: 790, s: 1.55 },
    ),
    [-140, -92, -40, 14, 66, 118]
      .map((x, index) =>
        place(
          goods[(['tomato', 'cabbage', 'corn', 'carrot', 'tomato', 'greens'] as const)[index] ?? 'corn'],
          { x: 308 + x, y: 606, s: 1.35 },
        ),
      )
      .join(''),
    place(scale(), { x: 640, y: 750, s: 1.15 }),
    place(crate(130, 66, ['greens', 'carrot']), { x: 632, y: 716, s: 1 }),
    person({
      x: 840,
      y: 856,
      s: 2.15,
      skin: 3,
      ...cast.farmer,
      look: 0.6,
      open: true,
      left: [22, -100],
      right: [60, -104],
    }),
    place(crate(140, 70, ['corn', 'greens']), { x: 926, y: 664 }),
    person({
      x: 1030,
      y: 856,
      s: 2.15,
      skin: 1,
      ...cast.cook,
      look: -0.7,
      left: [-54, -100],
      right: [-12, -96],
      open: true,
    }),
    place(sack(), { x: 90, y: 868, s: 1.3 }),
    place(sack(tint(sand, 0.3)), { x: 196, y: 880, s: 1.2 }),
    place(crate(180, 84, ['bananas', 'fruit']), { x: 400, y: 880 }),
    place(crate(160, 76, ['tofu', 'tempe'], leaf), { x: 600, y: 886 }),
  );
}

function kontraktor(): string {
  const truss = line(
    'M0 0L240-110 480 0zM120-55v55M240-110V0M360-55v55M120 0l120-60M360 0L240-60',
    mix(steelDark, green, 0.3),
    9,
  );
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, tint(saffron, 0.78)),
    sun(1010, 160, 64),
    cloud(220, 130, 1),
    cloud(720, 90, 0.8),
    bird(500, 150),
    mountains(1200, 600, 250, mix(leaf, sand, 0.5)),
    hill(1200, 580, 570, 20, 700, mix(leaf, sand, 0.35)),
    palm(1120, 650, 1.5, true),
    rect(0, 640, 1200, 260, mix(woodLight, sand, 0.35)),
    ellipse(600, 735, 560, 30, ink, opacity(0.1)),
    rect(150, 470, 250, 250, bricks()),
    rect(400, 560, 260, 160, bricks()),
    rect(660, 470, 250, 250, bricks()),
    rect(220, 540, 110, 110, mix(sand, paper, 0.4)),
    rect(730, 540, 110, 110, mix(sand, paper, 0.4)),
    line('M220 540h110v110H220zM730 540h110v110H730z', wood, 10),
    [150, 400, 660, 890]
      .map(
        (x) =>
          rect(x - 4, 390, 26, 330, shade(steel, 0.12)) + rect(x + 12, 390, 10, 330, ink, 0, opacity(0.12)),
      )
      .join(''),
    rect(130, 372, 800, 24, shade(steel, 0.22)),
    place(truss, { x: 130, y: 372, s: 0.84 }),
    place(truss, { x: 530, y: 372, s: 0.84 }),
    place(scaffold(230, 380, 2, 3), { x: 880, y: 726 }),
    person({
      x: 985,
      y: 490,
      s: 1.25,
      skin: 2,
      ...cast.builder,
      look: -0.6,
      left: [-50, -132],
      right: [20, -90],
    }),
    person({
      x: 596,
      y: 655,
      s: 1.25,
      skin: 1,
      ...cast.builder,
      vest: saffron,
      headColour: '#ffffff',
      legs: 'none',
      look: 0.4,
      down: 1,
      left: [-20, -90],
      right: [26, -84],
    }),
    rect(400, 548, 260, 172, bricks()),
    rect(396, 544, 268, 8, tint(steel, 0.4)),
    place(brickStack(4), { x: 140, y: 800, s: 1.4 }),
    place(path('M-70 0l14-52h112L70 0z', woodLight) + path('M-56-52q56-40 112 0z', shade(sand, 0.22)), {
      x: 1040,
      y: 800,
      s: 1.1,
    }),
    person({
      x: 320,
      y: 866,
      s: 2.15,
      skin: 3,
      ...cast.builder,
      vest: green,
      headColour: '#ffffff',
      look: 0.6,
      left: [-20, -104],
      right: [24, -106],
      holding: place(
        rect(-34, -22, 68, 44, mix(green, leaf, 0.3), 2) +
          line('M-26-12h22v24h-22zM4-12h22M4 0h22M4 12h14', '#ffffff', 2),
        { x: 2, y: -108 },
      ),
    }),
    person({ x: 486, y: 876, s: 2.15, skin: 1, ...cast.builder, look: -0.5, right: [50, -160], open: true }),
    place(
      rect(-60, -46, 120, 10, shade(steelDark, 0.3)) +
        path('M-66-100h120l-24 60h-70z', saffron) +
        path('M24-100h30l-24 60H10z', shade(saffron, 0.18)) +
        path('M-56-100q40-34 96 0z', steelLight) +
        line('M30-40l70-34M-50-40l-10 36', ink, 7) +
        circle(40, -24, 24, ink) +
        circle(40, -24, 10, steel),
      { x: 790, y: 866, s: 1.2 },
    ),
    grass(70, 880, 1.3),
    grass(1150, 870, 1.3),
  );
}

function konsultan(): string {
  const compass =
    line('M0-70L-26 60M0-70L26 60', steelDark, 9) + circle(0, -74, 14, saffron) + line('M-16 4h32', ink, 5);
  const cup =
    circle(6, 8, 66, ink, opacity(0.12)) +
    circle(0, 0, 66, paper) +
    circle(0, 0, 44, tint(sand, 0.2)) +
    circle(0, 0, 36, shade(wood, 0.35)) +
    path('M-24-10q10-18 28-18', '') +
    line('M-20-12q8-14 24-14', tint(wood, 0.4), 4) +
    rect(40, -10, 34, 20, paper, 10);
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, woodLight),
    line('M0 150h1200M0 320h1200M0 490h1200M0 660h1200M0 830h1200', shade(woodLight, 0.12), 4),
    line(
      'M120 200q160 20 300 0M760 110q180 24 330 4M60 560q130-20 240 4M880 720q120 20 260-4M420 860q160 18 300 0',
      shade(woodLight, 0.1),
      4,
    ),
    place(plan(760, 540), { x: 590, y: 440, turn: -4 }),
    place(page(220, 290, terracotta, true), { x: 1050, y: 300, turn: 9 }),
    place(ruler(420), { x: 380, y: 780, turn: -4 }),
    place(compass, { x: 120, y: 470, s: 1.3, turn: 24 }),
    place(cup, { x: 150, y: 190, s: 1.1 }),
    [green, leaf, saffron, terracotta]
      .map((colour, index) =>
        place(rect(-26, -180, 52, 150, '#ffffff', 5) + rect(-26, -180, 52, 104, colour, 5), {
          x: 1010,
          y: 800,
          turn: -34 + index * 20,
        }),
      )
      .join(''),
    circle(1010, 790, 10, ink),
    place(openHand(skins[0], saffron, batik(shade(saffron, 0.3), paper)), { x: 245, y: 800, turn: 52 }),
    place(grip(skins[2], green, place(pencil(), { y: -26, turn: -78, s: 1.25 })), {
      x: 800,
      y: 720,
      turn: -38,
    }),
  );
}

function tenagaKerja(): string {
  const hook = (x: number, colour: string) =>
    place(
      circle(0, -18, 8, wood) +
        tinted(
          path(
            'M-26 22q26-84 52 0h-7q-19-62-38 0zM-30 20h60q2 36 26 50v84q-56 18-112 0V70q24-14 26-50z',
            '',
          ) +
            path('M14 20h16q2 36 26 50v84q-18 6-34 8z', ink, opacity(0.1)) +
            line('M-24 92h48v28q-24 10-48 0z', ink, 3, opacity(0.2)),
          colour,
        ),
      { x, y: 232, s: 0.85 },
    );
  return scene(
    1200,
    900,
    wall(1200, 760, tint(mint, 0.55), mix(mint, leaf, 0.25), 520),
    rect(0, 520, 1200, 226, wallTiles(mix(mint, leaf, 0.4))),
    floor(1200, 746, 900, mix(terracotta, sand, 0.4)),
    rect(60, 196, 420, 16, wood, 4),
    hook(120, green),
    hook(220, saffron),
    hook(320, green),
    hook(420, leaf),
    place(window(210, 220), { x: 660, y: 370 }),
    place(shelf(330, 2), { x: 980, y: 250 }),
    place(rail(280), { x: 980, y: 330 }),
    person({
      x: 130,
      y: 858,
      s: 2.1,
      skin: 2,
      ...cast.driver,
      look: 0.5,
      left: [-30, -74],
      right: [22, -104],
      holding: line('M24-108v16', saffron, 4) + circle(24, -86, 6, '', ' stroke="#f2a900" stroke-width="3"'),
    }),
    person({
      x: 330,
      y: 862,
      s: 2.1,
      skin: 0,
      ...cast.handler,
      look: 0.4,
      mask: false,
      left: [-23, -178],
      right: [23, -178],
      open: true,
    }),
    person({
      x: 570,
      y: 868,
      s: 2.2,
      skin: 1,
      ...cast.cook,
      apron: saffron,
      headColour: green,
      left: [-20, -106],
      right: [22, -106],
      open: true,
      holding: place(crate(64, 32, ['greens', 'carrot', 'tomato']), { y: -92 }),
    }),
    person({
      x: 800,
      y: 862,
      s: 2.1,
      skin: 3,
      ...cast.chef,
      look: -0.4,
      left: [-14, -100],
      right: [36, -128],
      holding: line('M36-124V-188', wood, 5) + ellipse(36, -190, 10, 14, woodLight),
    }),
    person({
      x: 1030,
      y: 858,
      s: 2.1,
      skin: 1,
      ...cast.handler,
      head: 'cap',
      headColour: leaf,
      apron: leaf,
      gloves: true,
      mask: false,
      glasses: true,
      look: -0.5,
      left: [-22, -100],
      right: [22, -100],
      holding: place(trays(4, 60), { y: -92 }),
    }),
  );
}

export const heroesPartnership = {
  kemitraan,
  investasi,
  peralatan,
  mobil,
  'rantai-pasok': rantaiPasok,
  kontraktor,
  konsultan,
  'tenaga-kerja': tenagaKerja,
};
