import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import nodePath from 'node:path';
import type { Request } from '@playwright/test';
import { preview } from 'vite';
import { articlePath, districtPath, sppgPath } from '../../src/config/paths';
import {
  article,
  expect,
  formHydrated,
  holdBack,
  hydrated,
  layoutShift,
  patient,
  phone,
  readFonts,
  readMarkup,
  scriptsWith,
  test,
} from './fixtures';
import { adminRoutes, articles, isOfMails, publicRoutes, templates } from './routes';

// A page of each kind: text, lists with data, a form, an opportunity, an article, a kitchen with its record, an admin's shell.
const kinds = [
  '/',
  '/program',
  '/keluhan',
  '/kemitraan-strategis/peluang-investasi',
  articlePath(articles[0]?.slug ?? ''),
  sppgPath('SPPG-3374-002'),
  '/admin',
];

for (const { what, routes, tag } of [
  { what: 'a page of each kind', routes: kinds, tag: [] },
  { what: 'every page', routes: templates, tag: '@long' },
])
  test(
    `the inlined critical CSS lays ${what} out as the whole stylesheet does`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      // The web font never arrives: it would change the layout.
      await page.route('**/*.woff2', () => undefined);
      // Stylesheets are empty until `addStylesheet` requests them again.
      await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      const addStylesheet = () =>
        page.evaluate(async () => {
          const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.cloneNode();
          if (!(link instanceof HTMLLinkElement)) throw new Error('The page names no stylesheet.');
          link.href += '?whole';
          await new Promise((resolve) => {
            link.addEventListener('load', resolve);
            document.body.append(link);
          });
        });
      /** The position and size of every element. */
      const layout = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body :not(link)')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return `${element.outerHTML.slice(0, 150)} ${[x, y, width, height].map(Math.round).join(' ')}`;
          }),
        );

      const widths = [phone.width, 1280];
      const layouts = async () => {
        const found: string[][] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          found.push(await layout());
        }
        return found;
      };

      for (const route of routes) {
        await page.goto(route, { waitUntil: 'load' });
        const before = await layouts();
        await addStylesheet();
        expect(await layouts(), route).toEqual(before);
      }
    },
  );

test('characters outside the font subset load the second font file', async ({ page }) => {
  await page.goto('/kontak');
  expect(await readFonts(page)).toHaveLength(1);
  await page.getByLabel('Nama').fill('Zoë Ésa');
  await expect.poll(() => readFonts(page)).toHaveLength(2);
});

test('without JavaScript, what needs it says so and where to write, without an endless loading state', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const parts = {
    '/program': 1,
    '/sppg': 2,
    '/kontak': 1,
    '/lacak': 1,
    '/keluhan': 1,
    '/admin/kotak-masuk': 1,
  };
  for (const [route, count] of Object.entries(parts)) {
    await page.goto(siteUrl + route);
    const notices = page
      .locator('noscript p')
      .filter({ visible: true, hasText: 'ini memerlukan JavaScript' });
    await expect(notices, route).toHaveCount(count);
    await expect(page.getByRole('button', { name: /^(Kirim|Lacak)/ }), route).toBeHidden();
    for (const notice of await notices.all())
      expect(await notice.textContent()).toMatch(
        /ini memerlukan JavaScript\. Tanpa itu, telepon [-\d ]+ atau tulislah ke \S+@\S+/,
      );
    await expect(page.getByText(/^Memuat/).filter({ visible: true }), route).toHaveCount(0);
  }
  await page.close();
});

