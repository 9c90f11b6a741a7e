import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { paths, sppgPath } from '../../src/config/paths';
import { expect, hydrated, layoutShift, phone, readMarkup, test } from './fixtures';
import { templates } from './routes';

/** What each page shows of what admins publish. */
const published = ['company_profile'];

/** Every read that repeats what a page was built with, or is made beside it. */
const reads: Record<string, string[]> = {
  [paths.home]: [...published, 'page_texts', 'program_facts', 'sppg_angka', 'sppg_kejadian'],
  [paths.sppg]: [...published, 'keluhan_jaringan', 'sppg_kejadian', 'sppg_per_wilayah'],
  [sppgPath('SPPG-3374-002')]: [
    ...published,
    'cari_sppg',
    'job_openings',
    'keluhan_dapur',
    'sppg_perkembangan',
    'sppg_sekolah',
  ],
  [paths.angka]: [...published, 'keluhan_jaringan', 'sppg_angka', 'sppg_angka_harian', 'sppg_per_wilayah'],
};

const failures: Record<string, (route: Route) => Promise<void>> = {
  '500': (route) => route.fulfill({ status: 500, json: { message: 'mati' } }),
  '503': (route) => route.fulfill({ status: 503, body: '<h1>503</h1>', contentType: 'text/html' }),
  '429': (route) => route.fulfill({ status: 429, json: {} }),
  '204': (route) => route.fulfill({ status: 204 }),
  'an empty body': (route) => route.fulfill({ status: 200, body: '', contentType: 'application/json' }),
  'HTML of a portal': (route) =>
    route.fulfill({ body: '<p>Masuk ke jaringan</p>', contentType: 'text/html' }),
  'JSON that breaks off': (route) =>
    route.fulfill({ body: '[{"id":"1","na', contentType: 'application/json' }),
  'no answer': async () => {},
};
const kinds = Object.keys(failures);

/** The texts of a page as it was built, but for what says that more is being loaded, that a form is not ready, or is for visitors without JavaScript. */
function readBuilt(page: Page, route: string): Promise<string[]> {
  const html = readFileSync(`dist${route === paths.home ? '/index' : route}.html`, 'utf8');
  return readMarkup(page, html, (built) => {
    const main = new DOMParser().parseFromString(built, 'text/html').querySelector('main');
    for (const other of main?.querySelectorAll('noscript, [class*="noscript:"], [role=alert]') ?? [])
      other.remove();
    const nodes = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (nodes.nextNode()) texts.push(nodes.currentNode.textContent?.trim() ?? '');
    return texts.filter(Boolean);
  });
}

/** The texts that a page was built with and shows no more. */
async function gone(page: Page, route: string): Promise<string[]> {
  const built = await readBuilt(page, route);
  const shown = (await page.locator('main').textContent()) ?? '';
  return built.filter((text) => !shown.includes(text));
}

/** Visits a page of which nothing can be read again; `kindOf` says how the reads fail. Gives what was asked for. */
async function visitInVain(page: Page, siteUrl: string, route: string, kindOf: (count: number) => string) {
  await page.clock.install();
  const asked = new Set<string>();
  const isLost = (kind: string) => kind === 'no answer';
  let [underway, lost] = [0, 0];
  await page.route('**/rest/v1/**', async (request) => {
    const name = new URL(request.request().url()).pathname.split('/').at(-1) ?? '';
    if (name === 'content_revision') return request.fulfill({ json: [{ revision: 999_999 }] });
    const kind = kindOf([...asked.add(name)].indexOf(name));
    if (isLost(kind)) lost += 1;
    underway += 1;
    await failures[kind]?.(request);
    if (!isLost(kind)) underway -= 1;
  });
  await page.goto(siteUrl + route);
  await hydrated(page);
  // What fails is asked for again, after up to four seconds; what is not answered is given up after twenty.
  await expect(async () => {
    await page.clock.runFor(5000);
    expect([...asked].sort()).toEqual(reads[route]?.toSorted());
    expect(underway).toBe(lost);
  }).toPass();
  for (let wait = 0; wait < 6; wait += 1) await page.clock.runFor(10_000);
}

/** The pages whose every read is registered above. */
const registered = Object.keys(reads);

