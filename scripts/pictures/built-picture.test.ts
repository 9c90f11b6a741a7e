import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { buildPicture, buildPreview } from './built-picture.ts';
import { photoLimits } from './limits.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
// A busy machine takes a while for a photo.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rmSync(folder, { recursive: true }));

/** Random grey, in grains of some pixels: fine grains are hard to compress, coarse ones look like a photo. */
async function grain(width: number, height: number, size: number) {
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const pixels = Buffer.from(Array.from({ length: columns * rows }, () => Math.random() * 256));
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 1 } }).resize(width, height, {
    fit: 'fill',
  });
}

async function photo(name: string, width: number, height: number, size = 40) {
  const file = path.join(folder, name);
  // 6: the camera was held upright.
  const image = (await grain(width, height, size)).jpeg({ quality: 95 }).withMetadata({ orientation: 6 });
  await image.toFile(file);
  return { file, alt: 'Dapur.' };
}

test('a drawing is one file, named after its content', async () => {
  const file = path.join(folder, 'panci.svg');
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>',
  );
  const { exported, assets } = await buildPicture({ file, alt: 'Panci.' });
  expect(assets).toHaveLength(1);
  expect(assets[0]?.fileName).toMatch(/^assets\/panci-[\w-]{8}\.svg$/);
  expect(exported).toEqual({ src: `/${assets[0]?.fileName}`, width: 40, height: 30, alt: 'Panci.' });
});

test('a drawing that is too heavy is refused', async () => {
  const file = path.join(folder, 'berat.svg');
  const points = Array.from({ length: 6000 }, () => Math.random().toFixed(6)).join(' ');
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M${points}"/></svg>`,
  );
  await expect(buildPicture({ file, alt: '' })).rejects.toThrow(
    /berat\.svg weighs \d+ KB compressed, more than the 10 KB of a drawing: run npm run pictures:optimise/,
  );
});

test('a photo comes upright, in each width and two formats, each within its limit', async () => {
  const { exported, assets } = await buildPicture(await photo('dapur.jpg', 1350, 1800));
  expect(exported).toMatchObject({ width: 1800, height: 1350, alt: 'Dapur.' });
  expect(exported).toHaveProperty('src', expect.stringMatching(/^\/assets\/dapur-.{8}\.webp$/));
  for (const [key, format] of [
    ['avif', 'avif'],
    ['srcSet', 'webp'],
  ]) {
    const widths = photoLimits.map(({ width }) => `/assets/dapur-.{8}\\.${format} ${width}w`);
    expect(exported).toHaveProperty([key ?? ''], expect.stringMatching(new RegExp(`^${widths.join(', ')}$`)));
  }
  expect(assets).toHaveLength(8);
  for (const { source } of assets) {
    const { width, height, exif } = await sharp(source).metadata();
    expect(height).toBe(Math.round((width * 3) / 4));
    expect(exif).toBeUndefined();
    expect(source.length).toBeLessThanOrEqual(photoLimits.find((limit) => limit.width === width)?.bytes ?? 0);
  }
});

test('a small photo is not enlarged', async () => {
  const { exported } = await buildPicture(await photo('kecil.jpg', 600, 640));
  expect(exported).toHaveProperty('srcSet', expect.stringMatching(/^\S+ 480w, \S+ 640w$/));
});

test('a photo with too much detail is refused', async () => {
  await expect(buildPicture(await photo('pasir.jpg', 600, 600, 1))).rejects.toThrow(
    /pasir\.jpg has too much detail: \d+ pixels wide it needs more than the \d+ KB/,
  );
});

test.each([
  ['dapur-foto.jpg', 'jpeg', 'jpg'],
  ['dapur-gambar.svg', 'png', 'png'],
])('link previews show %s at 1200 x 630, as %s', async (name, format, ending) => {
  const file = path.join(folder, name);
  if (name.endsWith('.svg'))
    writeFileSync(
      file,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h9v9z"/></svg>',
    );
  else await photo(name, 1500, 1000);
  const { exported, assets } = await buildPreview({ file, alt: '' });
  expect(exported).toMatch(new RegExp(`^/assets/${path.parse(name).name}-preview-.{8}\\.${ending}$`));
  expect(await sharp(assets[0]?.source).metadata()).toMatchObject({ format, width: 1200, height: 630 });
});
