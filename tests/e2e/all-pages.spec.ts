import type { Page } from '@playwright/test';
import { violations, walkDownUntilLoaded } from './axe';
import { crowdedByLargeText } from './crowded';
import { expect, holdBack, hydrated, layoutShift, phone, readFonts, scriptsWith, test } from './fixtures';
import { expectLinksToLead, type PageLinks, readLinks } from './links';
import { otherDesks, publicRoutes, routes, templates } from './routes';

// With all that it prefetches.
test.use({ savesData: false });

/** What only admins see: of the pages under /admin, of the contacts and of the documents. */
const adminScripts = scriptsWith(
  'Keluarkan Perangkat Lain',
  'Simpan Aturan',
  'Tautan yang dulu tidak berlaku lagi',
  'tetap tercatat di Riwayat dengan emailnya.',
  'Ditampilkan kepada admin di samping',
  'Cari pesan, pengajuan, dan keluhan',
  'Memuat riwayat...',
  'Begini terbacanya oleh semua orang',
  'kota sudah punya narahubung.',
  'Narahubung setuju',
  'Juga nama file yang diunduh pengunjung.',
  'Edisi Baru Terbit',
  'Dokumen baru masuk kategori',
  'Lepas sematan',
  'Tambahkan kontak pertama',
  '`contact_photos`',
  'Tidak ada yang mendesak hari ini.',
  'Siapa pun yang tahu alamat itu',
  'Format isi artikel',
  'Tidak ada data yang cocok',
  'Kiriman ini tidak ada lagi',
  'Isi dari templat',
  'Kosongkan untuk membiarkan',
  'Pilih kolom',
  'Tambah Perkembangan',
  'Saring surat',
);

/** Opens a page whose web font comes late, and returns what had moved by then. */
async function openWithLateFont(page: Page, path: string): Promise<number> {
  const arrive = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loading'));
  arrive();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
  );
  const moved = await layoutShift(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return moved;
}

/** The headings, links and text of a page. */
function readContent(page: Page) {
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.innerText.trim());
    return {
      headings: texts('main h1, main h2, main h3'),
      // Closed answers, details and built lists are visible without JavaScript only; they have tests of their own.
      links: texts('main a[href]:not([data-state=closed] a, details.folded a, noscript a), footer a[href]'),
      text: document.querySelector('main')?.innerText ?? '',
    };
  });
}

/** How far a page can be scrolled sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The words of page and section headings that are broken within. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, section > div > div > h2)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s–-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) words.push(word);
        }
      }
    }
    return words;
  });
}

const unfinished = /segera hadir|coming soon|lorem/i;

test('every page on a phone: its content without JavaScript, its links, axe; nothing of the admins', async ({
  browser,
  page,
  request,
  siteUrl,
}) => {
  test.setTimeout(400_000);
  const forAdmins: string[] = [];
  page.on('request', (asked) => {
    if (adminScripts.test(asked.url())) forAdmins.push(asked.url());
  });
  const withoutScript = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
  const titles = new Set<string>();
  const links = new Map<string, PageLinks>();

  for (const route of routes) {
    const isPublic = publicRoutes.includes(route);
    if (isPublic && !templates.includes(route)) {
      // Another page of its template is looked at; of this one there remain words and links.
      await withoutScript.goto(siteUrl + route);
      await expect(withoutScript.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      titles.add(await withoutScript.title());
      links.set(route, await readLinks(withoutScript));
      expect.soft((await readContent(withoutScript)).text, route).not.toMatch(unfinished);
      expect.soft(await brokenWords(withoutScript), route).toEqual([]);
      continue;
    }
    await page.setViewportSize(phone);
    if (otherDesks.includes(route)) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      titles.add(await page.title());
      expect.soft((await readContent(page)).text, route).not.toMatch(unfinished);
      continue;
    }
    const moved = await openWithLateFont(page, route);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    titles.add(await page.title());
    expect.soft(await page.locator('html').getAttribute('lang'), route).toBe('id');

    if (isPublic) {
      expect.soft(moved, `${route} moves when its font comes`).toBeLessThan(0.01);
      expect.soft(await readFonts(page), `fonts of ${route}`).toHaveLength(1);
      await withoutScript.goto(siteUrl + route);
      const plain = await readContent(withoutScript);
      const rich = await readContent(page);
      expect.soft(plain.headings.length, route).toBeGreaterThanOrEqual(2);
      expect.soft(plain.links.length, route).toBeGreaterThanOrEqual(5);
      expect.soft(plain.text.length, route).toBeGreaterThan(plain.headings.join('').length);
      expect.soft(rich.headings, route).toEqual(expect.arrayContaining(plain.headings));
      expect.soft(rich.links, route).toEqual(expect.arrayContaining(plain.links));
      // Data below the fold loads without scrolling.
      await expect(page.getByText(/^Memuat/), route).toHaveCount(0);
      links.set(route, await readLinks(page));
    }
    expect.soft((await readContent(page)).text, route).not.toMatch(unfinished);

    if (templates.includes(route)) {
      await walkDownUntilLoaded(page);
      expect.soft(await violations(page), `${route} on a phone`).toEqual([]);
    }
  }
  await withoutScript.close();
  expect(titles.size).toBe(routes.length);
  await expectLinksToLead(links, siteUrl, request);

  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('button', { name: 'Login Admin' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Admin' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(forAdmins).toEqual([]);
});

test('every kind of page zoomed in, and with doubled text', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(400_000);
  for (const route of routes.filter((one) => templates.includes(one) || !publicRoutes.includes(one))) {
    // A 1280 px viewport at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(route);
    expect.soft(await overflow(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
    await page.setViewportSize(phone);
    expect.soft(await crowdedByLargeText(page), route).toEqual([]);
    expect.soft(await overflow(page), `${route} scrolls sideways with doubled text`).toBeLessThanOrEqual(0);
    expect.soft(await brokenWords(page), `${route} with doubled text`).toEqual([]);
  }
});

test(
  'every kind of page on a desktop: axe, and what moves when its font comes',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const route of templates) {
      expect.soft(await openWithLateFont(page, route), `${route} moves`).toBeLessThan(0.01);
      await hydrated(page);
      await walkDownUntilLoaded(page);
      expect.soft(await violations(page), route).toEqual([]);
    }
  },
);
