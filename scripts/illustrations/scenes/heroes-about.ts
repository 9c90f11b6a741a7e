/** Heroes of the pages about the company: beranda, tentang, struktur, program. */

import { flag, floor, kitchenHouse, schoolHouse, wall, window } from '../buildings';
import { board, laptop, mug, page, table } from '../desk';
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
  place,
  rect,
  scene,
  shade,
  skins,
  steel,
  tint,
  wood,
  woodLight,
} from '../draw';
import { grip, openHand } from '../hands';
import { carried, glass, ompreng } from '../kitchen';
import { batik, kawung, tampah } from '../motifs';
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
import { cast, person, school } from '../people';
import { van } from '../vehicles';

const { green, ink, leaf, mint, paper, saffron, sand, terracotta } = palette;

function beranda(): string {
  const leafBlade = (turn: number) =>
    `<g transform="rotate(${turn})">${path('M0 0Q-120-60-150-260-140-420 0-520 140-420 150-260 120-60 0 0z', leaf) + path('M0 0Q120-60 150-260 140-420 0-520z', shade(leaf, 0.14)) + line('M0 0v-510M0-90l-96-70M0-200l-132-70M0-320l-120-60M0-90l96-70M0-200l132-70M0-320l120-60', tint(leaf, 0.3), 4)}</g>`;
  const paddle =
    path('M-9 10h18l6-120q44-22 40-96-4-50-55-50t-55 50q-4 74 40 96z', woodLight) +
    path('M2 10h7l6-120q44-22 40-96-4-40-34-48 20 60 4 130z', shade(woodLight, 0.14)) +
    path('M-42-210q-4-58 42-60 50 0 44 56-8 44-44 46-36 0-42-42z', paper) +
    line('M-20-220l6-6M0-240l8 3M14-214l-4 7M-8-196l7 3', shade(paper, 0.2), 3.6);
  const tongs =
    line('M-7 20L-15-170M7 20L15-170', steel, 9) +
    line('M-15-170q0-16 8-22M15-170q0-16-8-22', shade(steel, 0.3), 9) +
    place(
      rect(-24, -22, 48, 44, mix(sand, wood, 0.25), 5) +
        circle(-8, -8, 5, paper) +
        circle(9, 2, 5, paper) +
        circle(-4, 10, 4, paper),
      { y: -206 },
    );
  const bowl =
    circle(5, 8, 70, ink, opacity(0.14)) +
    circle(0, 0, 70, terracotta) +
    circle(0, 0, 58, shade(terracotta, 0.35)) +
    circle(0, 0, 54, mix(terracotta, orange, 0.4)) +
    line('M-26-14q16-14 34-2M-20 18q22 12 40-6M-4 2q10-6 16 2', mix(saffron, paper, 0.4), 6) +
    line('M20-26l12 10M-34 4l6 12', leaf, 6);
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, green),
    rect(0, 0, 1200, 900, kawung(tint(green, 0.2), 120, 2)),
    place(leafBlade(58), { x: 700, y: 600 }),
    place(leafBlade(-62), { x: 520, y: 620 }),
    place(tampah(395), { x: 600, y: 455 }),
    place(ompreng(), { x: 600, y: 458, s: 1.4, turn: -3 }),
    place(glass(), { x: 1060, y: 470, s: 1.25 }),
    place(bowl, { x: 128, y: 452 }),
    place(grip(skins[1], '#ffffff', paddle), { x: 236, y: 850, turn: 42 }),
    place(openHand(skins[3], terracotta), { x: 1010, y: 790, turn: -46 }),
    place(openHand(skins[0], saffron, batik(shade(saffron, 0.3), paper)), { x: 985, y: 128, turn: -128 }),
    place(grip(skins[2], leaf, tongs), { x: 180, y: 70, turn: 128 }),
  );
}

