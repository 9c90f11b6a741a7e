import { readdirSync, readFileSync } from 'node:fs';
import { expect, patient, signIn, test } from './fixtures';
import { adminRoutes, isOfMails, templates } from './routes';

test('every response has the security headers; hashed files are immutable, missing ones are not cached', async ({
  request,
}) => {
  for (const path of ['/', '/data-yayasan', '/admin/settings', '/tidak-ada', '/rss.xml']) {
    const headers = (await request.get(path, patient)).headers();
    expect(headers['content-security-policy'], path).toContain("script-src 'self';");
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security'], path).toContain('max-age=');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cache-control'], path).toContain('must-revalidate');
  }
  const script =
    /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/', patient)).text())?.[1] ?? '';
  expect((await request.get(script, patient)).headers()['cache-control']).toContain('immutable');
  const missing = await request.get('/assets/index-of-old.js', patient);
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toContain('must-revalidate');
});

test('the CSP blocks injected scripts, inline and foreign', async ({ page, problems }) => {
  await page.route(
    '**/tentang',
    async (route) => {
      const response = await route.fetch();
      const injected =
        '<script>window.smuggled = true</script><script src="https://example.com/smuggled.js"></script>';
      await route.fulfill({
        response,
        body: (await response.text()).replace('</body>', `${injected}</body>`),
      });
    },
    { times: 1 },
  );
  await page.goto('/tentang');
  await expect.poll(() => problems.length).toBe(2);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  // Cleared, or the fixture would fail the test.
  for (const problem of problems.splice(0)) expect(problem).toContain('Content Security Policy');
});

test('the CSP lets no text become HTML or a script, and nobody make a second policy', async ({
  page,
  problems,
}) => {
  await page.goto('/tentang');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => void (document.body.innerHTML = '<img src="" onerror="window.smuggled = true">'),
      () => new DOMParser().parseFromString('<p>', 'text/html'),
      () => new Worker('/assets/x.js'),
      () => window.trustedTypes?.createPolicy('lain', { createHTML: String, createScriptURL: String }),
      () => window.trustedTypes?.createPolicy('situs', { createHTML: String, createScriptURL: String }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'refused'));
  await expect.poll(() => problems.length).toBe(5);
  for (const problem of problems.splice(0)) expect(problem).toMatch(/Trusted|Content Security Policy/);
});

test(
  'every page that is reached from another, also by an admin, does without what the CSP refuses',
  { tag: '@long' },
  async ({ page, problems }) => {
    test.slow();
    await page.goto('/');
    await signIn(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const path of [...templates, ...adminRoutes].filter((route) => !isOfMails(route)).toReversed()) {
      const before = await page.title();
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page, path).not.toHaveTitle(before);
      await expect(page.getByText(/^(?:Memuat|Memeriksa) .*\.\.\.$/).first(), path).toBeHidden();
      expect(problems, path).toEqual([]);
    }
    // What a script writes on the way is there, too.
    await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  },
);

test('the CSP allows frames of OpenStreetMap, and no others', async ({ page, problems }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Peta</p>' }),
  );
  await page.goto('/kontak');
  const asked = page.waitForRequest('https://www.openstreetmap.org/**');
  await page.getByRole('button', { name: 'Tampilkan peta' }).click();
  await asked;
  await expect(page.frameLocator('main iframe').getByText('Peta')).toBeVisible();

  await page.evaluate(() => {
    const foreign = document.createElement('iframe');
    foreign.src = 'https://example.com/';
    document.body.append(foreign);
  });
  await expect.poll(() => problems.length).toBe(1);
  expect(problems.splice(0)[0]).toContain('frame-src');
});

test('what stands where a former site may have had its service worker ends itself and what is cached', async ({
  browser,
  siteUrl,
}) => {
  // The former site registered it, without this site's policy.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${siteUrl}/tentang`);
  for (const name of ['sw.js', 'service-worker.js']) {
    await page.evaluate(async (script) => {
      await caches.open('lama');
      await navigator.serviceWorker.register(script);
    }, `/${name}`);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
  }
});

test('a trailing slash and /feed are redirected', async ({ page, request }) => {
  await page.goto('/admin/');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ringkasan');
  const feed = await request.get('/feed', patient);
  expect(feed.headers()['content-type']).toContain('xml');
});

test('duplicate slashes lead to the canonical URL', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}//`);
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Satu tampah, banyak tangan');
  await page.goto(`${siteUrl}//tentang/`);
  await expect(page).toHaveURL(`${siteUrl}/tentang`);
  await page.getByRole('button', { name: 'Ciutkan menu' }).click();
  await expect(page.getByRole('button', { name: 'Bentangkan menu' })).toBeVisible();
});

test('nothing is published that only the build needs', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const isWellKnown = (file: string) => /^\.well-known(?:\/security\.txt)?$/.test(file);
  expect(
    files.filter((file) => !isWellKnown(file) && /(^|\/)\.|manifest\.json$|\.(map|tsx?)$/.test(file)),
  ).toEqual([]);
});

test('the configuration files of Netlify, Cloudflare Pages and Vercel have the same CSP and redirects', () => {
  const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
  const policy = /Content-Security-Policy: (.+)/.exec(read('_headers'))?.[1];
  expect(policy).toBeTruthy();
  expect(JSON.stringify(JSON.parse(read('vercel.json')))).toContain(JSON.stringify(policy).slice(1, -1));
  expect(read('_redirects')).toContain('/feed /rss.xml 301');
});