test('nothing that a page was built with goes when it can’t be read again, whatever comes in place of an answer', async ({
  context,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  // Each read fails in another way.
  for (const [first, route] of registered.entries()) {
    const page = await context.newPage();
    await visitInVain(page, siteUrl, route, (count) => kinds[(first * 3 + count) % kinds.length] ?? '');
    expect.soft(await gone(page, route), route).toEqual([]);
    await page.close();
  }
});

for (const kind of kinds)
  test(
    `nothing that a page was built with goes by ${kind}`,
    { tag: '@long' },
    async ({ context, siteUrl }) => {
      test.setTimeout(240_000);
      for (const route of registered) {
        const page = await context.newPage();
        await visitInVain(page, siteUrl, route, () => kind);
        expect.soft(await gone(page, route), route).toEqual([]);
        await page.close();
      }
    },
  );

/** Takes away what Chrome 106 lacks, the last one of Android 6. */
function makeOld() {
  for (const { prototype } of [Array, Uint8Array])
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(prototype, name);
  for (const { prototype } of [Object.getPrototypeOf(Uint8Array)])
    for (const name of ['toSorted', 'toReversed', 'with']) Reflect.deleteProperty(prototype, name);
  Reflect.deleteProperty(Object, 'groupBy');
  Reflect.deleteProperty(Map, 'groupBy');
}

const inOldBrowsers =
  /^Tombol dan pencarian di halaman ini tidak berjalan di peramban Anda\. Isinya keadaan per /;

/** Visits pages with a browser that is older than the supported ones; gives those that it can't render. */
async function visitWithOldBrowser(page: Page, routes: string[]) {
  await page.addInitScript(makeOld);
  // Otherwise today's answer may say something else.
  await page.route('**/rest/v1/**', (request) => request.fulfill({ status: 503, json: {} }));
  const failed: string[] = [];
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'load' });
    const title = await page.title();
    const toasts = page.locator('[role=region][aria-label^=Pemberitahuan]');
    await expect(page.getByText(inOldBrowsers).or(toasts).first()).toBeAttached({ timeout: 30_000 });
    await expect(page.getByText(/^(?:Memuat .*|Memeriksa)\.\.\.$/)).toHaveCount(0, { timeout: 30_000 });
    if (await page.getByText(inOldBrowsers).isVisible()) failed.push(route);
    await expect(page.getByText('Halaman ini gagal ditampilkan.')).toHaveCount(0);
    expect.soft(await page.title(), route).toBe(title);
    expect.soft(await gone(page, route), route).toEqual([]);
  }
  return failed;
}

test('an older browser shows built pages undisturbed, and says of those that it can’t render that they don’t react', async ({
  page,
  problems,
}) => {
  const kitchen = sppgPath('SPPG-3374-002');
  expect(await visitWithOldBrowser(page, [paths.angka, kitchen])).toEqual([kitchen]);
  // Its links lead on.
  await page.getByRole('main').getByRole('link', { name: 'Cek dapur lain' }).click();
  await expect(page).toHaveURL(paths.sppg);
  problems.splice(0);
});

test('an older browser takes nothing from any built page', { tag: '@long' }, async ({ page, problems }) => {
  test.setTimeout(240_000);
  await visitWithOldBrowser(page, templates);
  problems.splice(0);
});

test('no word of a verdict breaks in text of twice the size on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(sppgPath('SPPG-3374-002'));
  const verdict = page.getByRole('heading', { name: /^SLHS habis/ });
  for (const text of [
    'Dihentikan sementara sejak 3 November 2026',
    'Ada kejadian: keterlambatan, 3 November 2026',
    'Tercatat, belum dikonfirmasi oleh kami',
    'Sertifikat juru masak dicabut',
  ])
    expect
      .soft(
        await verdict.evaluateAll(([heading], words) => {
          document.documentElement.style.fontSize = '200%';
          if (!heading) return ['no verdict'];
          heading.textContent = words;
          // For the next text.
          heading.setAttribute('aria-label', 'SLHS habis ');
          const { firstChild } = heading;
          return [...words.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            if (!firstChild) return [];
            range.setStart(firstChild, index);
            range.setEnd(firstChild, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }, text),
        text,
      )
      .toEqual([]);
});

test('when nothing is found, nothing on the page moves, neither by a link nor after a press', async ({
  browser,
  siteUrl,
}) => {
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    const page = await browser.newPage({ viewport, baseURL: siteUrl });
    const notFound = page.getByRole('heading', { name: 'Tidak ada yang cocok dengan “wkwkwk”' });
    await page.goto('/sppg?kode=wkwkwk');
    await expect(notFound).toBeVisible();
    expect.soft(await layoutShift(page), `${viewport.width} px, by a link`).toBeLessThan(0.01);

    await page.goto('/sppg');
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Kode atau nama dapur' }).fill('wkwkwk');
    await page.getByRole('button', { name: 'Periksa' }).click();
    await expect(notFound).toBeVisible();
    expect.soft(await layoutShift(page), `${viewport.width} px, after a press`).toBeLessThan(0.01);
    await page.close();
  }
});
