import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const isText = /\.(?:css|html|js|svg|txt|webmanifest|xml)$/;

/** Writes a `.gz` and a `.br` beside each text file of a folder, for hosts that serve these instead. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    isText.test(file),
  );
  // Most pages are two files with the same content.
  const compressed = new Map<string, Promise<[gz: Buffer, br: Buffer]>>();
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8');
      const versions =
        compressed.get(text) ??
        Promise.all([promisify(gzip)(text, { level: 9 }), promisify(brotliCompress)(text)]);
      compressed.set(text, versions);
      const [gz, br] = await versions;
      await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
    }),
  );
}
