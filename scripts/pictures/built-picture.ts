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

/**
 * Builds a picture for use in pages.
 * @throws Mistake if it can't be read or is too large
 */
export async function buildPicture({ name, file, alt }: PictureFile): Promise<BuiltPicture> {
  const size = await pictureSize(file);
  if (file.endsWith('.svg')) {
    const drawing = { fileName: `images/${name}.svg`, source: readDrawing(file) };
    return { exported: { src: addressOf(drawing), ...size, alt }, assets: [drawing] };
  }
  const versions = async (format: 'avif' | 'webp') =>
    (await encodePhoto(file, size.width, format)).map(({ width, bytes }) => ({
      fileName: `images/${name}-${width}.${format}`,
      source: bytes,
      width,
    }));
  const [avif, webp] = await Promise.all([versions('avif'), versions('webp')]);
  const srcSet = (list: typeof avif) => list.map((one) => `${addressOf(one)} ${one.width}w`).join(', ');
  const src = webp.map(addressOf).at(-1) ?? '';
  return {
    exported: { src, srcSet: srcSet(webp), avif: srcSet(avif), ...size, alt },
    assets: [...avif, ...webp].map(({ fileName, source }) => ({ fileName, source })),
  };
}

/** Builds a picture for link previews; exports its URL. */
export async function buildPreview({ name, file }: PictureFile): Promise<BuiltPicture> {
  const { ending, bytes } = await encodePreview(file);
  const preview = { fileName: `images/${name}.${ending}`, source: bytes };
  return { exported: addressOf(preview), assets: [preview] };
}

function readDrawing(file: string): Buffer {
  const source = readFileSync(file);
  const weight = brotliCompressSync(source).length;
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

interface PhotoVersion {
  width: number;
  bytes: Buffer;
}

/**
 * Encodes a photo in each width of `photoLimits`, at the best quality within the size limit. Metadata such as the
 * location is dropped.
 * @param width - the photo's own width, beyond which it is not enlarged
 * @throws Mistake if even the lowest quality exceeds the limit
 */
function encodePhoto(file: string, width: number, format: keyof typeof encoders): Promise<PhotoVersion[]> {
  const widths = photoLimits.filter((limit) => limit.width < width);
  const largest = photoLimits[widths.length];
  const wanted = largest ? [...widths, { ...largest, width }] : widths;
  return Promise.all(wanted.map((limit) => encodeAt(file, limit, format)));
}

async function encodeAt(
  file: string,
  limit: { width: number; bytes: number },
  format: keyof typeof encoders,
): Promise<PhotoVersion> {
  const { qualities, encode } = encoders[format];
  const image = sharp(file).autoOrient().resize({ width: limit.width });
  for (const quality of qualities) {
    const bytes = await encode(image.clone(), quality).toBuffer();
    if (bytes.length <= limit.bytes) return { width: limit.width, bytes };
  }
  throw new Mistake(
    `${file} has too much detail: ${limit.width} pixels wide it needs more than the ${limit.bytes / 1024} KB that scripts/pictures/built-picture.ts grants. Take a calmer photo, or blur it a little.`,
  );
}

/** Encodes a picture for link previews, which show no SVG: 1200 x 630 pixels, drawings as PNG, photos as JPEG. */
async function encodePreview(file: string): Promise<{ ending: string; bytes: Buffer }> {
  const isDrawing = file.endsWith('.svg');
  const image = sharp(file).autoOrient().resize(1200, 630, { fit: 'cover' });
  return isDrawing
    ? {
        ending: 'png',
        bytes: await image.png({ palette: true, quality: 90, dither: 0, effort: 10 }).toBuffer(),
      }
    : { ending: 'jpg', bytes: await image.jpeg({ quality: 80, mozjpeg: true }).toBuffer() };
}
