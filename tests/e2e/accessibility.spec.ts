import type { Page } from '@playwright/test';
import { violations, walkDownUntilLoaded } from './axe';
import { adminClient, continueSession, newcomerClient } from './backend';
import {
  admin,
  expect,
  formHydrated,
  mailedLink,
  notification,
  phone,
  signIn,
  tabTo,
  test,
} from './fixtures';
import { adminRoutes } from './routes';
import { FORGET_CLIENTS } from '../forget-clients';

const widths = [360, 1280];

/** What links and searches make of public pages. */
const addresses = [
  '/data-yayasan?sppg=SPPG-3374-004',
  '/data-yayasan?sppg=TIDAK-ADA',
  '/program?cari=mandiraja',
  '/sppg?kode=SPPG-3374-001',
  '/sppg?kode=TIDAK-ADA',
  '/sppg?kode=SPPG-9999-999',
  '/sppg?kode=kulon',
  '/sppg?kode=ab',
  '/wilayah/kabupaten-rembang',
  '/sppg/SPPG-3302-003',
  '/keluhan?sppg=SPPG-3374-004',
  '/keluhan?sppg=kulon',
  '/lacak#KEH0-0000-001Z',
];

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@long' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing on what links and searches make of pages', async ({ page }) => {
      test.setTimeout(180_000);
      for (const address of addresses) {
        await page.goto(address);
        await walkDownUntilLoaded(page);
        expect.soft(await violations(page), address).toEqual([]);
      }
    });

    test('axe finds nothing on admin pages, nor on a summary of which a line failed', async ({
      page,
      siteUrl,
      problems,
    }) => {
      test.setTimeout(180_000);
      await continueSession(page, await adminClient(siteUrl));
      for (const route of ['/data-yayasan', ...adminRoutes]) {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByText(/^(Memuat|Memeriksa)/)).toHaveCount(0);
        expect.soft(await violations(page), route).toEqual([]);
      }
      await page.route(/admin_summary.*leads_waiting/, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/admin');
      await expect(page.getByRole('alert')).toContainText('Pesan yang menunggu gagal dimuat.');
      expect.soft(await violations(page), 'a line that failed').toEqual([]);
      expect(problems.splice(0).join()).toContain('500');
    });
  });
}

/** Checks an open dialog at every width, then closes it. */
async function expectCleanDialog(page: Page, name: string) {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await violations(page), `${name} at ${width} px`).toEqual([]);
  }
  await page.keyboard.press('Escape');
}

test(
  'axe finds nothing in the dialogs of signing up, SPPG and foundations',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto('/data-yayasan');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Login Admin' }).click();
    await page.getByRole('button', { name: 'Daftar disini' }).click();
    await expectCleanDialog(page, 'Daftar Akun');
    await signIn(page);
    await expect(notification(page)).toContainText('Login Berhasil!');
    // The buttons of managers shift the list when they appear.
    await expect(page.getByRole('button', { name: 'Unduh CSV' })).toBeVisible();

    const card = page
      .getByRole('article')
      .filter({ hasText: /[1-9]\d* SPPG/ })
      .first();
    await card.getByRole('button', { expanded: false }).click();
    for (const name of [/^Tambah SPPG/, /^Edit SPPG/, /^Hapus SPPG/, /^Edit Yayasan/, /^Hapus Yayasan/]) {
      await card.getByRole('button', { name }).first().click();
      await expectCleanDialog(page, String(name));
    }
    await page.getByRole('button', { name: 'Tambah Yayasan' }).click();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Nama yayasan tidak boleh kosong.')).toBeVisible();
    await expectCleanDialog(page, 'Tambah Yayasan');
  },
);

