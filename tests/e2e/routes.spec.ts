import { expect, patient, test } from './fixtures';

test('an unknown address answers 404 with the not-found page, which leads home', async ({
  page,
  problems,
  request,
}) => {
  for (const path of ['/Programa', '/kemitraan-strategis/tidak-ada', '/berita/tidak-ada'])
    expect((await request.get(path, patient)).status(), path).toBe(404);
  const answer = await page.goto('/berita/tidak-ada');
  expect(answer?.status()).toBe(404);
  expect(problems.splice(0).join()).toContain('404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman Tidak Ditemukan');
  await page
    .getByRole('main')
    .getByRole('link', { name: /beranda/i })
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an address in capitals leads to the page, and keeps what it asks for', async ({ page }) => {
  await page.goto('/Program');
  await expect(page).toHaveURL(/\/program$/);
  await page.goto('/SPPG?KODE=SPPG-3374-004');
  await expect(page).toHaveURL(/\/sppg\/SPPG-3374-004$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SPPG');
});
