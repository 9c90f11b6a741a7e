import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { createLogger, preview } from 'vite';
import { SEEDED_ADMIN as admin } from '../../supabase/local/addresses.ts';
import type { LocalStack } from '../../supabase/local/start-local-stack';
import { articles } from './routes';

interface TestFixtures {
  /**
   * Deletes the SPPG, incidents and foundations that a test has added, and what visitors would be told of that, because
   * tests of one worker share a backend.
   */
  tidy: void;
  /**
   * Whether the device saves data, so that no page of a link in view is prefetched (default: yes; prefetching is a tenth of
   * the work).
   */
  savesData: boolean;
  /** Console errors, warnings and exceptions so far; a test that provokes some must empty it. */
  problems: string[];
}

interface WorkerFixtures {
  /** URL of the built site, with its own backend in memory. */
  siteUrl: string;
  /** The output of that backend, which contains the mails. */
  printed: string[];
  /** That backend, for queries as the database's owner. */
  backend: LocalStack;
}

/** The revision of the content that the site was built from. */
function builtRevision(): number {
  return JSON.parse(readFileSync('dist/versi.json', 'utf8')).revision;
}

/** A browser test of the built site; an unexpected console error or exception fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  printed: [async ({}, provide) => provide([]), { scope: 'worker' }],

  siteUrl: [
    async ({ printed }, provide) => {
      const customLogger = { ...createLogger('error'), info: (text: string) => void printed.push(text) };
      const server = await preview({
        mode: 'embedded',
        customLogger,
        preview: { port: 0, host: '127.0.0.1' },
      });
      const address = server.resolvedUrls?.local[0];
      if (!address) throw new Error('The preview server has no address.');
      await provide(address.replace(/\/$/, ''));
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  backend: [
    async ({ siteUrl }, provide) => {
      // The first request starts the backend.
      await fetch(`${siteUrl}/auth/v1/health`);
      const stack = await globalThis.runningLocalStacks?.get('in memory');
      if (!stack) throw new Error(`${siteUrl} has no backend of its own.`);
      await provide(stack);
    },
    { scope: 'worker' },
  ],

  tidy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const start = new Date();
      await provide();
      // Without a request no backend has started.
      const backend = await globalThis.runningLocalStacks?.get('in memory');
      await backend?.sql('delete from public.sppg_kejadian_kabar where created_at >= $1', [start]);
      await backend?.sql('delete from public.sppg_kejadian where created_at >= $1', [start]);
      await backend?.sql('delete from public.sppg where created_at >= $1', [start]);
      await backend?.sql('delete from public.yayasan where created_at >= $1', [start]);
      // Deleted rows are news for visitors, who would load it on each page of later tests.
      await backend?.sql('delete from public.withdrawals where withdrawn_at >= $1', [start]);
      await backend?.sql('update public.content_revision set revision = $1', [builtRevision()]);
    },
    { auto: true },
  ],

  baseURL: async ({ siteUrl }, provide) => provide(siteUrl),

  savesData: [true, { option: true }],

  page: async ({ page, savesData }, provide) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
    const goto = page.goto.bind(page);
    // Tests start after hydration, as people do, unless they pass `waitUntil`.
    page.goto = async (url, options) => {
      await historySettled(page);
      const response = await goto(url, options);
      if (!options?.waitUntil) await hydrated(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      await historySettled(page);
      return reload(options);
    };
    await provide(page);
  },

  problems: [
    async ({ page }, provide) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        // The host is asked for the page of a kitchen that is newer than the build.
        const isNewKitchen = message.text().includes('404') && /\/sppg\/[^/]+$/.test(url);
        if (['error', 'warning'].includes(message.type()) && !isNewKitchen)
          problems.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await provide(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { admin, expect };

export const phone = { width: 360, height: 740 };

/** A news article with a heading in its text, which has a chunk of its own. */
export const article = articleWithHeading();

function articleWithHeading(): { title: string; heading: string } {
  for (const { title, markdown } of articles) {
    const [, heading] = /^## ([\w ]+)$/m.exec(markdown) ?? [];
    if (heading) return { title, heading };
  }
  throw new Error('No article has a heading.');
}

