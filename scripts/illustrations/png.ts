/** A small PNG writer for flat pictures: at most 256 colours, a third of the size of a browser's screenshot. */
import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

const distance = (one: number, other: number) => {
  let sum = 0;
  for (const shift of [0, 8, 16, 24]) sum += (((one >>> shift) & 255) - ((other >>> shift) & 255)) ** 2;
  return sum;
};

/** RGBA pixels, row by row, as a PNG with the most frequent colours; rarer ones take the nearest of them. */
export function encodePng(pixels: Buffer, width: number, height: number): Buffer {
  const counts = new Map<number, number>();
  const colourAt = (index: number) => (pixels[index * 4 + 3] === 0 ? 0 : pixels.readUInt32BE(index * 4));
  for (let index = 0; index < width * height; index += 1) {
    const colour = colourAt(index);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b)
    .slice(0, 256);
  const entries = new Map(palette.map((colour, index) => [colour, index]));
  const entryOf = (colour: number): number => {
    const known = entries.get(colour);
    if (known !== undefined) return known;
    let best = 0;
    for (const [index, candidate] of palette.entries()) {
      if (distance(colour, candidate) < distance(colour, palette[best] ?? 0)) best = index;
    }
    entries.set(colour, best);
    return best;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let index = 0; index < width * height; index += 1) {
    rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = entryOf(colourAt(index));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255])),
    ),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
