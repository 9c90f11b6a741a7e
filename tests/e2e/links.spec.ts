import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anchors, paths } from '../../src/config/paths';
import { expect, notification, phone, test } from './fixtures';
import { publicRoutes } from './routes';

interface PageFacts {
  hrefs: string[];
  ids: Set<string>;
}

async function readPage(page: Page, path: string): Promise<PageFacts> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Data below the fold loads without scrolling.
  await expect(page.getByText(/^Memuat/), path).toHaveCount(0);
  const { hrefs, ids } = await page.evaluate(() => ({
    hrefs: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
  }));
  return { hrefs, ids: new Set(ids) };
}

const isFile = (url: URL) => /\.\w+$/.test(url.pathname);

/** Crawls the site from the home page. */
async function walkSite(page: Page, siteUrl: string) {
  const pages = new Map<string, PageFacts>();
  const inside: { from: string; url: URL }[] = [];
  const outside: { from: string; href: string }[] = [];
  const waiting: string[] = [paths.home];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const facts = await readPage(page, path);
    pages.set(path, facts);
    for (const href of facts.hrefs) {
      const url = new URL(href, siteUrl + path);
      if (url.origin !== siteUrl) {
        outside.push({ from: path, href });
        continue;
      }
      inside.push({ from: path, url });
      if (!isFile(url)) waiting.push(url.pathname);
    }
  }
  return { pages, inside, outside };
}

function isWellFormed(href: string): boolean {
  const url = new URL(href);
  switch (url.protocol) {
    case 'mailto:':
      return /^[\w.]+@[\w-]+(\.[\w-]+)+$/.test(url.pathname) && !/%0[ad]/i.test(url.search);
    case 'tel:':
      return /^\+?\d{3,15}$/.test(url.pathname);
    case 'https:':
      return url.host !== 'wa.me' || /^\/\d{8,15}$/.test(url.pathname);
    default:
      return false;
  }
}

test('every link of the site leads somewhere, and data that is far down a page comes by itself', async ({
  page,
  request,
  siteUrl,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(phone);
  const { pages, inside, outside } = await walkSite(page, siteUrl);

  // A broken link would have added another page.
  expect([...pages.keys()].sort(), 'pages that links lead to').toEqual([...publicRoutes].sort());

  const lostAnchors = inside
    .filter(({ url }) => url.hash && !pages.get(url.pathname)?.ids.has(decodeURIComponent(url.hash.slice(1))))
    .map(({ from, url }) => `${from} -> ${url.pathname}${url.hash}`);
  expect(lostAnchors, 'links to anchors that are not there').toEqual([]);

  const malformed = outside.filter(({ href }) => !isWellFormed(href));
  expect(malformed, 'malformed mailto:, tel: and outside links').toEqual([]);
  expect(outside.some(({ href }) => href.startsWith('tel:'))).toBe(true);

  const files = new Set(inside.filter(({ url }) => isFile(url)).map(({ url }) => url.pathname));
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    // A host may serve a page with status 200 for a missing file.
    expect(answer.headers()['content-type'], file).not.toContain('text/html');
  }
  const linked = [...files].filter((file) => file.startsWith('/docs/'));
  const written = readdirSync('public/docs').map((name) => `/docs/${name}`);
  expect(linked.sort(), 'documents that are linked').toEqual(written.sort());
});

test('anchors named by the specification exist', async ({ page }) => {
  const expected = {
    [paths.program]: ['sekilas-peluang-kolaborasi', 'kontraktor'],
    [paths.kemitraan]: [
      'investasi-sppg',
      'investasi-peralatan',
      'investasi-mobil-mbg',
      'rantai-pasok',
      'kontraktor',
      'konsultan',
      'tenaga-kerja',
    ],
    [paths.peluangInvestasi]: ['form-pendaftaran-investasi'],
    [paths.rantaiPasok]: ['form-pendaftaran-rantai-pasok'],
    [paths.kontak]: ['form-kontak'],
  };
  for (const [path, ids] of Object.entries(expected)) {
    await page.goto(path);
    for (const id of ids) await expect(page.locator(`[id="${id}"]`), `${path}#${id}`).toHaveCount(1);
  }
});

for (const [from, button, target] of [
  [paths.program, 'Pelajari Lebih Lanjut Peluang Kemitraan', anchors.sekilasPeluang],
  [paths.peluangInvestasi, 'Isi formulir pendaftaran', anchors.formInvestasi],
  [paths.rantaiPasok, 'Isi formulir pendaftaran', anchors.formRantaiPasok],
  [paths.investorPeralatan, 'Ke formulir pendaftaran', anchors.formPeralatan],
] as const) {
  test(`'${button}' on ${from} scrolls to its section`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(from);
    await page.getByRole('link', { name: button }).click();
    const section = page.locator(`[id="${target.split('#')[1]}"]`);
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    // During hydration a section can be missing for a moment, which measures as 0.
    await expect(async () => {
      const y = await top();
      expect(y).toBeLessThan(120);
      expect(y, 'below the top bar').toBeGreaterThan(50);
    }).toPass({ timeout: 10_000 });
  });
}

test('a document is saved under its own name', async ({ page }) => {
  await page.goto(paths.kontraktor);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Unduh Spesifikasi Bangunan SPPG' }).click();
  expect((await download).suggestedFilename()).toBe('spesifikasi-bangunan-sppg.pdf');
  await expect(notification(page)).toContainText('Unduhan Dimulai');
});
