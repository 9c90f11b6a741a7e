import type { Page } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import {
  article,
  expect,
  formHydrated,
  holdBack,
  hydrated,
  notification,
  scriptsWith,
  signIn,
  test,
} from './fixtures';

const errorText = 'Halaman ini gagal ditampilkan.';

const privacyPage = scriptsWith('Siapa yang bertanggung jawab');
const contactPage = scriptsWith('Lebih suka bertemu di daerah sendiri');
const complaintPage = scriptsWith('Setelah keluhan terkirim');
const entryScript = scriptsWith('reloaded-at');
const organizationPage = scriptsWith('Susunan kami, dan siapa yang dapat Anda ajak bicara');
const articleText = scriptsWith(article.heading);

/**
 * Answers 404 to requests for a file until the page is reloaded, as when a deployment has renamed it or the browser has
 * cached the failed import.
 * @returns a function that counts the reloads since
 */
async function withoutUntilReload(page: Page, file: RegExp) {
  const reloads = countNavigations(page);
  await page.route(file, (route) => (reloads() === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  return reloads;
}

/** Aborts requests for a file, and the HEAD requests that check whether it exists. */
async function withoutServer(page: Page, file: RegExp) {
  await page.route(file, (route) => route.abort());
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
}

/** Goes offline and waits until requests fail, which takes a moment longer than the page's offline event. */
async function goOffline(page: Page) {
  await page.context().setOffline(true);
  const isAnswered = () =>
    page.evaluate(() =>
      fetch('/robots.txt', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(isAnswered).toBe(false);
}

function countNavigations(page: Page) {
  let count = 0;
  page.on('request', (request) => (count += Number(request.isNavigationRequest())));
  return () => count;
}

test('a page whose chunk is gone after a deployment reloads once and opens', async ({ page, problems }) => {
  await page.goto('/');
  await hydrated(page);
  const reloads = await withoutUntilReload(page, privacyPage);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan Privasi' }).click();
  await expect(page).toHaveURL(/\/privasi$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(errorText)).toBeHidden();
  await expect.poll(reloads).toBe(1);
  problems.splice(0);
});

test('the draft of a form survives the reload that a deployment forces', async ({ page, problems }) => {
  const visits = countNavigations(page);
  await page.route(contactPage, (route) =>
    visits() <= 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/kontak', { waitUntil: 'commit' });
  const arrive = await holdBack(page, '**/kontak');
  const name = page.getByRole('form', { name: 'Formulir pesan' }).getByLabel('Nama');
  await name.focus();
  await expect.poll(visits).toBe(2);
  await page.keyboard.type('Sri Wahyuni');
  const reloaded = page.waitForEvent('load');
  arrive();
  await reloaded;
  await page.keyboard.press('Shift');
  await formHydrated(page.getByRole('form', { name: 'Formulir pesan' }));
  await expect(name).toHaveValue('Sri Wahyuni');
  problems.splice(0);
});

test('a chunk request that fails once is retried, without a reload or a lost draft', async ({
  page,
  problems,
}) => {
  let failures = 0;
  await page.route(contactPage, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.goto('/kontak', { waitUntil: 'commit' });
  const reloads = countNavigations(page);
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await form.getByLabel('Nama').fill('Sri Wahyuni');
  await formHydrated(form);
  await expect(form.getByLabel('Nama')).toHaveValue('Sri Wahyuni');
  expect([failures, reloads()]).toEqual([2, 0]);
  problems.splice(0);
});

test('a chunk that never loads ends in an error with a way out, not in a reload loop', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/privasi', (route) => route.fulfill({ path: 'dist/404.html', status: 404 }));
  await page.route(privacyPage, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan Privasi' }).click();
  await expect(page.getByText(errorText)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: 'Tentang Kami' }).click();
  await expect(page).toHaveURL(/\/tentang$/);
  await expect(page.getByText(errorText)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  problems.splice(0);
});

test(
  'a page that failed to load offline opens at the next navigation',
  { tag: '@long' },
  async ({ page, context, problems }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route(privacyPage, (route) => route.abort());
    await goOffline(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan Privasi' });
    await link.click();
    const offline = page.getByRole('alert').filter({ hasText: 'Anda sedang offline' });
    await expect(offline).toBeVisible();
    await offline.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(offline.getByRole('button', { name: 'Coba Lagi' })).not.toHaveAttribute('aria-busy');
    await expect(offline).toBeVisible();
    await offline.getByRole('button', { name: 'Kembali' }).click();
    await expect(page).toHaveURL('/');
    await expect(offline).toBeHidden();
    await context.setOffline(false);
    await page.unroute(privacyPage);
    await link.click();
    await expect(page).toHaveURL(/\/privasi$/);
    await expect(page).toHaveTitle(/Kebijakan Privasi/);
    await expect(page.getByText(errorText)).toBeHidden();
    problems.splice(0);
  },
);

test(
  'an article whose chunk fails says so, and loads it on retry',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.goto('/berita');
    await hydrated(page);
    await withoutServer(page, articleText);
    await page.getByRole('main').getByRole('link', { name: article.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expect(page.getByText('Isi berita ini gagal dimuat.')).toBeVisible();
    await page.unroute(articleText);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('heading', { name: article.heading })).toBeVisible();
    problems.splice(0);
  },
);

test(
  'an article whose chunk is gone after a deployment reloads once and opens',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.goto('/berita');
    await hydrated(page);
    const reloads = await withoutUntilReload(page, articleText);
    await page.getByRole('main').getByRole('link', { name: article.title }).click();
    await expect(page.getByRole('heading', { name: article.heading })).toBeVisible();
    expect(reloads()).toBe(1);
    problems.splice(0);
  },
);

test(
  'an admin’s list whose chunk is gone after a deployment reloads once and opens',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    await continueSession(page, await adminClient(siteUrl));
    await page.goto('/tentang');
    await page.getByRole('link', { name: 'Kotak Masuk' }).waitFor();
    const reloads = await withoutUntilReload(page, scriptsWith('Kotak masuk masih kosong'));
    await page.getByRole('link', { name: 'Kotak Masuk' }).click();
    await expect(page.getByRole('region', { name: 'Pesan, pengajuan, dan keluhan' })).toBeVisible();
    expect(reloads()).toBe(1);
    problems.splice(0);
  },
);

test(
  'a prerendered page whose chunk never loads stays readable and can be left',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.route(contactPage, (route) => route.fulfill({ status: 404 }));
    const refused = page.waitForEvent('console', (message) => message.text().includes('404'));
    await page.goto('/kontak', { waitUntil: 'load' });
    await refused;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Navigation within the page makes React render it again.
    await page.getByRole('main').getByRole('link', { name: 'Tulis pesan' }).click();
    await expect(page.getByRole('form', { name: 'Formulir pesan' })).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Halaman' })
      .getByRole('link', { name: 'Tentang Kami' })
      .click();
    await expect(page).toHaveURL(/\/tentang$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tanya dulu' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    problems.splice(0);
  },
);

test('another navigation, or Back, cancels a pending one', { tag: '@long' }, async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Halaman' });
  const line = page.getByRole('progressbar', { name: 'Memuat halaman' });
  for (const leave of [() => menu.getByRole('link', { name: 'Tentang Kami' }).click(), () => page.goBack()]) {
    const arrive = await holdBack(page, organizationPage);
    const request = page.waitForRequest(organizationPage);
    await page.goto('/tentang');
    await menu.getByRole('link', { name: 'Kontak' }).click();
    await expect(page).toHaveURL(/kontak$/);
    await menu.getByRole('link', { name: 'Struktur' }).click();
    await expect(line).toBeAttached();
    await leave();
    await expect(page).toHaveURL(/tentang$/);
    await expect(line).not.toBeAttached();
    arrive();
    const code = (await request).url();
    // The same import resolves after the one of the router.
    await page.evaluate((url) => import(url).then(() => new Promise(requestAnimationFrame)), code);
    await expect(page).toHaveTitle(/Tentang/);
    await expect(page).toHaveURL(/tentang$/);
    await page.unrouteAll();
  }
});

test('a page that goes offline before hydration stays as prerendered; online again, it handles the submit', async ({
  page,
  context,
  problems,
}) => {
  await withoutServer(page, contactPage);
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/kontak', { waitUntil: 'load' });
  await refused;
  await goOffline(page);
  await page.unrouteAll();
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await form.getByLabel('Nama').fill('Sri Wahyuni');
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(form.getByRole('button', { name: 'Menyiapkan formulir...' })).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email wajib diisi.');
  await expect(form.getByLabel('Nama')).toHaveValue('Sri Wahyuni');
  problems.splice(0);
});

for (const { what, path, form: name, label, answer, file, isPressed, tag = [] } of [
  {
    what: 'page is gone',
    path: '/keluhan',
    form: 'Formulir keluhan',
    label: 'Apa yang terjadi?',
    answer: { status: 404, contentType: 'text/html', body: '<!doctype html>' },
    file: complaintPage,
    isPressed: false,
  },
  {
    what: 'page is answered with HTML',
    path: '/keluhan',
    form: 'Formulir keluhan',
    label: 'Apa yang terjadi?',
    answer: { status: 200, contentType: 'text/javascript', body: '<!doctype html>' },
    file: complaintPage,
    isPressed: true,
  },
  {
    what: 'entry is gone',
    path: '/kontak',
    form: 'Formulir pesan',
    label: 'Pesan',
    answer: { status: 404, contentType: 'text/html', body: '<!doctype html>' },
    file: entryScript,
    isPressed: true,
    tag: '@long',
  },
  {
    what: 'entry is answered with HTML',
    path: '/lacak',
    form: 'Lacak pesan',
    label: 'Kode lacak',
    answer: { status: 200, contentType: 'text/javascript', body: '<!doctype html>' },
    file: entryScript,
    isPressed: false,
    tag: '@long',
  },
])
  test(
    `a form whose ${what} says so ${isPressed ? 'at the first press' : 'within 10 s'}, and loads anew with what was typed`,
    { tag },
    async ({ page, problems }) => {
      await page.clock.install();
      await page.route(file, (route) => route.fulfill(answer));
      await page.goto(path, { waitUntil: 'load' });
      // One reload may bring the scripts of a new version.
      if (file === complaintPage) await page.waitForEvent('load');
      const form = page.getByRole('form', { name });
      const field = form.getByLabel(label, { exact: true });
      await field.fill('K7QF-2M9T-XW4D');
      const notice = form.getByRole('alert').filter({ hasText: 'Formulir ini belum siap' });
      // Until the failure is known a press waits for the scripts.
      await page.waitForLoadState('networkidle');
      await expect(notice).toBeHidden();
      if (isPressed) await form.getByRole('button', { name: /^(?:Kirim|Lacak)/ }).click();
      else await page.clock.fastForward(9000);
      await expect(notice).toBeVisible({ timeout: 1000 });
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
      await page.unroute(file);
      await notice.getByRole('button', { name: 'Muat ulang' }).click();
      await formHydrated(form);
      await expect(field).toHaveValue('K7QF-2M9T-XW4D');
      await expect(notice).toHaveCount(0);
      problems.splice(0);
    },
  );

test(
  'a dialog whose chunk fails says so, and opens on retry',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    await continueSession(page, await adminClient(siteUrl));
    const file = scriptsWith('Impor SPPG', 'Tambah SPPG Baru');
    await withoutServer(page, file);
    await page.goto('/data-yayasan');
    await page.getByRole('article').first().getByRole('button', { expanded: false }).click();
    for (const name of ['Impor dari Excel', 'Tambah SPPG']) {
      const button = page.getByRole('button', { name });
      await button.click();
      await expect(notification(page)).toContainText('Gagal Dibuka');
      await notification(page).getByRole('button', { name: 'Tutup' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.unroute(file);
    for (const name of ['Impor dari Excel', 'Tambah SPPG']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    problems.splice(0);
  },
);

test('the site stays when the chunk of the session fails', { tag: '@long' }, async ({ page, problems }) => {
  await page.goto('/tentang');
  const refused = page.waitForEvent('requestfailed');
  await withoutServer(page, scriptsWith('`Logout`'));
  await signIn(page);
  await refused;
  await expect(notification(page)).toContainText('Login Berhasil!');
  await page.getByRole('link', { name: 'Pengaturan Akun' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pengaturan Akun' })).toBeVisible();
  problems.splice(0);
});

test('offline the page says so, keeps what is there, and says when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/tentang');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: /Pemberitahuan/ })).toBeAttached();
  await context.setOffline(true);
  await expect(notification(page)).toContainText('Anda sedang offline');
  await expect(notification(page)).toContainText(
    'Halaman yang sudah terbuka tetap bisa dibaca. Data terbaru dan pengiriman menunggu koneksi.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(notification(page)).toContainText('Koneksi kembali');
  // Failed prefetches of other pages.
  problems.splice(0);
});

test('with reduced motion nothing moves, and content is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/data-yayasan');
  await expect(page.getByRole('article').first()).toBeVisible();
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click();
  await expect(page).toHaveURL(/\/tentang$/);
  // The progress bar stops with the navigation.
  await expect.poll(running).toBe(0);
});
