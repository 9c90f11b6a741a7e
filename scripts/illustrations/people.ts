/** People: one set of proportions (200 units from sole to crown, feet at the origin), dressed and posed by options. */
import { batik } from './motifs';
import { circle, d, ellipse, line, mix, opacity, palette, path, place, shade, shadow, shared, skins, tint } from './draw';

export type Point = readonly [number, number];
export type Headwear = 'hijab' | 'peci' | 'hairnet' | 'cook' | 'caping' | 'helmet' | 'blangkon' | 'cap' | 'short' | 'curly' | 'bun' | 'bob' | 'pigtails';

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

/** The elbow between shoulder and hand, bent to `side`; a hand out of reach is pulled in. */
function reach(shoulder: Point, hand: Point, side: number): { elbow: Point; hand: Point } {
  const [sx, sy] = shoulder;
  const dx = hand[0] - sx;
  const dy = hand[1] - sy;
  const wanted = Math.hypot(dx, dy) || 1;
  const length = Math.min(wanted, upperArm + forearm - 0.5);
  const ux = dx / wanted;
  const uy = dy / wanted;
  const along = (upperArm ** 2 - forearm ** 2 + length ** 2) / (2 * length);
  const off = Math.sqrt(Math.max(0, upperArm ** 2 - along ** 2)) * side;
  return { elbow: [sx + ux * along - uy * off, sy + uy * along + ux * off], hand: [sx + ux * length, sy + uy * length] };
}

function arm(person: Person, side: -1 | 1, skin: string): string {
  const shoulder: Point = [side * 22, -133];
  const target = (side < 0 ? person.left : person.right) ?? ([side * 29, -71.5] as const);
  // Elbows point outwards and down, whichever way the hand goes.
  const { elbow, hand } = reach(shoulder, target, side > 0 ? -1 : 1);
  const low = elbow[1] < shoulder[1] - 6 && target[1] > shoulder[1] - 30 ? reach(shoulder, target, side > 0 ? 1 : -1) : { elbow, hand };
  const [ex, ey] = low.elbow;
  const [hx, hy] = low.hand;
    const long = (person.sleeves ?? 'short') === 'long';
  const wx = hx + (ex - hx) * 0.16;
  const wy = hy + (ey - hy) * 0.16;
  const cx = shoulder[0] + (ex - shoulder[0]) * 0.72;
  const cy = shoulder[1] + (ey - shoulder[1]) * 0.72;
  const colour = shade(person.top, side > 0 ? 0.1 : 0.05);
  const palm = circle(hx, hy, 7.6, person.gloves ? palette.mint : skin);
  return long
    ? palm + line(d`M${shoulder[0]} ${shoulder[1]}L${ex} ${ey}L${wx} ${wy}`, colour, 15)
    : line(d`M${shoulder[0]} ${shoulder[1]}L${ex} ${ey}L${hx} ${hy}`, skin, 12) + palm + line(d`M${shoulder[0]} ${shoulder[1]}L${cx} ${cy}`, colour, 17);
}

function lowerBody(person: Person): string {
  const colour = person.bottom ?? palette.ink;
  const shoe = person.shoes ?? palette.ink;
  switch (person.legs ?? 'stand') {
    case 'none':
      return '';
    case 'skirt':
      return (
        path('M-20-4q0-8 9-8h9v10h-17zM2-2v-10h9q9 0 9 8v2z', shoe) +
        path('M-25-90Q-29-40-30-9q30 7 60 0Q29-40 25-90z', colour) +
        line('M-8-60q-3 24-4 48M10-66q4 28 4 54', shade(colour), 1.6)
      );
    case 'walk':
      return (
        path('M-36-6q-6-2-6-10l8-10 12 8 2 13q-8 3-16-1zM15-1v-10h12q11 2 11 10z', shoe) +
        path('M-24-90H-4L0-58-20-12-37-21-24-54z', shade(colour, 0.14)) +
        path('M25-90H-14L6-54 15-9H32L27-58z', colour)
      );
    default:
      return (
        path('M-27-1q0-9 10-10h12v10zM27-1q0-9-10-10H5v10z', shoe) +
        path('M-25-90L-22-9h17L-1-58h2L5-9h17L25-90z', colour) +
        path('M6-84L1-58 5-9h17L25-90z', shade(colour, 0.14))
      );
  }
}

