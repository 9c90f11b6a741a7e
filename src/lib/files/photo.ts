/** A chosen photo: decoded for drawing, and the URL to show it. */
export interface ChosenPhoto {
  bitmap: ImageBitmap;
  url: string;
}

/** A part of a photo, in its pixels. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width of a stored portrait in pixels: sharp at twice the largest size shown, some 60 KB as JPEG. */
const portraitWidth = 512;

/** JPEG, because Safari can't write WebP. */
export const photoType = 'image/jpeg';

const photoQuality = 0.85;

/** Draws the chosen part of a photo as it will be stored: the pixels alone, without where and when it was taken. */
export const drawPhoto = (photo: ImageBitmap, area: Area, width = portraitWidth) =>
  draw(photo, area, width, Math.round((width * area.height) / area.width));

/** The longer side of a stored page in pixels: A4 in print quality, some 800 KB as JPEG. */
const pageSide = 2400;

/** Draws a whole picture, such as that of a page, no larger than it is stored. */
export function drawWhole(picture: ImageBitmap, longerSide = pageSide): HTMLCanvasElement {
  const { width, height } = picture;
  const scale = Math.min(1, longerSide / Math.max(width, height));
  return draw(picture, { x: 0, y: 0, width, height }, Math.round(width * scale), Math.round(height * scale));
}

function draw(photo: ImageBitmap, { x, y, width, height }: Area, drawnWidth: number, drawnHeight: number) {
  const canvas = document.createElement('canvas');
  canvas.width = drawnWidth;
  canvas.height = drawnHeight;
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, drawnWidth, drawnHeight);
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, x, y, width, height, 0, 0, drawnWidth, drawnHeight);
  }
  return canvas;
}

/** The drawn photo as a file. Throws Error when the browser can't encode it. */
export function canvasToJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Foto tidak dapat disimpan sebagai JPEG.'))),
      photoType,
      photoQuality,
    );
  });
}

/** The drawn photo as text, which a form keeps in a field and in its draft. */
export function canvasToDataUrl(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL(photoType, photoQuality);
}

/** As `canvasToDataUrl`, but as WebP, which is a third smaller, where the browser can write it (Safari can't). */
export function canvasToWebPictureUrl(canvas: HTMLCanvasElement): string {
  const webp = canvas.toDataURL('image/webp', photoQuality);
  return webp.startsWith('data:image/webp') ? webp : canvasToDataUrl(canvas);
}

/** The photos in a form's field: paths and `data:` URLs, which have no spaces, so that spaces separate them. */
export const photosOf = (text: string) => text.split(' ').filter(Boolean);
export const photosText = (photos: string[]) => photos.join(' ');

/** Whether a photo of a form's field is a `data:` URL, which is not stored yet. */
export const isNewPhoto = (url: string | null) => url?.startsWith('data:') ?? false;

/** The file in a `data:` URL of a drawn photo. */
export function fileOfDataUrl(url: string): Blob {
  const [type = '', content = ''] = url.replace(/^data:/, '').split(';base64,');
  return new Blob([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], { type });
}
