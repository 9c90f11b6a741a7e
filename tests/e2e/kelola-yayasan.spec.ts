import type { Page } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import { expect, notification, test } from './fixtures';

/** Tests share a database, so each adds foundations of its own. */
const ownName = (name: string) => `Yayasan ${name} ${Date.now()}`;

/** Adds a foundation with an SPPG and signs the admin in. */
async function signInWithYayasan(page: Page, siteUrl: string, nama: string) {
  const api = await adminClient(siteUrl);
  const { data: yayasan } = await api
    .from('yayasan')
    .insert({ nama, pengelola: 'Bu Lama' })
    .select('id, nama')
    .single()
    .throwOnError();
  const kode = `YYS-${Date.now()}`;
  const sppg = { kode_unik_pendaftaran: kode, nama: `SPPG ${kode}`, lokasi: 'Kota Semarang' };
  const addSppg = () =>
    api
      .from('sppg')
      .insert({ ...sppg, yayasan_id: yayasan.id })
      .throwOnError();
  await continueSession(page, api);
  return { api, yayasan, sppg, addSppg, card: page.getByRole('article').filter({ hasText: nama }) };
}

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

test('a foundation with SPPG is refused in words, also when the SPPG came a moment ago', async ({
  page,
  siteUrl,
  problems,
}) => {
  const { api, yayasan, sppg, addSppg, card } = await signInWithYayasan(page, siteUrl, ownName('Berisi'));
  const refusal = 'Yayasan ini masih memiliki 1 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.';
  await page.goto(`/data-yayasan?yayasan=${yayasan.id}`);
  const question = await pressDelete(page, yayasan.nama);
  await expect(question).toContainText(`Apakah Anda yakin ingin menghapus "${yayasan.nama}"?`);
  await addSppg();
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(notification(page)).toContainText('Gagal Menghapus Yayasan');
  await expect(notification(page)).toContainText(refusal);
  expect(problems.splice(0).join()).toContain('400');
  await expect(question).toContainText(refusal);
  await expect(question.getByRole('button', { name: 'Hapus' })).toBeDisabled();
  await question.getByRole('button', { name: 'Mengerti' }).click();
  await expect(card).toContainText(sppg.nama);

  await pressDelete(page, yayasan.nama);
  await expect(question).toContainText(refusal);
  // A colleague deletes the SPPG: the list that the dialog reloads knows.
  await question.getByRole('button', { name: 'Mengerti' }).click();
  await api.from('sppg').delete().eq('kode_unik_pendaftaran', sppg.kode_unik_pendaftaran).throwOnError();
  await pressDelete(page, yayasan.nama);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(notification(page)).toContainText(`${yayasan.nama} telah dihapus.`);
});

test('an SPPG moves to another foundation, which frees its own for deletion; the trail names both', async ({
  page,
  siteUrl,
}) => {
  const { yayasan, sppg, addSppg } = await signInWithYayasan(page, siteUrl, ownName('Asal'));
  await addSppg();
  await page.goto(`/data-yayasan?yayasan=${yayasan.id}`);
  await page.getByRole('button', { name: `Edit ${sppg.nama}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit SPPG' });
  await expect(form.getByLabel('Yayasan')).toHaveValue(yayasan.id);
  await form.getByLabel('Yayasan').selectOption('Yayasan Sekar Jagad');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(notification(page)).toContainText(
    `${sppg.nama} telah diperbarui dan sekarang milik Yayasan Sekar Jagad.`,
  );
  await expect(page.getByRole('article')).toContainText('0 SPPG');

  const question = await pressDelete(page, yayasan.nama);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(notification(page)).toContainText('Yayasan Berhasil Dihapus');
  const card = page.getByRole('article').filter({ hasText: 'Yayasan Sekar Jagad' });
  await card.getByRole('button', { expanded: false }).click();
  await expect(card.getByRole('heading', { name: sppg.nama })).toBeVisible();

  await page.goto('/admin/riwayat?data=sppg');
  const change = page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: `Mengubah ${sppg.nama}`, exact: true }),
  });
  await change.getByRole('button', { expanded: false }).click();
  await expect(change.getByRole('table').getByRole('row')).toHaveText([
    'SebelumSesudah',
    'Yayasan',
    `${yayasan.nama}Yayasan Sekar Jagad`,
  ]);
});
