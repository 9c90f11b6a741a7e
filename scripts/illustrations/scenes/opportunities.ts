/** The seven opportunities, 800 by 600. */
import { brickStack, bricks, floor, joglo, kitchenHouse, road, wall, window } from '../buildings';
import { board, clock } from '../desk';
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
  crate,
  type Good,
  goods,
  hood,
  pot,
  rail,
  range,
  sack,
  shelf,
  steam,
  wallTiles,
  wok,
} from '../kitchen';
import { kawung, tampahFlat } from '../motifs';
import { bush, cloud, grass, hill, mountains, palm, plant, sun, terraces, tree } from '../nature';
import { cast, person } from '../people';
import { van } from '../vehicles';

const { green, ink, leaf, mint, paper, saffron, sand, terracotta } = palette;

function investasiSppg(): string {
  const sapling =
    path('M-22-22h44l-6 22h-32z', shade(wood, 0.15)) +
    line('M0-20v-52', wood, 5) +
    path('M0-58q-28-2-30-28 28 2 30 28zM0-66q26-4 26-30-26 4-26 30zM0-70q-10-18 0-34 10 16 0 34z', leaf);
  return scene(
    800,
    600,
    rect(0, 0, 800, 600, tint(saffron, 0.74)),
    sun(150, 120, 44),
    cloud(640, 90, 0.8),
    mountains(800, 400, 210, mix(leaf, sand, 0.45)),
    hill(800, 390, 380, 20, 600, mix(leaf, sand, 0.3)),
    palm(60, 450, 1.2),
    palm(745, 440, 1.1, true),
    place(kitchenHouse(520, 'limasan'), { x: 400, y: 440 }),
    path('M340 440h120l90 160H250z', tint(sand, 0.35)),
    path('M0 520q400-30 800 0v80H0z', mix(leaf, sand, 0.2)),
    path('M346 506q54-2 108 0l52 94H294z', tint(sand, 0.35)),
    line('M40 560V480M40 500h150M190 560V480', wood, 6),
    place(sapling, { x: 612, y: 560, s: 1.3 }),
    person({
      x: 500,
      y: 572,
      s: 1.5,
      skin: 2,
      ...cast.partner,
      head: 'peci',
      headColour: ink,
      look: 0.6,
      left: [-18, -98],
      right: [40, -92],
      holding:
        path('M26-92h30v26H26z', green) +
        line('M54-72l18-16', green, 5) +
        line('M30-94q11-14 22 0', green, 4),
    }),
    person({
      x: 716,
      y: 572,
      s: 1.5,
      skin: 0,
      ...cast.cook,
      look: -0.6,
      open: true,
      left: [-34, -84],
      right: [18, -100],
    }),
    ellipse(116, 576, 90, 10, shade(leaf, 0.3), opacity(0.4)),
    bush(80, 574, 0.7),
    bush(160, 580, 0.6, shade(leaf, 0.1)),
    grass(280, 584),
  );
}

function investasiPeralatan(): string {
  return scene(
    800,
    600,
    rect(0, 0, 800, 600, tint(mint, 0.55)),
    rect(0, 0, 800, 470, wallTiles(mint)),
    floor(800, 500, 600, mix(terracotta, sand, 0.35)),
    place(hood(560, 120), { x: 420, y: 130 }),
    place(rail(230), { x: 660, y: 190 }),
    place(shelf(180, 2), { x: 110, y: 250 }),
    place(range(600, 220, 3), { x: 420, y: 566 }),
    place(pot(150, 170, steel), { x: 220, y: 318 }),
    steam(220, 140, 1.1),
    place(wok(210, leaf), { x: 420, y: 320 }),
    line('M470 250L560 120', wood, 9),
    place(pot(140, 120, mix(steel, green, 0.35), true), { x: 622, y: 318 }),
    steam(420, 220, 0.8),
    place(sack(), { x: 64, y: 576, s: 1.05 }),
    place(crate(120, 60, ['tomato', 'greens', 'carrot']), { x: 734, y: 580 }),
  );
}

