import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../../src/components/illustration.tsx';
import { Mistake } from '../mistake.ts';
import { type PictureFile, pictureSize } from './picture-files.ts';

/** Maximum size of a drawing, in brotli bytes. */
const drawingLimit = 10 * 1024;

/**
 * The widths of a photo in its srcset, in pixels, each with its maximum size in bytes. A phone picks one of the first
 * two for a full-width picture; the image budgets in budgets.json rely on that.
 */
export const photoLimits = [
  { width: 480, bytes: 20 * 1024 },
  { width: 800, bytes: 30 * 1024 },
  { width: 1200, bytes: 60 * 1024 },
  { width: 1600, bytes: 90 * 1024 },
];

/** A file of the built site. */
export interface Asset {
  fileName: string;
  source: Buffer;
}

/** The export of an imported picture, and the files to emit for it. */
export interface BuiltPicture {
  exported: Picture | string;
  assets: Asset[];
}

const addressOf = ({ fileName }: Asset) => `/${fileName}`;

/** Two plugins ask for the same picture, and a build makes it for the browser and for the server. */
const built = new Map<string, Promise<BuiltPicture>>();

/**
 * What the module of a picture exports, as a `Picture` or as the URL of its image for link previews, and the files that a build
 * emits for it. In dev and in tests a picture is served as it is.
 * @throws Mistake if it can't be read or is too large
 */
export async function exportedPicture(
  picture: PictureFile,
  kind: 'picture' | 'preview',
  isBuild: boolean,
): Promise<BuiltPicture> {
  if (isBuild) {
    const key = `${picture.file}?${kind}`;
    const known = built.get(key) ?? (kind === 'preview' ? buildPreview : buildPicture)(picture);
    built.set(key, known);
    return known;
  }
  const { file, alt } = picture;
  const src = `/${file}`;
  return { exported: kind === 'preview' ? src : { src, ...(await pictureSize(file)), alt }, assets: [] };
}

/**
 * Builds a picture for use in pages: a drawing as it is, a photo in widths and formats.
 * @throws Mistake if it can't be read or is too large
 */
export async function buildPicture({ name, file, alt }: PictureFile): Promise<BuiltPicture> {
  const size = await pictureSize(file);
  if (file.endsWith('.svg')) {
    const drawing = { fileName: `images/${name}.svg`, source: readDrawing(file) };
    return { exported: { src: addressOf(drawing), ...size, alt }, assets: [drawing] };
  }
  // Not enlarged beyond its own width.
  const widths = photoLimits.filter(({ width }) => width < size.width);
  const largest = photoLimits[widths.length];
  const wanted = largest ? [...widths, { ...largest, width: size.width }] : widths;
  const versions = (format: keyof typeof encoders) =>
    Promise.all(
      wanted.map(async (limit) => ({
        fileName: `images/${name}-${limit.width}.${format}`,
        source: await encodePhoto(file, limit, format),
      })),
    );
  const [avif, webp] = await Promise.all([versions('avif'), versions('webp')]);
  const srcSet = (files: Asset[]) =>
    files.map((one, index) => `${addressOf(one)} ${wanted[index]?.width}w`).join(', ');
  const src = webp.map(addressOf).at(-1) ?? '';
  return {
    exported: { src, srcSet: srcSet(webp), avif: srcSet(avif), ...size, alt },
    assets: [...avif, ...webp],
  };
}

function readDrawing(file: string): Buffer {
  const source = readFileSync(file);
  // To compress dozens of small drawings would take seconds.
  const weight = source.length > drawingLimit ? brotliCompressSync(source).length : 0;
  if (weight > drawingLimit)
    throw new Mistake(
      `${file} weighs ${Math.ceil(weight / 1024)} KB compressed, more than the ${drawingLimit / 1024} KB of a drawing: run npm run pictures:optimise, leave detail out, or save it as a photo (.jpg).`,
    );
  return source;
}

// AVIF at a higher effort is a tenth smaller but takes ten times as long.
const encoders = {
  avif: {
    qualities: [55, 45, 35, 25],
    encode: (image: Sharp, quality: number) => image.avif({ quality, effort: 1 }),
  },
  webp: { qualities: [75, 60, 45, 30], encode: (image: Sharp, quality: number) => image.webp({ quality }) },
};

/**
 * Encodes a photo at the best quality within the size limit. Metadata such as the location is dropped.
 * @throws Mistake if even the lowest quality exceeds the limit
 */
async function encodePhoto(
  file: string,
  { width, bytes: limit }: (typeof photoLimits)[number],
  format: keyof typeof encoders,
): Promise<Buffer> {
  const { qualities, encode } = encoders[format];
  const image = sharp(file).autoOrient().resize({ width });
  for (const quality of qualities) {
    const bytes = await encode(image.clone(), quality).toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Mistake(
    `${file} has too much detail: ${width} pixels wide it needs more than the ${limit / 1024} KB that scripts/pictures/built-picture.ts grants. Take a calmer photo, or blur it a little.`,
  );
}

/** Builds a picture for link previews, which show no SVG: 1200 x 630 pixels, drawings as PNG, photos as JPEG. */
export async function buildPreview({ name, file }: PictureFile): Promise<BuiltPicture> {
  const image = sharp(file).autoOrient().resize(1200, 630, { fit: 'cover' });
  const [ending, encoded] = file.endsWith('.svg')
    ? ['png', image.png({ palette: true, quality: 90, dither: 0, effort: 10 })]
    : ['jpg', image.jpeg({ quality: 80, mozjpeg: true })];
  const preview = { fileName: `images/${name}.${ending}`, source: await encoded.toBuffer() };
  return { exported: addressOf(preview), assets: [preview] };
}
