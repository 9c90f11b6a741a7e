import type { Page } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import { expect, notification, test } from './fixtures';

/** Tests share a database, so each adds foundations of its own. */
const ownName = (name: string) => `Yayasan ${name} ${Date.now()}`;

async function pressDelete(page: Page, nama: string) {
  await page.getByRole('button', { name: `Hapus ${nama}` }).click();
  return page.getByRole('alertdialog');
}

test(
  'an admin adds a foundation, is refused a name that is taken, edits it, deletes it and restores it',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    await continueSession(page, await adminClient(siteUrl));
    const nama = ownName('Baru');
    await page.goto('/data-yayasan?cari=pati');
    await page.getByRole('button', { name: 'Tambah Yayasan' }).click();
    const form = page.getByRole('dialog', { name: 'Tambah Yayasan Baru' });
    await form.getByLabel('Nama Yayasan').fill('  yayasan   SEKAR jagad ');
    await form.getByLabel('Alamat').fill('Jalan Baru No. 1, Kota Tegal');
    await page.keyboard.press('Enter');
    await expect(notification(page)).toContainText('Gagal Menambahkan Yayasan');
    await expect(form.getByRole('alert')).toHaveText('Nama ini sudah digunakan oleh yayasan lain.');
    await expect(form.getByLabel('Nama Yayasan')).toBeFocused();
    expect(problems.splice(0).join()).toContain('409');
    await form.getByLabel('Nama Yayasan').fill(nama);
    await form.getByRole('button', { name: 'Simpan' }).dblclick();
    await expect(notification(page)).toContainText('Yayasan Berhasil Ditambahkan');
    await expect(notification(page)).toContainText(`${nama} telah ditambahkan.`);

    // Alone and opened, though the search would have hidden it; Back leads to the search.
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toBeInViewport();
    await expect(card).toContainText('Jalan Baru No. 1, Kota Tegal');
    await expect(card).toContainText('Belum ada SPPG yang terdaftar untuk yayasan ini.');
    await page.goBack();
    await expect(page).toHaveURL(/\?cari=pati$/);
    await page.goForward();
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(nama);

    await card.getByRole('button', { name: `Edit ${nama}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Yayasan' });
    await edit.getByLabel('Pengelola').fill('Pak Baru');
    await edit.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText(`${nama} telah diperbarui.`);
    await expect(card).toContainText('Pak Baru');

    const question = await pressDelete(page, nama);
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect(card).toContainText(nama);
    await pressDelete(page, nama);
    await question.getByRole('button', { name: 'Hapus' }).click();
    await expect(notification(page)).toContainText('Yayasan Berhasil Dihapus');
    await expect(page).toHaveURL(/\/data-yayasan$/);
    await expect(page.getByRole('article')).toHaveCount(14);

    await page.goto('/admin/riwayat?data=yayasan');
    await page.getByRole('button', { name: `Pulihkan ${nama}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click();
    await expect(notification(page)).toContainText(`${nama} tampil lagi di situs.`);
    await page.goto(`/data-yayasan?cari=${nama}`);
    await expect(card).toContainText('Pak Baru');
  },
);

test(
  'a duplicated tab adds a foundation of its own; a reload goes on with the same one',
  { tag: '@long' },
  async ({ page, siteUrl, backend, problems }) => {
    await continueSession(page, await adminClient(siteUrl));
    const [first, second] = [ownName('Satu'), ownName('Dua')];
    const sentIds: unknown[] = [];
    const isAdding = (url: URL) => url.pathname === '/rest/v1/yayasan';
    await page.context().route(isAdding, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sentIds.push(route.request().postDataJSON().id);
      await (sentIds.length === 1 ? route.abort() : route.fallback());
    });
    const formOf = (tab: Page) => tab.getByRole('dialog', { name: 'Tambah Yayasan Baru' });
    async function open(tab: Page) {
      await tab.getByRole('button', { name: 'Tambah Yayasan' }).click();
      return formOf(tab);
    }

    await page.goto('/data-yayasan');
    const form = await open(page);
    await form.getByLabel('Nama Yayasan').fill(first);
    await form.getByLabel('Alamat').fill('Jalan Baru No. 1, Kota Tegal');
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Gagal Menambahkan Yayasan');
    problems.splice(0);

    const [copy] = await Promise.all([
      page.context().waitForEvent('page'),
      // As duplicating does, it copies the tab's storage.
      page.evaluate(() => void window.open(location.href)),
    ]);
    const copied = await open(copy);
    await expect(copied.getByLabel('Nama Yayasan')).toHaveValue(first);
    await copied.getByLabel('Nama Yayasan').fill(second);
    await copied.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(copy)).toContainText('Yayasan Berhasil Ditambahkan');

    await page.reload();
    await (await open(page)).getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Yayasan Berhasil Ditambahkan');
    const [lost, ofCopy, again] = sentIds;
    expect(again).toBe(lost);
    expect(ofCopy).not.toBe(lost);
    const stored = await backend.sql('select nama from public.yayasan where nama in ($1, $2)', [
      first,
      second,
    ]);
    expect(stored).toHaveLength(2);
  },
);
