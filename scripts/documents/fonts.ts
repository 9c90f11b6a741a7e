import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

const load = (weight: number) =>
  unpackWoff(
    readFileSync(
      require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`),
    ),
  );

/** The site's typeface in the weights the documents use, as plain OpenType files. */
export const fonts = {
  regular: load(400),
  semibold: load(600),
  bold: load(700),
  extrabold: load(800),
} as const;

export type Weight = keyof typeof fonts;

/**
 * WOFF 1.0 to OpenType, see https://www.w3.org/TR/WOFF/. pdfkit reads WOFF too, but unpacks it in JavaScript again for
 * every document, which takes most of a second.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(44 + index * 20, 64 + index * 20);
    const length = entry.readUInt32BE(12);
    const packed = woff.subarray(entry.readUInt32BE(4), entry.readUInt32BE(4) + entry.readUInt32BE(8));
    const data = packed.length < length ? inflateSync(packed) : packed;
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), length, data };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  const parts: Uint8Array[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, length, data }] of tables.entries()) {
    const at = 12 + index * 16;
    tag.copy(header, at);
    checksum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(data, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