test('axe finds nothing in the dialogs of certificates', { tag: '@long' }, async ({ page, siteUrl }) => {
  await continueSession(page, await adminClient(siteUrl));
  await page.goto('/admin/sertifikat?riwayat=ya');
  for (const name of [/^Perpanjang/, /^Edit/, /^Hapus/]) {
    await page.getByRole('button', { name }).first().click();
    await expectCleanDialog(page, String(name));
  }
  await page.getByRole('button', { name: 'Tambah Sertifikat' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('SPPG harus dipilih.')).toBeVisible();
  await expectCleanDialog(page, 'Tambah Sertifikat');
});

test(
  'axe finds nothing in the dialogs of documents, import, roles, restoring, pictures and passwords',
  { tag: '@long' },
  async ({ page, siteUrl, printed }) => {
    test.setTimeout(180_000);
    const email = `dialog-${Date.now()}@contoh.id`;
    await newcomerClient(siteUrl, email);
    const api = await adminClient(siteUrl);
    const kode_unik_pendaftaran = `DIALOG-${Date.now()}`;
    const yayasan_id = 'a0000000-0000-4000-8000-000000000001';
    const row = { kode_unik_pendaftaran, nama: 'SPPG Dialog', lokasi: 'Kota Semarang', yayasan_id };
    await api.from('sppg').insert(row).throwOnError();
    await api.from('sppg').delete().eq('kode_unik_pendaftaran', kode_unik_pendaftaran).throwOnError();

    await page.goto('/');
    await page.getByRole('button', { name: 'Login Admin' }).click();
    await page.getByRole('button', { name: 'Lupa kata sandi?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: /^Kirim/ }).click();
    const link = await mailedLink(printed, email);
    await expectCleanDialog(page, 'Lupa Kata Sandi');
    await page.goto(link);
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expectCleanDialog(page, 'Kata Sandi Baru');

    await continueSession(page, api);
    await page.goto('/program#dokumen');
    await page.getByRole('button', { name: 'Hapus' }).first().click();
    await expectCleanDialog(page, 'Hapus dokumen');
    await page.goto('/admin/dokumen');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByLabel('Judul').clear();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Judul tidak boleh kosong.')).toBeVisible();
    await expectCleanDialog(page, 'Edit Dokumen');
    await page.getByRole('button', { name: 'Buang Isian' }).click();
    await page.goto('/data-yayasan');
    await page.getByRole('button', { name: 'Impor dari Excel' }).click();
    const rows =
      'Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan\nA;N;L;Yayasan Satu\nB;N;L;Yayasan Dua';
    await page
      .getByLabel('File dari Excel')
      .setInputFiles({ name: 'sppg.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await page.getByRole('checkbox', { name: /^Yayasan Satu/ }).check();
    await expectCleanDialog(page, 'Impor dari Excel');
    await page.goto('/admin/pengguna');
    await page.getByRole('button', { name: `Setujui sebagai admin: ${email}` }).click();
    await expectCleanDialog(page, 'Setujui');
    await page.goto('/admin/riwayat?data=sppg');
    await page.getByRole('button', { name: 'Pulihkan SPPG Dialog' }).first().click();
    await expectCleanDialog(page, 'Pulihkan');
    await page.getByRole('button', { name: 'Batalkan perubahan satu akun…' }).click();
    await page.getByRole('dialog').getByLabel('Akun').selectOption({ index: 1 });
    await expect(page.getByRole('dialog')).toContainText(/data yang|data sudah|Tidak ada perubahan akun ini/);
    await expectCleanDialog(page, 'Batalkan perubahan');
    await page.goto('/admin/settings');
    await page.locator('input[type=file]').setInputFiles('public/icons/apple-touch-icon.png');
    await expectCleanDialog(page, 'Foto');
  },
);

test(
  'axe finds nothing in the directory of an admin and in the dialogs of contacts',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    test.setTimeout(180_000);
    await continueSession(page, await adminClient(siteUrl));
    // As if one had no contact.
    await page.route('**/rest/v1/regional_contacts?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: (await answer.json()).slice(1) });
    });
    await page.goto('/direktori-kontak');
    const add = page.getByRole('button', { name: 'Tambah Kontak', exact: true });
    await expect(add).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await violations(page), `directory at ${width} px`).toEqual([]);
    }
    await add.click();
    const form = page.getByRole('dialog', { name: 'Tambah Kontak' });
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(form.getByText('Centang setelah narahubung setuju.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles('public/icons/apple-touch-icon.png');
    const crop = page.getByRole('dialog', { name: 'Atur Foto' });
    await expect(crop.getByRole('button', { name: 'Pakai Foto' })).toBeEnabled();
    await expectCleanDialog(page, 'Atur Foto');
    await expect(crop).toBeHidden();
    await expectCleanDialog(page, 'Tambah Kontak');
    for (const name of ['Edit', 'Hapus']) {
      await page.getByRole('button', { name: `${name} kontak Kota Tegal` }).click();
      await expectCleanDialog(page, `${name} kontak`);
    }
  },
);

test(
  'axe finds nothing in what is said of tracking codes',
  { tag: '@long' },
  async ({ page, siteUrl, backend, problems }) => {
    test.setTimeout(120_000);
    const api = await adminClient(siteUrl);
    const kode_lacak = `${Date.now()}`.slice(-12).padStart(12, '7');
    const name = `Axe ${kode_lacak}`;
    await api
      .from('contact_messages')
      .insert({ name, email: 'axe@contoh.id', subject: 'Bertanya', message: 'Halo', kode_lacak })
      .throwOnError();
    await api.from('contact_messages').update({ pesan_publik: 'Halo.' }).eq('name', name).throwOnError();
    async function expectClean(what: string) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await violations(page), `${what} at ${width} px`).toEqual([]);
      }
    }

    await page.goto('/lacak');
    await page.getByRole('button', { name: 'Lacak' }).click();
    await expect(page.getByText('Kode terdiri dari 12 huruf dan angka.')).toBeVisible();
    await expectClean('malformed');
    await page.getByLabel('Kode lacak').fill(kode_lacak);
    await page.getByRole('button', { name: 'Lacak' }).click();
    await expect(page.getByText('Pesan dari kami')).toBeVisible();
    await expectClean('found');
    await page.getByLabel('Kode lacak').fill('000000000000');
    await page.getByRole('button', { name: 'Lacak' }).click();
    await expect(page.getByText(/^Kode tidak ditemukan\./)).toBeVisible();
    await expectClean('not found');
    await page.route('**/rpc/status_kiriman', (route) => route.abort());
    await page.getByRole('button', { name: 'Lacak' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectClean('failed');
    expect(problems.splice(0).join()).toContain('ERR_FAILED');

    await backend.sql(FORGET_CLIENTS);
    await page.goto('/kontak');
    const form = page.getByRole('form', { name: 'Formulir pesan' });
    await formHydrated(form);
    for (const [label = '', text = ''] of [
      ['Nama', name],
      ['Email', 'axe@contoh.id'],
      ['Subjek', 'Bertanya'],
      ['Pesan', 'Halo'],
    ])
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByRole('button', { name: 'Kirim Pesan' }).click();
    await form.getByRole('button', { name: 'Salin' }).click();
    await expectClean('sent');

    await continueSession(page, api);
    await page.goto(`/admin/kotak-masuk?cari=${kode_lacak}`);
    await page.getByRole('button', { name }).first().click();
    await expectClean('inbox');
    await page.getByRole('button', { name: /^Hapus kiriman/ }).click();
    await expectCleanDialog(page, 'Hapus kiriman ini?');
  },
);

test(
  'axe finds nothing in the drawer of a phone and in the login over it',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/tentang');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    expect(await violations(page), 'drawer').toEqual([]);
    await page.getByRole('button', { name: 'Login Admin' }).click();
    await expect(page.getByRole('dialog', { name: 'Login Admin' })).toBeVisible();
    expect(await violations(page), 'login').toEqual([]);
  },
);

test('by keyboard alone: go to a page, sign in, add an SPPG', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await tabTo(page.getByRole('link', { name: 'Data Yayasan' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/data-yayasan$/);
  await expect(page).toHaveTitle(/Data Yayasan/);
  await expect(page.locator('main')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await tabTo(page.getByRole('button', { name: 'Login Admin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(notification(page)).toContainText('Login Berhasil!');

  await tabTo(page.getByRole('button', { name: /^Yayasan Ceplok Melati Pantura/ }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Tambah SPPG' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
  await expect(form).toBeVisible();
  for (const [label = '', text = ''] of [
    ['Kode Unik Pendaftaran', `KETIK-${Date.now()}`],
    ['Nama SPPG', 'SPPG Papan Ketik'],
    ['Lokasi (alamat)', 'Jalan Tombol No. 1'],
  ]) {
    await tabTo(form.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(notification(page)).toContainText('SPPG Berhasil Ditambahkan');
});

test(
  'by keyboard alone: an admin adds a foundation and then an SPPG to it',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    test.setTimeout(120_000);
    await continueSession(page, await adminClient(siteUrl));
    await page.goto('/data-yayasan');
    await tabTo(page.getByRole('button', { name: 'Tambah Yayasan' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Tambah Yayasan Baru' });
    await expect(form.getByLabel('Nama Yayasan')).toBeFocused();
    const nama = `Yayasan Papan Ketik ${Date.now()}`;
    await page.keyboard.type(nama);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Jalan Tombol No. 1');
    await page.keyboard.press('Enter');
    await expect(notification(page)).toContainText('Yayasan Berhasil Ditambahkan');
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Tambah Yayasan' })).toBeFocused();

    await tabTo(page.getByRole('button', { name: 'Tambah SPPG' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Tambah SPPG Baru' })).toHaveAccessibleDescription(
      `Yayasan: ${nama}`,
    );
  },
);

test('in forced colours buttons keep an edge and the focus a ring', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Login Admin' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const focused = page.getByRole('button', { name: 'Login Admin' });
  await expect(focused).toHaveCSS('outline-style', 'solid');
  const withoutEdge = await page.evaluate(() =>
    [...document.querySelectorAll('main a[class*="rounded-full"], main button[class*="rounded-full"]')]
      .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
      .map((element) => element.textContent),
  );
  expect(withoutEdge).toEqual([]);
});