function investasiMobil(): string {
  return scene(
    800,
    600,
    rect(0, 0, 800, 320, tint(mint, 0.35)),
    sun(640, 110, 42),
    cloud(160, 90, 0.9),
    cloud(420, 60, 0.6),
    mountains(800, 290, 200),
    terraces(800, 260, 470, 6, 21),
    palm(90, 430, 1.25),
    palm(730, 420, 1.1, true),
    tree(660, 430, 0.7),
    path('M0 420h800v40H0z', mix(leaf, sand, 0.4)),
    road(800, 450, 110),
    rect(0, 556, 800, 44, mix(leaf, sand, 0.3)),
    place(
      van(
        false,
        person({ x: 92, y: -66, s: 0.66, skin: 1, ...cast.driver, legs: 'none', look: 1, right: [40, -90] }),
      ),
      { x: 400, y: 520, s: 0.98 },
    ),
    line('M20 400h70M0 436h50M60 470h50', paper, 6, opacity(0.8)),
    grass(120, 590),
    grass(690, 592),
    bush(800, 600, 0.7),
  );
}

function rantaiPasok(): string {
  const heap = (kinds: readonly Good[], count: number, y: number, size: number) =>
    repeat(count, (index) =>
      place(goods[kinds[index % kinds.length] ?? 'tofu'], { x: (index - (count - 1) / 2) * 40, y, s: size }),
    );
  const eggTray =
    rect(-70, -14, 140, 16, shade(sand, 0.18), 6) +
    repeat(7, (index) => place(goods.egg, { x: -57 + index * 19, y: -10, s: 0.95 }));
  return scene(
    800,
    600,
    rect(0, 0, 800, 600, green),
    rect(0, 0, 800, 420, kawung(tint(green, 0.16), 80, 1.8)),
    path('M0 0h800v46H0z', shade(wood, 0.15)),
    repeat(10, (index) => path(`M${index * 80} 46h80v24q-40 30-80 0z`, index % 2 ? saffron : paper)),
    rect(0, 400, 800, 200, woodLight),
    rect(0, 400, 800, 14, tint(woodLight, 0.4)),
    line('M0 470h800M0 540h800', shade(woodLight, 0.14), 4),
    place(crate(210, 96, ['cabbage', 'corn', 'greens']), { x: 150, y: 404 }),
    place(crate(180, 84, ['tomato', 'chilli', 'carrot']), { x: 160, y: 302 }),
    place(crate(220, 100, ['bananas', 'fruit', 'potato']), { x: 640, y: 404 }),
    place(sack(), { x: 322, y: 412, s: 1.35 }),
    place(sack(tint(sand, 0.2)), { x: 448, y: 412, s: 1.5 }),
    place(eggTray, { x: 392, y: 582, s: 1.15 }),
    place(tampahFlat(310, heap(['tempe', 'tofu'], 5, -20, 1.2) + heap(['tofu', 'tempe'], 5, 8, 1.3)), {
      x: 190,
      y: 506,
    }),
    place(
      tampahFlat(
        290,
        heap(['tomato', 'chilli', 'tomato'], 6, -16, 1.15) +
          heap(['chilli', 'tomato', 'tomato'], 6, 10, 1.25),
      ),
      { x: 606, y: 504 },
    ),
  );
}

function kontraktor(): string {
  return scene(
    800,
    600,
    rect(0, 0, 800, 600, tint(mint, 0.3)),
    cloud(160, 90, 0.9),
    cloud(640, 70, 0.7),
    hill(800, 400, 380, 40, 600, mix(leaf, mint, 0.3)),
    place(joglo(440, 150), { x: 460, y: 236 }),
    [270, 400, 520, 650]
      .map((x) => rect(x - 9, 236, 18, 260, wood) + rect(x + 2, 236, 7, 260, ink, 0, opacity(0.14)))
      .join(''),
    rect(0, 480, 800, 120, mix(woodLight, sand, 0.35)),
    rect(250, 330, 410, 170, bricks()),
    path('M250 330h410v-16H530v-16H380v16H250z', bricks()),
    line('M250 292h430', saffron, 3),
    line('M256 250v90M672 250v90', woodLight, 8),
    rect(500, 380, 96, 120, mix(sand, paper, 0.3)) + line('M500 380h96v120h-96z', wood, 9),
    person({
      x: 190,
      y: 560,
      s: 1.75,
      skin: 2,
      ...cast.builder,
      look: 0.7,
      down: 0.4,
      left: [-8, -104],
      right: [54, -126],
      holding: line('M48-126h12', wood, 5) + path('M58-134l26 8-26 8z', steelDark),
    }),
    person({
      x: 660,
      y: 568,
      s: 1.65,
      skin: 0,
      ...cast.builder,
      vest: green,
      headColour: '#ffffff',
      look: -0.5,
      open: true,
      left: [-22, -98],
      right: [22, -98],
      holding: place(brickStack(3), { y: -92, s: 0.45 }),
    }),
    place(brickStack(5), { x: 380, y: 566, s: 1.1 }),
    place(path('M-46-34h92l-10 34h-72z', shade(steelDark, 0.3)) + ellipse(0, -34, 46, 9, tint(steel, 0.2)), {
      x: 80,
      y: 574,
    }),
  );
}

