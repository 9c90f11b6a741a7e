/** Heroes of the remaining pages. */
import { floor, kitchenHouse, limasan, wall, window } from '../buildings';
import {
  clipboard,
  clock,
  envelope,
  folder,
  frame,
  laptop,
  magnifier,
  mug,
  padlock,
  phone,
  pin,
  shield,
  speech,
} from '../desk';
import {
  circle,
  clip,
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
  tint,
  wood,
  woodLight,
} from '../draw';
import { openHand } from '../hands';
import { goods, ompreng, pot, steam, trays } from '../kitchen';
import { project, province, towns } from '../map';
import { batik, kawung, sign } from '../motifs';
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
import { cart, van } from '../vehicles';

const { green, ink, leaf, mint, paper, saffron, sand, terracotta } = palette;
const white = '#ffffff';

function dataYayasan(): string {
  const w = 980;
  const at = (name: keyof typeof towns) => project(w, towns[name][0], towns[name][1]);
  const marker = (name: keyof typeof towns, s: number, colour: string) =>
    place(pin(s, colour), { ...at(name) });
  const link = (from: keyof typeof towns, to: keyof typeof towns) =>
    d`M${at(from).x} ${at(from).y}Q${(at(from).x + at(to).x) / 2} ${(at(from).y + at(to).y) / 2 - 40} ${at(to).x} ${at(to).y}`;
  const wave = (x: number, y: number) => line(d`M${x} ${y}q14-12 28 0t28 0 28 0`, white, 4, opacity(0.8));
  const card = (colour: string) =>
    rect(6, 8, 250, 96, ink, 14, opacity(0.12)) +
    rect(0, 0, 250, 96, white, 14) +
    circle(50, 48, 30, colour) +
    path('M32 60h36v-18l-18-14-18 14z', white) +
    rect(98, 28, 120, 12, green, 6) +
    rect(98, 54, 84, 10, mint, 5) +
    circle(222, 70, 10, leaf) +
    line('M217 70l4 4 7-8', white, 3);
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, mix(mint, '#9fcfc6', 0.35)),
    rect(0, 0, 1200, 900, kawung(tint(mint, 0.35), 100, 1.6)),
    wave(80, 120) +
      wave(360, 70) +
      wave(1010, 400) +
      wave(120, 760) +
      wave(820, 830) +
      wave(500, 850) +
      wave(560, 130),
    `<g transform="translate(90 170)" stroke-width="14">${place(province(w, shade(leaf, 0.3), ` stroke="${shade(leaf, 0.3)}"`), { x: 6, y: 16 }) + province(w, mix(leaf, sand, 0.3), ` stroke="${mix(leaf, sand, 0.3)}"`) + line('M300 320l28-40 28 40zM420 300l34-52 36 52zM545 300l30-46 32 46zM648 360l26-40 28 40z', mix(leaf, green, 0.25), 6, ` fill="${mix(leaf, green, 0.1)}"`) + line(link('semarang', 'surakarta') + link('semarang', 'pekalongan') + link('pekalongan', 'purwokerto') + link('semarang', 'kudus') + link('magelang', 'surakarta') + link('kudus', 'blora') + link('purwokerto', 'kebumen'), white, 4, ' stroke-dasharray="3 12"') + marker('jepara', 0.6, green) + marker('kudus', 0.75, saffron) + marker('blora', 0.65, green) + marker('tegal', 0.65, green) + marker('pekalongan', 0.75, terracotta) + marker('wonosobo', 0.6, saffron) + marker('purwokerto', 0.75, green) + marker('magelang', 0.7, green) + marker('surakarta', 0.8, terracotta) + marker('kebumen', 0.6, terracotta) + marker('cilacap', 0.65, saffron) + marker('wonogiri', 0.65, green) + place(pin(1.35, green, place(sign(46), { y: -63 })), { ...at('semarang') })}</g>`,
    place(card(saffron), { x: 60, y: 590 }),
    place(card(green), { x: 100, y: 706 }),
    place(magnifier(92), { x: 1010, y: 660 }),
    place(pin(1, terracotta), { x: 1006, y: 706 }),
  );
}

