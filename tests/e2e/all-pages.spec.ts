import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths, sppgPath } from '../../src/config/paths';
import { violations, walkDownUntilLoaded } from './axe';
import { crowdedByLargeText } from './crowded';
import { expect, hydrated, layoutShift, phone, readFonts, readMarkup, test } from './fixtures';
import { expectLinksToLead, type PageLinks, readLinks } from './links';
import { publicRoutes, routes, templates } from './routes';

/** What a page shows before any script runs, and what had moved when its web font, which comes late, was there. */
async function openWithLateFont(page: Page, path: string) {
  let startScripts = () => {};
  let arrive = () => {};
  const started = new Promise<void>((resolve) => (startScripts = resolve));
  const underway = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.(?:js|woff2)$/, async (route) => {
    await (route.request().url().endsWith('.js') ? started : underway);
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  const plain = await readContent(page);
  const parsed = page.waitForEvent('domcontentloaded');
  startScripts();
  await parsed;
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loading'));
  arrive();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
  );
  const moved = await layoutShift(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return { plain, moved };
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
      // Some links begin with a number, which comes with the data.
      links: texts(
        'main a[href]:not([data-state=closed] a, details.folded a, noscript a), footer a[href]',
      ).map((text) => text.replace(/^(?:\d+|–)\n/, '')),
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

/** Of pages that are made of the same parts one is held to axe with each change; all are by the long test. */
const kinds: string[] = [
  paths.home,
  paths.strukturOrganisasi,
  paths.program,
  paths.sppg,
  sppgPath('SPPG-3374-002'),
  paths.kemitraan,
  paths.investorPeralatan,
  paths.dataYayasan,
  paths.kontak,
];

const unfinished = /segera hadir|coming soon|lorem/i;

/** The title, headings, links and words of a page as it was built, also of what is shown without JavaScript only. */
function readBuilt(page: Page, route: string) {
  const html = readFileSync(`dist${route === paths.home ? '/index' : route}.html`, 'utf8');
  return readMarkup(page, html, (built) => {
    const parsed = new DOMParser().parseFromString(built, 'text/html');
    const links: PageLinks = {
      hrefs: [...parsed.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      ids: [...parsed.querySelectorAll('[id]')].map((element) => element.id),
    };
    return {
      title: parsed.title,
      headings: parsed.querySelectorAll('h1').length,
      links,
      words: parsed.querySelector('main')?.textContent ?? '',
    };
  });
}

test('every page on a phone: its content before any script, its links, axe where its kind differs', async ({
  page,
  request,
  siteUrl,
}) => {
  test.setTimeout(400_000);
  const titles = new Set<string>();
  const links = new Map<string, PageLinks>();
  await page.setViewportSize(phone);

  for (const route of publicRoutes) {
    if (!templates.includes(route)) {
      // Another page of its template is looked at; of this one there remain words and links.
      const built = await readBuilt(page, route);
      expect.soft(built.headings, route).toBe(1);
      titles.add(built.title);
      links.set(route, built.links);
      expect.soft(built.words, route).not.toMatch(unfinished);
      continue;
    }
    const { plain, moved } = await openWithLateFont(page, route);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    titles.add(await page.title());
    expect.soft(await page.locator('html').getAttribute('lang'), route).toBe('id');
    expect.soft(moved, `${route} moves when its font comes`).toBeLessThan(0.01);
    expect.soft(await readFonts(page), `fonts of ${route}`).toHaveLength(1);
    const rich = await readContent(page);
    expect.soft(plain.headings.length, route).toBeGreaterThanOrEqual(2);
    expect.soft(plain.links.length, route).toBeGreaterThanOrEqual(5);
    expect.soft(plain.text.length, route).toBeGreaterThan(plain.headings.join('').length);
    expect.soft(rich.headings, route).toEqual(expect.arrayContaining(plain.headings));
    expect.soft(rich.links, route).toEqual(expect.arrayContaining(plain.links));
    // Data below the fold loads without scrolling.
    await expect(page.getByText(/^Memuat/), route).toHaveCount(0);
    links.set(route, await readLinks(page));
    expect.soft(rich.text, route).not.toMatch(unfinished);
    if (kinds.includes(route)) {
      await walkDownUntilLoaded(page);
      expect.soft(await violations(page), `${route} on a phone`).toEqual([]);
    }
  }
  expect(titles.size).toBe(publicRoutes.length);
  await expectLinksToLead(links, siteUrl, request);
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
  for (const route of publicRoutes.filter((one) => !templates.includes(one))) {
    await page.goto(route);
    expect.soft(await brokenWords(page), route).toEqual([]);
  }
});

test(
  'every kind of page on a phone and on a desktop: axe, and what moves when its font comes',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(400_000);
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      for (const route of templates) {
        const where = `${route} at ${viewport.width} px`;
        expect.soft((await openWithLateFont(page, route)).moved, `${where} moves`).toBeLessThan(0.01);
        await hydrated(page);
        await walkDownUntilLoaded(page);
        expect.soft(await violations(page), where).toEqual([]);
      }
    }
  },
);
