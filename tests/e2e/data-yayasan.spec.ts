import type { Page } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import {
  expect,
  fillLogin,
  holdBack,
  hydrated,
  notification,
  phone,
  scriptsWith,
  signIn,
  test,
} from './fixtures';

test('an admin adds an SPPG, sees it, edits it and deletes it', async ({ page }) => {
  const kode = `UJI-${Date.now()}`;
  const nama = `SPPG Uji ${kode}`;
  await page.goto('/data-yayasan');
  await signIn(page);
  await expect(notification(page)).toContainText('Login Berhasil!');

  // The first foundation in the seed.
  const yayasan = 'Yayasan Ceplok Melati Pantura';
  const card = page.getByRole('article').filter({ hasText: yayasan });
  await card.getByRole('button', { expanded: false }).click();
  await card.getByRole('button', { name: 'Tambah SPPG' }).click();

  const form = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
  await expect(form).toContainText(`Yayasan: ${yayasan}`);
  await form.getByLabel('Kode Unik Pendaftaran').fill(kode);
  await form.getByLabel('Nama SPPG').fill(nama);
  await form.getByLabel('Lokasi (alamat)').fill('Jalan Uji No. 1, Kota Semarang');
  await form.getByLabel('Sasaran Penerima Manfaat').fill('2750');
  // The button stands outside the form element; browsers submit with it all the same.
  await page.keyboard.press('Enter');
  await expect(notification(page)).toContainText('SPPG Berhasil Ditambahkan');
  await expect(notification(page)).toContainText(`${nama} telah ditambahkan.`);
  await expect(form).toBeHidden();
  const row = card.getByRole('listitem').filter({ hasText: nama });
  await expect(row).toContainText('2.750 penerima manfaat');

  await row.getByRole('button', { name: `Edit ${nama}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit SPPG' });
  await expect(edit.getByLabel('Kode Unik Pendaftaran')).toHaveValue(kode);
  await edit.getByLabel('Status Verifikasi').selectOption('Sudah Operasional');
  await edit.getByLabel('Sasaran Penerima Manfaat').fill('');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(notification(page)).toContainText(`${nama} telah diperbarui.`);
  await expect(row).toContainText('Sudah Operasional');
  await expect(row).not.toContainText('penerima manfaat');

  await page.reload();
  await card.getByRole('button', { expanded: false }).click();
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: `Hapus ${nama}` }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Konfirmasi Penghapusan' });
  await confirm.getByRole('button', { name: 'Batal' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Hapus ${nama}` }).click();
  await confirm.getByRole('button', { name: 'Hapus' }).click();
  await expect(notification(page)).toContainText('SPPG Berhasil Dihapus');
  await expect(notification(page)).toContainText(`${nama} telah dihapus dari ${yayasan}.`);
  await expect(row).toBeHidden();
  // The focus stays with the list.
  await page.keyboard.press('Tab');
  await expect(card.getByRole('listitem').locator('a, button').first()).toBeFocused();
});

/** Adds an SPPG to the first foundation and signs the admin in; `api` makes the changes of a colleague. */
async function signInWithSppg(page: Page, siteUrl: string) {
  const api = await adminClient(siteUrl);
  const kode_unik_pendaftaran = `REKAN-${Date.now()}`;
  const { data: sppg } = await api
    .from('sppg')
    .insert({
      kode_unik_pendaftaran,
      nama: `SPPG ${kode_unik_pendaftaran}`,
      lokasi: 'Kota Semarang',
      yayasan_id: 'a0000000-0000-4000-8000-000000000001',
    })
    .select('id, nama, kode_unik_pendaftaran, yayasan_id')
    .single()
    .throwOnError();
  await continueSession(page, api);
  return { api, sppg };
}