function direktori(): string {
  const house = (roof: string, wallColour: string) =>
    rect(-70, -80, 140, 80, wallColour) +
    rect(-20, -54, 40, 54, wood) +
    place(limasan(190, 56, roof), { y: -80 });
  const contact = (x: number, y: number, colour: string, who: string) =>
    place(speech(250, 230, colour, '', x < 600), { x, y }) + clip250(x, y, who);
  const clip250 = (x: number, y: number, who: string) =>
    circle(x, y - 122, 84, tint(sand, 0.2)) + `<g transform="translate(${x} ${y})">${who}</g>`;
  const bust = (options: Parameters<typeof person>[0]) =>
    clipCircle(person({ ...options, s: 1.75, legs: 'none', x: 0, y: 164 }));
  const clipCircle = (content: string) => clip('M-84-122a84 84 0 0 1 168 0 84 84 0 0 1-168 0z', content);
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, tint(mint, 0.3)),
    cloud(600, 110, 1),
    mountains(1200, 640, 330),
    hill(1200, 620, 590, 40, 900, mix(leaf, mint, 0.2)),
    hill(1200, 740, 700, -30, 900, mix(leaf, sand, 0.4)),
    line('M200 640Q420 560 600 720T1010 640', white, 5, ' stroke-dasharray="4 16"'),
    place(house(terracotta, paper), { x: 200, y: 720 }),
    place(house(mix(terracotta, wood, 0.5), tint(sand, 0.4)), { x: 1010, y: 700 }),
    palm(330, 730, 1),
    tree(1130, 720, 0.9),
    tree(70, 730, 0.9),
    bush(880, 705, 0.8),
    contact(
      215,
      500,
      green,
      bust({ head: 'hijab', headColour: saffron, top: leaf, skin: 1, x: 0, y: 0, open: true }),
    ),
    contact(
      995,
      470,
      terracotta,
      bust({ head: 'peci', headColour: ink, top: paper, skin: 2, x: 0, y: 0, moustache: true }),
    ),
    contact(600, 430, saffron, bust({ head: 'bob', top: terracotta, skin: 0, x: 0, y: 0, glasses: true })),
    rect(0, 810, 1200, 90, woodLight),
    rect(0, 810, 1200, 12, tint(woodLight, 0.4)),
    place(phone(2.1), { x: 600, y: 870 }),
    place(
      `<g transform="skewX(-6)">${rect(-120, -150, 240, 150, shade(green, 0.2), 10) + rect(-112, -150, 224, 138, white, 6) + line('M-84-120h90M-84-90h140M-84-60h120M-84-30h100', mint, 8) + repeat(4, (index) => rect(112, -144 + index * 34, 26, 26, [terracotta, saffron, leaf, green][index] ?? leaf, 5))}</g>`,
      { x: 270, y: 872 },
    ),
    place(mug(terracotta), { x: 930, y: 876, s: 1.6 }),
  );
}

