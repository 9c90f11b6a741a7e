/** Logos, pattern tiles and the office map: pictures without people. */

import { pin } from '../desk';
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
  tint,
} from '../draw';
import { kawungTile, logo, sign } from '../motifs';

const { green, ink, leaf, mint, paper, saffron, sand, terracotta } = palette;

// The partners' marks are shapes without words: a plan in a hexagon, a roof over beams, baskets in a ring.
const consultant = () =>
  scene(
    240,
    120,
    path('M120 8l46 26v52l-46 26-46-26V34z', green),
    line('M120 8v52l46 26M120 60l-46 26', tint(green, 0.35), 5),
    path('M120 60l24-13v27l-24 13z', saffron),
    line('M88 46v20M88 56h14', paper, 5),
    circle(120, 60, 6, paper),
  );

const contractor = () =>
  scene(
    240,
    120,
    path('M120 12L204 62H172L120 32 68 62H36z', terracotta),
    path('M120 46l36 22h-72z', saffron),
    rect(74, 76, 20, 32, ink),
    rect(110, 76, 20, 32, ink),
    rect(146, 76, 20, 32, ink),
    rect(60, 104, 120, 8, terracotta, 4),
  );

const supplier = () =>
  scene(
    240,
    120,
    `<circle cx="120" cy="60" r="50" stroke="${leaf}" stroke-width="9" stroke-dasharray="64 14.5"/>`,
    path('M120 92q-30-12-30-42 26 2 30 30 4-28 30-30 0 30-30 42z', green),
    path('M120 62q-12-18 0-36 12 18 0 36z', saffron),
  );

/** An invented part of Semarang: the coast in the north, a round field in the middle, the office by its pin. */
function officeMap(): string {
  const random = scatter(77);
  const block = mix(sand, paper, 0.45);
  const main =
    'M-20 150Q240 170 470 290T980 330M470 290Q430 420 460 560M470 290Q560 160 600 70M470 290Q260 330 -20 420M470 290Q700 420 980 470M150 -10Q170 240 240 560M760 60Q740 300 800 560';
  const lanes =
    'M40 200L60 400M300 200l30 340M560 330l-30 230M640 340l-20 220M330 440l120 20M30 300l230-30M250 110l30 90M380 130l-50 90M660 150l-30 150M680 200l280 30M850 130l10 430M560 410l160 20M540 480l240 30M180 470l60-10M320 330l20-80M880 400l90-20';
  return scene(
    960,
    540,
    rect(0, 0, 960, 540, block),
    repeat(70, () =>
      place(rect(-13, -9, 26, 18, shade(block, 0.07), 2), {
        x: random() * 960,
        y: 130 + random() * 400,
        turn: Math.round(random() * 40 - 20),
      }),
    ),
    path('M0 0H960V86Q820 120 700 78T470 92 240 70 0 104z', mix(mint, '#8fc4bd', 0.5)),
    path('M0 104Q120 92 240 70t230 22 230-14 260 8v14Q820 134 700 92T470 106 240 84 0 118z', tint(sand, 0.2)),
    line(
      'M60 40q14-10 28 0t28 0M420 30q14-10 28 0t28 0M780 44q14-10 28 0t28 0M240 20q14-10 28 0t28 0',
      paper,
      3.5,
    ),
    path('M560 20l60 0-10 18h-40zM584 20V-12l22 26z', terracotta),
    path('M800 540Q790 420 720 350T700 60h20Q744 260 760 330t70 210z', mix(mint, '#8fc4bd', 0.5)),
    path('M40 430q60-40 120 0t30 110H20zM560 130q60-20 110 10t-20 70-110-10z', mix(leaf, sand, 0.4)),
    line(lanes, shade(block, 0.06), 12) + line(lanes, paper, 9),
    line(main, shade(sand, 0.16), 24) + line(main, mix(saffron, sand, 0.45), 18),
    circle(470, 290, 74, shade(sand, 0.16)) +
      circle(470, 290, 71, mix(saffron, sand, 0.45)) +
      circle(470, 290, 50, shade(leaf, 0.05)) +
      `<circle cx="470" cy="290" r="36" stroke="${tint(leaf, 0.4)}" stroke-width="3"/>` +
      circle(470, 290, 6, paper),
    [
      [80, 470],
      [130, 500],
      [96, 510],
      [590, 160],
      [630, 180],
      [610, 200],
      [440, 262],
      [500, 316],
      [500, 262],
      [440, 316],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x + 3, y + 4, 11, ink, opacity(0.12)) + circle(x, y, 11, shade(leaf, 0.18)),
      )
      .join(''),
    line('M470 290Q560 345 604 372', green, 5, ' stroke-dasharray="1 11"'),
    ellipse(620, 392, 40, 12, green, opacity(0.2)),
    place(pin(1.35, green, place(sign(48), { y: -63 })), { x: 620, y: 390 }),
  );
}

/** A ground that text lies on: hardly more than a shimmer. */
const tile = (colour: string) => () => scene(60, 60, `<g opacity=".09">${kawungTile(60, colour, 1.2)}</g>`);

/** The mark alone, as a picture of its own. */
export const favicon = () => scene(32, 32, logo());
export const partnerLogos = {
  'konsultan-konstruksi': consultant,
  'kontraktor-utama': contractor,
  'manajer-pasokan': supplier,
};
export const loose = { 'peta-kantor': officeMap };
export const grounds = { 'kawung-hijau': tile(green), 'kawung-terang': tile(paper) };
