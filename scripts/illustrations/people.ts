/** People: one set of proportions (200 units from sole to crown, feet at the origin), dressed and posed by options. */

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
  shade,
  shadow,
  skins,
  tint,
  tinted,
} from './draw';
import { batik } from './motifs';

export type Point = readonly [number, number];
type Headwear =
  | 'hijab'
  | 'peci'
  | 'hairnet'
  | 'cook'
  | 'caping'
  | 'helmet'
  | 'blangkon'
  | 'cap'
  | 'short'
  | 'curly'
  | 'bun'
  | 'bob'
  | 'pigtails';

export interface Person {
  x: number;
  y: number;
  s?: number;
  flip?: boolean;
  skin?: 0 | 1 | 2 | 3;
  head: Headwear;
  headColour?: string;
  hair?: string;
  top: string;
  /** Drawn over the top, for instance batik. */
  topPattern?: string;
  apron?: string;
  vest?: string;
  collar?: string;
  sleeves?: 'short' | 'long';
  bottom?: string;
  legs?: 'stand' | 'walk' | 'skirt' | 'none';
  shoes?: string;
  /** Where the face turns: -1 left, 0 front, 1 right. */
  look?: number;
  /** How far the face bends down, 0 to 1. */
  down?: number;
  left?: Point;
  right?: Point;
  /** Arms drawn behind the body. */
  behind?: 'left' | 'right' | 'both';
  /** Drawn between the body and the front arms, in the person's own units. */
  holding?: string;
  gloves?: boolean;
  mask?: boolean;
  glasses?: boolean;
  beard?: boolean;
  moustache?: boolean;
  open?: boolean;
  child?: boolean;
  old?: boolean;
}

const upperArm = 32;
const forearm = 31;

/** The elbow between shoulder and hand, bent down and outwards; a hand out of reach is pulled in. */
function reach(shoulder: Point, target: Point, side: -1 | 1): { elbow: Point; hand: Point } {
  const [sx, sy] = shoulder;
  const wanted = Math.hypot(target[0] - sx, target[1] - sy) || 1;
  const length = Math.min(wanted, upperArm + forearm - 0.5);
  const ux = (target[0] - sx) / wanted;
  const uy = (target[1] - sy) / wanted;
  const along = (upperArm ** 2 - forearm ** 2 + length ** 2) / (2 * length);
  const off = Math.sqrt(Math.max(0, upperArm ** 2 - along ** 2));
  const bend = (sign: number): Point => [
    sx + ux * along - uy * off * sign,
    sy + uy * along + ux * off * sign,
  ];
  const natural = ([x, y]: Point) => y + 0.8 * side * x;
  const [one, other] = [bend(1), bend(-1)];
  return { elbow: natural(one) > natural(other) ? one : other, hand: [sx + ux * length, sy + uy * length] };
}

/** The arms of the given sides; both are one path per colour, which halves their size in the file. */
function arms(person: Person, sides: readonly (-1 | 1)[], skin: string): string {
  if (sides.length === 0) return '';
  const long = (person.sleeves ?? 'short') === 'long';
  const bare: string[] = [];
  const palms: string[] = [];
  const sleeves: string[] = [];
  for (const side of sides) {
    const shoulder: Point = [side * 22, -133];
    const { elbow, hand } = reach(
      shoulder,
      (side < 0 ? person.left : person.right) ?? [side * 29, -71.5],
      side,
    );
    const part = (from: Point, to: Point, amount: number): Point => [
      from[0] + (to[0] - from[0]) * amount,
      from[1] + (to[1] - from[1]) * amount,
    ];
    const at = ([x, y]: Point) => d`${x} ${y}`;
    palms.push(`M${at(hand)}h0`);
    if (long) sleeves.push(`M${at(shoulder)}L${at(elbow)} ${at(part(hand, elbow, 0.16))}`);
    else {
      bare.push(`M${at(shoulder)}L${at(elbow)} ${at(hand)}`);
      sleeves.push(`M${at(shoulder)}L${at(part(shoulder, elbow, 0.72))}`);
    }
  }
  const hands = line(palms.join(''), person.gloves ? palette.mint : skin, 15);
  const cloth = line(sleeves.join(''), shade(person.top, 0.07), long ? 15 : 17);
  return long ? cloth + hands : line(bare.join(''), skin, 12) + hands + cloth;
}

