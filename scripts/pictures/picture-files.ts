import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { Mistake } from '../mistake.ts';

/** The folder of all pictures. A picture's name is its path below this folder, without extension. */
export const pictureFolder = 'src/content/pictures';

/** The alt texts by picture name, in `pictureFolder`. */
export const altFile = 'alt.yaml';

const formats = ['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** Portraits and logos need no alt text: the page shows a name beside them. */
const isNamedByPage = (name: string) => /^(?:mitra|organisasi)\//.test(name);

export interface PictureFile {
  name: string;
  /** Path from the project root. */
  file: string;
  alt: string;
}

/**
 * Reads all pictures, by name.
 * @throws Mistake if a file is no picture, two share a name, or an alt text is missing
 */
export function readPictureFiles(folder = pictureFolder): Map<string, PictureFile> {
  const files = listFiles(folder);
  const altTexts = readAltTexts(folder);
  for (const name of altTexts.keys()) {
    if (!files.has(name))
      throw new Mistake(
        `${folder}/${altFile} has an alt text for "${name}": there is no such picture, so take that line out.`,
      );
  }
  const pictures = new Map<string, PictureFile>();
  for (const [name, file] of files) {
    const alt = altTexts.get(name) ?? (isNamedByPage(name) ? '' : undefined);
    if (typeof alt !== 'string')
      throw new Mistake(
        `${file} has no alt text: add a line "${name}: what it shows" to ${folder}/${altFile} ("${name}: ''" if it only decorates).`,
      );
    pictures.set(name, { name, file, alt });
  }
  return pictures;
}

function listFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === altFile || entry.name.startsWith('.')) continue;
    const file = path.posix.join(entry.parentPath, entry.name);
    const ending = path.extname(file);
    if (!formats.includes(ending))
      throw new Mistake(`${file} is no picture that browsers show: save it as ${formats.join(', ')}.`);
    const name = path.posix.relative(folder, file).slice(0, -ending.length);
    const other = files.get(name);
    if (other)
      throw new Mistake(`${other} and ${file} are one picture in two files: delete the one not wanted.`);
    files.set(name, file);
  }
  return files;
}

function readAltTexts(folder: string): Map<string, unknown> {
  const file = `${folder}/${altFile}`;
  try {
    return new Map(Object.entries(parse(readFileSync(file, 'utf8')) ?? {}));
  } catch (error) {
    throw new Mistake(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The intrinsic size of a picture in pixels.
 * @throws Mistake if the file is damaged, or a drawing has no viewBox
 */
export async function pictureSize(file: string): Promise<{ width: number; height: number }> {
  if (file.endsWith('.svg') && !/<svg[^>]*\sviewBox="/.test(readFileSync(file, 'utf8')))
    throw new Mistake(`${file} does not say its size: give its <svg> a viewBox, or export it anew.`);
  try {
    const { autoOrient } = await sharp(file).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    throw new Mistake(
      `${file} can't be read, so export it anew: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
