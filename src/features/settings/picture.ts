import type { Area } from 'react-easy-crop';

/** A chosen photo: decoded for drawing, and the URL to show it. */
export interface Photo {
  bitmap: ImageBitmap;
  url: string;
}

/** The side of a stored avatar in pixels: sharp at twice the largest size shown, some 60 KB as JPEG. */
const avatarSide = 512;

/** Draws the chosen square of a picture as an avatar. */
export function drawAvatar(picture: ImageBitmap, { x, y, width, height }: Area): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = avatarSide;
  canvas.height = avatarSide;
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, avatarSide, avatarSide);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, x, y, width, height, 0, 0, avatarSide, avatarSide);
  }
  return canvas;
}

/** JPEG, because Safari can't write WebP. */
export function canvasToJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Foto tidak dapat disimpan sebagai JPEG.'))),
      'image/jpeg',
      0.85,
    );
  });
}
