import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import nodePath from 'node:path';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import {
  article,
  chunkArrival,
  expect,
  followChunks,
  holdBack,
  hydrated,
  isOwnedByReact,
  patient,
  phone,
  test,
} from './fixtures';
import { adminRoutes, articles, publicRoutes } from './routes';

/** What a person finds on a page: its headings, links and text. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.innerText.trim());
    return {
      headings: texts('main h1, main h2, main h3'),
      links: texts('main a[href], footer a[href]'),
      text: document.querySelector('main')?.innerText ?? '',
    };
  });
}

/** Scripts that a page only asked for after another one had run, but before it was loaded. */
function readLateScripts(page: Page) {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')].map(
      (element) => ('src' in element ? element.src : element.href),
    );
    const untilLoaded = performance.getEntriesByType('navigation')[0]?.duration ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < untilLoaded)
      .map(({ name }) => name)
      .filter((name) => !named.includes(name));
  });
}

test('without JavaScript every public page shows its headings, links and text; with it, no script waits for another and one font is enough', async ({
  browser,
  page,
  siteUrl,
}) => {
  test.setTimeout(180_000);
  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  for (const route of publicRoutes) {
    await withoutScript.goto(siteUrl + route);
    const plain = await readPage(withoutScript);
    await page.goto(route);
    await hydrated(page);
    const rich = await readPage(page);

    expect(await readLateScripts(page), route).toEqual([]);
    expect(await readFonts(page), route).toHaveLength(1);
    expect(plain.headings.length, route).toBeGreaterThanOrEqual(2);
    expect(plain.links.length, route).toBeGreaterThanOrEqual(5);
    expect(plain.text.length, route).toBeGreaterThan(400);
    expect(rich.headings, route).toEqual(expect.arrayContaining(plain.headings));
    expect(rich.links, route).toEqual(expect.arrayContaining(plain.links));
  }
  await withoutScript.close();
});

/** The web fonts that a page has asked for. */
function readFonts(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
}

test('the styles in a page show it as the stylesheet, which comes later, leaves it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  // The web font, which the stylesheet names, stays on its way.
  await page.route('**/*.woff2', () => undefined);
  // Empty until it is asked for once more.
  await page.route('**/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
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
  /** Where everything on the page stands. */
  const layout = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body :not(link)')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.outerHTML.slice(0, 150)} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    );

  for (const width of [phone.width, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const route of publicRoutes) {
      await page.goto(route);
      const before = await layout();
      await addStylesheet();
      expect(await layout(), `${route} at ${width}`).toEqual(before);
    }
  }
});

test('signs that the site itself does not use come in their font, too', async ({ page }) => {
  await page.goto('/kontak');
  expect(await readFonts(page)).toHaveLength(1);
  await page.getByLabel('Nama').fill('Zoë Ésa');
  await expect.poll(() => readFonts(page)).toHaveLength(2);
});

test('without JavaScript, what needs it says so and where to write, instead of waiting for ever', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const parts = {
    '/program': 2,
    '/data-yayasan': 1,
    '/direktori-kontak': 1,
    '/kontak': 1,
    '/admin/kotak-masuk': 1,
  };
  for (const [route, count] of Object.entries(parts)) {
    await page.goto(siteUrl + route);
    const notices = page.locator('noscript p').filter({ visible: true });
    await expect(notices, route).toHaveCount(count);
    for (const notice of await notices.all())
      expect(await notice.textContent()).toMatch(
        /ini memerlukan JavaScript\. Tanpa itu, tulislah ke \S+@\S+/,
      );
    await expect(page.getByText(/^Memuat/).filter({ visible: true }), route).toHaveCount(0);
  }
  await page.close();
});

test('the code of a page comes with the first sign of use, and that of the pages on the screen behind it', async ({
  page,
}) => {
  const has = followChunks(page);
  const siteCode = chunkArrival(page, 'site');

  await page.goto('/tentang');
  await siteCode;
  expect(has('tentang')).toBe(false);
  await hydrated(page);
  expect(has('tentang')).toBe(true);

  expect(has('kemitraan-strategis')).toBe(false);
  await page
    .getByRole('main')
    .getByRole('link', { name: /kemitraan/i })
    .last()
    .scrollIntoViewIfNeeded();
  await expect.poll(() => has('kemitraan-strategis')).toBe(true);

  expect(has('galeri')).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galeri' }).scrollIntoViewIfNeeded();
  await expect.poll(() => has('galeri')).toBe(true);

  expect(has('struktur-organisasi')).toBe(false);
  const sidebar = page.getByRole('navigation', { name: 'Halaman' });
  await sidebar.getByRole('link', { name: 'Struktur Organisasi' }).hover();
  await expect.poll(() => has('struktur-organisasi')).toBe(true);
});