test('without JavaScript, lists, directory and numbers are those of the build, with its day', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const main = page.getByRole('main');
  for (const [route, day, link, count] of [
    [
      '/data-yayasan',
      /^Daftar yayasan dan dapurnya per \d+ \w+ 2\d{3}, ketika/,
      'noscript a[href^="/sppg/"]',
      60,
    ],
    ['/direktori-kontak', /^Daftar kontak per \d+ \w+ 2\d{3}, ketika/, 'noscript a[href^="tel:"]', 35],
    ['/struktur-organisasi', /^Daftar kontak per \d+ \w+ 2\d{3}, ketika/, 'noscript a[href^="tel:"]', 35],
    ['/program', /^Daftar dokumen per \d+ \w+ 2\d{3}, ketika/, 'noscript a[href$=".pdf"]', 8],
    ['/angka', /^Keadaan per \d+ \w+ 2\d{3}$/, 'a[href^="/data/"]', 9],
  ] as const) {
    await page.goto(siteUrl + route);
    await expect(main.getByText(day), route).toBeVisible();
    await expect(main.locator(link).filter({ visible: true }), route).toHaveCount(count);
    await expect(main.getByText(/^Memuat/).filter({ visible: true }), route).toHaveCount(0);
  }
  // The tables are open, and complete.
  await expect(main.getByRole('row', { name: /^Kota Salatiga 1?\d? / })).toBeVisible();
  await page.close();
});

test('answers to frequent questions are read without JavaScript, and on paper', async ({
  browser,
  page,
  siteUrl,
}) => {
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(`${siteUrl}/kontak`);
  await page.goto('/kontak');
  const answer = 'Yayasan memiliki SPPG dan memegang keputusannya.';
  await expect(page.getByText(answer)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const shown of [reader, page]) {
    await expect(shown.getByText(answer)).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Cari narahubung daerah' }).last()).toBeVisible();
  }
  // Paper has neither menus nor skip links.
  for (const name of ['Langsung ke konten', 'Tentang Kami'])
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeHidden();
  await reader.close();
});

test('the browser finds the answer to a frequent question while it is closed, and opens it', async ({
  page,
}) => {
  await page.goto('/kontak');
  const answer = page.getByText('Tidak. Pendaftaran gratis');
  await expect(answer).toBeHidden();
  // Stands in for find-in-page, which scripts can't start.
  await answer.evaluate((element) => {
    element.id = 'found';
    location.hash = 'found';
  });
  await expect(answer).toBeVisible();
  const question = { name: 'Apakah mendaftar sebagai mitra BGN dipungut biaya?' };
  await expect(page.getByRole('button', { ...question, expanded: true })).toBeVisible();
});

test('a page is prefetched when its link is hovered, and opens offline', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/tentang');
  const gallery = page.getByRole('contentinfo').getByRole('link', { name: 'Galeri' });
  const galleryPage = scriptsWith('Galeri Foto Konsorsium');
  const fetched = page.waitForEvent('requestfinished', (request) => galleryPage.test(request.url()));
  await gallery.hover();
  await fetched;
  await context.setOffline(true);
  await gallery.click();
  await expect(page).toHaveURL(/\/galeri$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeri Foto Konsorsium');
  // The pictures of the page fail to load.
  problems.splice(0);
});

test('an article shows its title and a loading state while its chunk loads', async ({ page }) => {
  await page.goto('/berita');
  const arrive = await holdBack(page, scriptsWith(article.heading));
  await page.getByRole('main').getByRole('link', { name: article.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
  await expect(page.getByText('Memuat isi berita...')).toBeVisible();
  arrive();
  await expect(page.getByText('Memuat isi berita...')).toBeHidden();
  await expect(page.getByRole('heading', { name: article.heading })).toBeVisible();
});

test('each page with data sends one request for it, and one for what came later than its list', async ({
  page,
}) => {
  for (const { path, table, text } of [
    { path: '/data-yayasan', table: 'yayasan', text: 'Total yayasan' },
    { path: '/direktori-kontak', table: 'regional_contacts', text: 'Kabupaten Banyumas' },
    { path: '/struktur-organisasi', table: 'regional_contacts', text: 'Banyumas' },
    { path: '/program', table: 'sppg', text: /^60 SPPG terdaftar\./ },
  ]) {
    const asked: string[] = [];
    const note = (request: Request) => void asked.push(request.url());
    page.on('request', note);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(
      asked.filter((url) => url.includes(`/rest/v1/${table}?`) && !url.includes('bersedia_whatsapp')),
      path,
    ).toHaveLength(1);
    expect(asked.filter((url) => /bersedia_whatsapp|sppg_penghentian\?/.test(url)).length, path).toBe(1);
  }
});

for (const { link, table, words, tag = [] } of [
  { link: 'Program MBG & SPPG', table: 'sppg', words: 'Dapur yang tercatat pada kami' },
  { link: 'Struktur Organisasi', table: 'regional_contacts', words: 'Susunan kami, dan siapa', tag: '@long' },
])
  test(
    `the loader of ${link} fetches its list while the chunk of the page loads`,
    { tag },
    async ({ page }) => {
      const arrive = await holdBack(page, scriptsWith(words));
      await page.goto('/privasi');
      const asked = page.waitForRequest(`**/rest/v1/${table}?*`);
      await page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: link }).click();
      await asked;
      arrive();
      await expect(page.getByText(words)).toBeVisible();
    },
  );

