import { expect, phone, test } from './fixtures';

test('on a phone the filters are folded and say how many are set; the search is always there', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/data-yayasan?status=siap-bangun&pengajuan=draf');
  const status = page.getByRole('combobox', { name: 'Status verifikasi' });
  await expect(page.getByRole('searchbox', { name: 'Cari SPPG' })).toBeVisible();
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: 'Filter (2)' }).click();
  await expect(status).toHaveValue('Siap Bangun');
  await status.selectOption('Semua');
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await expect(status).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(status).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeHidden();
});

for (const path of ['/program', '/data-yayasan'])
  test(`on ${path} no select is narrower than the statuses in it`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path);
    for (const width of [640, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const selects = page.getByRole('main').getByRole('combobox', { name: /^Status/ });
      await expect(selects.first()).toBeVisible();
      for (const select of await selects.all()) {
        const room = await select.evaluate((element: HTMLSelectElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(element);
          const context = document.createElement('canvas').getContext('2d');
          if (!context) return -Infinity;
          context.font = font;
          const widest = Math.max(...[...element.options].map(({ text }) => context.measureText(text).width));
          return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - widest;
        });
        expect(room, `${await select.textContent()} at ${width} px`).toBeGreaterThanOrEqual(0);
      }
    }
  });

test('both lists are filtered by kabupaten and kota, and Back undoes it', async ({ page }) => {
  await page.goto('/program?wilayah=Kota+Semarang#jaringan-sppg');
  const district = page.getByRole('combobox', { name: 'Kabupaten/Kota' });
  await expect(district).toHaveValue('Kota Semarang');
  await expect(page.getByText(/^\d+ dari \d+ SPPG cocok, di semua tahap\.$/)).toBeVisible();
  await page.goto('/data-yayasan');
  await district.selectOption('Kota Semarang');
  await expect(page).toHaveURL('/data-yayasan?wilayah=Kota+Semarang');
  const found = page.getByText(/^\d+ yayasan dengan \d+ SPPG cocok\.$/);
  await expect(found).toBeVisible();
  await page.goBack();
  await expect(district).toHaveValue('');
  await expect(found).toBeHidden();
});
