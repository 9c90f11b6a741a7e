import { expect, phone, scriptsWith, test } from './fixtures';
import { routes } from './routes';

/** What only admins see: of the pages under /admin, of the contacts and of the documents. */
const adminScripts = scriptsWith(
  'Keluarkan Perangkat Lain',
  'Simpan Aturan',
  'Cari pesan dan pengajuan',
  'Semua orang',
  'kota sudah punya narahubung.',
  'Narahubung setuju',
  'Nama file yang diunduh pengunjung tidak ikut berubah.',
  'Dokumen baru masuk kategori',
  'Edit kontak',
  '`contact_photos`',
  'Tidak ada yang mendesak hari ini.',
);

test('every route has its own title and one heading; zoomed, none scrolls sideways; visitors download nothing of the admins', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const forAdmins: string[] = [];
  page.on('request', (request) => {
    if (adminScripts.test(request.url())) forAdmins.push(request.url());
  });
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

  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('button', { name: 'Login Admin' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Admin' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(forAdmins).toEqual([]);
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