test(
  'every page template hydrates without a mismatch warning of development React, and keeps its text',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(300_000);
    // Only the development build of React reports attributes that differ.
    const outDir = mkdtempSync(nodePath.join(tmpdir(), 'development-site-'));
    const build = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--mode', 'embedded', '--outDir', outDir],
      { env: { ...process.env, NODE_ENV: 'development' }, encoding: 'utf8' },
    );
    expect(build.status, build.stderr).toBe(0);
    const server = await preview({
      mode: 'embedded',
      logLevel: 'error',
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1' },
    });
    const siteUrl = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const page = await browser.newPage();
    const blank = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    // Data never arrives, so the page stays as prerendered.
    await page.route('**/rest/v1/**', () => undefined);

    for (const route of templates) {
      await page.goto(siteUrl + route);
      await hydrated(page);
      // A form is hydrated after its page.
      for (const form of await page.getByRole('form').all()) await formHydrated(form);
      const markups = await page.evaluate(async () => [
        await (await fetch(location.pathname)).text(),
        document.documentElement.outerHTML,
      ]);
      // A page without the site's policy, which lets no text become HTML.
      const [before, after] = await blank.evaluate(
        (sources) =>
          sources.map((source) => {
            const parsed = new DOMParser().parseFromString(source, 'text/html');
            // Hidden, and gone once the form is ready: that it is not.
            parsed.querySelector('form [role=alert]')?.remove();
            return ['#sidebar', 'main', 'footer'].map((part) => parsed.querySelector(part)?.textContent);
          }),
        markups,
      );
      // What the page of mails says depends on the link, which the build does not know.
      if (!isOfMails(route)) expect(after, route).toEqual(before);
      expect(messages.splice(0), route).toEqual([]);
    }
    await page.close();
    await blank.close();
    await server.close();
    rmSync(outDir, { recursive: true });
  },
);

test('the sitemap lists exactly the public pages, with the day on which their rows last changed', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml', patient)).text();
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)];
  const listed = entries.map(([, url = '']) => new URL(url).pathname);
  const kitchens = listed.filter((path) => path.startsWith('/sppg/'));
  expect(kitchens).toHaveLength(61);
  const districts = listed.filter((path) => path.startsWith(districtPath('')));
  expect(districts).toHaveLength(35);
  const others = listed.filter((path) => !kitchens.includes(path) && !districts.includes(path));
  const isListed = (path: string) =>
    !path.startsWith('/sppg/') && !districts.includes(path) && !isOfMails(path);
  expect(others.sort()).toEqual(publicRoutes.filter(isListed).sort());
  const dates = new Map(entries.map(([, url = '', lastChange]) => [new URL(url).pathname, lastChange]));
  for (const date of dates.values()) expect(date ?? '2026-11-24').toMatch(/^20\d\d-\d\d-\d\d$/);
  for (const { slug, date } of articles) expect(dates.get(articlePath(slug))).toBe(date);
  expect(dates.get('/galeri')).toBe('2026-11-09');
  expect(dates.get('/tentang')).toBeUndefined();

  const robots = await (await request.get('/robots.txt', patient)).text();
  expect(robots).toContain('Disallow: /admin\n');
  expect(robots).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
});