function tentang(): string {
  const ladle =
    line('M34-92L44-168', shade(steel, 0.3), 4) +
    path('M34-170q10-12 20 0-1 10-10 10t-10-10z', shade(steel, 0.3));
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, tint(mint, 0.35)),
    sun(930, 170, 62),
    cloud(230, 140, 1.2),
    cloud(1080, 270, 0.9),
    cloud(560, 90, 0.7),
    bird(760, 150),
    bird(812, 180, 0.7),
    mountains(1200, 560, 360),
    hill(1200, 520, 500, 30, 700, mix(leaf, mint, 0.35)),
    palm(110, 640, 1.7),
    palm(1110, 630, 1.9, true),
    banana(215, 650, 1.5),
    banana(1010, 650, 1.4, true),
    hill(1200, 630, 625, -8, 900, mix(leaf, sand, 0.4)),
    place(kitchenHouse(800, 'joglo'), { x: 600, y: 655 }),
    bush(180, 665, 1.2),
    bush(1040, 665, 1.2, shade(leaf, 0.1)),
    path('M520 655h160l150 245H370z', tint(sand, 0.35)),
    path('M0 800Q600 760 1200 800V900H0z', mix(leaf, sand, 0.25)),
    path('M440 784q160-12 330-2l68 118H362z', tint(sand, 0.35)),
    grass(90, 850, 1.3),
    grass(1130, 860, 1.3),
    person({
      x: 170,
      y: 850,
      s: 1.75,
      skin: 2,
      ...cast.farmer,
      left: [-24, -96],
      right: [24, -96],
      look: 0.4,
      holding: carried(['carrot', 'greens', 'tomato']),
    }),
    person({ x: 345, y: 862, s: 1.75, skin: 1, ...cast.driver, look: 0.4, right: [34, -160], open: true }),
    person({ x: 520, y: 866, s: 1.75, skin: 0, ...cast.cook, right: [34, -104], holding: ladle, look: 0.3 }),
    person({
      x: 690,
      y: 866,
      s: 1.75,
      skin: 3,
      ...cast.chef,
      look: -0.3,
      left: [-18, -108],
      right: [18, -104],
    }),
    person({
      x: 860,
      y: 862,
      s: 1.75,
      skin: 1,
      ...cast.nutritionist,
      headColour: saffron,
      look: -0.4,
      left: [-20, -112],
      right: [14, -104],
      holding: place(
        rect(-15, -22, 30, 40, wood, 3) +
          rect(-12, -18, 24, 34, '#ffffff', 2) +
          line('M-7-10h14M-7-3h14M-7 4h9', leaf, 2),
        { x: -4, y: -106, turn: -8 },
      ),
    }),
    person({
      x: 1035,
      y: 850,
      s: 1.75,
      skin: 2,
      ...cast.official,
      look: -0.4,
      moustache: true,
      left: [-10, -100],
      right: [12, -98],
    }),
  );
}

function struktur(): string {
  const node = (x: number, y: number, colour: string) =>
    circle(x, y, 26, colour) +
    circle(x, y - 7, 8, paper) +
    path(d`M${x - 15} ${y + 16}q0-16 15-16t15 16z`, paper);
  const tree =
    line(
      'M0-92v50M-150 8v-50H150v50M0-42v50M-196 92v-32h92v32M-46 92v-32h92v32M104 92v-32h92v32',
      shade(mint, 0.3),
      5,
    ) +
    node(0, -100, saffron) +
    node(-150, 6, green) +
    node(0, 6, green) +
    node(150, 6, green) +
    [-196, -104, -46, 46, 104, 196].map((x) => circle(x, 92, 16, leaf)).join('');
  const lamp = (x: number) =>
    line(d`M${x} 0v70`, ink, 3) +
    path(d`M${x - 46} 112q6-44 46-44t46 44z`, saffron) +
    ellipse(x, 112, 46, 8, tint(saffron, 0.6));
  return scene(
    1200,
    900,
    wall(1200, 760, tint(sand, 0.45), mix(wood, sand, 0.45), 560),
    rect(0, 0, 1200, 560, kawung(shade(sand, 0.06), 84, 1.6)),
    floor(1200, 746, 900, mix(terracotta, sand, 0.45)),
    place(window(150, 260, mix(mint, '#ffffff', 0.3)), { x: 150, y: 420 }),
    place(window(150, 260, mix(mint, '#ffffff', 0.3)), { x: 1050, y: 420 }),
    place(board(560, 330, tree), { x: 600, y: 275 }),
    lamp(250),
    lamp(950),
    plant(70, 770, 1.7),
    plant(1140, 770, 1.6),
    person({
      x: 240,
      y: 880,
      s: 2.05,
      skin: 1,
      ...cast.staff,
      legs: 'none',
      look: 0.8,
      left: [-14, -100],
      right: [20, -98],
    }),
    person({
      x: 420,
      y: 872,
      s: 2.05,
      skin: 3,
      ...cast.partner,
      head: 'curly',
      legs: 'none',
      glasses: true,
      look: 0.5,
      left: [-14, -98],
      right: [26, -106],
    }),
    person({
      x: 600,
      y: 865,
      s: 2.15,
      skin: 1,
      ...cast.official,
      legs: 'none',
      open: true,
      left: [-30, -112],
      right: [34, -130],
    }),
    person({
      x: 780,
      y: 872,
      s: 2.05,
      skin: 0,
      ...cast.nutritionist,
      headColour: terracotta,
      top: saffron,
      legs: 'none',
      look: -0.5,
      left: [-20, -98],
      right: [14, -98],
    }),
    person({
      x: 960,
      y: 880,
      s: 2.05,
      skin: 2,
      ...cast.cook,
      apron: undefined,
      top: green,
      headColour: mint,
      legs: 'none',
      look: -0.8,
      left: [-18, -98],
      right: [14, -98],
    }),
    place(table(1020, 190), { x: 600, y: 884 }),
    place(laptop(0.95), { x: 880, y: 694 }),
    place(mug(green), { x: 330, y: 690 }),
    place(mug(terracotta), { x: 735, y: 690 }),
    place(`<g transform="scale(1 .36)">${page(120, 150)}</g>`, { x: 540, y: 688 }),
    place(`<g transform="scale(1 .36)">${page(120, 150, saffron)}</g>`, { x: 220, y: 690 }),
  );
}

