import sharp, { type Sharp } from 'sharp';
import { photoLimits } from './limits.ts';
import { PictureError } from './picture-files.ts';

// AVIF at a higher effort is a tenth smaller but takes ten times as long.
const encoders = {
  avif: {
    qualities: [55, 45, 35, 25],
    encode: (image: Sharp, quality: number) => image.avif({ quality, effort: 1 }),
  },
  webp: { qualities: [75, 60, 45, 30], encode: (image: Sharp, quality: number) => image.webp({ quality }) },
};

export interface PhotoVersion {
  width: number;
  bytes: Buffer;
}

/**
 * Encodes a photo in each width of `photoLimits`, at the best quality within the size limit. Metadata such as the
 * location is dropped.
 * @param width - the photo's own width, beyond which it is not enlarged
 * @throws PictureError if even the lowest quality exceeds the limit
 */
export function encodePhoto(
  file: string,
  width: number,
  format: keyof typeof encoders,
): Promise<PhotoVersion[]> {
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
  throw new PictureError(
    `${file} has too much detail: ${limit.width} pixels wide it needs more than the ${limit.bytes / 1024} KB that limits.ts grants. Take a calmer photo, or blur it a little.`,
  );
}

/** Encodes a picture for link previews, which show no SVG: 1200 x 630 pixels, drawings as PNG, photos as JPEG. */
export async function encodePreview(file: string): Promise<{ ending: string; bytes: Buffer }> {
  const isDrawing = file.endsWith('.svg');
  const image = sharp(file).autoOrient().resize(1200, 630, { fit: 'cover' });
  return isDrawing
    ? {
        ending: 'png',
        bytes: await image.png({ palette: true, quality: 90, dither: 0, effort: 10 }).toBuffer(),
      }
    : { ending: 'jpg', bytes: await image.jpeg({ quality: 80, mozjpeg: true }).toBuffer() };
}
