import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { buildPicture, buildPreview } from './built-picture.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>';
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
// Encoding a photo takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rmSync(folder, { recursive: true }));

/** A photo whose camera was held upright (orientation 6: rotated by 90 degrees). */
async function photo(name: string, width: number, height: number, noise = 10) {
  const file = path.join(folder, name);
  const grain = { type: 'gaussian' as const, mean: 128, sigma: noise };
  const create = { width, height, channels: 3 as const, background: 'green', noise: grain };
  await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toFile(file);
  return { name: `hero/${path.parse(name).name}`, file, alt: 'Dapur.' };
}

test('a drawing is one file, at the address of its name', async () => {
  const file = path.join(folder, 'panci.svg');
  writeFileSync(file, drawing);
  const { exported, assets } = await buildPicture({ name: 'hero/panci', file, alt: 'Panci.' });
  expect(exported).toEqual({ src: '/images/hero/panci.svg', width: 40, height: 30, alt: 'Panci.' });
  expect(assets).toEqual([{ fileName: 'images/hero/panci.svg', source: Buffer.from(drawing) }]);
});

test('a photo comes upright, in four widths', async () => {
  const { exported, assets } = await buildPicture(await photo('dapur.jpg', 1350, 1800));
  expect(exported).toEqual({
    src: '/images/hero/dapur-1600.avif',
    srcSet: [480, 800, 1200, 1600].map((width) => `/images/hero/dapur-${width}.avif ${width}w`).join(', '),
    width: 1800,
    height: 1350,
    alt: 'Dapur.',
  });
  expect(assets).toHaveLength(4);
  for (const { fileName, source } of assets) {
    const { width, height, exif } = await sharp(source).metadata();
    expect(height).toBe(Math.round((width * 3) / 4));
    expect(fileName).toMatch(new RegExp(`-${width}\\.avif$`));
    expect(exif).toBeUndefined();
  }
});

test('a small photo is not enlarged', async () => {
  const { exported } = await buildPicture(await photo('kecil.jpg', 600, 640));
  expect(exported).toHaveProperty('srcSet', expect.stringMatching(/^\S+ 480w, \S+ 640w$/));
});

test('a photo with too much detail is refused', async () => {
  await expect(buildPicture(await photo('pasir.jpg', 600, 600, 255))).rejects.toThrow(
    /pasir\.jpg has too much detail: \d+ pixels wide it needs more than the \d+ KB/,
  );
});

test('link previews show a drawing as PNG and a photo as JPEG, at 1200 x 630', async () => {
  const file = path.join(folder, 'wajan.svg');
  writeFileSync(file, drawing);
  const preview = await buildPreview({ name: 'berita/wajan', file, alt: '' });
  expect(preview.exported).toBe('/images/berita/wajan.png');
  const photoPreview = await buildPreview(await photo('kompor.jpg', 1000, 1500));
  expect(photoPreview.exported).toBe('/images/hero/kompor.jpg');
  for (const [{ assets }, format] of [
    [preview, 'png'],
    [photoPreview, 'jpeg'],
  ] as const)
    expect(await sharp(assets[0]?.source).metadata()).toMatchObject({ format, width: 1200, height: 630 });
});
