import { readdirSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { districtPath, paths } from '../../src/config/paths';
import { expect } from './fixtures';
import { isOfMails } from './routes';

export interface PageLinks {
  hrefs: string[];
  ids: string[];
}

/** Anchors that the specification names. */
const specified: Record<string, string[]> = {
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

export function readLinks(page: Page): Promise<PageLinks> {
  return page.evaluate(() => ({
    hrefs: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
  }));
}

const isFile = (url: URL) => /\.\w+$/.test(url.pathname);

/** Follows the links from the home page on. */
function crawl(pages: Map<string, PageLinks>, siteUrl: string) {
  const found = new Set<string>();
  const inside: { from: string; url: URL }[] = [];
  const outside: string[] = [];
  const waiting: string[] = [paths.home];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const href of pages.get(path)?.hrefs ?? []) {
      const url = new URL(href, siteUrl + path);
      if (url.origin !== siteUrl) {
        outside.push(href);
        continue;
      }
      inside.push({ from: path, url });
      if (!isFile(url)) waiting.push(url.pathname);
    }
  }
  return { found, inside, outside };
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

/** The number of a link that calls or writes to one, with the country code: '6280000000003'. */
function numberOf(href: string): string[] {
  const [, number] = /^(?:tel:\+?|https:\/\/wa\.me\/)(\d+)/.exec(href) ?? [];
  return number ? [number.replace(/^0/, '62')] : [];
}

/** The page about fraud calls each number a stranger's that stands neither there nor in the directory. */
function expectKnownNumbers(pages: Map<string, PageLinks>) {
  const numbersOn = (path: string) => pages.get(path)?.hrefs.flatMap(numberOf) ?? [];
  const known = new Set([paths.waspadaPenipuan, paths.direktoriKontak].flatMap(numbersOn));
  const strangers = [...pages.keys()].flatMap((path) =>
    numbersOn(path)
      .filter((number) => !known.has(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(strangers, 'numbers that the page about fraud calls strangers’').toEqual([]);
}

/** Fails unless the links of all public pages lead to each of them, to anchors and files that exist, and nowhere else. */
export async function expectLinksToLead(
  pages: Map<string, PageLinks>,
  siteUrl: string,
  request: APIRequestContext,
) {
  const { found, inside, outside } = crawl(pages, siteUrl);
  // A broken link would have added another page. Kitchens and districts have a page each.
  const isKitchen = (path: string) => path.startsWith(`${paths.sppg}/`);
  const isDistrict = (path: string) => path.startsWith(districtPath(''));
  const others = (all: Iterable<string>) =>
    [...all].filter((path) => !isKitchen(path) && !isDistrict(path)).sort();
  expect(others(found), 'pages that links lead to').toEqual(
    others(pages.keys()).filter((path) => !isOfMails(path)),
  );
  expect([...found].filter(isKitchen).length, 'kitchens that links lead to').toBeGreaterThan(0);
  expect([...found].filter(isDistrict).length, 'districts that links lead to').toBe(35);

  const lostAnchors = inside
    .filter(
      ({ url }) => url.hash && !pages.get(url.pathname)?.ids.includes(decodeURIComponent(url.hash.slice(1))),
    )
    .map(({ from, url }) => `${from} -> ${url.pathname}${url.hash}`);
  expect(lostAnchors, 'links to anchors that are not there').toEqual([]);
  for (const [path, anchors] of Object.entries(specified)) {
    const ids = pages.get(path)?.ids.filter((id) => anchors.includes(id)) ?? [];
    expect(ids.toSorted(), `anchors of ${path} that the specification names`).toEqual(anchors.toSorted());
  }

  const malformed = outside.filter((href) => !isWellFormed(href));
  expect(malformed, 'malformed mailto:, tel: and outside links').toEqual([]);
  expect(outside.some((href) => href.startsWith('tel:'))).toBe(true);

  expectKnownNumbers(pages);

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
}
