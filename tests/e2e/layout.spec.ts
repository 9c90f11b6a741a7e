import { adminClient, continueSession } from './backend';
import { crowdedByLargeText } from './crowded';
import { expect, holdBack, hydrated, notification, phone, test } from './fixtures';
import { adminRoutes } from './routes';

test('the sidebar marks its active link; it collapses to icons with labels, stays so after a reload, and opens again', async ({
  page,
}) => {
  await page.goto('/kemitraan-strategis/peluang-investasi');
  const menu = page.getByRole('navigation', { name: 'Halaman' });
  await expect(menu.getByRole('link', { name: 'Kemitraan Strategis' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // The home page only when it is exactly there.
  await expect(menu.getByRole('link', { name: 'Beranda' })).not.toHaveAttribute('aria-current', 'page');
  const sidebar = page.getByRole('complementary', { name: 'Menu utama' });
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.getByRole('button', { name: 'Ciutkan menu' }).click();
  await expect(sidebar).toHaveCSS('width', '80px');
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '80px');
  await expect(page.getByRole('link', { name: 'Data Yayasan' })).toBeVisible();

  // So low that the links scroll.
  await page.setViewportSize({ width: 1280, height: 500 });
  const link = sidebar.getByRole('link', { name: 'Data Yayasan', exact: true });
  const label = link.getByText('Data Yayasan');
  /** The label's part beside the sidebar that is really seen there. */
  const isSeen = (target = label) =>
    target.evaluate((element) => {
      const { right, top, height } = element.getBoundingClientRect();
      const icon = element.parentElement?.getBoundingClientRect();
      const isBeside = icon && top >= icon.top && top + height <= icon.bottom && right > 120;
      return Boolean(isBeside) && document.elementFromPoint(right - 4, top + height / 2) === element;
    });

  expect(await isSeen()).toBe(false);
  await link.hover();
  expect(await isSeen()).toBe(true);
  await label.hover();
  expect(await isSeen()).toBe(true);
  await page.mouse.move(600, 300);
  expect(await isSeen()).toBe(false);
  await sidebar.getByRole('button', { name: 'Bentangkan menu' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await isSeen(sidebar.getByText('Login Admin'))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isSeen(sidebar.getByText('Kontak', { exact: true }))).toBe(true);
  expect(await isSeen(sidebar.getByText('Login Admin'))).toBe(false);

  await page.getByRole('button', { name: 'Bentangkan menu' }).click();
  await expect(sidebar).toHaveCSS('width', '256px');
});

test('an admin’s menu is whole in a low window; in a lower one its links scroll, and Logout stays', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await continueSession(page, await adminClient(siteUrl));
  await page.goto('/tentang');
  const sidebar = page.getByRole('complementary', { name: 'Menu utama' });
  const links = sidebar.getByRole('navigation').getByRole('link');
  const last = sidebar.getByRole('link', { name: 'Pengaturan Akun' });
  const logout = sidebar.getByRole('button', { name: 'Logout' });
  await expect(links).toHaveCount(17);
  await expect(links.first()).toHaveAccessibleName('Ringkasan');
  const buttons = [logout, sidebar.getByRole('button', { name: 'Ciutkan menu' })];
  for (const part of [...(await links.all()), ...buttons]) await expect(part).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(last).not.toBeInViewport();
  await expect(logout).toBeInViewport({ ratio: 1 });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(logout).toBeInViewport({ ratio: 1 });

  // On the desk are its own pages; the logo is the way out.
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ringkasan');
  expect((await links.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Ringkasan',
    'Kotak Masuk',
    'Kelola SPPG',
    'Sertifikat',
    'Dokumen',
    'Yayasan',
    'Konten',
    'Pengguna',
    'Riwayat',
    'Pengaturan Akun',
  ]);
  await sidebar.getByRole('link', { name: 'Tampah Gizi' }).click();
  await expect(sidebar.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page');

  // On a phone the drawer opens at the link of the page, which is far down.
  await sidebar.getByRole('link', { name: 'Kontak' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tanya dulu, tidak apa-apa');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu utama' });
  await expect(drawer.getByRole('link', { name: 'Kontak' })).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('link', { name: 'Ringkasan' })).not.toBeInViewport();
});

test('navigation scrolls to the top and focuses the main region; Back to the filtered list that a visit began with restores the scroll position, with the whole list at once', async ({
  page,
}) => {
  await page.goto('/data-yayasan?status=siap-bangun');
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(13);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click();
  await expect(page).toHaveURL(/\/tentang$/);
  await expect(cards).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const firstCards = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const count = document.querySelectorAll('main article').length;
          if (count === 0) return;
          observer.disconnect();
          resolve(count);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.goBack();
  expect(await firstCards).toBe(13);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('late hydration of a data page keeps the scroll position', async ({ page }) => {
  const arrive = await holdBack(page, '**/*.js');
  await page.goto('/direktori-kontak', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  arrive();
  await hydrated(page);
  await expect(page.getByRole('link', { name: /^\+?[\d ()-]+$/ }).first()).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('a link to an anchor lands on it, from another page and from outside, below the top bar of a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const form = page.locator('#form-kontak');
  const top = () => form.evaluate((element) => element.getBoundingClientRect().top);

  await page.goto('/kontak#form-kontak');
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(50);

  await page.goto('/direktori-kontak');
  await page.locator('main a[href="/kontak#form-kontak"]').first().click();
  await expect(page).toHaveURL(/\/kontak#form-kontak$/);
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(50);
});

test('in a later year than the site was built in, the footer says that year; a malformed fragment in the URL is ignored', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-01T08:00:00+07:00'));
  await page.goto('/tentang#50%');
  await hydrated(page);
  await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Halaman ini gagal ditampilkan.')).toBeHidden();
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke konten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the drawer opens, keeps the focus inside, and closes by Escape, overlay, login and link', async ({
    page,
  }) => {
    await page.goto('/tentang');
    const toggle = page.getByRole('button', { name: 'Buka menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu utama' });

    await toggle.click();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('link').first()).toBeFocused();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement, body } = document;
        // Between the last and the first element the focus moves through the browser's own toolbar.
        return activeElement === body || document.getElementById('sidebar')?.contains(activeElement);
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(phone.width - 10, phone.height / 2);
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();

    // So does the login.
    await toggle.click();
    await page.getByRole('button', { name: 'Login Admin' }).click();
    await expect(page.getByRole('dialog', { name: 'Login Admin' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();

    await toggle.click();
    await drawer.getByRole('link', { name: 'Kontak' }).click();
    await expect(page).toHaveURL(/\/kontak$/);
    await expect(drawer).toBeHidden();
  });
});

test('a toast closes after 5 seconds, pauses on hover, and can be dismissed', async ({ page, problems }) => {
  await page.goto('/');
  await page.clock.install();
  await page.route('**/auth/v1/**', (route) => route.abort());
  async function provoke() {
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await expect(notification(page)).toContainText('Login Gagal');
  }
  await page.getByRole('button', { name: 'Login Admin' }).click();
  await page.getByLabel('Email').fill('admin@contoh.id');
  await page.getByLabel('Kata sandi').fill('apa-saja');

  await provoke();
  // The clock runs on during the assertions, so the times have a margin.
  await page.clock.fastForward(2500);
  await expect(notification(page)).toBeVisible();
  await page.clock.fastForward(2600);
  await expect(notification(page)).toBeHidden();

  await provoke();
  await page.getByRole('button', { name: 'Batal' }).click();
  await notification(page).hover();
  await page.clock.fastForward(20_000);
  await expect(notification(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(notification(page)).toBeHidden();
  expect(problems.splice(0).join()).toContain('ERR_FAILED');
});

test('tabs break no word on a phone, and make room for a larger font', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/program');
  await page.getByRole('heading', { name: 'Jaringan SPPG di Jawa Tengah' }).scrollIntoViewIfNeeded();
  const label = page.getByRole('tab').getByText('Proses Pembangunan');
  await expect(label).toBeVisible();
  const piecesOfLastWord = () =>
    label.evaluate(({ firstChild: text }) => {
      if (!text) return 0;
      const word = document.createRange();
      word.setStart(text, 'Proses '.length);
      word.setEnd(text, 'Proses Pembangunan'.length);
      return word.getClientRects().length;
    });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const fontSize of ['16px', '24px']) {
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), fontSize);
    expect(await piecesOfLastWord()).toBe(1);
    expect(await width()).toBe(phone.width);
  }
});

test(
  'on a phone with twice as large a text no control of an admin lies over another',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    await page.setViewportSize(phone);
    await continueSession(page, await adminClient(siteUrl));
    for (const route of adminRoutes) {
      await page.goto(route);
      await expect(page.getByRole('main').getByText(/^(Memuat|Memeriksa)/), route).toHaveCount(0);
      expect.soft(await crowdedByLargeText(page), route).toEqual([]);
    }
  },
);