function torso(person: Person): string {
  const { top } = person;
  const shape = person.legs === 'skirt' ? 'M-9-147Q-29-145-30-127L-25-92-29-62q29 8 58 0L25-92 30-127Q29-145 9-147z' : 'M-9-147Q-29-145-30-127L-26-80q26 6 52 0L30-127Q29-145 9-147z';
  const side = person.legs === 'skirt' ? 'M9-147Q15-100 13-59q8-1 16-3L25-92 30-127Q29-145 9-147z' : 'M9-147Q15-110 13-77q7-1 13-3L30-127Q29-145 9-147z';
  return (
    path(shape, top) +
    (person.topPattern ? path(shape, person.topPattern) : '') +
    path(side, palette.ink, ' opacity=".1"') +
    (person.collar ? path('M-10-148L0-134 10-148 14-143 3-128 0-131-3-128-14-143z', person.collar) : '') +
    (person.vest ? path('M-14-147Q-27-144-28-128L-26-84q12 3 20 3L-5-120zM14-147Q27-144 28-128L26-84q-12 3-20 3L5-120z', person.vest) : '') +
    (person.apron
      ? line('M-13-124Q-12-138-7-147M13-124Q12-138 7-147', shade(person.apron, 0.12), 3.4) +
        path('M-15-126h30q0 20 11 30v44q-26 9-52 0v-44q11-10 11-30z', person.apron) +
        path('M8-126h7q0 20 11 30v44q-8 3-14 4z', shade(person.apron, 0.1)) +
        line('M-11-84h22v14q-11 5-22 0z', shade(person.apron, 0.2), 1.6)
      : '')
  );
}

const feature = mix(palette.ink, palette.terracotta, 0.1);
const blush = shared(ellipse(-10, -163.5, 3, 2.2, palette.terracotta, opacity(0.32)) + ellipse(10, -163.5, 3, 2.2, palette.terracotta, opacity(0.32)));
const brows = line('M-9.4-175.2q3-2 6-.6M3.4-175.8q3-1.4 6 .6', feature, 1.4);
const openEyes = brows + circle(-6.4, -170, 1.9, feature) + circle(6.4, -170, 1.9, feature);
const loweredEyes = brows + line('M-9-170q2.6 2 5.2 0M4-170q2.6 2 5.2 0', feature, 1.6);
const smile = line('M-4.4-160.6q4.4 3.8 8.8 0', shade(palette.terracotta, 0.4), 1.7);
const laugh = path('M-4.6-161.6h9.2q-.6 6.2-4.6 6.2t-4.6-6.2z', shade(palette.terracotta, 0.4));
const cloth = path('M-12-166q12-4 24 0l-1 8q-11 10-22 0z', tint(palette.mint, 0.4)) + line('M-12-165L-16-170M12-165L16-170', tint(palette.mint, 0.2), 1.2);
const spectacles = `<g fill="${palette.paper}" fill-opacity=".35" stroke="${feature}" stroke-width="1.3"><path d="M-1.4-170.5h2.8"/><circle cx="-6.4" cy="-170" r="5"/><circle cx="6.4" cy="-170" r="5"/></g>`;

function face(person: Person, skin: string): string {
  const x = (person.look ?? 0) * 5;
  const y = (person.down ?? 0) * 4.5;
  const hair = person.hair ?? palette.ink;
  const eyes = (person.down ?? 0) > 0.6 ? loweredEyes : openEyes;
  const content = person.mask
    ? eyes + cloth
    : (person.beard ? path('M-12.5-163Q-11-149 0-149T12.5-163Q6-167 0-166T-12.5-163z', hair) + ellipse(0, -160, 6, 3, skin) : '') +
      blush +
      eyes +
      line('M1-168.5q2.4 3.4 0 4.2', shade(skin, 0.26), 1.4) +
      (person.open ? laugh : smile) +
      (person.moustache ? line('M-5-163.4q5-2.4 10 0', hair, 2.2) : '');
  return place(content + (person.glasses ? spectacles : ''), { x, y });
}

