interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is kept: how far zoomed in, and where between the edges (0 to 1). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const maximumZoom = 4;
export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square in the picture's own pixels. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const size = Math.min(width, height) / zoom;
  return { left: (width - size) * x, top: (height - size) * y, size };
}

/** The crop after the picture was dragged by a part of the square's side. */
export function dragged(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { size } = cropSquare(picture, crop);
  const move = (position: number, length: number, part: number) => {
    const room = length - size;
    return room > 0 ? Math.min(1, Math.max(0, position - (part * size) / room)) : position;
  };
  return { ...crop, x: move(crop.x, picture.width, by.x), y: move(crop.y, picture.height, by.y) };
}