// Shapes without a fill take the colour of the garment, hair or skin they are used for; shading is ink at low opacity.
const dark = (data: string, amount = 0.12) => path(data, palette.ink, opacity(amount));
const seam = (data: string, width = 1.6) => line(data, palette.ink, width, opacity(0.2));

const shoes = 'M-27-1q0-9 10-10h12v10zM27-1q0-9-10-10H5v10z';
const legs = {
  stand:
    path(shoes, palette.ink) +
    path('M-25-90L-22-9h17L-1-58h2L5-9h17L25-90z', '') +
    dark('M6-84L1-58 5-9h17L25-90z'),
  walk:
    path('M-36-6q-6-2-6-10l8-10 12 8 2 13q-8 3-16-1zM15-1v-10h12q11 2 11 10z', palette.ink) +
    path('M-24-90H-4L0-58-20-12-37-21-24-54zM25-90H-14L6-54 15-9H32L27-58z', '') +
    dark('M-24-90H-14L0-60-20-12-37-21-24-54z', 0.2),
  skirt:
    path(shoes, palette.ink) +
    path('M-25-90Q-29-40-30-9q30 7 60 0Q29-40 25-90z', '') +
    seam('M-8-60q-3 24-4 48M10-66q4 28 4 54'),
  none: '',
} as const;

const shirt = path('M-9-147Q-29-145-30-127L-26-80q26 6 52 0L30-127Q29-145 9-147z', '');
const tunic = path('M-9-147Q-29-145-30-127L-25-92-29-62q29 8 58 0L25-92 30-127Q29-145 9-147z', '');
const shirtShade = dark('M9-147Q15-110 13-77q7-1 13-3L30-127Q29-145 9-147z', 0.1);
const tunicShade = dark('M9-147Q15-100 13-59q8-1 16-3L25-92 30-127Q29-145 9-147z', 0.1);
const collar = path('M-10-148L0-134 10-148 14-143 3-128 0-131-3-128-14-143z', '');
const vest =
  path('M-14-147Q-27-144-28-128L-26-84q12 3 20 3L-5-120zM14-147Q27-144 28-128L26-84q-12 3-20 3L5-120z', '') +
  line('M-27-104h20M27-104H7', palette.sand, 4, ' stroke-linecap="butt"');
const apron =
  path('M-15-126L-12-147h4L-11-126h22L8-147h4L15-126q0 20 11 30v44q-26 9-52 0v-44q11-10 11-30z', '') +
  dark('M8-126h7q0 20 11 30v44q-8 3-14 4z', 0.1) +
  seam('M-11-84h22v14q-11 5-22 0z');

function torso(person: Person): string {
  const [shape, light] = person.legs === 'skirt' ? [tunic, tunicShade] : [shirt, shirtShade];
  return (
    tinted(shape + light, person.top) +
    (person.topPattern ? tinted(shape, person.topPattern) : '') +
    (person.collar ? tinted(collar, person.collar) : '') +
    (person.vest ? tinted(vest, person.vest) : '') +
    (person.apron ? tinted(apron, person.apron) : '')
  );
}

