import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../../src/components/illustration.tsx';
import { type PictureFile, pictureSize } from './picture-files.ts';

/** The widths of a photo in its srcset, in pixels. A phone picks one of the first two for a full-width picture. */
const photoWidths = [480, 800, 1200, 1600];

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
 * @throws Mistake if it can't be read
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

/** Builds a picture for use in pages: a drawing as it is, a photo in widths and formats, without what the camera noted. */
export async function buildPicture({ name, file, alt }: PictureFile): Promise<BuiltPicture> {
  const size = await pictureSize(file);
  if (file.endsWith('.svg')) {
    const drawing = { fileName: `images/${name}.svg`, source: readFileSync(file) };
    return { exported: { src: addressOf(drawing), ...size, alt }, assets: [drawing] };
  }
  // Not enlarged beyond its own width.
  const smaller = photoWidths.filter((width) => width < size.width);
  const wanted = smaller.length < photoWidths.length ? [...smaller, size.width] : smaller;
  const versions = (format: keyof typeof encoders) =>
    Promise.all(
      wanted.map(async (width) => ({
        fileName: `images/${name}-${width}.${format}`,
        source: await encoders[format](sharp(file).autoOrient().resize({ width })).toBuffer(),
      })),
    );
  const [avif, webp] = await Promise.all([versions('avif'), versions('webp')]);
  const srcSet = (files: Asset[]) =>
    files.map((one, index) => `${addressOf(one)} ${wanted[index]}w`).join(', ');
  const src = webp.map(addressOf).at(-1) ?? '';
  return {
    exported: { src, srcSet: srcSet(webp), avif: srcSet(avif), ...size, alt },
    assets: [...avif, ...webp],
  };
}

// AVIF at a higher effort is a tenth smaller but takes ten times as long.
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 70 }),
};

/** Builds a picture for link previews, which show no SVG: 1200 x 630 pixels, drawings as PNG, photos as JPEG. */
export async function buildPreview({ name, file }: PictureFile): Promise<BuiltPicture> {
  const image = sharp(file).autoOrient().resize(1200, 630, { fit: 'cover' });
  const [ending, encoded] = file.endsWith('.svg')
    ? ['png', image.png({ palette: true, quality: 90, dither: 0, effort: 10 })]
    : ['jpg', image.jpeg({ quality: 80, mozjpeg: true })];
  const preview = { fileName: `images/${name}.${ending}`, source: await encoded.toBuffer() };
  return { exported: addressOf(preview), assets: [preview] };
}
