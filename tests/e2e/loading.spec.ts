import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, phone, test } from './fixtures';

const menuLinks = {
  Beranda: paths.home,
  'Tentang Kami': paths.tentang,
  'Struktur Organisasi': paths.strukturOrganisasi,
  'Program MBG & SPPG': paths.program,
  'Kemitraan Strategis': paths.kemitraan,
  'Data Yayasan': paths.dataYayasan,
  Kontak: paths.kontak,
};

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

for (const viewport of [phone, { width: 1280, height: 800 }])
  test(`at ${viewport.width} px every line of the menu leads on before the scripts have come`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    for (const [name, path] of Object.entries(menuLinks)) {
      const arrive = await openBeforeScripts(page, paths.privasi);
      if (viewport === phone) await page.getByRole('button', { name: 'Buka menu' }).click();
      await page
        .getByRole('navigation', { name: 'Halaman' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(page).toHaveURL(path);
      arrive();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

test('the menu of a phone that was opened before the scripts came stays open, and closes as ever', async ({
  page,
}) => {
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

test('once a page is alive, no link of the site loads another document', async ({ page }) => {
  await page.goto(paths.home);
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  for (const area of ['navigation', 'contentinfo', 'main'] as const) {
    const links = page.getByRole(area).first().locator('a[href^="/"]:not([download])');
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const address of new Set(addresses)) {
      await page.getByRole(area).first().locator(`a[href="${address}"]`).first().click();
      await expect(page).toHaveURL(address);
      await page.getByRole('link', { name: 'Beranda' }).first().click();
      await expect(page).toHaveURL(paths.home);
    }
  }
  expect(documents).toBe(0);
});
