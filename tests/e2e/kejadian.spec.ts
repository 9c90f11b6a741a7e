import type { CDPSession, Locator, Page } from '@playwright/test';
import { paths, sppgPath } from '../../src/config/paths';
import { violations } from './axe';
import { adminClient, continueSession } from './backend';
import { expect, notification, test } from './fixtures';

const phone = { width: 360, height: 640 };
const code = 'SPPG-3374-002';

/** A phone at the edge of its mast: 50 KB a second, and nothing comes sooner than after 0.4 s. */
async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 25_000,
  });
  return devtools;
}

test(
  'a manager on a slow phone makes an incident public within a minute, by four taps',
  { tag: '@long' },
  async ({ page, browser, siteUrl }) => {
    await page.setViewportSize(phone);
    await continueSession(page, await adminClient(siteUrl));
    await slowDown(page);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };

    const begun = Date.now();
    await page.goto(sppgPath(code));
    await tap(page.getByRole('button', { name: /^Catat…/ }));
    await tap(page.getByRole('button', { name: 'Catat kejadian' }));
    const dialog = page.getByRole('dialog');
    await tap(dialog.getByRole('button', { name: 'Makanan ditarik' }));
    await expect(dialog.getByText(/^Kabar berikutnya paling lambat pukul/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tap(dialog.getByRole('button', { name: 'Terbitkan' }));
    await expect(notification(page)).toContainText('Kejadian Terbit');

    // Visitors of the home page see it at once, without a build.
    const visitor = await browser.newPage({ viewport: phone });
    await expect(async () => {
      await visitor.goto(siteUrl + paths.sppg);
      await expect(visitor.getByRole('region', { name: 'Sedang berlangsung' })).toBeVisible({
        timeout: 5000,
      });
    }).toPass();
    await visitor.getByRole('link', { name: /^Makanan ditarik: / }).click();
    const open = visitor.getByRole('region', { name: 'Kejadian', exact: true });
    await expect(open.getByRole('heading', { name: 'Makanan ditarik' })).toBeInViewport();
    const seconds = (Date.now() - begun) / 1000;
    expect(taps).toBe(4);
    expect(seconds).toBeLessThan(60);
    await expect(open.getByText(/SD Negeri Cemara 01/)).toBeVisible();
    expect(await violations(visitor)).toEqual([]);
    await visitor.close();
  },
);

test(
  'news, a correction and the end of an incident by the keyboard alone; the home page has its line until then',
  { tag: '@long' },
  async ({ page, browser, siteUrl, backend }) => {
    await backend.sql(
      `insert into public.sppg_kejadian (sppg_id, jenis, hari, sekolah, kabar_berikutnya, created_at)
       select id, 'gejala sakit', (now() at time zone 'Asia/Jakarta')::date, '{SD Negeri Cemara 01}', now() - interval '1 minute', clock_timestamp()
       from public.sppg where kode_unik_pendaftaran = $1`,
      [code],
    );
    await continueSession(page, await adminClient(siteUrl));
    for (const { width, height } of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize({ width, height });
      await page.goto(sppgPath(code));
      await expect(page.getByText(/^Kabar berikutnya dijanjikan pukul .* belum ada\.$/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
    const write = async (text: string) => {
      await page.getByRole('button', { name: 'Tulis kabar' }).first().focus();
      await page.keyboard.press('Enter');
      const field = page.getByRole('dialog').getByRole('textbox', { name: 'Kabar' });
      await field.focus();
      await page.keyboard.type(text);
    };
    await write('Dua orang mual.');
    await page.getByRole('button', { name: 'Tambah angka' }).press('Enter');
    await page.getByLabel('Jumlah').fill('2');
    await page.getByLabel('Apa').fill('orang berobat');
    await page.getByLabel('Menurut').fill('Puskesmas');
    await page.getByLabel('Pukul (WIB)').fill('2026-11-03T10:40');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Terbitkan' }).press('Enter');
    await expect(notification(page)).toContainText('Kabar Terbit');
    await expect(page.getByText('2 orang berobat')).toBeVisible();

    const visitor = await browser.newPage({ viewport: phone });
    await visitor.goto(siteUrl + paths.home);
    const line = visitor.getByRole('complementary', { name: 'Kejadian yang sedang berlangsung' });
    await expect(line).toBeInViewport();
    expect(await violations(visitor)).toEqual([]);

    await write('Semua sudah sehat.');
    await page.getByRole('checkbox', { name: 'Akhiri kejadian ini' }).press('Space');
    await page.getByRole('button', { name: 'Terbitkan dan akhiri' }).press('Enter');
    await expect(notification(page)).toContainText('Kejadian Diakhiri');
    const asked = visitor.waitForResponse('**/rest/v1/content_revision*');
    await visitor.goto(siteUrl + paths.home);
    await asked;
    await expect(line).toBeHidden();
    await visitor.close();
  },
);
