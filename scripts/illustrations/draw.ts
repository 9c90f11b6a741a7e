/** The drawing kit's ground: colours, SVG primitives, placed parts and scenes. */

export const palette = {
  ink: '#10241c',
  green: '#0b5d45',
  leaf: '#4e9b6b',
  mint: '#cde4d7',
  paper: '#fbf7ee',
  saffron: '#f2a900',
  sand: '#f5dda6',
  terracotta: '#c65b3f',
} as const;

/** The colour `amount` (0 to 1) of the way from one to another; every shade in the set is made this way. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * amount))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const shade = (colour: string, amount = 0.18) => mix(colour, palette.ink, amount);
export const tint = (colour: string, amount = 0.5) => mix(colour, palette.paper, amount);

export const steel = mix(palette.mint, '#8fa79d', 0.35);
export const steelDark = shade(steel, 0.28);
export const steelLight = tint(palette.mint, 0.55);
export const wood = mix(palette.terracotta, '#7a4a2c', 0.6);
export const woodLight = mix(palette.sand, wood, 0.38);
export const orange = mix(palette.saffron, palette.terracotta, 0.45);
export const skins = ['#edbe97', '#d69f70', '#b97e52', '#935e3b'] as const;

const round = (value: number) => String(Math.round(value * 10) / 10);

/** Path data (or any attribute text) with its numbers rounded: d`M${x} ${y}h${w}`. */
export function d(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (typeof value === 'number' ? round(value) : (value ?? '')) + part;
  });
}

/** Without a fill the path takes the one of the part it stands in. */
export const path = (data: string, fill: string, more = '') =>
  `<path d="${data}"${fill && ` fill="${fill}"`}${more}/>`;
export const line = (data: string, stroke: string, width: number, more = '') =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = '') =>
  d`<rect x="${x}" y="${y}" width="${w}" height="${h}"${fill && ` fill="${fill}"`}${r ? d` rx="${r}"` : ''}${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  d`<circle cx="${x}" cy="${y}" r="${r}"${fill && ` fill="${fill}"`}${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${fill && ` fill="${fill}"`}${more}/>`;
export const opacity = (value: number) => ` opacity="${value}"`;
export const shadow = (x: number, y: number, rx: number, ry = rx / 7) =>
  ellipse(x, y, rx, ry, palette.ink, opacity(0.12));

/** `count` results of `make`, joined. */
export const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Repeatable scatter: the same seed gives the same numbers (0 to 1) on every machine. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

interface Placement {
  x?: number;
  y?: number;
  s?: number;
  flip?: boolean;
  turn?: number;
}

// What a scene refers to by its id is a token until the scene numbers what it holds.
const definitions: string[] = [];
function refer(definition: string): string {
  const known = definitions.indexOf(definition);
  return `url(#{${known >= 0 ? known : definitions.push(definition) - 1}})`;
}

/** Puts a part drawn around its own origin somewhere in the scene. */
export function place(content: string, { x = 0, y = 0, s = 1, flip = false, turn = 0 }: Placement): string {
  const scaled = Math.round(s * 1000) / 1000;
  const transform = [
    x || y ? d`translate(${x} ${y})` : '',
    turn ? d`rotate(${turn})` : '',
    flip ? `scale(${-scaled} ${scaled})` : s !== 1 ? `scale(${scaled})` : '',
  ].join('');
  return transform ? group(` transform="${transform}"`, content) : content;
}

/** A part whose unpainted shapes take this colour. */
export const tinted = (content: string, fill: string) => group(` fill="${fill}"`, unfilledLines(content));
// Lines inherit "none" from the file, but not inside a tinted part: there the attribute moves behind the stroke, and stays.
const unfilledLines = (content: string) =>
  content.replace(/ fill="none"( stroke="[^"]*")/g, '$1 fill="none"');

/** A fill made of a repeated tile. */
export const pattern = (w: number, h: number, tile: string, turn = 0) =>
  refer(
    d`<pattern id="{id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn ? d` patternTransform="rotate(${turn})"` : ''}>${tile}</pattern>`,
  );

/** Content cut to a shape (given as path data). */
export const clip = (data: string, content: string) =>
  `<g clip-path="${refer(`<clipPath id="{id}"><path d="${data}"/></clipPath>`)}">${content}</g>`;

/**
 * A complete SVG file of a fixed size. What repeats is written out each time: compressed that is smaller than referring
 * to it, and the browser has fewer elements to build.
 */
export function scene(w: number, h: number, ...layers: string[]): string {
  const defs: string[] = [];
  const ids = new Map<string, string>();
  const resolve = (text: string): string =>
    text.replace(/\{(\d+)\}/g, (_, key: string) => {
      const known = ids.get(key);
      if (known) return known;
      const id = `a${ids.size}`;
      ids.set(key, id);
      defs.push(resolve(definitions[Number(key)] ?? '').replace('{id}', id));
      return id;
    });
  const content = resolve(layers.join(''));
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none" stroke-linecap="round" stroke-linejoin="round">`;
  return head + shorten(`${defs.length ? `<defs>${defs.join('')}</defs>` : ''}${content}`) + '</svg>\n';
}

/** Content under common attributes; a single element takes them itself where it has none of them. */
function group(attributes: string, content: string): string {
  const names = [...attributes.matchAll(/ (\w+)=/g)].map(([, name]) => name);
  const single = /^<(\w+)([^<>]*)\/>$/.exec(content);
  return single && !names.some((name) => single[2]?.includes(` ${name}=`))
    ? `<${single[1]}${attributes}${single[2]}/>`
    : `<g${attributes}>${content}</g>`;
}

/** Leaves out what SVG takes for granted: zeros, spaces between numbers. */
const shorten = (svg: string) =>
  svg
    .replaceAll('#ffffff', '#fff')
    .replaceAll(' fill="none" stroke=', ' stroke=')
    .replace(/ (?:c?[xy])="0"/g, '')
    .replace(/ (d|opacity|transform)="([^"]*)"/g, (_, name: string, value: string) => {
      const numbers = value.replace(/(^|[^\d.])0(\.\d)/g, '$1$2').replace(/(\.\d*?[1-9])0+(?!\d)/g, '$1');
      return ` ${name}="${name === 'd' ? numbers.replace(/\s+(?=-)/g, '').replace(/([a-z])\s+/gi, '$1') : numbers}"`;
    });