function program(): string {
  const route =
    'M330 330C520 340 560 420 420 470S150 540 210 640 560 690 700 640 960 610 1010 700 900 860 720 880 500 900 420 940';
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 400, tint(mint, 0.35)),
    sun(210, 120, 50),
    cloud(470, 90, 0.9),
    cloud(1020, 110, 1.1),
    mountains(1200, 330, 230),
    terraces(1200, 310, 520, 6, 11),
    hill(1200, 470, 440, -14, 900, mix(leaf, sand, 0.3)),
    hill(1200, 610, 560, 30, 900, mix(leaf, sand, 0.45)),
    hill(1200, 780, 740, -20, 900, mix(leaf, sand, 0.28)),
    line(route, shade(sand, 0.14), 66),
    line(route, tint(sand, 0.3), 54),
    line(route, paper, 4, ' stroke-dasharray="20 18"'),
    person({
      x: 250,
      y: 372,
      s: 0.78,
      skin: 2,
      ...cast.farmer,
      left: [-22, -94],
      right: [22, -94],
      look: 0.5,
      holding: carried(['greens', 'carrot']),
    }),
    palm(70, 480, 1.15),
    palm(1130, 440, 1.2, true),
    tree(980, 430, 0.9),
    tree(1060, 500, 0.8),
    place(kitchenHouse(430, 'limasan'), { x: 740, y: 590 }),
    person({
      x: 560,
      y: 618,
      s: 0.78,
      skin: 0,
      ...cast.cook,
      left: [-20, -100],
      right: [20, -100],
      look: -0.4,
      holding: rect(-20, -108, 40, 9, steel, 2) + rect(-20, -118, 40, 9, tint(steel, 0.5), 2),
    }),
    person({ x: 930, y: 618, s: 0.78, skin: 3, ...cast.chef, look: -0.4, left: [-34, -150] }),
    bush(480, 590, 0.6),
    bush(1000, 590, 0.7),
    place(van(), { x: 360, y: 690, s: 0.5, flip: true }),
    tree(60, 640, 0.95),
    place(schoolHouse(420), { x: 250, y: 850 }),
    place(flag(240), { x: 500, y: 850 }),
    person({ x: 560, y: 880, s: 0.72, skin: 1, ...school, head: 'pigtails', open: true, right: [34, -150] }),
    person({ x: 630, y: 884, s: 0.72, skin: 2, ...school, head: 'short', open: true, left: [-30, -150] }),
    person({
      x: 1100,
      y: 850,
      s: 0.86,
      skin: 1,
      head: 'hijab',
      headColour: saffron,
      top: terracotta,
      legs: 'skirt',
      bottom: green,
      look: -0.5,
      left: [-20, -98],
      right: [18, -98],
    }),
    person({
      x: 1025,
      y: 866,
      s: 0.6,
      skin: 1,
      child: true,
      head: 'bob',
      top: saffron,
      bottom: green,
      open: true,
      left: [-34, -140],
    }),
    grass(880, 800),
    grass(1160, 700),
    grass(820, 730),
  );
}

export const heroesAbout = { beranda, tentang, struktur, program };
