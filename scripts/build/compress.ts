import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(?:css|html|js|svg|txt|webmanifest|xml)$/;

/** Brotli's slowest takes 0.1 s for a page: too long for thousands, where a fast quality costs a tenth more bytes. */
const fastQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Writes a `.gz` and a `.br` beside each text file of a folder, for hosts that serve these instead.
 * @param isOneOfMany - whether there are thousands like a file, whose path is relative to the folder
 */
export async function compressFiles(folder: string, isOneOfMany: (file: string) => boolean): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    isText.test(file),
  );

  async function compress(name: string) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    const [gz, br] = await Promise.all([
      promisify(gzip)(bytes, { level: 9 }),
      promisify(brotliCompress)(bytes, isOneOfMany(name) ? fastQuality : {}),
    ]);
    await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
  }

  // As many at once as Node has threads for it; all at once would hold them all in memory.
  const waiting = files.values();
  const worker = async () => {
    for (const file of waiting) await compress(file);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
