/** Hands from above, reaching in from the picture's edge: the wrist at the origin, fingers up, the arm running down. */
import { circle, line, mix, palette, path, rect, shade, tint } from './draw';

/** An arm with its sleeve; `print` is a pattern drawn over the sleeve. */
const arm = (skin: string, sleeve: string, print: string) =>
  line('M0 30V150', skin, 58) +
  line('M17 30V150', shade(skin, 0.1), 20, ' stroke-linecap="butt"') +
  path('M-50 130h100l16 420H-66z', sleeve) +
  (print ? path('M-50 130h100l16 420H-66z', print) : '') +
  path('M20 130h30l16 420H20z', palette.ink, ' opacity=".1"') +
  rect(-54, 118, 108, 30, tint(sleeve, 0.35), 8);

const nails = (skin: string, at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => rect(x - 5, y - 9, 10, 13, tint(skin, 0.5), 5)).join('');

/** Fingers stretched out and a little apart, laying something down. */
export const openHand = (skin: string, sleeve: string, print = '') =>
  arm(skin, sleeve, print) +
  line('M-22 10Q-58-10-60-46', skin, 22) +
  line('M-25-20L-34-84M-8-26L-11-104M10-26L13-100M26-18L34-76', skin, 20) +
  path('M-36-14Q-34-40 0-42T36-14L29 44Q0 54-29 44z', skin) +
  line('M-17-34l-3-16M1-36v-18M19-33l3-16', shade(skin, 0.22), 2.6) +
  line('M-26 8q14 12 30 2', shade(skin, 0.16), 2.6) +
  nails(skin, [
    [-35, -84],
    [-11, -105],
    [13, -101],
    [35, -77],
  ]);

/** A fist around a handle; `tool` is drawn pointing up from the origin, under the fingers. */
export const grip = (skin: string, sleeve: string, tool: string, print = '') =>
  arm(skin, sleeve, print) +
  path('M-36-24Q-34-48 0-50T36-24L29 44Q0 54-29 44z', skin) +
  tool +
  line('M-20-34q22-14 40-4M-22-14q24-12 44-2M-20 6q22-10 40 0', skin, 19) +
  line('M-18-24q20-10 40-1M-20-4q22-9 42 0', shade(skin, 0.22), 2.6) +
  line('M-30 22Q-38-4-12-34', mix(skin, shade(skin, 0.1), 0.5), 21) +
  circle(-11, -36, 5, tint(skin, 0.5));
