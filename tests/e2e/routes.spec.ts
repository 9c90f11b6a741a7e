import { expect, test } from './fixtures';

for (const path of ['/tidak-ada', '/Program', '/kemitraan-strategis/tidak-ada', '/berita/tidak-ada']) {
  test(`${path} shows the not-found page with a way home`, async ({ page, problems }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(problems.splice(0).join()).toContain('404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman Tidak Ditemukan');
    await page
      .getByRole('main')
      .getByRole('link', { name: /beranda/i })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
}