test('for somebody who only reads, the page behind the logo is fetched, and nothing else', async ({
  page,
}) => {
  const has = followChunks(page);
  await page.setViewportSize(phone);
  await page.clock.install();
  const code = page.waitForResponse('**/assets/site-*.js');

  await page.goto('/tentang');
  await page.clock.runFor(1000);
  await code;
  expect(has('beranda')).toBe(false);
  await page.clock.runFor(4000);
  await expect.poll(() => has('beranda')).toBe(true);
  expect(has('tentang')).toBe(false);
  expect(has('program')).toBe(false);
});

test('a page whose code is there is shown at once; an article, while its text is on its way', async ({
  page,
}) => {
  const arrive = await holdBack(page, article.file);
  await page.goto('/berita');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: article.title });
  const code = page.waitForResponse('**/assets/artikel-*.js');
  await link.hover();
  await (await code).finished();

  // Nothing but the tap itself runs in between.
  const titleShown = link.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    return document.querySelector('h1')?.textContent;
  });
  expect(await titleShown).toBe(article.title);
  await expect(page.getByText('Memuat isi berita...')).toBeVisible();
  arrive();
  await expect(page.getByText('Memuat isi berita...')).toBeHidden();
});

test('on a page that is navigated to, the pages behind its links are fetched as well', async ({ page }) => {
  const has = followChunks(page);

  await page.goto('/kontak');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: 'Tentang Kami' }).click();
  const link = page.getByRole('main').getByRole('link', { name: 'Lihat struktur organisasi' });
  await expect(link).toBeAttached();
  expect(has('struktur-organisasi')).toBe(false);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => has('struktur-organisasi')).toBe(true);
});

test('a link that is pointed at brings its page before anything else, and not the code of the page that is left', async ({
  page,
}) => {
  const has = followChunks(page);
  const arrive = await holdBack(page, '**/assets/struktur-organisasi-*.js');

  await page.goto('/program');
  const sidebar = page.getByRole('navigation', { name: 'Halaman' });
  await sidebar.getByRole('link', { name: 'Struktur Organisasi' }).hover();
  await page.waitForFunction(isOwnedByReact, 'nav a');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/struktur-organisasi$/);
  expect(has('toast-area')).toBe(false);

  arrive();
  await expect(page).toHaveTitle(/Struktur Organisasi/);
  await expect.poll(() => has('toast-area')).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(has('program')).toBe(false);
});

test('the page behind the first link that is pointed at need not wait for the site’s code', async ({
  page,
}) => {
  const has = followChunks(page);
  const arrive = await holdBack(page, '**/assets/site-*.js');
  await page.goto('/program');
  await page
    .getByRole('navigation', { name: 'Halaman' })
    .getByRole('link', { name: 'Struktur Organisasi' })
    .hover();
  await expect.poll(() => has('struktur-organisasi')).toBe(true);
  arrive();
});

test('a page starts without what costs a cheap phone time: a second reading of its code, formatters', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  await page.addInitScript(() => {
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, options) {
            document.documentElement.dataset.formatter = name;
            return Reflect.construct(target, options);
          },
        }),
      });
  });
  for (const route of ['/tentang', '/data-yayasan']) {
    await page.goto(route);
    await hydrated(page);
    if (route === '/data-yayasan') await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html'), route).not.toHaveAttribute('data-formatter');
  }
  for (const script of scripts) {
    const code = await (await request.get(script, patient)).text();
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n'), script).toBe(true);
  }
  expect(scripts.size).toBeGreaterThan(5);
});

