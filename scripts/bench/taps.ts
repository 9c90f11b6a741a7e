import { readFile } from 'node:fs/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { runningStack } from '../../supabase/local/running-stacks.ts';
import { browserArgs, findBrowser } from '../browser.mjs';
import { fromTapToPaint, median, pressable, slowDown, type Tap } from './from-tap-to-paint.ts';

const cpuSlowdown = 4;
const limitMs = 200;

interface Measured {
  page: string;
  tap: string;
  samples: Tap[];
}

async function slowPage(url: string, width: number) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  return { page, session: await slowDown(page, cpuSlowdown) };
}

/** Types a search key by key, then clears it; the line with the number of results shows when each step is done. */
async function searchSamples(session: CDPSession, page: Page): Promise<Tap[]> {
  const search = page.getByRole('searchbox', { name: 'Cari SPPG' });
  await search.focus();
  // Separates what is typed from a search that the URL already contains.
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  const samples: Tap[] = [];
  for (const key of ['4', '3', '1', '2']) {
    samples.push(
      await fromTapToPaint(session, page, 'fieldset ~ * output, fieldset ~ output', () =>
        page.keyboard.press(key),
      ),
    );
  }
  await page.keyboard.press('ControlOrMeta+A');
  const cleared = () => page.keyboard.press('Delete');
  samples.push(await fromTapToPaint(session, page, 'fieldset ~ * output, fieldset ~ output', cleared));
  return samples;
}

async function programme(siteUrl: string, width: number): Promise<Measured[]> {
  const { page, session } = await slowPage(`${siteUrl}/program?status=siap-bangun`, width);
  const tabs = ['Proses', 'Sudah', 'Siap', 'Sudah', 'Proses'];
  const tabSamples: Tap[] = [];
  for (const name of tabs) {
    const press = await pressable(page, page.getByRole('tab', { name }));
    tabSamples.push(await fromTapToPaint(session, page, '[role=tabpanel]:not([hidden]) h3', press));
  }
  const moreSamples: Tap[] = [];
  for (let round = 0; round < 5; round += 1) {
    const more = page.getByRole('button', { name: 'Tampilkan lagi' });
    const press = await pressable(page, more);
    moreSamples.push(
      await fromTapToPaint(session, page, '[role=tabpanel]:not([hidden]) li:last-child h3', press),
    );
  }
  const found = await searchSamples(session, page);
  await page.context().browser()?.close();
  return [
    { page: '/program', tap: 'tab change', samples: tabSamples },
    { page: '/program', tap: 'show more', samples: moreSamples },
    { page: '/program', tap: 'search, per key', samples: found },
  ];
}

async function foundations(siteUrl: string, width: number): Promise<Measured[]> {
  const { page, session } = await slowPage(`${siteUrl}/data-yayasan?cari=uji`, width);
  const expandSamples: Tap[] = [];
  for (let card = 1; card <= 5; card += 1) {
    const button = page.locator(`li:nth-child(${card}) > article h2 button`);
    const press = await pressable(page, button);
    expandSamples.push(
      await fromTapToPaint(session, page, `li:nth-child(${card}) > article h2 + div`, press),
    );
  }
  const moreSamples: Tap[] = [];
  for (let round = 0; round < 5; round += 1) {
    const more = page.getByRole('button', { name: 'Tampilkan lagi' });
    const press = await pressable(page, more);
    moreSamples.push(await fromTapToPaint(session, page, 'li:last-child > article h2', press));
  }
  const found = await searchSamples(session, page);
  await page.context().browser()?.close();
  return [
    { page: '/data-yayasan', tap: 'expand', samples: expandSamples },
    { page: '/data-yayasan', tap: 'show more', samples: moreSamples },
    { page: '/data-yayasan', tap: 'search, per key', samples: found },
  ];
}

/**
 * Prints how long taps take on the built site with 500 foundations and 5,000 SPPG on a throttled CPU: median and worst
 * of 5, as CPU time and as time from tap to paint, in milliseconds. On a busy machine only the CPU time is reliable.
 * Run `vite build --mode embedded` first.
 */
export async function bench() {
  const server = await preview({
    mode: 'embedded',
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const siteUrl = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!siteUrl) throw new Error('The preview server has no address.');
  const stack = await runningStack({});
  const rows = await readFile('tests/e2e/many-sppg.sql', 'utf8');
  await stack.withDatabase((pglite) => pglite.exec(rows));

  for (const width of [360, 1280]) {
    const measured = [...(await programme(siteUrl, width)), ...(await foundations(siteUrl, width))];
    console.log(`\n${width} px wide, CPU slowed ${cpuSlowdown}x, limit ${limitMs} ms`);
    console.table(
      measured.map(({ page, tap, samples }) => ({
        page,
        tap,
        'CPU median': median(samples.map(({ cpu }) => cpu)),
        'CPU worst': Math.max(...samples.map(({ cpu }) => cpu)),
        'tap to paint median': median(samples.map(({ wall }) => wall)),
        'tap to paint worst': Math.max(...samples.map(({ wall }) => wall)),
      })),
    );
  }
  await server.close();
}
