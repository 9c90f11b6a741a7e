import type { Page } from '@playwright/test';
import budgets from '../../scripts/budgets/budgets.json' with { type: 'json' };
import { transferSize } from '../../scripts/budgets/page-load.mjs';
import { paths } from '../../src/config/paths';
import { expect, followChunks, notification, signIn, test } from './fixtures';
import { adminRoutes } from './routes';

/** Bytes of script that a browser fetches before anybody touches the page, compressed. */
async function scriptBytes(page: Page, route: string): Promise<number> {
  await page.goto(route, { waitUntil: 'networkidle' });
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.js')),
  );
  return files.reduce((sum, file) => sum + transferSize('dist', file), 0);
}

function limitOf(route: string): number {
  return budgets.classes.find(({ routes }) => new RegExp(routes).test(route))?.limits.js ?? 0;
}

/** One of each kind: plain, with a form, told at length, with data. */
const samples = [
  paths.home,
  paths.kontak,
  paths.peluangInvestasi,
  paths.strukturOrganisasi,
  paths.program,
  paths.dataYayasan,
  paths.direktoriKontak,
];

test('what visitors read and send does without the code for signing in', async ({ page }) => {
  const has = followChunks(page);
  await page.goto(paths.dataYayasan);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(paths.direktoriKontak);
  await expect(page.getByText('Kabupaten Banyumas', { exact: true })).toBeVisible();
  await page.goto(`${paths.program}#dokumen`);
  await expect(page.getByRole('heading', { name: 'Ringkasan Alur Verifikasi SPPG' })).toBeVisible();
  await page.goto(paths.kontak);
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await form.getByLabel('Nama').fill('Sekar Tes');
  await form.getByLabel('Email').fill('sekar@contoh.id');
  await form.getByLabel('Subjek').fill('Jam buka');
  await form.getByLabel('Pesan', { exact: true }).fill('Apakah kantor buka pada hari Sabtu?');
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(notification(page)).toContainText('Pesan Terkirim!');
  expect(has('supabase')).toBe(false);

  await page.getByRole('button', { name: 'Login Admin' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('a');
  await expect.poll(() => has('supabase')).toBe(true);
});

test('before anybody touches a page, no more script arrives than its class allows', async ({ page }) => {
  test.setTimeout(180_000);
  // What is fetched ahead is another page's; on a busy machine it could come before the network rests.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.setViewportSize({ width: 412, height: 823 });
  for (const route of samples) {
    expect.soft(await scriptBytes(page, route), route).toBeLessThanOrEqual(limitOf(route));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const route of adminRoutes) {
    expect.soft(await scriptBytes(page, route), route).toBeLessThanOrEqual(limitOf(route));
  }
});