const feature = mix(palette.ink, palette.terracotta, 0.1);
const blush = path(
  'M-13-163.5a3 2.2 0 0 1 6 0 3 2.2 0 0 1-6 0zM7-163.5a3 2.2 0 0 1 6 0 3 2.2 0 0 1-6 0z',
  palette.terracotta,
  opacity(0.32),
);
const brows = 'M-9.4-175.2q3-2 6-.6M3.4-175.8q3-1.4 6 .6';
const openEyes = line(brows, feature, 1.4) + line('M-6.4-170h0M6.4-170h0', feature, 3.8);
const loweredEyes = line(`${brows}M-9-170q2.6 2 5.2 0M4-170q2.6 2 5.2 0`, feature, 1.5);
const nose = line('M1-168.5q2.4 3.4 0 4.2', palette.ink, 1.4, opacity(0.3));
const lips = shade(palette.terracotta, 0.4);
const smile = line('M-4.4-160.6q4.4 3.8 8.8 0', lips, 1.7);
const laugh = path('M-4.6-161.6h9.2q-.6 6.2-4.6 6.2t-4.6-6.2z', lips);
const cloth =
  path('M-12-166q12-4 24 0l-1 8q-11 10-22 0z', tint(palette.mint, 0.4)) +
  line('M-12-165L-16-170M12-165L16-170', tint(palette.mint, 0.2), 1.2);
const spectacles = `<g fill="${palette.paper}" fill-opacity=".15" stroke="${feature}" stroke-width="1.3"><path d="M-1.4-170.5h2.8"/><circle cx="-6.4" cy="-170" r="5"/><circle cx="6.4" cy="-170" r="5"/></g>`;
const beard = path(
  'M-12.5-163Q-11-149 0-149T12.5-163Q8-166 5-165 0-167-5-165-8-166-12.5-163zM-5.5-160q5.5-3 11 0-2 4-5.5 4t-5.5-4z',
  '',
  ' fill-rule="evenodd"',
);
const moustache = path('M-7-161.5Q-3-166 0-164 3-166 7-161.5 3-162.5 0-162-3-162.5-7-161.5z', '');

function face(person: Person): string {
  const eyes = (person.down ?? 0) > 0.6 ? loweredEyes : openEyes;
  const hair = person.hair ?? palette.ink;
  return place(
    (person.beard && !person.mask ? tinted(beard, hair) : '') +
      (person.mask ? eyes + cloth : blush + eyes + nose + (person.open ? laugh : smile)) +
      (person.moustache ? tinted(moustache, hair) : '') +
      (person.glasses ? spectacles : ''),
    { x: (person.look ?? 0) * 5, y: (person.down ?? 0) * 4.5 },
  );
}

const sideburns = path('M-17.5-182q-3 8-.5 15l3 .5 1-12zM17.5-182q3 8 .5 15l-3 .5-1-12z', palette.ink);
const visor = {
  left: 'M-18-184q-14 1-17 6 16 3 32-1z',
  right: 'M18-184q14 1 17 6-16 3-32-1z',
  front: 'M-15-182q15-7 30 0l1 5q-16-6-32 0z',
};
const fringe = path('M-18-166Q-22-193 0-193T18-166q-2-12-10-17-8 6-20 6-5 4-6 11z', '');

