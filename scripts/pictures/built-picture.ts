import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Picture } from '../../src/components/illustration.tsx';
import { drawingLimit } from './limits.ts';
import { encodePhoto, encodePreview } from './photo.ts';
import { PictureError, type PictureFile, pictureSize } from './picture-files.ts';

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
 * @throws PictureError if it can't be read or is too large
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
    throw new PictureError(
      `${file} weighs ${Math.ceil(weight / 1024)} KB compressed, more than the ${drawingLimit / 1024} KB of a drawing: run npm run pictures:optimise, leave detail out, or save it as a photo (.jpg).`,
    );
  return source;
}