function konsultan(): string {
  const node = (x: number, y: number, colour: string) => circle(x, y, 27, colour);
  const flow =
    line('M-150-30h260M126-8v50M110 50h-250', shade(mint, 0.25), 5, ' stroke-dasharray="2 10"') +
    node(-150, -30, leaf) +
    node(-62, -30, saffron) +
    node(30, -30, green) +
    node(126, -30, terracotta) +
    node(126, 50, leaf) +
    node(30, 50, saffron) +
    node(-70, 50, green) +
    line('M-158-30l6 7 10-13M-70-30l6 7 10-13M22-30l6 7 10-13M118-30l6 7 10-13', '#ffffff', 4) +
    line('M-150 40l-12 10 12 10', shade(mint, 0.25), 5);
  return scene(
    800,
    600,
    wall(800, 500, tint(saffron, 0.78), mix(sand, woodLight, 0.3), 390),
    floor(800, 488, 600, mix(woodLight, wood, 0.15)),
    place(board(430, 210, flow), { x: 300, y: 140 }),
    place(clock(38), { x: 610, y: 110 }),
    place(window(110, 170), { x: 720, y: 300 }),
    plant(60, 530, 1.4),
    person({
      x: 250,
      y: 572,
      s: 1.55,
      skin: 3,
      ...cast.chef,
      look: 0.6,
      left: [-16, -98],
      right: [16, -100],
    }),
    person({
      x: 400,
      y: 566,
      s: 1.55,
      skin: 1,
      ...cast.staff,
      head: 'hijab',
      headColour: green,
      top: terracotta,
      look: 0.6,
      left: [-18, -100],
      right: [14, -96],
    }),
    person({
      x: 580,
      y: 578,
      s: 1.75,
      skin: 1,
      ...cast.official,
      head: 'short',
      top: leaf,
      topPattern: undefined,
      collar: paper,
      glasses: true,
      look: -0.7,
      open: true,
      left: [-52, -160],
      right: [20, -108],
      holding: place(
        rect(-20, -28, 44, 58, ink, 5) +
          rect(-16, -23, 36, 46, mint, 2) +
          line('M-8-12h18M-8-2h22M-8 8h14', green, 3),
        { x: 14, y: -108, turn: 8 },
      ),
    }),
  );
}

function tenagaKerja(): string {
  return scene(
    800,
    600,
    rect(0, 0, 800, 600, mix(saffron, paper, 0.25)),
    rect(0, 0, 800, 600, kawung(mix(saffron, paper, 0.45), 90, 2)),
    circle(400, 330, 240, paper),
    circle(400, 330, 240, '', ` stroke="${green}" stroke-width="8" stroke-dasharray="4 20"`),
    place(pot(120, 100, steel), { x: 116, y: 560, s: 1.2 }),
    steam(116, 420, 1),
    place(crate(170, 80, ['carrot', 'greens', 'tomato', 'corn']), { x: 680, y: 566 }),
    person({
      x: 262,
      y: 700,
      s: 2.35,
      skin: 2,
      ...cast.handler,
      mask: false,
      gloves: false,
      apron: leaf,
      legs: 'none',
      look: 0.4,
      open: true,
      left: [-54, -152],
    }),
    person({ x: 540, y: 700, s: 2.35, skin: 3, ...cast.driver, legs: 'none', look: -0.4, left: [-20, -94] }),
    person({
      x: 400,
      y: 740,
      s: 3,
      skin: 1,
      ...cast.cook,
      legs: 'none',
      open: true,
      left: [-16, -98],
      right: [30, -128],
      holding: line('M30-124V-176', wood, 4) + ellipse(30, -180, 8, 12, woodLight),
    }),
    rect(0, 556, 800, 44, woodLight),
    rect(0, 556, 800, 10, tint(woodLight, 0.4)),
  );
}

export const opportunities = {
  'investasi-sppg': investasiSppg,
  'investasi-peralatan': investasiPeralatan,
  'investasi-mobil-mbg': investasiMobil,
  'rantai-pasok': rantaiPasok,
  kontraktor,
  konsultan,
  'tenaga-kerja': tenagaKerja,
};
