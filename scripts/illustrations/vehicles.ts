/** The delivery van from its side, its back and its front; a cart. Origins on the road, in the middle. */
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
  shade,
  steel,
  steelDark,
  steelLight,
  tint,
  wood,
  woodLight,
} from './draw';
import { kawung, sign } from './motifs';

const { ink, green, mint, paper, saffron, terracotta } = palette;
const glass = mix(mint, '#8fb9b0', 0.5);

const wheel =
  circle(0, 0, 38, ink) +
  circle(0, 0, 21, steel) +
  circle(0, 0, 8, steelDark) +
  line('M0-17v7M15-9l-6 4M15 9l-6-4M0 17v-7M-15 9l6-4M-15-9l6 4', steelDark, 3);

/** Side view facing right, 500 wide; `open` slides the cargo door back to show the racks. */
export function van(open = false, driver = ''): string {
  const body = 'M-246-36V-206q0-22 22-22H80q18 0 28 14l48 66 70 18q20 6 20 26v68z';
  return (
    ellipse(0, 2, 262, 16, ink, opacity(0.15)) +
    path(body, paper) +
    path('M-246-92V-36H246v-56z', green) +
    rect(-246, -104, 492, 12, saffron) +
    path('M-246-206q0-22 22-22H80q18 0 28 14H-246z', ink, opacity(0.06)) +
    path('M34-208h44q12 0 20 11l40 52H34z', glass) +
    driver +
    path('M44-150l38-54h18l-42 54z', '#ffffff', opacity(0.4)) +
    line('M22-218V-46M146-142V-46M22-46h124', shade(paper, 0.25), 3) +
    rect(34, -128, 26, 8, steelDark, 4) +
    (open
      ? rect(-150, -206, 150, 158, shade(green, 0.5), 4) +
        line('M-146-155h142M-146-109h142M-146-63h142', steelDark, 6) +
        line(
          repeat(
            9,
            (index) => `M${-132 + (index % 3) * 47} ${-180 + Math.floor(index / 3) * 46}h24m0 11h-24`,
          ),
          steelLight,
          9,
        ) +
        rect(-246, -206, 96, 160, paper) +
        rect(-246, -92, 96, 46, green) +
        rect(-246, -104, 96, 12, saffron) +
        line('M-150-206v160', steelDark, 4)
      : rect(-232, -200, 232, 88, kawung(tint(green, 0.72), 44, 1.6)) +
        place(sign(84), { x: -116, y: -156 }) +
        line('M0-214V-46M-232-46H0', shade(paper, 0.22), 3)) +
    path('M226-130q20 6 20 26h-18q-10-10-10-28z', saffron) +
    rect(232, -72, 16, 22, tint(saffron, 0.5), 4) +
    rect(-250, -88, 10, 26, terracotta, 3) +
    path('M-250-46H250v12q0 8-8 8H-242q-8 0-8-8z', shade(ink, 0)) +
    circle(-150, -34, 46, shade(green, 0.5)) +
    circle(160, -34, 46, shade(green, 0.5)) +
    place(wheel, { x: -150, y: -34 }) +
    place(wheel, { x: 160, y: -34 }) +
    path('M118-150l14-16h10v20h-18z', ink)
  );
}

/** The back, doors wide open on racks of trays, 300 wide. */
export function vanBack(): string {
  const stack = (x: number, y: number) =>
    repeat(4, (index) => rect(x - 38, y - 12 - index * 13, 76, 9, index % 2 ? steel : steelLight, 3));
  return (
    ellipse(0, 4, 170, 14, ink, opacity(0.15)) +
    rect(-118, -40, 44, 42, ink, 10) +
    rect(74, -40, 44, 42, ink, 10) +
    path('M-140-30V-300q0-26 26-26H114q26 0 26 26V-30z', paper) +
    rect(-122, -300, 244, 238, shade(green, 0.55), 8) +
    [-244, -172, -100]
      .map(
        (y, row) =>
          rect(-118, y + 42, 236, 8, steelDark) +
          stack(-66, y + 42) +
          (row === 2 ? '' : stack(66, y + 42)) +
          (row === 2
            ? rect(30, y - 12, 72, 54, saffron, 6) + rect(24, y - 18, 84, 14, shade(saffron, 0.18), 5)
            : ''),
      )
      .join('') +
    path('M-140-300l-92 18V-70l92 10z', shade(paper, 0.08)) +
    path('M-140-118l-92-10V-70l92 10z', green) +
    path('M-216-262l60-11v90l-60 4z', glass) +
    path('M140-300l92 18V-70l-92 10z', shade(paper, 0.16)) +
    path('M140-118l92-10V-70l-92 10z', shade(green, 0.15)) +
    path('M216-262l-60-11v90l60 4z', shade(glass, 0.1)) +
    rect(-146, -62, 292, 34, green, 6) +
    rect(-134, -56, 40, 18, terracotta, 4) +
    rect(94, -56, 40, 18, terracotta, 4) +
    rect(-40, -56, 80, 20, paper, 3)
  );
}

/** The front, 260 wide. */
export function vanFront(driver = ''): string {
  return (
    ellipse(0, 4, 150, 14, ink, opacity(0.18)) +
    rect(-112, -46, 42, 48, ink, 10) +
    rect(70, -46, 42, 48, ink, 10) +
    path('M-128-40V-180l22-116q4-22 26-22H80q22 0 26 22l22 116V-40z', paper) +
    path('M-106-196l16-86q2-10 12-10H78q10 0 12 10l16 86z', glass) +
    driver +
    path('M-70-200l52-88h34l-54 88z', '#ffffff', opacity(0.35)) +
    path('M-128-150h256v70h-256z', green) +
    rect(-128, -160, 256, 10, saffron) +
    place(sign(74), { y: -116 }) +
    rect(-118, -140, 46, 34, tint(saffron, 0.55), 10) +
    rect(72, -140, 46, 34, tint(saffron, 0.55), 10) +
    rect(-134, -80, 268, 42, shade(steelDark, 0.3), 8) +
    rect(-44, -70, 88, 22, paper, 3) +
    path('M-128-216h-26v40h22zM128-216h26v40h-22z', ink) +
    rect(-60, -330, 120, 14, green, 6)
  );
}

/** A market cart with a cloth roof, 260 wide. */
export const cart = (cloth: string = terracotta) =>
  ellipse(0, 2, 150, 12, ink, opacity(0.14)) +
  line('M-112 0v-250M112 0v-250', wood, 10) +
  rect(-134, -122, 268, 74, woodLight, 4) +
  rect(-134, -122, 268, 12, wood, 3) +
  rect(-118, -98, 236, 40, kawung(shade(woodLight, 0.22), 40, 1.6)) +
  repeat(8, (index) => path(d`M${-144 + index * 36} -256h36v34q-18 16-36 0z`, index % 2 ? paper : cloth)) +
  path('M-144-254L-116-292H116L144-254z', shade(cloth, 0.18)) +
  circle(-76, -24, 26, ink) +
  circle(-76, -24, 16, steel) +
  circle(76, -24, 26, ink) +
  circle(76, -24, 16, steel);

/** A steel trolley with tray boxes. */
export const trolley = (load: string) =>
  ellipse(0, 2, 90, 9, ink, opacity(0.14)) +
  line('M-84-20H84M84-20V-150h22', steelDark, 9) +
  circle(-62, -8, 12, ink) +
  circle(62, -8, 12, ink) +
  place(load, { x: -4, y: -24 });