test('admin pages are noindex and answer a deep link', async ({ request }) => {
  for (const route of adminRoutes) {
    const answer = await request.get(route, patient);
    expect(answer.status(), route).toBe(200);
    expect(await answer.text(), route).toContain('name="robots" content="noindex"');
  }
});

for (const { address, words, standing, shown } of [
  {
    address: '/admin/kotak-masuk',
    words: 'Pesan, pengajuan kemitraan, dan keluhan tentang dapur',
    standing: 'Memuat halaman...',
    shown: 'Silakan login untuk membuka halaman ini.',
  },
  {
    address: '/tidak-ada',
    words: 'Kesalahan 404',
    standing: 'Halaman Tidak Ditemukan',
    shown: 'Halaman Tidak Ditemukan',
  },
])
  test(`the prerendered ${address} stays until its chunk has loaded, without a layout shift`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(phone);
    const code = scriptsWith(words);
    const arrive = await holdBack(page, code);
    const asked = page.waitForRequest(code);
    const answer = await page.goto(address, { waitUntil: 'commit' });
    await asked;
    const main = page.getByRole('main');
    await expect(main.getByText(standing)).toBeVisible();
    arrive();
    await hydrated(page);
    await expect(main.getByText(shown)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    // The browser logs the status 404 to the console.
    if (answer?.status() === 404) problems.length = 0;
  });

test('every public page has an og:image of the size it says', async ({ page, request }) => {
  await page.goto('/');
  const pictures = new Map<string, string[]>();
  for (const route of publicRoutes) {
    const html = await (await request.get(route, patient)).text();
    const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const picture = new URL(address).pathname;
    pictures.set(picture, [...(pictures.get(picture) ?? []), route]);
  }
  const ofArticles = articles.map(({ picture }) => `/images/${picture}.png`);
  expect([...pictures.keys()].sort()).toEqual([...new Set(ofArticles), '/social-card.png'].sort());
  for (const [picture, routes] of pictures) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    }, picture);
    expect(size, routes.join()).toEqual({ width: 1200, height: 630 });
    expect(picture, routes.join()).toMatch(/\.png$/);
  }
});

test('the RSS feed has every article, and the web manifest every icon it names', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const feed = await (await request.get('/rss.xml', patient)).text();
  const { error, items } = await readMarkup(page, feed, (xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      error: parsed.querySelector('parsererror')?.textContent,
      items: [...parsed.querySelectorAll('item')].map((item) => ({
        path: new URL(item.querySelector('link')?.textContent ?? '').pathname,
        date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
      })),
    };
  });
  expect(error).toBeUndefined();
  const expected = publicRoutes.filter((route) => route.startsWith('/berita/'));
  expect(items.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  for (const { date } of items) expect(date).not.toBeNaN();

  const manifestLink = page.locator('link[rel=manifest]');
  const manifest = await (await request.get((await manifestLink.getAttribute('href')) ?? '')).json();
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  const linked = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], meta[property="og:image"]')
    .evaluateAll((links) =>
      links.map((link) => {
        const address = link.getAttribute('href') ?? link.getAttribute('content') ?? '';
        const { protocol, href, pathname } = new URL(address, location.href);
        return protocol === 'data:' ? href : pathname;
      }),
    );
  expect(icons.length + linked.length).toBe(7);
  const broken = await page.evaluate(
    async (addresses) => {
      const found: string[] = [];
      for (const address of addresses) {
        const image = new Image();
        image.src = address;
        await image.decode().catch(() => found.push(address));
      }
      return found;
    },
    [...icons, ...linked],
  );
  expect(broken).toEqual([]);
});