/** Hair or headwear that lies behind the face, and in front of it. */
function headwear(person: Person): { back: string; front: string } {
  const hair = person.hair ?? palette.ink;
  const colour = person.headColour ?? palette.green;
  const x = (person.look ?? 0) * 3;
  const sideburns = path('M-17.5-182q-3 8-.5 15l3 .5 1-12zM17.5-182q3 8 .5 15l-3 .5-1-12z', hair);
  switch (person.head) {
    case 'hijab':
      return {
        back: path('M0-195Q-23-195-22.5-168-22-150-32-138-24-120 0-118 24-120 32-138 22-150 22.5-168 23-195 0-195z', colour),
        front:
          path('M0-195Q23-195 22.5-168 22-150 32-138 24-120 6-118 20-130 17-152 20-182 0-195z', palette.ink, ' opacity=".1"') +
          line('M-15-152q6 16 26 21M-19-143q8 11 22 16', shade(colour, 0.22), 1.7),
      };
    case 'peci':
      return {
        back: '',
        front: sideburns + path('M-18.5-178L-17-197q17-5 34 0L18.5-178q-18.5-7-37 0z', colour) + path('M-17-197q17-5 34 0-17 4-34 0z', tint(colour, 0.18)),
      };
    case 'hairnet':
      return {
        back: '',
        front: path('M-19-173Q-27-201 0-202 27-201 19-173 0-184-19-173z', colour) + path('M6-201Q27-199 19-173q-4-3-8-4 5-14-5-24z', palette.ink, ' opacity=".09"') + line('M-19-174Q0-185 19-174', shade(colour, 0.2), 2.4) + line('M-9-181q-3-9 0-16M1-183v-14M11-181q3-9-1-15', shade(colour, 0.13), 1.2),
      };
    case 'cook':
      return {
        back: '',
        front: sideburns + path('M-20-188Q-26-207-8-206 0-212 10-206 27-206 20-188z', tint(colour, 0.12)) + path('M-18.5-177L-20-190q20-6 40 0L18.5-177q-18.5-7-37 0z', colour),
      };
    case 'caping':
      return {
        back: ellipse(0, -178, 38, 7, shade(palette.sand, 0.45)),
        front: path('M-44-175Q-10-200 0-209 10-200 44-175 0-188-44-175z', colour) + path('M0-209Q10-200 44-175q-14-4-26-6Q10-196 0-209z', palette.ink, ' opacity=".12"') + line('M-24-184Q-6-196 0-209 6-196 24-184M-8-188q5-10 8-21 3 11 8 21', shade(colour, 0.2), 1.2),
      };
    case 'helmet':
      return {
        back: '',
        front: sideburns + path('M-19-181Q-19-203 0-203T19-181z', colour) + path('M5-203Q19-201 19-181h-7q0-13-7-22z', palette.ink, ' opacity=".12"') + path(d`M${x - 22} -182q22-5 44 0v4q-22-5-44 0z`, shade(colour, 0.12)) + line('M0-202v16', tint(colour, 0.5), 3),
      };
    case 'blangkon':
      return {
        back: '',
        front: sideburns + path('M-19-177Q-22-198 0-199T19-177Q8-186 0-183-8-186-19-177z', colour) + line('M-17-185Q-4-195 16-196M-18-181Q-2-190 18-189', palette.saffron, 1.5, ' stroke-dasharray="2 3"') + line('M0-183Q-8-186-19-177M0-183q8-3 19 6', shade(colour, 0.4), 2),
      };
    case 'cap':
      return {
        back: '',
        front: sideburns + path('M-19-180Q-19-201 0-201T19-180z', colour) + path(x < 0 ? 'M-18-184q-14 1-17 6 16 3 32-1z' : x > 0 ? 'M18-184q14 1 17 6-16 3-32-1z' : 'M-15-182q15-7 30 0l1 5q-16-6-32 0z', shade(colour, 0.25)),
      };
    case 'curly':
      return { back: '', front: path('M-18-168q-6-4-3-10-3-8 4-11 2-8 10-7 6-5 12 0 9-1 10 7 7 4 4 11 2 6-2 10 0-10-5-13-12 3-24 0-6 4-6 13z', hair) };
    case 'bun':
      return { back: circle(0, -199, 9, hair), front: path('M-18-166Q-22-193 0-193T18-166q-2-12-10-17-8 6-20 6-5 4-6 11z', hair) + line('M-5-202q5-3 10 0', tint(hair, 0.25), 1.2) };
    case 'bob':
      return { back: path('M-20-150Q-26-194 0-194T20-150q-6 3-20 3t-20-3z', hair), front: path('M-18-164Q-21-193 0-193T18-164q-2-13-12-18-8 7-18 7-5 3-6 11z', hair) };
    case 'pigtails':
      return { back: path('M-17-176q-14-3-14 12 0 9 5 12 8-8 9-24zM17-176q14-3 14 12 0 9-5 12-8-8-9-24z', hair) + circle(-18, -174, 3, palette.saffron) + circle(18, -174, 3, palette.saffron), front: path('M-18-166Q-22-193 0-193T18-166q-2-12-10-17-8 6-20 6-5 4-6 11z', hair) };
    default:
      return { back: '', front: path('M-18-167Q-24-195-2-195 6-197 11-193 23-190 18-167 17-176 12-181-2-179-9-184-16-178-18-167z', hair) };
  }
}