/** What covers the head: drawn behind the face, and in front of it. */
const headwear: Record<Headwear, readonly [back: string, front: string]> = {
  hijab: [
    path(
      'M0-195Q-23-195-22.5-168-22-150-32-138-24-120 0-118 24-120 32-138 22-150 22.5-168 23-195 0-195z',
      '',
    ),
    dark('M0-195Q23-195 22.5-168 22-150 32-138 24-120 6-118 20-130 17-152 20-182 0-195z', 0.1) +
      seam('M-15-152q6 16 26 21M-19-143q8 11 22 16', 1.8),
  ],
  peci: [
    '',
    sideburns +
      path('M-18.5-178L-17-197q17-5 34 0L18.5-178q-18.5-7-37 0z', '') +
      path('M-17-197q17-5 34 0-17 4-34 0z', palette.paper, opacity(0.2)),
  ],
  hairnet: [
    '',
    path('M-19-173Q-27-201 0-202 27-201 19-173 0-184-19-173z', '') +
      dark('M6-201Q27-199 19-173q-4-3-8-4 5-14-5-24z', 0.1) +
      seam('M-19-174Q0-185 19-174', 2.2) +
      seam('M-9-181q-3-9 0-16M1-183v-14M11-181q3-9-1-15', 1),
  ],
  cook: [
    '',
    sideburns +
      path('M-18.5-177L-20-188Q-26-207-8-206 0-212 10-206 27-206 20-188L18.5-177q-18.5-7-37 0z', '') +
      path('M-20-188Q-26-207-8-206 0-212 10-206 27-206 20-188 0-196-20-188z', palette.paper, opacity(0.14)) +
      seam('M-20-188q20-7 40 0'),
  ],
  caping: [
    ellipse(0, -178, 38, 7, shade(palette.sand, 0.45)),
    path('M-44-175Q-10-200 0-209 10-200 44-175 0-188-44-175z', '') +
      dark('M0-209Q10-200 44-175q-14-4-26-6Q10-196 0-209z') +
      seam('M-24-184Q-6-196 0-209 6-196 24-184M-8-188q5-10 8-21 3 11 8 21', 1.2),
  ],
  helmet: [
    '',
    sideburns +
      path('M-19-181Q-19-203 0-203T19-181l3 3q-22-7-44 0z', '') +
      dark('M5-203Q19-201 19-181l3 3q-7-3-12-4 2-13-5-21zM-19-182q19-6 38 0l3 4q-22-7-44 0z') +
      line('M0-202v14', palette.paper, 3, opacity(0.6)),
  ],
  blangkon: [
    '',
    sideburns +
      path('M-19-177Q-22-198 0-199T19-177Q8-186 0-183-8-186-19-177z', '') +
      line('M-17-185Q-4-195 16-196M-18-181Q-2-190 18-189', palette.saffron, 1.5, ' stroke-dasharray="2 3"') +
      seam('M0-183Q-8-186-19-177M0-183q8-3 19 6', 2),
  ],
  cap: ['', sideburns + path('M-19-180Q-19-201 0-201T19-180z', '')],
  short: [
    '',
    path('M-18-167Q-24-195-2-195 6-197 11-193 23-190 18-167 17-176 12-181-2-179-9-184-16-178-18-167z', ''),
  ],
  curly: [
    '',
    path(
      'M-18-168q-6-4-3-10-3-8 4-11 2-8 10-7 6-5 12 0 9-1 10 7 7 4 4 11 2 6-2 10 0-10-5-13-12 3-24 0-6 4-6 13z',
      '',
    ),
  ],
  bun: [circle(0, -199, 9, ''), fringe],
  bob: [path('M-20-150Q-26-194 0-194T20-150q-6 3-20 3t-20-3z', ''), fringe],
  pigtails: [
    path('M-17-176q-14-3-14 12 0 9 5 12 8-8 9-24zM17-176q14-3 14 12 0 9-5 12-8-8-9-24z', '') +
      line('M-18-174h0M18-174h0', palette.saffron, 6),
    fringe,
  ],
};
const hairstyles: readonly Headwear[] = ['short', 'curly', 'bun', 'bob', 'pigtails'];

const skull =
  path(
    'M-7-156h14v11q-7 6-14 0zM-13.5-168a4 4 0 0 1-8 0 4 4 0 0 1 8 0zM21.5-168a4 4 0 0 1-8 0 4 4 0 0 1 8 0zM-17.5-172Q-17.5-192 0-192T17.5-172Q17.5-149 0-149T-17.5-172z',
    '',
  ) + dark('M-7-151q7 4.5 14 0v5q-7 4-14 0z', 0.16);
const veiledFace = ellipse(0, -168, 15.5, 18, '') + dark('M-13-178Q0-189 13-178 0-184-13-178z', 0.3);

