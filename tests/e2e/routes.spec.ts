import { expect, phone, test } from './fixtures';
import { routes } from './routes';

test('every route has its own title and one heading; zoomed to 400 %, or with doubled text on a phone, none scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const titles = new Set<string>();
  for (const route of routes) {
    // A 1280 px viewport at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    const { lang, overflow, text } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      overflow: document.documentElement.scrollWidth - innerWidth,
      text: document.querySelector('main')?.innerText,
    }));
    expect(lang, route).toBe('id');
    expect(overflow, `${route} scrolls sideways`).toBeLessThanOrEqual(0);
    await page.setViewportSize(phone);
    const overflowDoubled = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(overflowDoubled, `${route} scrolls sideways with doubled text`).toBeLessThanOrEqual(0);
    expect(text, route).not.toMatch(/segera hadir|coming soon|lorem/i);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(routes.length);
});

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
