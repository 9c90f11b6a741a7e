import { type Crop, cropSquare } from './crop';

/** Pixels of a stored avatar's side: sharp at twice the largest size shown, some 60 KB as JPEG. */
export const avatarSide = 512;

/** Draws the chosen square of a picture over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, size } = cropSquare(picture, crop);
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, size, size, 0, 0, canvas.width, canvas.height);
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