test(
  'two admins edit one SPPG: each keeps what the other has saved',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    const { api, sppg } = await signInWithSppg(page, siteUrl);
    await page.goto(`/data-yayasan?cari=${sppg.kode_unik_pendaftaran}`);
    await page.getByRole('button', { name: `Edit ${sppg.nama}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit SPPG' });
    await form.getByLabel('Kontraktor Pelaksana').fill('CV Saya');
    await api.from('sppg').update({ progres_pembangunan: '70%' }).eq('id', sppg.id).throwOnError();
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText(`${sppg.nama} telah diperbarui.`);
    const row = page.getByRole('article').getByRole('listitem').filter({ hasText: sppg.nama });
    await expect(row).toContainText('CV Saya');
    await expect(row).toContainText('70%');

    await row.getByRole('button', { name: `Edit ${sppg.nama}` }).click();
    await form.getByLabel('Kontraktor Pelaksana').fill('CV Kita');
    await api.from('sppg').update({ kontraktor_pelaksana: 'CV Rekan' }).eq('id', sppg.id).throwOnError();
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Gagal Memperbarui SPPG');
    await expect(notification(page)).toContainText(
      'Pengguna lain baru saja mengubah isian yang sama. Periksa, lalu simpan lagi.',
    );
    await expect(form.getByText('Yang tersimpan sekarang: CV Rekan.')).toBeVisible();
    await expect(form.getByLabel('Kontraktor Pelaksana')).toHaveValue('CV Kita');
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText(`${sppg.nama} telah diperbarui.`);
    await expect(row).toContainText('CV Kita');

    await row.getByRole('button', { name: `Edit ${sppg.nama}` }).click();
    await form.getByLabel('Nama SPPG').fill('SPPG Lama');
    await api.from('sppg').delete().eq('id', sppg.id).throwOnError();
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText(
      `${sppg.nama} sudah lebih dulu dihapus oleh pengguna lain.`,
    );
    await form.getByRole('button', { name: 'Batal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buang Isian' }).click();
    await expect(form).toBeHidden();
    // The browser logs the failed requests to the console.
    expect(problems.splice(0).join()).toContain('406');
  },
);

test(
  'what was typed into an SPPG survives a reload and the end of the session',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/data-yayasan');
    await signIn(page);
    const card = page.getByRole('article').filter({ hasText: 'Yayasan Ceplok Melati Pantura' });
    const form = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
    const name = form.getByLabel('Nama SPPG');
    const isRestored = form.getByText('Isian yang belum disimpan kami kembalikan.');
    async function open() {
      await card.getByRole('button', { expanded: false }).click();
      await card.getByRole('button', { name: 'Tambah SPPG' }).click();
    }

    await open();
    await name.fill('SPPG Setengah Jadi');
    await expect(isRestored).toBeHidden();
    await page.reload();
    await open();
    await expect(isRestored).toBeVisible();
    await expect(name).toHaveValue('SPPG Setengah Jadi');
    await name.fill('SPPG Hampir Jadi');

    const elsewhere = await context.newPage();
    await elsewhere.goto('/');
    await elsewhere.getByRole('button', { name: 'Logout' }).click();
    await expect(notification(elsewhere)).toContainText('Logout Berhasil!');
    await elsewhere.close();
    await expect(form).toBeHidden();
    await expect(notification(page).filter({ hasText: 'Sesi Berakhir' })).toContainText(
      'Anda tidak lagi login di peramban ini. Isian yang belum disimpan kembali setelah Anda login lagi.',
    );
    // In place of the form that went with the session.
    const login = page.getByRole('dialog', { name: 'Login Admin' });
    await expect(login).toContainText('Sesi Anda berakhir, misalnya karena logout di tab lain.');
    await fillLogin(login);
    await expect(isRestored).toBeVisible();
    await expect(name).toHaveValue('SPPG Hampir Jadi');

    await form.getByRole('button', { name: 'Batal' }).click();
    await page.getByRole('button', { name: 'Buang Isian' }).click();
    await card.getByRole('button', { name: 'Tambah SPPG' }).click();
    await expect(name).toHaveValue('');
  },
);

test('a tap right after typing leads on, though the next page takes its time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/data-yayasan');
  await hydrated(page);
  const arrive = await holdBack(page, scriptsWith('Galeri Foto Konsorsium'));
  await page.getByRole('searchbox').fill('melati');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galeri Foto' }).click();
  // By now the search would have changed the URL.
  await page.clock.runFor(1000);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeri Foto Konsorsium');
  await expect(page).toHaveURL(/\/galeri$/);
});

test('the cards of foundations rise one after the other', async ({ page }) => {
  await page.addInitScript(() => {
    const delays: number[] = [];
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      if (this.parentElement?.matches('main ul'))
        delays.push(typeof options === 'object' ? (options.delay ?? 0) : 0);
      return animate.call(this, keyframes, options);
    };
    Object.assign(window, { delays });
  });
  await page.goto('/data-yayasan');
  await expect(page.getByRole('article').first()).toBeVisible();
  const delays = () =>
    page.evaluate(() => [...new Set<number>(Reflect.get(window, 'delays'))].map(Math.round));
  await expect.poll(delays).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
});

test('who follows a link to a filtered list sees what it shows, on a phone, too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/data-yayasan?cari=Ceplok');
  await expect(page.getByRole('article').first()).toBeInViewport();
});
