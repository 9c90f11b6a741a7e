/**
 * Draws the icons and the pictures of link previews as PNG with Chromium; run by `npm run illustrations:png` after a
 * change of the logo or of an article's picture.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../browser.mjs';
import { circle, palette, place, rect, scene, shade, tint } from './draw';
import { ompreng } from './kitchen';
import { kawung, logo, tampah } from './motifs';
import { encodePng } from './png';

const articlePictures = 'public/images/berita';

/** The mark on transparent ground, or (for masks that cut corners) on a filled square. */
const icon = (filled: boolean) =>
  filled
    ? scene(32, 32, rect(0, 0, 32, 32, palette.green), place(logo(), { x: 3.5, y: 3.5, s: 0.78 }))
    : scene(32, 32, logo());

async function shoot(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100%;height:100%}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot({ omitBackground: true });
  // The page decodes its own picture: Node has no PNG reader.
  const pixels = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])];
  }, screenshot.toString('base64'));
  return encodePng(Buffer.from(pixels), width, height);
}

/** An ICO file that holds one 32-pixel PNG. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function socialCard(): string {
  const font = readFileSync(
    'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  );
  const art = scene(
    1200,
    630,
    rect(0, 0, 1200, 630, palette.green),
    rect(0, 0, 1200, 630, kawung(tint(palette.green, 0.14), 90, 1.6)),
    circle(890, 316, 380, shade(palette.green, 0.25)),
    place(tampah(286), { x: 890, y: 312 }),
    place(ompreng(), { x: 890, y: 314, s: 1.02, turn: -4 }),
    rect(0, 618, 1200, 12, palette.saffron),
    place(logo(), { x: 72, y: 92, s: 3.6 }),
  );
  return `<style>
    @font-face { font-family: Jakarta; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 200 800 }
    div { position: absolute; left: 72px; font-family: Jakarta; color: ${palette.paper} }
  </style>${art}
  <div style="top: 240px; font-size: 84px; font-weight: 800; letter-spacing: -.03em; line-height: 1">Tampah<br>Gizi</div>
  <div style="top: 442px; width: 480px; font-size: 34px; font-weight: 500; line-height: 1.35; color: ${palette.sand}">Dapur SPPG yang tertata di Jawa Tengah</div>`;
}

/** An article's picture without what a link preview cuts off. */
function articleCard(file: string): string {
  return readFileSync(file, 'utf8').replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"');
}

const browser = await chromium.launch({ args: browserArgs, executablePath: findBrowser() });
const page = await browser.newPage();
mkdirSync('public/icons', { recursive: true });
writeFileSync('public/icons/icon-192.png', await shoot(page, icon(false), 192, 192));
writeFileSync('public/icons/icon-512.png', await shoot(page, icon(false), 512, 512));
writeFileSync('public/icons/maskable-512.png', await shoot(page, icon(true), 512, 512));
writeFileSync('public/icons/apple-touch-icon.png', await shoot(page, icon(true), 180, 180));
writeFileSync('public/favicon.ico', ico(await shoot(page, icon(false), 32, 32)));
writeFileSync('public/social-card.png', await shoot(page, socialCard(), 1200, 630));
for (const file of readdirSync(articlePictures)) {
  if (!file.endsWith('.svg')) continue;
  const card = articleCard(`${articlePictures}/${file}`);
  writeFileSync(`${articlePictures}/${file.replace(/svg$/, 'png')}`, await shoot(page, card, 1200, 630));
}
await browser.close();
