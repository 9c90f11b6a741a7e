import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Response } from '@playwright/test';
import { expect, phone, test as base } from './fixtures';

interface ManyRows {
  /** Adds the rows of many-sppg.sql to a backend that only this file uses. */
  manySppg: void;
}

const test = base.extend<object, ManyRows>({
  manySppg: [
    async ({ backend }, provide) => {
      const rows = await readFile(path.join(import.meta.dirname, 'many-sppg.sql'), 'utf8');
      await backend.withDatabase((pglite) => pglite.exec(rows));
      await provide();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

test.use({ reducedMotion: 'reduce' });

// In one worker, as its backend takes long to fill.
test.describe.configure({ mode: 'default' });

test('both pages count all of 5,000 and more SPPG', async ({ page }) => {
  await page.goto('/program#jaringan-sppg');
  await expect(page.getByText('5.060 SPPG terdaftar.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    '3.026 Siap Bangun',
    '1.518 Proses Pembangunan',
    '516 Sudah Operasional',
  ]);
  const network = page.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
  await expect(network.getByRole('article')).toHaveCount(12);
  await expect(network.getByText('Menampilkan 12 dari 3.026 SPPG')).toBeVisible();

  await page.goto('/data-yayasan');
  await expect(page.getByText('Total yayasan').locator('xpath=following-sibling::dd')).toHaveText('514');
  await expect(page.getByText('Total SPPG').locator('xpath=following-sibling::dd')).toHaveText('5.060');
  await expect(page.getByText('Menampilkan 20 dari 514 yayasan')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cari SPPG' }).fill('uji 4312');
  await expect(page.getByText('1 yayasan dengan 1 SPPG cocok.')).toBeVisible();
});

test('the map counts all of them, and lists those of a district', async ({ page }) => {
  await page.goto('/sppg?wilayah=Kabupaten+Klaten');
  await expect(
    page.getByText(
      'Kabupaten Klaten: 5.004 SPPG (3.002 Siap Bangun, 1.501 Proses Pembangunan, 501 Sudah Operasional).',
    ),
  ).toBeVisible();
  await expect(page.getByText('Menampilkan 12 dari 5.004 SPPG')).toBeVisible();
  const numbers = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .locator('td:last-child');
  const [all = 0, ...districts] = (await numbers.allTextContents())
    .map((text) => Number(text.replace('.', '')))
    .toReversed();
  expect(all).toBe(5060);
  expect(districts).toHaveLength(35);
  expect(districts.reduce((sum, number) => sum + number, 0)).toBe(5060);
});

test('one kitchen is answered as cheaply as in a small network, and of many names the first 50', async ({
  page,
}) => {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rpc/cari_sppg')) answers.push(response);
  });
  await page.goto('/sppg?kode=UJI-4312');
  await expect(page.getByRole('heading', { name: 'SPPG Uji 4312' })).toBeVisible();
  expect(answers).toHaveLength(1);
  expect((await answers[0]?.body())?.length).toBeLessThan(1500);

  await page.goto('/sppg?kode=SPPG+Uji');
  await expect(page.getByRole('heading', { name: 'Lebih dari 50 dapur cocok' })).toBeVisible();
});

test('tab, search and filter are in the URL: linked, reloaded and taken back', async ({ page }) => {
  await page.goto('/program?status=sudah-operasional');
  const network = page.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
  const tab = (name: string) => network.getByRole('tab', { name });
  await expect(tab('Sudah Operasional')).toHaveAttribute('aria-selected', 'true');
  // The page scrolls to the tabs.
  await expect(tab('Sudah Operasional')).toBeInViewport();

  await tab('Proses Pembangunan').click();
  await expect(page).toHaveURL(/\?status=proses-pembangunan$/);
  const search = network.getByRole('searchbox', { name: 'Cari SPPG' });
  await search.pressSequentially('uji 4326');
  await expect(network.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/status=proses-pembangunan&cari=uji\+4326$/);
  await network.getByRole('combobox', { name: 'Status pengajuan' }).selectOption('Terverifikasi');
  await expect(network.getByText('Tidak ada SPPG yang cocok')).toBeVisible();

  await page.goBack();
  await expect(network.getByRole('heading', { name: 'SPPG Uji 4326' })).toBeVisible();
  await page.reload();
  await expect(network.getByRole('heading', { name: 'SPPG Uji 4326' })).toBeVisible();
  await expect(search).toHaveValue('uji 4326');
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(tab('Proses Pembangunan')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Sudah Operasional')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tab('Proses Pembangunan')).toHaveAttribute('aria-selected', 'true');
});

test('Back to a long list restores its length and the scroll position', async ({ page }) => {
  await page.goto('/program?status=siap-bangun&cari=uji');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: 'Tampilkan lagi' }).click();
  await expect(cards).toHaveCount(24);
  const link = cards.nth(20).getByRole('link', { name: /^Lihat di data yayasan/ });
  await link.click();
  await expect(page).toHaveURL(/\/data-yayasan\?sppg=UJI-\d+#daftar$/);
  await expect(page.locator('[aria-current]', { hasText: 'SPPG Uji' })).toBeInViewport();

  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect(link).toBeInViewport();
});

test('a card leads to its SPPG in the foundation, which is open, and back again', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/program?status=siap-bangun&cari=uji+0041');
  await page.getByRole('link', { name: 'Lihat di data yayasan SPPG Uji 0041' }).click();
  await expect(page).toHaveURL(/\/data-yayasan\?sppg=UJI-0041#daftar$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  const row = page.getByRole('article').getByRole('listitem').filter({ hasText: 'SPPG Uji 0041' });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeFocused();
  // All ten of the foundation are there, and the one is below the bar at the top.
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(10);
  const distance = () => row.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(distance).toBeLessThan(200);
  const bar = await page.getByRole('banner').boundingBox();
  expect(await distance()).toBeGreaterThanOrEqual(bar?.height ?? 0);

  // Back to the page that was scrolled on restores its place.
  await page.getByRole('article').getByRole('listitem').last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByText('Tautan Cepat').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galeri Foto' }).click();
  await expect(page).toHaveURL(/galeri$/);
  await page.goBack();
  await expect(row).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place);
  await page.getByRole('button', { name: 'Tampilkan semua yayasan' }).click();
  await expect(page).toHaveURL(/\/data-yayasan$/);
  await expect(page.getByRole('article')).toHaveCount(20);

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'SPPG Uji 0041' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Cari SPPG' })).toHaveValue('uji 0041');
});