function headOf(person: Person, skin: string): string {
  const { back, front } = headwear(person);
  const x = (person.look ?? 0) * 2;
  const skull =
    person.head === 'hijab'
      ? ellipse(x, -168, 15.5, 18, skin) + path(d`M${x - 13}-178Q${x}-189 ${x + 13}-178 ${x}-184 ${x - 13}-178z`, shade(person.headColour ?? palette.green, 0.25))
      : circle(-17.5, -168, 4, shade(skin, 0.08)) + circle(17.5, -168, 4, shade(skin, 0.08)) + path('M-17.5-172Q-17.5-192 0-192T17.5-172Q17.5-149 0-149T-17.5-172z', skin);
  return shared(back) + shared(skull) + face(person, skin) + shared(front);
}

/** A whole person standing at (x, y). */
export function person(options: Person): string {
  const skin = skins[options.skin ?? 1];
  const behindLeft = options.behind === 'left' || options.behind === 'both';
  const behindRight = options.behind === 'right' || options.behind === 'both';
  const neck = options.head === 'hijab' ? '' : path('M-7-156h14v10q-7 7-14 0z', shade(skin, 0.14));
  const head = headOf(options, skin);
  const content =
    (options.legs === 'none' ? '' : shared(shadow(4, 0, 36, 5))) +
    (behindLeft ? arm(options, -1, shade(skin, 0.1)) : '') +
    (behindRight ? arm(options, 1, shade(skin, 0.1)) : '') +
    shared(lowerBody(options)) +
    neck +
    shared(torso(options)) +
    (options.child ? place(head, { y: 62, s: 1.38 }) : head) +
    (options.holding ?? '') +
    (behindLeft ? '' : arm(options, -1, skin)) +
    (behindRight ? '' : arm(options, 1, skin));
  return place(content, { x: options.x, y: options.y, s: options.s ?? 1, flip: options.flip ?? false });
}

/** The clothes that return through the set. */
export const uniform = { top: palette.paper, apron: palette.green, bottom: shade(palette.green, 0.45), sleeves: 'long' } as const;
export const school = { top: palette.paper, bottom: palette.terracotta, child: true } as const;

/** The people who return: a scene adds the place, the pose and the skin. */
export const cast = {
  cook: { head: 'hijab', headColour: palette.leaf, legs: 'skirt', ...uniform },
  chef: { head: 'cook', headColour: palette.green, ...uniform },
  handler: { head: 'hairnet', headColour: '#ffffff', mask: true, gloves: true, ...uniform },
  farmer: { head: 'caping', headColour: palette.sand, top: palette.terracotta, bottom: shade(palette.leaf, 0.55) },
  driver: { head: 'cap', headColour: palette.green, top: palette.saffron, collar: tint(palette.saffron, 0.6), bottom: palette.ink },
  nutritionist: { head: 'hijab', headColour: palette.saffron, top: '#ffffff', sleeves: 'long', legs: 'skirt', bottom: palette.green },
  builder: { head: 'helmet', headColour: palette.saffron, top: mix(palette.mint, palette.leaf, 0.4), vest: palette.terracotta, sleeves: 'long', bottom: shade(palette.green, 0.45) },
  official: { head: 'peci', headColour: palette.ink, top: palette.green, topPattern: batik(tint(palette.green, 0.22), palette.saffron), sleeves: 'long', bottom: palette.ink },
  partner: { head: 'short', top: palette.terracotta, topPattern: batik(shade(palette.terracotta, 0.3), palette.sand), sleeves: 'long', bottom: palette.ink },
  staff: { head: 'bob', top: palette.leaf, collar: tint(palette.leaf, 0.55), sleeves: 'long', legs: 'skirt', bottom: palette.ink },
} as const satisfies Record<string, Omit<Person, 'x' | 'y'>>;
