import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { createLogger, preview } from 'vite';
import { anyMessagePattern } from '../../scripts/messages/catalogue.ts';
import { record } from '../../scripts/messages/recordings.ts';
import { watchPassages } from '../../scripts/messages/watch-passages.ts';
import { SEEDED_ADMIN as admin } from '../../supabase/local/addresses.ts';
import type { LocalStack } from '../../supabase/local/start-local-stack';

interface TestFixtures {
  /** Notes which of the site's messages are on the screen. */
  shownMessages: void;
  /** Tests of one worker share a backend, and some count: each takes its SPPG along. */
  tidy: void;
  /** Console errors and page exceptions so far; a test that provokes some empties it. */
  problems: string[];
}

interface WorkerFixtures {
  /** The site's messages as one regular expression. */
  messagePattern: string;
  /** The built site with a backend of its own, in memory. */
  siteUrl: string;
  /** What that backend printed: the mails it would have sent. */
  printed: string[];
  /** That backend itself, to look at as its owner. */
  backend: LocalStack;
}

/** A browser test against the built site; any unexpected console error or exception fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  messagePattern: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => provide(await anyMessagePattern()),
    { scope: 'worker' },
  ],

  shownMessages: [
    async ({ browser, messagePattern }, provide, { file, titlePath }) => {
      const passages = new Set<string>();
      const watch = (context: BrowserContext) => {
        Promise.all([
          context.exposeFunction('notePassage', (passage: string) => void passages.add(passage)),
          context.addInitScript(watchPassages, messagePattern),
          // A test may close it at once.
        ]).catch(() => undefined);
      };
      browser.on('context', watch);
      await provide();
      browser.off('context', watch);
      record(file, titlePath.slice(1).join(' > '), passages);
    },
    { auto: true },
  ],

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
      // The server starts it in its own time, for a request at once.
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
      // Without a request there was no backend to leave something in.
      const backend = await globalThis.runningLocalStacks?.get('in memory');
      await backend?.sql('delete from public.sppg where created_at >= $1', [start]);
    },
    { auto: true },
  ],

  baseURL: async ({ siteUrl }, provide) => provide(siteUrl),

  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    // People press buttons a second or two after a page is shown. A test that names what it waits for does without.
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil) await hydrated(page);
      return response;
    };
    await provide(page);
  },

  problems: [
    async ({ page }, provide) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${message.text()} ${message.location().url}`);
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

/** One of the news; the heading stands in its text, which has a script of its own. */
export const article = {
  title: 'Pengiriman pertama, disiapkan sebelum fajar',
  heading: 'Urutan pada pagi pertama',
};

/** The URLs of the scripts that hold these texts, one for each text; what the files are called is for the build to say. */
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

/** For requests beside the page: while its database starts, the server may close a connection that waits. */
export const patient = { maxRetries: 3 };

/** Signs in through the dialog, as a person would; the window must be wide enough for the sidebar. */
export async function signIn(page: Page, { email, password } = admin) {
  await page.getByRole('button', { name: 'Login Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login Admin' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Kata sandi').fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
}

/** A new account without any approval, signed in. */
export async function signUp(page: Page, email: string, password = 'nasi-liwet-2026') {
  await page.getByRole('button', { name: 'Login Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Daftar disini' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Kata sandi').fill(password);
  await dialog.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Presses Tab until something has the focus; no mouse. */
export async function tabTo(target: Locator) {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** The text of the notification that is shown. */
export function notification(page: Page) {
  return page.getByRole('region', { name: /Pemberitahuan/ }).getByRole('listitem');
}

/** The link in the newest mail to an address, as the developer finds it in the terminal. */
export async function mailedLink(printed: string[], email: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const mail = printed.findLast((text) => text.includes(`Mail to ${email} `));
    link = mail?.match(/https?:\S+/)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** Waits until the page is alive: the notification area is there once it is hydrated. */
export async function hydrated(page: Page) {
  await expect(page.getByRole('region', { name: /Pemberitahuan/ })).toBeAttached();
}

/** Follows which scripts a page downloads. The answer: the addresses of those that hold these words. */
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

/** Keeps files from arriving until the function that it returns is called; asking whether they are there is answered. */
export async function holdBack(page: Page, files: string | RegExp) {
  let arrive = () => {};
  const underway = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    if (route.request().method() !== 'HEAD') await underway;
    await route.continue();
  });
  return arrive;
}