/** The URLs of the scripts that hold these texts, one for each text, whatever the build calls them. */
export function scriptsWith(...texts: string[]): RegExp {
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ name: path.basename(file), code: readFileSync(path.join('dist', file), 'utf8') }));
  const names = texts.map((text) => {
    const found = scripts.filter(({ code }) => code.includes(text)).map(({ name }) => name);
    if (found.length !== 1) throw new Error(`${found.length} scripts hold "${text}".`);
    return found.join().replaceAll('.', '\\.');
  });
  return new RegExp(`/(?:${names.join('|')})$`);
}

/** Options for requests outside of the page: the server may close idle connections while its database starts. */
export const patient = { maxRetries: 3 };

/** Signs in through the dialog; the viewport must be wide enough for the sidebar. */
export async function signIn(page: Page, credentials = admin) {
  await page.getByRole('button', { name: 'Login Admin' }).click();
  await fillLogin(page.getByRole('dialog', { name: 'Login Admin' }), credentials);
}

/** Signs in by the open login dialog. */
export async function fillLogin(dialog: Locator, { email, password } = admin) {
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Kata sandi').fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
}

/** Signs up a new account, which is not approved. */
export async function signUp(page: Page, email: string, password = 'nasi-liwet-2026') {
  await page.getByRole('button', { name: 'Login Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Daftar disini' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Kata sandi').fill(password);
  await dialog.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator) {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** Chooses an action from a menu. */
export async function choose(page: Page, menu: RegExp, action: string) {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('button', { name: action }).first().click();
}

/** The toast on the screen. */
export function notification(page: Page) {
  return page.getByRole('region', { name: /Pemberitahuan/ }).getByRole('listitem');
}

/** The link in the latest mail to an e-mail address, from the output of the backend. */
export async function mailedLink(printed: string[], email: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const mail = printed.findLast((text) => text.includes(`Mail to ${email} `));
    link = mail?.match(/https?:\S+/)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/**
 * Waits until the page is hydrated, by the toast region, which is not prerendered. By a selector: to look for a role computes
 * those of all elements, at each of hundreds of visits.
 */
export async function hydrated(page: Page) {
  await expect(page.locator('[role=region][aria-label^=Pemberitahuan]')).toBeAttached();
}

/** Waits until a form is hydrated, which until then the browser submits to nowhere. */
export async function formHydrated(form: Locator) {
  await expect(form).not.toHaveAttribute('method', 'dialog');
}

/** Waits until the history entry of a dialog that was just closed is gone: that would abort the next navigation. */
async function historySettled(page: Page) {
  if (page.url() === 'about:blank') return;
  await page.waitForFunction(
    () => !history.state?.layer || document.querySelector('[role=dialog], [role=alertdialog]'),
  );
}

/** Records the scripts that a page downloads; the returned function gives the URLs of those that contain a text. */
export function followScripts(page: Page) {
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), '');
  });
  return async function filesWith(words: string): Promise<string[]> {
    for (const [url, text] of scripts) {
      if (!text) scripts.set(url, await (await page.request.get(url, patient)).text());
    }
    return [...scripts].flatMap(([url, text]) => (text.includes(words) ? [url] : []));
  };
}

/** Holds back requests for these files until the returned function is called; HEAD requests pass. */
export async function holdBack(page: Page, files: string | RegExp) {
  let arrive = () => {};
  const underway = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    if (route.request().method() !== 'HEAD') await underway;
    await route.continue();
  });
  return arrive;
}

/**
 * What a function reads from HTML or XML, on a page without the site's policy, which lets no text become HTML.
 * @param read - runs in the browser
 */
export async function readMarkup<Result>(
  page: Page,
  markup: string,
  read: (markup: string) => Result,
): Promise<Result> {
  const blank = await page.context().newPage();
  const result: Result = await blank.evaluate<Result, string>(read, markup);
  await blank.close();
  return result;
}

/** How much moved since the visit began, as Cumulative Layout Shift counts it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return sum;
  });
}

/** The web fonts that a page has requested. */
export function readFonts(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
}
