import type { Page } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import { expect, notification, test } from './fixtures';

/** Tests share a database, so each adds foundations of its own. */
const ownName = (name: string) => `Yayasan ${name} ${Date.now()}`;

async function pressDelete(page: Page, nama: string) {
  await page.getByRole('button', { name: `Hapus ${nama}` }).click();
  return page.getByRole('alertdialog');
}

test('an admin adds a foundation, is refused a name that is taken, edits it, deletes it and restores it', async ({
  page,
  siteUrl,
  problems,
}) => {
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
});
