/** Portraits, 320 by 320: the people of the kit from nearby, each one different. */
import { circle, mix, palette, rect, scene, shade, tint } from '../draw';
import { batik, kawung } from '../motifs';
import { type Person, person } from '../people';

const { green, ink, leaf, mint, paper, saffron, sand, terracotta } = palette;
const grey = mix(ink, paper, 0.62);
const brown = mix(ink, terracotta, 0.35);
const navy = shade(green, 0.45);

type Sitter = Omit<Person, 'x' | 'y' | 's' | 'legs' | 'left' | 'right'> & { ground: string };

function portrait({ ground, ...sitter }: Sitter): () => string {
  return () =>
    scene(
      320,
      320,
      rect(0, 0, 320, 320, ground),
      rect(0, 0, 320, 320, kawung(tint(ground, 0.22), 64, 1.5)),
      circle(160, 196, 138, tint(ground, 0.4)),
      person({ ...sitter, x: 160, y: 660, s: 3, legs: 'none', left: [-31, -72], right: [31, -72] }),
    );
}

const cloth = (colour: string, dot: string = saffron) => ({
  top: colour,
  topPattern: batik(tint(colour, 0.25), dot),
});

const team: readonly Sitter[] = [
  {
    ground: saffron,
    head: 'peci',
    headColour: ink,
    hair: ink,
    skin: 1,
    ...cloth(green),
    sleeves: 'long',
    glasses: true,
    collar: tint(green, 0.3),
  },
  { ground: mint, head: 'hijab', headColour: green, skin: 0, top: saffron, sleeves: 'long', look: 0.3 },
  { ground: terracotta, head: 'short', skin: 2, top: paper, collar: mint, moustache: true, look: -0.3 },
  { ground: leaf, head: 'hijab', headColour: sand, skin: 2, top: terracotta, sleeves: 'long', glasses: true },
  {
    ground: sand,
    head: 'curly',
    skin: 3,
    ...cloth(terracotta, sand),
    sleeves: 'long',
    open: true,
    look: 0.3,
  },
  { ground: green, head: 'bob', hair: ink, skin: 0, top: leaf, collar: paper, sleeves: 'long', look: -0.2 },
  {
    ground: mint,
    head: 'blangkon',
    headColour: brown,
    skin: 2,
    ...cloth(navy),
    sleeves: 'long',
    beard: true,
    hair: ink,
  },
  { ground: saffron, head: 'hijab', headColour: terracotta, skin: 1, top: navy, sleeves: 'long', open: true },
  {
    ground: terracotta,
    head: 'short',
    hair: grey,
    skin: 1,
    top: mint,
    collar: paper,
    glasses: true,
    moustache: true,
  },
  { ground: leaf, head: 'bun', hair: brown, skin: 1, ...cloth(saffron, paper), sleeves: 'long', look: 0.3 },
  {
    ground: sand,
    head: 'helmet',
    headColour: saffron,
    skin: 3,
    top: mix(mint, leaf, 0.4),
    vest: terracotta,
    sleeves: 'long',
    look: -0.3,
  },
  {
    ground: green,
    head: 'cook',
    headColour: paper,
    skin: 1,
    top: paper,
    apron: leaf,
    sleeves: 'long',
    open: true,
  },
];

const contacts: readonly Sitter[] = [
  {
    ground: sand,
    head: 'hijab',
    headColour: leaf,
    skin: 1,
    top: paper,
    sleeves: 'long',
    glasses: true,
    look: -0.3,
  },
  { ground: green, head: 'short', skin: 0, top: terracotta, collar: tint(terracotta, 0.5), open: true },
  { ground: saffron, head: 'hijab', headColour: mint, skin: 3, top: green, sleeves: 'long', look: 0.3 },
  {
    ground: mint,
    head: 'cap',
    headColour: terracotta,
    skin: 2,
    top: saffron,
    collar: paper,
    look: 0.4,
    moustache: true,
  },
  { ground: terracotta, head: 'bun', skin: 2, top: green, collar: mint, sleeves: 'long', open: true },
  { ground: leaf, head: 'peci', headColour: navy, skin: 3, top: paper, collar: sand, beard: true, hair: ink },
  { ground: sand, head: 'bob', hair: brown, skin: 1, ...cloth(leaf, paper), sleeves: 'long', glasses: true },
  {
    ground: mint,
    head: 'curly',
    hair: grey,
    skin: 1,
    ...cloth(terracotta, sand),
    sleeves: 'long',
    look: -0.3,
  },
  {
    ground: saffron,
    head: 'blangkon',
    headColour: terracotta,
    skin: 2,
    top: paper,
    collar: sand,
    sleeves: 'long',
    open: true,
  },
  {
    ground: terracotta,
    head: 'hijab',
    headColour: paper,
    skin: 2,
    top: leaf,
    sleeves: 'long',
    open: true,
    look: 0.3,
  },
  { ground: leaf, head: 'short', hair: ink, skin: 3, ...cloth(navy, sand), sleeves: 'long', moustache: true },
  { ground: sand, head: 'peci', headColour: green, skin: 1, top: mint, collar: paper, look: 0.3 },
  {
    ground: mint,
    head: 'short',
    hair: brown,
    skin: 1,
    top: navy,
    collar: tint(navy, 0.4),
    glasses: true,
    look: -0.3,
  },
  { ground: terracotta, head: 'cap', headColour: green, skin: 3, top: sand, collar: paper, open: true },
  {
    ground: green,
    head: 'hijab',
    headColour: terracotta,
    skin: 2,
    ...cloth(sand, terracotta),
    sleeves: 'long',
  },
  { ground: saffron, head: 'bob', hair: ink, skin: 0, top: terracotta, collar: sand, look: 0.3 },
  {
    ground: mint,
    head: 'hijab',
    headColour: navy,
    skin: 0,
    top: saffron,
    sleeves: 'long',
    open: true,
    look: -0.2,
  },
  {
    ground: sand,
    head: 'short',
    hair: grey,
    skin: 2,
    ...cloth(green),
    sleeves: 'long',
    beard: true,
    glasses: true,
  },
  {
    ground: leaf,
    head: 'hijab',
    headColour: saffron,
    skin: 1,
    top: paper,
    sleeves: 'long',
    glasses: true,
    look: 0.2,
  },
  { ground: terracotta, head: 'bun', hair: ink, skin: 3, ...cloth(mint, green), sleeves: 'long', open: true },
];

const numbered = (prefix: string, sitters: readonly Sitter[]) =>
  Object.fromEntries(
    sitters.map((sitter, index) => [`${prefix}-${String(index + 1).padStart(2, '0')}`, portrait(sitter)]),
  );

export const teamPortraits = numbered('orang', team);
export const contactPortraits = numbered('kontak', contacts);
