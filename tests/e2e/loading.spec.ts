import type { Page } from '@playwright/test';
import { articlePath, paths } from '../../src/config/paths';
import { adminClient, continueSession } from './backend';
import { expect, holdBack, layoutShift, phone, scriptsWith, test } from './fixtures';
import { articles } from './routes';

/** Opens a page and holds back all scripts that it requests after load, until the returned function is called. */
async function openBeforeScripts(page: Page, path: string) {
  let arrive = () => {};
  const underway = new Promise<void>((resolve) => (arrive = resolve));
  let isLoaded = false;
  await page.route('**/*.js', async (route) => {
    if (isLoaded) await underway;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  isLoaded = true;
  return arrive;
}

// That every link has its address without JavaScript is checked on all pages.
test('a menu link works before hydration, on a phone and on a desktop', async ({ page }) => {
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    const arrive = await openBeforeScripts(page, paths.privasi);
    if (viewport === phone) await page.getByRole('button', { name: 'Buka menu' }).click();
    await page
      .getByRole('navigation', { name: 'Halaman' })
      .getByRole('link', { name: 'Program MBG & SPPG' })
      .click();
    await expect(page).toHaveURL(paths.program);
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a drawer that was opened before hydration stays open, and closes as ever', async ({ page }) => {
  await page.setViewportSize(phone);
  const arrive = await openBeforeScripts(page, paths.tentang);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(page.getByRole('link', { name: 'Data Yayasan' })).toBeVisible();
  arrive();
  const drawer = page.getByRole('dialog', { name: 'Menu utama' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buka menu' })).toBeFocused();
});

test('after hydration internal links navigate on the client: those of menu, footer and text', async ({
  page,
}) => {
  await page.goto(paths.home);
  const homeTitle = await page.title();
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  for (const area of ['navigation', 'contentinfo', 'main'] as const) {
    const links = page.getByRole(area).first().locator('a[href^="/"]:not([download])');
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href') ?? ''),
    );
    // Menu and footer are made of one kind of link each, the text of buttons and cards.
    const first = [...new Set(addresses)].filter((address) => address !== paths.home);
    for (const address of area === 'main' ? first.slice(0, 3) : first.slice(-1)) {
      await page.getByRole(area).first().locator(`a[href="${address}"]`).first().click();
      await expect(page).toHaveURL(address);
      await page.getByRole('link', { name: 'Beranda' }).first().click();
      await expect(page).toHaveURL(paths.home);
      await expect(page).toHaveTitle(homeTitle);
    }
  }
  expect(documents).toBe(0);
});

for (const { path, data, text, list } of [
  { path: '/program', data: 'sppg', text: 'Memuat data SPPG...', list: 'SPPG terdaftar.' },
  { path: '/program', data: 'program_documents', text: 'Memuat dokumen...', list: 'Unduh' },
  { path: '/data-yayasan', data: 'yayasan', text: 'Memuat data yayasan...', list: 'menurut abjad' },
  {
    path: '/struktur-organisasi',
    data: 'regional_contacts',
    text: 'Memuat data kontak regional...',
    list: '35 kontak',
  },
])
  test(
    `while ${data} of ${path} load, a skeleton with enough contrast is shown`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(phone);
      const arrive = await holdBack(page, `**/rest/v1/${data}?*`);
      await page.goto(path);
      const words = page.getByText(text);
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeVisible();

      const section = page.getByRole('region').filter({ has: words });
      const contrasts = await section.evaluate((element) => {
        const lines = element
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'pulse')
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        function luminance(...colours: string[]) {
          if (!context) return 0;
          for (const colour of colours) {
            context.fillStyle = colour;
            context.fillRect(0, 0, 1, 1);
          }
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
            (value) => (value / 255) ** 2.2,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        }
        const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
        return lines.map((line) => {
          let ground = line?.parentElement;
          while (ground?.parentElement && colourOf(ground) === 'rgba(0, 0, 0, 0)')
            ground = ground.parentElement;
          const below = ground ? colourOf(ground) : 'white';
          return (luminance(below) + 0.05) / (luminance(below, line ? colourOf(line) : below) + 0.05);
        });
      });
      expect(contrasts.length).toBeGreaterThan(3);
      expect(Math.min(...contrasts)).toBeGreaterThan(1.25);
      arrive();
      await expect(page.getByText(list).first()).toBeAttached();
      await expect(words).toBeHidden();
    },
  );

for (const width of [360, 768, 1280])
  test(
    `the network takes the place of its skeleton without a layout shift, at ${width} px`,
    { tag: width === 360 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const arrive = await holdBack(page, '**/rest/v1/sppg?*');
      await page.goto('/program');
      const section = page.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
      const top = (text: string) =>
        section
          .getByText(text)
          .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
      // The list above comes by itself, at its own time.
      await expect(page.getByText('Memuat dokumen...')).toHaveCount(0);
      const expected = await top('Memuat data SPPG...');
      arrive();
      await expect(section.getByText('60 SPPG terdaftar.')).toBeVisible();
      expect(await top('60 SPPG terdaftar.')).toBe(expected);
    },
  );

test('what is newer than the build replaces it without a layout shift; Markdown is not loaded before', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())));
  const markdown = scriptsWith('notes_and_quotations');
  const [article] = articles;
  const path = articlePath(article?.slug ?? '');
  const asked = page.waitForResponse('**/rest/v1/content_revision*');
  await page.goto(path);
  await asked;
  expect(scripts.filter((url) => markdown.test(url))).toEqual([]);

  await page.route('**/rest/v1/content_revision*', (route) => route.fulfill({ json: [{ revision: 99 }] }));
  await page.route('**/rest/v1/news_articles?select=content%2Cphotos&*', (route) =>
    route.fulfill({ json: [{ content: `${article?.markdown}\n\nSatu *baris* lagi.` }] }),
  );
  await page.reload();
  await expect(page.getByText('baris', { exact: true })).toBeVisible();
  expect(scripts.filter((url) => markdown.test(url))).toHaveLength(1);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test.describe('on a device that does not save data', () => {
  test.use({ savesData: false });

  /** Resolves when the script with this text is there. */
  function arrives(page: Page, text: string) {
    const script = scriptsWith(text);
    return page.waitForEvent('requestfinished', (request) => script.test(request.url()));
  }

  test('the pages of the opened menu are there before a tap, whichever comes late, and those of an unfolded list of the footer', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(paths.privasi);
    const arrive = await holdBack(page, scriptsWith('Nilai kami, dalam bahasa dapur'));
    const pages = [arrives(page, 'Memuat data yayasan...'), arrives(page, 'Peta kantor di OpenStreetMap')];
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await Promise.all(pages);
    arrive();
    await page.keyboard.press('Escape');

    const gallery = arrives(page, 'Galeri Foto Konsorsium');
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Tautan Cepat').first().click();
    // Where it was pressed at the lower edge of the screen.
    await footer.getByRole('link', { name: 'Galeri Foto' }).first().scrollIntoViewIfNeeded();
    await gallery;
  });

  test('an admin’s pages in the opened menu are there before a tap', async ({ page, siteUrl }) => {
    await page.setViewportSize(phone);
    await continueSession(page, await adminClient(siteUrl));
    await page.goto(paths.privasi);
    // The links of admins come with the session, in a chunk of their own.
    await expect(page.locator('nav a[href="/admin/riwayat"]')).toBeAttached();
    const trail = arrives(page, 'Siapa mengubah apa');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await trail;
  });

  test('a page whose link in the menu is tapped while it is being prefetched is requested once', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(paths.privasi);
    const script = scriptsWith('Memuat data yayasan...');
    let requests = 0;
    page.on('request', (request) => (requests += Number(script.test(request.url()))));
    const arrive = await holdBack(page, script);
    const asked = page.waitForRequest(script);
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await asked;
    await page
      .getByRole('navigation', { name: 'Halaman' })
      .getByRole('link', { name: 'Data Yayasan' })
      .click();
    // The bar of a slow navigation starts at no width and grows.
    const line = page.getByRole('progressbar', { name: 'Memuat halaman' });
    await expect.poll(async () => (await line.boundingBox())?.width).toBeGreaterThan(60);
    arrive();
    await expect(page).toHaveURL(paths.dataYayasan);
    await expect(line).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Yayasan/);
    expect(requests).toBe(1);
  });
});
