import { expect, test } from './fixtures';
import { routes } from './routes';

test('every route has its own title and one heading, fits a phone, and keeps the console silent', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const titles = new Set<string>();
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    const text = await page.getByRole('main').innerText();
    expect(text, route).not.toMatch(/segera hadir|coming soon|lorem/i);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${route} is wider than the phone`).toBeLessThanOrEqual(0);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(routes.length);
});

for (const path of ['/tidak-ada', '/kemitraan-strategis/tidak-ada', '/berita/tidak-ada']) {
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
