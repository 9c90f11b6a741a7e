import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, phone, test } from './fixtures';

const desktop = { width: 1280, height: 900 };

/** How far below the top of the page something begins. */
const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

test('the first screen shows what people open a page for: counts, totals, a number, the first foundation and person', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [path, data] of [
    [paths.program, 'main a[href*="status="] span'],
    [paths.dataYayasan, 'main dd'],
    [paths.direktoriKontak, 'main a[href^="tel:"]'],
  ] as const) {
    await page.goto(path);
    for (const [viewport, limit] of [
      [desktop, 900],
      [phone, 600],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect(page.locator(data).first()).toHaveText(/\d/);
      expect(await top(page, data), path).toBeLessThan(limit - 50);
      if (path === paths.dataYayasan && viewport === desktop) await expectFirstOnDesktop(page);
    }
  }

  await page.goto(paths.strukturOrganisasi);
  await expect(page.getByText('35 kontak')).toBeAttached();
  // At most half of its former height, which was 18.8 screens of 800 px.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9.4 * 800);
  await page.setViewportSize(desktop);
  await expectFirstOnDesktop(page);
});

async function expectFirstOnDesktop(page: Page) {
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await top(page, 'article')).toBeLessThan(800);
}

test(
  'the first screen of a phone has what people open a page for, without a tall band above',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.setViewportSize(phone);
    for (const [path, wanted] of [
      [paths.kemitraan, 'nav[aria-label="Apa yang Anda punya?"] li:last-child'],
      [paths.peluangInvestasi, 'main dl dd'],
      [paths.rantaiPasok, 'main dl div:last-child dd'],
      [paths.tenagaKerja, 'main a[href="/lowongan"]'],
      [paths.kontak, 'main a[href^="tel:"]'],
      [paths.waspadaPenipuan, 'main dt'],
      [paths.tentang, 'main section h2'],
      [paths.angka, 'main dl dd'],
      ['/tidak-ada', 'main input'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(wanted).first()).toBeVisible();
      expect(await top(page, wanted), path).toBeLessThan(phone.height - 40);
    }
    // The last page is that of an unknown address.
    expect(problems.splice(0).join()).toContain('404');
  },
);

test(
  '/kemitraan-strategis on a phone is five screens without its notice, and what one has leads to its card',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(paths.kemitraan);
    const height = await page.evaluate(
      () =>
        document.documentElement.scrollHeight -
        (document.querySelector('main [role=note]')?.getBoundingClientRect().height ?? 0),
    );
    expect(height).toBeLessThan(5 * phone.height);
    const offers = page.getByRole('navigation', { name: 'Apa yang Anda punya?' });
    await expect(offers.getByRole('link')).toHaveCount(5);
    await offers.getByRole('link', { name: 'Saya punya hasil tani' }).click();
    await expect(page.getByRole('heading', { name: 'Kemitraan Rantai Pasok' })).toBeInViewport();
  },
);

test('Cek SPPG on a phone begins with its box, without a picture', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.sppg);
  expect(await top(page, 'main input')).toBeLessThan(phone.height / 2);
  await expect(page.getByRole('button', { name: 'Periksa' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});

test('the footer of a phone is less than a screen: what people look for first, columns that unfold without JavaScript', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
  await page.goto(siteUrl + paths.tentang);
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThan(phone.height);
  await expect(footer.getByRole('link')).toHaveText([
    'Cek SPPG',
    'Sampaikan Keluhan',
    'Lacak Pesan & Pengajuan',
    'Waspada Penipuan',
    '0800-0000-0001',
    'halo@tampahgizi.contoh.id',
    'Facebook',
    'Instagram',
    'Twitter',
    'YouTube',
    'TikTok',
    'Lowongan',
    'Angka SPPG',
    'Kebijakan Privasi',
  ]);
  const rows = await footer
    .getByRole('list', { name: 'Media sosial' })
    .getByRole('listitem')
    .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);

  const gallery = footer.getByRole('link', { name: 'Galeri Foto' });
  await footer.getByText('Tautan Cepat').first().click();
  await expect(gallery).toBeVisible();
  await footer.getByText('Tautan Cepat').first().click();
  await expect(gallery).toBeHidden();
  await page.setViewportSize(desktop);
  for (const name of ['Galeri Foto', 'Penyediaan Mobil MBG'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await page.close();
});

test(
  'in forced colours the selected tab and the active menu link are told apart from the others',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/program?status=proses-pembangunan#jaringan-sppg');
    const background = (name: string, role: 'tab' | 'link') =>
      page
        .getByRole(role, { name })
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(page.getByRole('tab', { name: 'Proses Pembangunan' })).toBeVisible();
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
      return getComputedStyle(probe).backgroundColor;
    });
    expect(await background('Proses Pembangunan', 'tab')).toBe(highlight);
    expect(await background('Siap Bangun', 'tab')).not.toBe(highlight);
    expect(await background('Program MBG & SPPG', 'link')).toBe(highlight);
    expect(await background('Data Yayasan', 'link')).not.toBe(highlight);

    await page.getByRole('tab', { name: 'Siap Bangun' }).click();
    await expect.poll(() => background('Siap Bangun', 'tab')).toBe(highlight);
    expect(await background('Proses Pembangunan', 'tab')).not.toBe(highlight);
  },
);
