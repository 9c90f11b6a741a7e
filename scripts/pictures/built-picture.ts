import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../../src/components/illustration.tsx';
import { Mistake } from '../mistake.ts';
import { type PictureFile, pictureSize } from './picture-files.ts';

/** The widths of a photo in pixels, with the most KB of each. A phone picks one of the first two for a full-width picture. */
const photoLimits = [
  { width: 480, kilobytes: 20 },
  { width: 800, kilobytes: 30 },
  { width: 1200, kilobytes: 60 },
  { width: 1600, kilobytes: 90 },
];

/** A file of the built site. */
interface Asset {
  fileName: string;
  source: Buffer;
}

/** The export of an imported picture, and the files to emit for it. */
interface BuiltPicture {
  exported: Picture | string;
  assets: Asset[];
}

const addressOf = ({ fileName }: Asset) => `/${fileName}`;

/** Two plugins ask for the same picture, and a build makes it for the browser and for the server. */
const built = new Map<string, Promise<BuiltPicture>>();

/**
 * What the module of a picture exports, as a `Picture` or as the URL of its image for link previews, and the files that a build
 * emits for it. In dev and in tests a picture is served as it is.
 * @throws Mistake if it can't be read, or is a photo with too much detail
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

/** Builds a picture for use in pages: a drawing as it is, a photo as AVIF in widths, without what the camera noted. */
export async function buildPicture({ name, file, alt }: PictureFile): Promise<BuiltPicture> {
  const size = await pictureSize(file);
  if (file.endsWith('.svg')) {
    const drawing = { fileName: `images/${name}.svg`, source: readFileSync(file) };
    return { exported: { src: addressOf(drawing), ...size, alt }, assets: [drawing] };
  }
  // Not enlarged beyond its own width.
  const smaller = photoLimits.filter(({ width }) => width < size.width).length;
  const versions = photoLimits.slice(0, smaller + 1).map(async (limit) => {
    const width = Math.min(limit.width, size.width);
    const fileName = `images/${name}-${width}.avif`;
    return { fileName, width, source: await encodePhoto(file, width, limit.kilobytes) };
  });
  const assets = await Promise.all(versions);
  const srcSet = assets.map((one) => `${addressOf(one)} ${one.width}w`).join(', ');
  return { exported: { src: assets.map(addressOf).at(-1) ?? '', srcSet, ...size, alt }, assets };
}

/**
 * A photo at the best quality within the size limit.
 * @throws Mistake if even the lowest quality exceeds it
 */
async function encodePhoto(file: string, width: number, kilobytes: number) {
  const image = sharp(file).autoOrient().resize({ width });
  for (const quality of [55, 45, 35, 25]) {
    // A higher effort makes it a tenth smaller but takes ten times as long.
    const bytes = await image.clone().avif({ quality, effort: 1 }).toBuffer();
    if (bytes.length <= kilobytes * 1024) return bytes;
  }
  throw new Mistake(
    `${file} has too much detail: ${width} pixels wide it needs more than the ${kilobytes} KB that scripts/pictures/built-picture.ts grants. Take a calmer photo, or blur it a little.`,
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
