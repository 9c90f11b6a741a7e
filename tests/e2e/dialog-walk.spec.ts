import type { ElementHandle, Locator, Page } from '@playwright/test';
import { paths, sppgPath } from '../../src/config/paths';
import { adminClient, continueSession } from './backend';
import { choose, expect, notification, test } from './fixtures';
import { publishing, walks } from './walked-dialogs';

/**
 * What a new form may have filled in: what a kitchen is already, the first word of the specification, and days of what we do
 * ourselves. Never who says so, a result, or the day of an authority.
 */
const filledIn: Record<string, string[]> = {
  'Laporkan kejadian': ['Hari kejadian'],
  'Tutup Dapur': ['Ditutup mulai'],
  'Catat Progres': ['Tanggal', 'Status Verifikasi'],
  'Tambah SPPG Baru': ['Status Pengajuan', 'Status Verifikasi', 'Status Bangunan'],
  'Tambah Sertifikat': ['Jenis'],
  'Undang lewat Email': ['Peran'],
  'Undang Lagi': ['Peran'],
  'Ubah status atau progres': ['Tanggal'],
  'Tambah Templat': ['Untuk'],
  'Batalkan perubahan satu akun': ['Dari (WIB)', 'Sampai (WIB)'],
};

/** The choices, days and ticks of a dialog that are filled in. */
const filled = (dialog: Locator) =>
  dialog.evaluate((node) =>
    [...node.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')]
      .filter((field) => (/^(checkbox|radio)$/.test(field.type) ? field.matches(':checked') : field.value))
      .filter(({ type }) => /^(select|date|checkbox|radio)/.test(type))
      .map((field) => field.labels?.[0]?.firstElementChild?.textContent ?? field.labels?.[0]?.textContent),
  );

/** Where a part of the page stands on the screen; what arrives above it may move the page, but not what is looked at. */
const place = (part: ElementHandle<Element>) =>
  part.evaluate((node) => Math.round(node.getBoundingClientRect().top));
const layers = (page: Page) => page.evaluate(() => Number(history.state?.layer ?? 0));

for (const { path, about, isDaily, isSignedOut, prepare, tidy, open, dialogs } of walks)
  test(
    `each dialog of ${path}${about ? `, ${about},` : ''} leaves the page where it is, has the focus, says nothing for anybody, and is closed by Back`,
    { tag: isDaily ? [] : '@long' },
    async ({ page, siteUrl, backend }) => {
      await page.setViewportSize({ width: 1280, height: 700 });
      const api = await adminClient(siteUrl);
      if (!isSignedOut) await continueSession(page, api);
      await prepare?.(api, backend);
      try {
        await page.goto(path);
        await open?.(page);
        const before = { layers: await layers(page), url: page.url() };
        // Of a dialog that opens others, too.
        const opener = page.locator('main, [role=dialog]');
        for (const [name, title, menu] of Object.values(dialogs).flat()) {
          const button = opener.getByRole('button', { name: menu ?? name }).first();
          const dialog = page
            .getByRole('dialog', { name: title })
            .or(page.getByRole('alertdialog', { name: title }));
          // The first press opens it, in the middle of the screen, so that it scrolls nothing itself.
          await button.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
          // By the element: behind a dialog no role finds it.
          const part = await button.elementHandle();
          if (!part) throw new Error(`${name} is gone.`);
          const top = await place(part);
          await button.click();
          if (menu) await opener.getByRole('button', { name }).first().click();
          await expect(dialog).toBeVisible();
          await expect.poll(() => layers(page)).toBe(before.layers + 1);
          expect(await place(part), `${name} opened`).toBe(top);
          const heading = await dialog.getByRole('heading').first().innerText();
          if (!/^(Edit|Perpanjang|Pintasan)/.test(heading))
            expect(await filled(dialog), heading).toEqual(filledIn[heading] ?? []);
          const hasFocus = await dialog.evaluate((node) => node.contains(document.activeElement));
          expect(hasFocus, `${name}`).toBe(true);
          await page.goBack();
          await expect(dialog).toBeHidden();
          await expect(button).toBeFocused();
          expect(await place(part), `${name} closed`).toBe(top);
          await expect(page).toHaveURL(before.url);
        }
      } finally {
        if (tidy) await backend.sql(tidy);
      }
    },
  );

test(
  'offline a report keeps its text, says how it is sent, and is, while the page behind stays',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    await continueSession(page, await adminClient(siteUrl));
    await page.goto(sppgPath('SPPG-3374-002'));
    await choose(page, /^Catat…/, 'Catat kejadian');
    const dialog = page.getByRole('dialog', { name: 'Laporkan kejadian' });
    await dialog.getByRole('button', { name: 'Makanan ditarik' }).click();
    const publish = dialog.getByRole('button', { name: 'Terbitkan' });
    await expect(publish).toBeEnabled();

    await page.context().setOffline(true);
    await publish.click();
    await expect(dialog.getByText(/^Server belum menjawab\. Isian ini tetap di sini/)).toBeVisible();
    // The page has tried to read what is new, and given up.
    await expect(page.getByText(/belum bisa dimuat ulang/).first()).toBeAttached({ timeout: 20_000 });
    await expect(dialog.getByText('Begini terbacanya oleh semua orang, begitu diterbitkan:')).toBeVisible();
    await expect(page.locator('main').getByText('Sudah Operasional').first()).toBeAttached();
    await page.context().setOffline(false);
    await publish.click();
    await expect(notification(page)).toContainText('Kejadian Terbit');
    await expect(dialog).toBeHidden();
    problems.length = 0;
  },
);

test(
  'offline a question and a deletion stay as they are, and are done when pressed again',
  { tag: '@long' },
  async ({ page, siteUrl, backend, problems }) => {
    const api = await adminClient(siteUrl);
    await continueSession(page, api);
    for (const path of [publishing, paths.adminMails]) {
      const walk = walks.find((one) => one.path === path);
      const [name, title] = Object.values(walk?.dialogs ?? {}).flat()[0] ?? [];
      await walk?.prepare?.(api, backend);
      await page.goto(path);
      await page.getByRole('main').getByRole('button', { name }).first().click();
      const dialog = page.getByRole('alertdialog', { name: title });
      const confirm = dialog.getByRole('button', { name: 'Hapus' });
      await expect(confirm).toBeEnabled();
      await page.context().setOffline(true);
      await confirm.click();
      await expect(notification(page).first()).toContainText('Periksa koneksi internet Anda');
      await expect(dialog).toBeVisible();
      await page.context().setOffline(false);
      await confirm.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
    }
    problems.length = 0;
  },
);
