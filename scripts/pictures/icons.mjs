// `npm run icons`: renders the icons from src/assets/favicon.svg, and the site's link preview from
// src/assets/social-card.svg and src/config/site.ts. Run it after a change of one of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { browserArgs, findBrowser } from '../programs.mjs';

const ground = '#0b5d45';
const mark = readFileSync('src/assets/favicon.svg');

/** The logo mark on a transparent background. @param {number} size */
const icon = (size) => sharp(mark, { density: (72 * size) / 32 }).resize(size);

/** The mark in a filled square, with the margin that maskable icons need. @param {number} size */
async function maskableIcon(size) {
  const inner = await icon(Math.round(size * 0.78)).toBuffer();
  const square = { width: size, height: size, channels: /** @type {const} */ (4), background: ground };
  return sharp({ create: square }).composite([{ input: inner }]);
}

/** @param {import('sharp').Sharp} image */
const toPng = (image) => image.png({ palette: true, quality: 90, dither: 0, effort: 10 }).toBuffer();

/** An ICO file with one 32-pixel PNG. @param {Buffer} png */
function ico(png) {
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

/** A browser's screenshot of the drawing with the site's name and tagline, in the site's font. */
async function socialCard() {
  const { module } = await runnerImport('./src/config/site.ts', { configFile: false, logLevel: 'warn' });
  const font = readFileSync(
    'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  );
  const browser = await chromium.launch({ args: browserArgs, executablePath: findBrowser() });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
      @font-face { font-family: Jakarta; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 200 800 }
      body { margin: 0; font-family: Jakarta; color: #fbf7ee }
      svg { display: block }
      h1 { position: absolute; left: 72px; top: 240px; width: 400px; margin: 0; font: 800 84px/1 Jakarta; letter-spacing: -.03em }
      p { position: absolute; left: 72px; top: 442px; width: 480px; margin: 0; font: 500 34px/1.35 Jakarta; color: #f5dda6 }
    </style>
    ${readFileSync('src/assets/social-card.svg', 'utf8')}
    <h1>${module.site.name}</h1><p>${module.site.tagline}</p>`);
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot();
  await browser.close();
  return sharp(screenshot);
}

const files = {
  'icons/icon-192.png': await toPng(icon(192)),
  'icons/icon-512.png': await toPng(icon(512)),
  'icons/maskable-512.png': await toPng(await maskableIcon(512)),
  'icons/apple-touch-icon.png': await toPng(await maskableIcon(180)),
  'favicon.ico': ico(await toPng(icon(32))),
  'social-card.png': await toPng(await socialCard()),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(`public/${name}`, bytes);
  console.log(`public/${name}: ${bytes.length} bytes`);
}
