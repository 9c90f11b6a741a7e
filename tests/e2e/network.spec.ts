import { expect, phone, test } from './fixtures';
import { addManySppg } from './many-sppg';

test.use({ reducedMotion: 'reduce' });

// More than a list shows at first.
test.beforeEach(({ backend }) => addManySppg(backend, { yayasan: 8, sppg: 80 }));

test(
  'tab, search and filter are in the URL: linked, reloaded and taken back',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/program?status=sudah-operasional');
    const network = page.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
    const tab = (name: string) => network.getByRole('tab', { name });
    await expect(tab('Sudah Operasional')).toHaveAttribute('aria-selected', 'true');
    // The page scrolls to the tabs.
    await expect(tab('Sudah Operasional')).toBeInViewport();

    await tab('Proses Pembangunan').click();
    await expect(page).toHaveURL(/\?status=proses-pembangunan$/);
    const search = network.getByRole('searchbox', { name: 'Cari SPPG' });
    await search.pressSequentially('uji 0076');
    await expect(network.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/status=proses-pembangunan&cari=uji\+0076$/);
    await network.getByRole('combobox', { name: 'Status pengajuan' }).selectOption('Terverifikasi');
    await expect(network.getByText('Tidak ada SPPG yang cocok')).toBeVisible();

    await page.goBack();
    await expect(network.getByRole('heading', { name: 'SPPG Uji 0076' })).toBeVisible();
    await page.reload();
    await expect(network.getByRole('heading', { name: 'SPPG Uji 0076' })).toBeVisible();
    await expect(search).toHaveValue('uji 0076');
    await page.goBack();
    await expect(search).toHaveValue('');
    await expect(tab('Proses Pembangunan')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab('Sudah Operasional')).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(tab('Proses Pembangunan')).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'Back to a long list restores its length and the scroll position',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);

test(
  'a card leads to its SPPG in the foundation, which is open, and back again',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);