function headOf(person: Person, skin: string): string {
  const [back, front] = headwear[person.head];
  const colour = hairstyles.includes(person.head)
    ? (person.hair ?? palette.ink)
    : (person.headColour ?? palette.green);
  const look = person.look ?? 0;
  const peak =
    person.head === 'cap'
      ? path(look < 0 ? visor.left : look > 0 ? visor.right : visor.front, shade(colour, 0.25))
      : '';
  return (
    (back && tinted(back, colour)) +
    (person.head === 'hijab' ? place(tinted(veiledFace, skin), { x: look * 2 }) : tinted(skull, skin)) +
    face(person) +
    tinted(front, colour) +
    peak
  );
}

/** A whole person standing at (x, y). */
export function person(options: Person): string {
  const skin = skins[options.skin ?? 1];
  const behindLeft = options.behind === 'left' || options.behind === 'both';
  const behindRight = options.behind === 'right' || options.behind === 'both';
  const head = headOf(options, skin);
  const lower = legs[options.legs ?? 'stand'];
  const content =
    (lower && shadow(4, 0, 36, 5)) +
    arms(
      options,
      [...(behindLeft ? [-1 as const] : []), ...(behindRight ? [1 as const] : [])],
      shade(skin, 0.1),
    ) +
    (lower && tinted(lower, options.bottom ?? palette.ink)) +
    torso(options) +
    (options.child ? place(head, { y: 62, s: 1.38 }) : head) +
    (options.holding ?? '') +
    arms(options, [...(behindLeft ? [] : [-1 as const]), ...(behindRight ? [] : [1 as const])], skin);
  return place(content, { x: options.x, y: options.y, s: options.s ?? 1, flip: options.flip ?? false });
}

/** The clothes that return through the set. */
const uniform = {
  top: palette.paper,
  apron: palette.green,
  bottom: shade(palette.green, 0.45),
  sleeves: 'long',
} as const;
export const school = { top: palette.paper, bottom: palette.terracotta, child: true } as const;

/** The people who return: a scene adds the place, the pose and the skin. */
export const cast = {
  cook: { head: 'hijab', headColour: palette.leaf, legs: 'skirt', ...uniform },
  chef: { head: 'cook', headColour: palette.green, ...uniform },
  handler: { head: 'hairnet', headColour: '#ffffff', mask: true, gloves: true, ...uniform },
  farmer: {
    head: 'caping',
    headColour: palette.sand,
    top: palette.terracotta,
    bottom: shade(palette.leaf, 0.55),
  },
  driver: {
    head: 'cap',
    headColour: palette.green,
    top: palette.saffron,
    collar: tint(palette.saffron, 0.6),
    bottom: palette.ink,
  },
  nutritionist: {
    head: 'hijab',
    headColour: palette.saffron,
    top: '#ffffff',
    sleeves: 'long',
    legs: 'skirt',
    bottom: palette.green,
  },
  builder: {
    head: 'helmet',
    headColour: palette.saffron,
    top: mix(palette.mint, palette.leaf, 0.4),
    vest: palette.terracotta,
    sleeves: 'long',
    bottom: shade(palette.green, 0.45),
  },
  official: {
    head: 'peci',
    headColour: palette.ink,
    top: palette.green,
    topPattern: batik(tint(palette.green, 0.22), palette.saffron),
    sleeves: 'long',
    bottom: palette.ink,
  },
  partner: {
    head: 'short',
    top: palette.terracotta,
    topPattern: batik(shade(palette.terracotta, 0.3), palette.sand),
    sleeves: 'long',
    bottom: palette.ink,
  },
  staff: {
    head: 'bob',
    top: palette.leaf,
    collar: tint(palette.leaf, 0.55),
    sleeves: 'long',
    legs: 'skirt',
    bottom: palette.ink,
  },
} as const satisfies Record<string, Omit<Person, 'x' | 'y'>>;