function galeri(): string {
  const photo = (turn: number, x: number, y: number, content: string, peg: string) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${rect(-118, 8, 248, 290, ink, 6, opacity(0.13)) + rect(-124, 0, 248, 290, white, 6) + clip('M-106 18h212v206h-212z', content) + rect(-9, -34, 18, 58, peg, 4) + line('M-9-6H9', shade(peg, 0.3), 3)}</g>`;
  const fieldView =
    rect(-106, 18, 212, 206, tint(mint, 0.2)) +
    sun(50, 66, 20) +
    `<g transform="translate(-110 60)scale(.19 .3)">${mountains(1200, 240, 200) + terraces(1200, 200, 560, 5, 4)}</g>`;
  const trayView = rect(-106, 18, 212, 206, green) + place(ompreng(), { y: 122, s: 0.45, turn: -8 });
  const cookView =
    rect(-106, 18, 212, 206, sand) +
    person({ x: -20, y: 300, s: 1.35, skin: 1, ...cast.cook, legs: 'none', open: true, right: [46, -100] }) +
    place(pot(90, 70), { x: 64, y: 224 }) +
    steam(64, 142, 0.6);
  const kidView =
    rect(-106, 18, 212, 206, mix(mint, leaf, 0.3)) +
    person({ x: -46, y: 330, s: 1.5, skin: 2, ...school, head: 'short', legs: 'none', open: true }) +
    person({ x: 52, y: 334, s: 1.5, skin: 0, ...school, head: 'pigtails', legs: 'none', open: true });
  const vanView =
    rect(-106, 18, 212, 206, tint(saffron, 0.5)) +
    rect(-106, 186, 212, 40, steelDark) +
    place(van(), { x: 0, y: 206, s: 0.38 });
  const camera =
    rect(-90, -110, 180, 110, ink, 18) +
    rect(-90, -84, 180, 40, shade(green, 0.1)) +
    rect(-60, -130, 60, 26, ink, 8) +
    circle(0, -58, 46, steelDark) +
    circle(0, -58, 36, ink) +
    circle(0, -58, 24, green) +
    circle(-9, -67, 7, mint) +
    circle(64, -94, 8, saffron);
  return scene(
    1200,
    900,
    wall(1200, 700, tint(sand, 0.4)),
    rect(0, 0, 1200, 686, kawung(shade(sand, 0.06), 84, 1.6)),
    line('M-10 90Q320 170 620 110T1210 70', wood, 5),
    photo(-3, 170, 122, fieldView, terracotta),
    photo(2, 460, 140, trayView, green),
    photo(-2, 752, 108, cookView, saffron),
    photo(3, 1040, 84, kidView, leaf),
    rect(0, 690, 1200, 210, woodLight),
    rect(0, 690, 1200, 14, shade(woodLight, 0.16)),
    `<g transform="translate(230 560)rotate(-8)scale(.94)">${rect(-118, 8, 248, 290, ink, 6, opacity(0.13)) + rect(-124, 0, 248, 290, white, 6) + clip('M-106 18h212v206h-212z', vanView)}</g>`,
    place(camera, { x: 640, y: 820, s: 1.5 }),
    place(mug(green), { x: 880, y: 812, s: 1.7 }),
    plant(1080, 806, 1.9),
  );
}

function berita(): string {
  const newspaper =
    path('M-52-40L0-30 52-40V38L0 48-52 38z', white) +
    path('M0-30L52-40V38L0 48z', ink, opacity(0.06)) +
    rect(-44, -28, 36, 7, green, 2) +
    rect(-44, -14, 18, 20, saffron, 2) +
    line('M-20-12h12M-20-4h12M-20 4h12M-44 14h36M-44 22h36M8-24h36M8-16h36', shade(mint, 0.2), 2.6) +
    rect(8, -6, 36, 24, leaf, 2) +
    line('M8 26h36M8 34h24', shade(mint, 0.2), 2.6);
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 640, tint(saffron, 0.72)),
    sun(880, 330, 90, tint(saffron, 0.1)),
    mountains(1200, 600, 300, mix(leaf, sand, 0.5)),
    hill(1200, 590, 570, 24, 700, mix(leaf, sand, 0.3)),
    place(kitchenHouse(330, 'limasan'), { x: 1010, y: 650 }),
    palm(850, 660, 1.2),
    tree(1150, 670, 1),
    rect(0, 650, 1200, 250, mix(sand, woodLight, 0.3)),
    path('M0 650h1200v20q-600 30-1200 0z', mix(leaf, sand, 0.35)),
    banana(60, 700, 1.7),
    place(cart(terracotta), { x: 350, y: 830, s: 1.75 }),
    place(pot(70, 70, steel, true), { x: 230, y: 618, s: 1.1 }),
    steam(230, 540, 0.7),
    person({
      x: 370,
      y: 836,
      s: 2.1,
      skin: 3,
      head: 'blangkon',
      headColour: shade(wood, 0.3),
      top: saffron,
      legs: 'none',
      apron: green,
      look: 0.4,
      moustache: true,
      open: true,
      left: [-34, -104],
      right: [30, -104],
    }),
    place(
      rect(-134, -122, 268, 74, woodLight, 4) +
        rect(-134, -122, 268, 12, wood, 3) +
        rect(-118, -98, 236, 40, kawung(shade(woodLight, 0.22), 40, 1.6)),
      { x: 350, y: 830, s: 1.75 },
    ),
    [-70, -20, 200]
      .map((x) => place(mug([terracotta, green, leaf][(x + 70) % 3] ?? green), { x: 350 + x, y: 616 }))
      .join(''),
    [90, 130, 168].map((x) => place(goods.bananas, { x: 350 + x, y: 616 })).join(''),
    rect(650, 776, 470, 22, wood, 4) +
      rect(690, 796, 24, 84, shade(wood, 0.2)) +
      rect(1056, 796, 24, 84, shade(wood, 0.2)) +
      ellipse(890, 882, 250, 10, ink, opacity(0.12)),
    seated(790, 880, {
      skin: 1,
      ...cast.driver,
      top: leaf,
      collar: tint(leaf, 0.5),
      look: 0.4,
      down: 1,
      left: [-34, -104],
      right: [34, -104],
      holding: place(newspaper, { y: -104 }),
    }),
    seated(1000, 880, {
      skin: 0,
      ...cast.staff,
      head: 'hijab',
      headColour: terracotta,
      top: sand,
      legs: 'stand',
      look: -0.6,
      open: true,
      left: [-16, -100],
      right: [26, -112],
      holding: place(mug(green), { x: 24, y: -88, s: 0.5 }),
    }),
  );
}

/** Someone on a bench: the trunk sits lower, thighs and shins are drawn in front. */
function seated(x: number, y: number, options: Omit<Parameters<typeof person>[0], 'x' | 'y'>): string {
  const bottom = options.bottom ?? ink;
  return (
    person({ ...options, x, y: y + 62, s: 2.1, legs: 'none' }) +
    `<g transform="translate(${x} ${y})">${path('M-54-120H54q12 0 12 14V-8H20v-76h-40v76h-46v-98q0-14 12-14z', bottom) + path('M20-84h46v76H20z', ink, opacity(0.15)) + path('M-76 0q0-16 18-18h38V0zM76 0q0-16-18-18H20V0z', ink)}</g>`
  );
}

function kontak(): string {
  return scene(
    1200,
    900,
    wall(1200, 760, tint(sand, 0.5)),
    rect(240, 70, 720, 430, green, 18),
    rect(240, 70, 720, 430, kawung(tint(green, 0.2), 90, 1.8)),
    place(sign(170), { x: 600, y: 200 }),
    place(tampahRing(112), { x: 600, y: 200 }),
    floor(1200, 746, 900, mix(terracotta, sand, 0.4)),
    place(clock(56), { x: 120, y: 170 }),
    place(window(150, 230), { x: 1082, y: 420 }),
    plant(80, 790, 2),
    plant(1130, 790, 1.8),
    person({
      x: 470,
      y: 838,
      s: 2.2,
      skin: 1,
      ...cast.nutritionist,
      headColour: leaf,
      top: saffron,
      legs: 'none',
      look: 0.4,
      open: true,
      left: [-24, -94],
      right: [32, -150],
    }),
    person({
      x: 710,
      y: 838,
      s: 2.2,
      skin: 2,
      ...cast.official,
      legs: 'none',
      glasses: true,
      look: 0.5,
      left: [-24, -92],
      right: [28, -92],
    }),
    path('M250 640H950V860H250z', woodLight) +
      rect(250, 640, 700, 220, kawung(shade(woodLight, 0.14), 74, 1.8)) +
      rect(880, 640, 70, 220, ink, 0, opacity(0.08)) +
      rect(226, 618, 748, 34, tint(sand, 0.2), 6) +
      rect(226, 644, 748, 10, shade(woodLight, 0.2), 4) +
      rect(250, 844, 700, 18, shade(wood, 0.2)),
    place(phone(0.9), { x: 340, y: 620 }),
    place(laptop(0.9), { x: 620, y: 622 }),
    place(envelope(110), { x: 860, y: 590, turn: -4 }),
    person({
      x: 1015,
      y: 880,
      s: 2.2,
      skin: 3,
      ...cast.farmer,
      head: 'curly',
      top: terracotta,
      topPattern: batik(shade(terracotta, 0.3), sand),
      look: -0.7,
      open: true,
      left: [-48, -116],
      right: [28, -72],
    }),
    person({
      x: 178,
      y: 884,
      s: 1.62,
      skin: 1,
      ...school,
      head: 'pigtails',
      look: 0.6,
      open: true,
      right: [36, -112],
    }),
  );
}
const tampahRing = (r: number) =>
  circle(0, 0, r, '', ` stroke="${saffron}" stroke-width="5" stroke-dasharray="2 14"`);

function privasi(): string {
  const drawer = (y: number, colour: string) =>
    rect(-150, y, 300, 120, colour, 8) +
    rect(-136, y + 14, 272, 92, tint(colour, 0.14), 6) +
    rect(-50, y + 34, 100, 26, white, 4) +
    rect(-36, y + 74, 72, 12, ink, 6);
  return scene(
    1200,
    900,
    wall(1200, 760, tint(mint, 0.35), mix(leaf, mint, 0.6), 600),
    floor(1200, 746, 900, mix(woodLight, sand, 0.35)),
    place(window(230, 300), { x: 940, y: 440 }),
    place(frame(180, 180), { x: 620, y: 240 }),
    ellipse(330, 822, 240, 16, ink, opacity(0.12)),
    rect(150, 250, 360, 572, shade(steelDark, 0.1), 14),
    rect(470, 250, 40, 572, ink, 10, opacity(0.12)),
    place(drawer(0, steel) + drawer(134, steel) + drawer(404, steel), { x: 330, y: 268 }),
    rect(190, 536, 280, 130, shade(steelDark, 0.5)),
    [saffron, terracotta, leaf, sand]
      .map((colour, index) => place(folder(230, 120, colour), { x: 318 + index * 10, y: 640 + index * 8 }))
      .join(''),
    rect(160, 612, 340, 130, steel, 10) +
      rect(178, 628, 304, 98, tint(steel, 0.14), 6) +
      rect(280, 646, 100, 26, white, 4) +
      rect(294, 690, 72, 14, ink, 7),
    plant(90, 826, 1.7),
    person({
      x: 610,
      y: 866,
      s: 2.25,
      skin: 1,
      ...cast.staff,
      head: 'hijab',
      headColour: green,
      top: saffron,
      look: -0.6,
      left: [-60, -112],
      right: [6, -100],
      holding: place(rect(-30, -26, 60, 52, terracotta, 4) + rect(-24, -30, 48, 50, white, 2), {
        x: 6,
        y: -112,
        turn: 4,
      }),
    }),
    place(shield(1.95), { x: 940, y: 640 }),
    place(padlock(1.1), { x: 1100, y: 812 }),
  );
}

function waspada(): string {
  const tag =
    path('M0 0l70-24h90q10 0 10 10v28q0 10-10 10H70z', saffron) +
    circle(26, 0, 9, white) +
    line('M80-8h64M80 8h44', shade(saffron, 0.45), 7);
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 900, mix(green, ink, 0.15)),
    rect(0, 0, 1200, 900, kawung(mix(green, leaf, 0.32), 110, 1.8)),
    circle(620, 430, 350, mix(green, leaf, 0.3)),
    circle(620, 430, 270, mix(leaf, mint, 0.2)),
    // The bait: a pin with a price tag on a fishing hook, held from the dark.
    line('M1010-20L820 210', shade(wood, 0.1), 12),
    line('M820 210Q800 260 800 300', white, 3.5),
    place(openHand(shade(skins[2], 0.25), ink), { x: 1030, y: -36, turn: 205 }),
    line('M800 300v46q0 34-30 34t-30-30l-4-6m4 6l14-2', steel, 9),
    circle(800, 296, 9, '', ` stroke="${steel}" stroke-width="6"`),
    place(pin(2.1, terracotta), { x: 744, y: 560 }),
    `<g transform="translate(790 450)rotate(18)">${tag}</g>`,
    // The answer: someone who checks before paying.
    place(shield(1.7), { x: 716, y: 660 }),
    person({
      x: 290,
      y: 1140,
      s: 3.6,
      skin: 1,
      ...cast.cook,
      head: 'hijab',
      headColour: saffron,
      top: paper,
      apron: undefined,
      legs: 'none',
      look: 0.7,
      left: [-22, -96],
      right: [66, -146],
      holding: place(clipboard(56, 72), { x: -14, y: -98, turn: -6 }),
    }),
    place(magnifier(82), { x: 446, y: 514 }),
    rect(0, 852, 1200, 48, woodLight) + rect(0, 852, 1200, 10, tint(woodLight, 0.4)),
    place(laptop(1.25), { x: 1010, y: 856 }),
  );
}

function tidakDitemukan(): string {
  const arrow = (y: number, flip: boolean, colour: string) =>
    place(
      path('M0-34h170l36 34-36 34H0z', colour) +
        path('M0 14h190L170 34H0z', ink, opacity(0.1)) +
        circle(24, 0, 6, paper),
      { x: flip ? 96 : -96, y, flip },
    );
  const hen =
    path(
      'M-46-28q-26-10-22-34 22 6 40 10 26 6 42-22 2-18 18-18 16 2 14 20l12 6-12 8q-4 56-48 58-34 0-44-28z',
      paper,
    ) +
    path('M-20-34q20 10 38-6-4 30-26 26-12-4-12-20z', shade(sand, 0.1)) +
    path('M16-92q2-12 8-6 4-8 8 0 8-2 4 8z', terracotta) +
    path('M44-60q4 8-2 12-6-4-2-12z', terracotta) +
    circle(32, -78, 3, ink) +
    line('M-8-2v16M-8 14l-10 6M-8 14l8 6M14-4v18M14 14l-8 6M14 14l10 6', saffron, 4);
  return scene(
    1200,
    900,
    rect(0, 0, 1200, 560, tint(mint, 0.3)),
    sun(220, 180, 60),
    cloud(480, 130, 1),
    cloud(980, 180, 1.2),
    bird(700, 140),
    bird(750, 170, 0.7),
    mountains(1200, 520, 320),
    terraces(1200, 480, 700, 5, 9),
    hill(1200, 640, 620, -16, 900, mix(leaf, sand, 0.4)),
    path(
      'M560 650q20 90-120 140T120 900H760q40-70 190-120 160-60 250-50v-50q-190-20-330 40-130 60-190 20-40-40-30-90z',
      tint(sand, 0.25),
    ),
    palm(90, 700, 1.7),
    banana(1110, 690, 1.8, true),
    bush(960, 660, 1),
    bush(250, 680, 1.1),
    place(
      ellipse(8, 0, 60, 9, ink, opacity(0.12)) +
        rect(-12, -420, 24, 420, wood) +
        rect(2, -420, 10, 420, ink, 0, opacity(0.14)) +
        arrow(-360, false, saffron) +
        arrow(-270, true, terracotta) +
        arrow(-180, false, leaf) +
        path('M-18-420h36L0-440z', wood),
      { x: 780, y: 790 },
    ),
    person({
      x: 480,
      y: 860,
      s: 2.35,
      skin: 1,
      ...cast.driver,
      look: 0.5,
      left: [-8, -96],
      right: [24, -186],
      holding: place(
        path('M-50-30l34 10 34-10 34 10v62l-34-10-34 10-34-10z', white) +
          path('M-16-20l34-10v62l-34 10z', mint) +
          line('M-40 4q20-16 36 0t40-8', terracotta, 3, ' stroke-dasharray="5 5"') +
          circle(-40, 6, 4, green),
        { x: -14, y: -108, turn: -6 },
      ),
    }),
    place(trays(6, 120), { x: 300, y: 862 }),
    place(hen, { x: 960, y: 830, s: 1.15 }),
    grass(640, 860, 1.3),
    grass(1080, 860, 1.3),
    grass(60, 830, 1.2),
  );
}

export const heroesOther = {
  'data-yayasan': dataYayasan,
  direktori,
  galeri,
  berita,
  kontak,
  privasi,
  waspada,
  'tidak-ditemukan': tidakDitemukan,
};