for (const { path, table, code, text } of [
  { path: '/data-yayasan', table: 'yayasan', code: 'data-yayasan', text: 'Total yayasan' },
  {
    path: '/direktori-kontak',
    table: 'regional_contacts',
    code: 'contact-directory',
    text: 'Kabupaten Banyumas',
  },
])
  test(`${path} asks the database once, while the code that shows the answer is on its way`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const has = followChunks(page);
    await page.setViewportSize(phone);
    const arrive = await holdBack(page, `**/assets/${code}-*.js`);
    const answer = page.waitForResponse(`**/rest/v1/${table}?*`);
    await page.goto(path);
    await answer;
    const shown = page.getByRole('main').getByText(text, { exact: true });
    await expect(shown).toBeHidden();
    arrive();
    await expect(shown).toBeVisible();
    await expect.poll(() => has('beranda'), 'the page behind the logo').toBe(true);
    expect(asked.filter((url) => url.includes(`/rest/v1/${table}?`))).toHaveLength(1);
  });

test('with development React, every page hydrates without a warning and keeps its text', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  // Production React does not report attributes that differ.
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
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  // Data never arrives: the page stays as it was prerendered.
  await page.route('**/rest/v1/**', () => undefined);

  for (const route of publicRoutes) {
    await page.goto(siteUrl + route);
    await hydrated(page);
    const [before, after] = await page.evaluate(async () => {
      const html = await (await fetch(location.pathname)).text();
      const asSent = new DOMParser().parseFromString(html, 'text/html');
      const live = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
      return [asSent, live].map((source) =>
        ['#sidebar', 'main', 'footer'].map((part) => source.querySelector(part)?.textContent),
      );
    });
    expect(after, route).toEqual(before);
    expect(messages.splice(0), route).toEqual([]);
  }
  await page.close();
  await server.close();
  rmSync(outDir, { recursive: true });
});

test('the sitemap lists exactly the public pages, with the day of their last change', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml', patient)).text();
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)];
  const listed = entries.map(([, url = '']) => new URL(url).pathname);
  expect(listed.toSorted()).toEqual([...publicRoutes].sort());
  // The days come from the commits: a copy without them, or with the newest only, has none.
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' });
  const aDay = stdout?.trim() === 'false' ? /^20\d\d-\d\d-\d\d$/ : /^$/;
  for (const [, , lastChange = ''] of entries) expect(lastChange).toMatch(aDay);

  const robots = await (await request.get('/robots.txt', patient)).text();
  expect(robots).toContain('Disallow: /admin/');
  expect(robots).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
});

test('admin pages are kept from search engines and answer a deep link', async ({ request }) => {
  for (const route of adminRoutes) {
    const answer = await request.get(route, patient);
    expect(answer.status(), route).toBe(200);
    expect(await answer.text(), route).toContain('name="robots" content="noindex"');
  }
});

for (const { address, chunk, standing, shown } of [
  {
    address: '/admin/kotak-masuk',
    chunk: 'kotak-masuk',
    standing: 'Memuat halaman...',
    shown: 'Silakan login untuk membuka halaman ini.',
  },
  {
    address: '/tidak-ada',
    chunk: 'tidak-ditemukan',
    standing: 'Halaman Tidak Ditemukan',
    shown: 'Halaman Tidak Ditemukan',
  },
])
  test(`what came for ${address} stands until its code is there, which moves nothing`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const before = Number(document.body.dataset.shift ?? 0);
          if ('value' in entry) document.body.dataset.shift = `${before + Number(entry.value)}`;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const arrive = await holdBack(page, `**/assets/${chunk}-*.js`);
    const site = chunkArrival(page, 'site');
    const answer = await page.goto(address);
    // The browser reports the status of an address that is no page's.
    if (answer?.status() === 404) problems.length = 0;
    await site;
    const main = page.getByRole('main');
    await expect(main.getByText(standing)).toBeVisible();
    arrive();
    await page.waitForFunction(isOwnedByReact, 'main');
    await expect(main.getByText(shown)).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    expect(Number((await page.locator('body').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.02);
  });

test('every public page has a picture for link previews, of the size it says', async ({ page, request }) => {
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

test('the feed has every article, and the manifest every icon it names', async ({ page, request }) => {
  await page.goto('/');
  const feed = await (await request.get('/rss.xml', patient)).text();
  const { error, items } = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      error: parsed.querySelector('parsererror')?.textContent,
      items: [...parsed.querySelectorAll('item')].map((item) => ({
        path: new URL(item.querySelector('link')?.textContent ?? '').pathname,
        date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
      })),
    };
  }, feed);
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
