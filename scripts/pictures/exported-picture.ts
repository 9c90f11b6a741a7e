import type { Picture } from '../../src/components/illustration.tsx';
import { type BuiltPicture, buildPicture, buildPreview } from './built-picture.ts';
import { type PictureFile, pictureSize } from './picture-files.ts';

/** As a `Picture`, or as the URL of its image for link previews. */
export type PictureKind = 'picture' | 'preview';

/** Two plugins ask for the same picture. */
const built = new Map<string, Promise<BuiltPicture>>();

/**
 * What the module of a picture exports, and the files that a build emits for it. In dev and in tests a picture is served as it
 * is.
 * @throws Mistake if it can't be read or is too large
 */
export function exportedPicture(
  picture: PictureFile,
  kind: PictureKind,
  isBuild: boolean,
): Promise<BuiltPicture> {
  if (!isBuild) return asItIs(picture, kind);
  const key = `${picture.file}?${kind}`;
  const known = built.get(key) ?? (kind === 'preview' ? buildPreview : buildPicture)(picture);
  built.set(key, known);
  return known;
}

async function asItIs({ file, alt }: PictureFile, kind: PictureKind): Promise<BuiltPicture> {
  const src = `/${file}`;
  const picture: Picture = { src, ...(await pictureSize(file)), alt };
  return { exported: kind === 'preview' ? src : picture, assets: [] };
}
