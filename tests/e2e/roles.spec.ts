import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { SEEDED_MANAGER } from '../../supabase/local/addresses.ts';
import type { LocalStack } from '../../supabase/local/start-local-stack';
import { addDevice, adminClient, continueSession, newcomerClient, visitorClient } from './backend';
import { expect, test } from './fixtures';
import { adminRoutes, templates } from './routes';

// Every page as everybody who may come: what a page asks for, the backend gives to whom it is shown. Visitors' pages are
// looked at one by one in all-pages.spec.ts; here they are walked through as by the menu, without a reload.

declare global {
  /** How many requests of the page are under way. */
  var underway: number;
}

/** Counts the requests that a page's code makes while they are under way. */
const countRequests = () => {
  const ask = globalThis.fetch;
  globalThis.underway = 0;
  globalThis.fetch = async (...asked) => {
    globalThis.underway += 1;
    try {
      return await ask(...asked);
    } finally {
      globalThis.underway -= 1;
    }
  };
};

/** Goes to a path as a link does, waits until the page shows what it asked for, and returns what it says of failures. */
const follow = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    // What only another query narrows keeps its heading.
    const isSamePage = new URL(to, location.href).pathname === location.pathname;
    const left = isSamePage ? null : document.querySelector('main h1');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    const main = () => document.querySelector('main');
    const isThere = () => {
      const heading = main()?.querySelector('h1');
      const isLoading = /^(Memuat|Memeriksa) .*\.\.\.$/m.test(main()?.innerText ?? '');
      return heading && heading !== left && !isLoading && globalThis.underway === 0;
    };
    const deadline = Date.now() + 15_000;
    for (let calm = 0; calm < 4; calm = isThere() ? calm + 1 : 0) {
      if (Date.now() > deadline)
        return [`is not there, ${globalThis.underway} requests under way: ${main()?.innerText}`];
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }
    const alerts = [...document.querySelectorAll<HTMLElement>('main [role=alert]')].map(
      ({ innerText }) => innerText,
    );
    const sentences =
      main()?.innerText.match(
        /^.*(?:gagal (?:dimuat|diperiksa)|terjadi kesalahan|segera hadir|coming soon|lorem).*$/gim,
      ) ?? [];
    return [...new Set([...alerts, ...sentences].filter((text) => text.trim()))];
  }, path);

/** The links of a page that lead elsewhere in the site, each with its query. */
const linksOf = (page: Page) =>
  page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''));

const roles = [
  'visitor',
  'user',
  'user under approved_only',
  'manager',
  'admin',
  'admin without the code',
  'ended account',
];
const parts = [
  { pages: 'public pages', walk: templates },
  { pages: 'pages under /admin, and what they link to,', walk: adminRoutes },
];

for (const [role, { pages, walk }] of roles.flatMap((role) => parts.map((part) => [role, part] as const))) {
  // A manager's desk asks for most, of what not all is theirs; one walk is enough for every change.
  const tag = role === 'manager' && walk === adminRoutes ? [] : '@long';
  test(
    `the ${pages} as a ${role}: no request fails, and no page says that one did`,
    { tag },
    async ({ page, siteUrl, backend }) => {
      const mode = role.endsWith('approved_only') ? 'approved_only' : 'any_signed_in';
      await backend.sql('update public.access_settings set access_mode = $1', [mode]);
      const client = await clientOf(role, siteUrl, backend);
      if (client) await continueSession(page, client);

      const found: string[] = [];
      page.on('response', (response) => {
        // The host has no page of a kitchen that is newer than the build.
        const isNewKitchen = /\/sppg\/[^/]+$/.test(response.url()) && response.status() === 404;
        const { pathname, search } = new URL(response.url());
        if (response.status() >= 400 && !isNewKitchen)
          found.push(`${response.status()} ${pathname}${search} on ${page.url()}`);
      });
      await page.addInitScript(countRequests);
      // The first page is no part of the walk.
      await page.goto(walk === templates ? paths.adminSettings : paths.tentang);
      const toWalk = new Set(walk);
      const titles = new Map<string, string>();
      for (const path of toWalk) {
        found.push(...(await follow(page, path)).map((said) => `${path} says: ${said}`));
        if (walk.includes(path)) titles.set(path, await page.title());
        // Lists as the lines of the summary narrow them.
        if (path === paths.admin) for (const link of await linksOf(page)) toWalk.add(link);
      }
      expect(found).toEqual([]);
      expect(new Set(titles.values()).size, [...titles.values()].join()).toBe(walk.length);
      await backend.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
    },
  );
}

async function clientOf(role: string, siteUrl: string, backend: LocalStack) {
  if (role === 'visitor') return undefined;
  if (role === 'admin') return adminClient(siteUrl);
  if (role === 'manager') {
    const client = visitorClient(siteUrl);
    const { error } = await client.auth.signInWithPassword(SEEDED_MANAGER);
    if (error) throw error;
    return client;
  }
  const email = `${randomBytes(4).toString('hex')}@contoh.id`;
  const client = await newcomerClient(siteUrl, email);
  if (role === 'admin without the code') {
    await backend.sql(`update public.accounts set role = 'admin' where email = $1`, [email]);
    await addDevice(client, 'Ponsel');
    await client.auth.signInWithPassword({ email, password: 'nasi-liwet-2026' });
  }
  if (role === 'ended account')
    await backend.sql('update public.accounts set ended_at = now() where email = $1', [email]);
  return client;
}
