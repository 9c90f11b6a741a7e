import type { Locator, Page } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import { expect, notification, phone, tabTo } from './fixtures';
import { test } from './seeded-contacts';

const directory = '/direktori-kontak';
const district = 'Kota Tegal';
const picture = 'public/icons/apple-touch-icon.png';
const mobile = '0812-3456-7890';

const card = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: district })
    .filter({ has: page.getByRole('heading') });
const form = (page: Page) => page.getByRole('dialog', { name: /^(Tambah|Edit) Kontak$/ });

/** Signs the admin in on a directory without a contact for one district; `api` makes the changes of a colleague. */
async function openDirectory(page: Page, siteUrl: string) {
  const api = await adminClient(siteUrl);
  await api.from('regional_contacts').delete().eq('kabupaten_kota', district).throwOnError();
  await continueSession(page, api);
  const photoNames = async () => {
    const { data } = await api.storage.from('contact_photos').list();
    return (data ?? []).map(({ name }) => name);
  };
  const before = await photoNames();
  await page.goto(directory);
  return {
    api,
    /** The photos that this test has stored. */
    newPhotos: async () => (await photoNames()).filter((name) => !before.includes(name)),
  };
}

/** Chooses a picture and takes it as it is. */
async function pickPhoto(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await form(page)
    .getByRole('button', { name: /^(Pilih|Ganti) Foto$/ })
    .click();
  await (await chooser).setFiles(picture);
  const crop = page.getByRole('dialog', { name: 'Atur Foto' });
  await crop.getByRole('button', { name: 'Pakai Foto' }).click();
  await expect(crop).toBeHidden();
}

async function addContact(page: Page) {
  await page.getByRole('button', { name: `Tambah kontak ${district}` }).click();
  await form(page).getByLabel('Nama narahubung').fill('Wening Prasetya');
  await form(page).getByLabel('Nomor telepon').fill('081234567890');
  await pickPhoto(page);
  await form(page)
    .getByRole('checkbox', { name: /setuju/ })
    .check();
  await form(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(notification(page)).toContainText('Kontak Ditambahkan');
  await expect(form(page)).toBeHidden();
}

/** The width of a card's photo once it has loaded, in its own pixels. */
const photoWidth = (contact: Locator) =>
  contact.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);

test(
  'by keyboard alone an admin adds a contact with a cropped photo, and a visitor sees both',
  { tag: '@long' },
  async ({ page, siteUrl, browser }) => {
    test.setTimeout(120_000);
    await openDirectory(page, siteUrl);
    await expect(page.getByText('1 kabupaten/kota belum punya narahubung')).toBeVisible();
    // Early: a key press does not wait until Playwright listens.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page.getByRole('button', { name: `Tambah kontak ${district}` }));
    await page.keyboard.press('Enter');
    const dialog = form(page);
    await expect(dialog.getByLabel('Kabupaten/Kota')).toHaveValue(district);
    await tabTo(dialog.getByLabel('Nama narahubung'));
    await page.keyboard.type('Wening Prasetya');
    await tabTo(dialog.getByLabel('Nomor telepon'));
    await page.keyboard.type('+62 812 3456 7890');

    const choose = dialog.getByRole('button', { name: 'Pilih Foto' });
    await tabTo(choose);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(picture);
    const crop = page.getByRole('dialog', { name: 'Atur Foto' });
    const zoom = crop.getByLabel('Perbesar');
    await tabTo(zoom);
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
    await expect(zoom).toHaveValue('1.3');
    await tabTo(crop.getByLabel('Geser vertikal'));
    await page.keyboard.press('Home');
    await tabTo(crop.getByRole('group', { name: 'Pratinjau foto narahubung' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(crop.getByRole('button', { name: 'Pakai Foto' }));
    await page.keyboard.press('Enter');
    await expect(crop).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Ganti Foto' })).toBeFocused();
    await expect(dialog.getByRole('img', { name: 'Foto narahubung' })).toBeVisible();

    // Enter in a field sends the form, which asks for the tick.
    await tabTo(dialog.getByLabel('Nomor telepon'));
    await page.keyboard.press('Enter');
    const tick = dialog.getByRole('checkbox', { name: /setuju/ });
    await expect(tick).toBeFocused();
    await expect(tick).toHaveAccessibleDescription(/Centang setelah narahubung setuju\.$/);
    await page.keyboard.press('Space');
    await tabTo(dialog.getByRole('button', { name: 'Simpan' }));
    await page.keyboard.press('Enter');
    await expect(notification(page)).toContainText(`Kontak ${district} tampil di direktori.`);
    await expect(page.getByText('Semua 35 kabupaten dan kota sudah punya narahubung.')).toBeVisible();

    const visitor = await browser.newPage();
    const complaints: string[] = [];
    visitor.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await visitor.goto(siteUrl + directory);
    await expect(card(visitor).getByRole('heading')).toHaveText('Wening Prasetya');
    await expect(card(visitor).getByRole('link', { name: /^Telepon/ })).toHaveText(mobile);
    await expect(card(visitor).locator('img')).toHaveAttribute(
      'src',
      /\/contact_photos\/\d+_kota-tegal\.jpg$/,
    );
    await expect.poll(() => photoWidth(card(visitor))).toBe(512);
    expect(complaints).toEqual([]);
    await expect(visitor.getByRole('button', { name: /kontak/i })).toHaveCount(0);
    await visitor.close();
  },
);

test(
  'an edit keeps what a colleague has saved, and a replaced or removed photo leaves no file behind',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    test.setTimeout(120_000);
    const { api, newPhotos } = await openDirectory(page, siteUrl);
    await addContact(page);
    const [first] = await newPhotos();
    const edit = card(page).getByRole('button', { name: `Edit kontak ${district}` });
    const save = form(page).getByRole('button', { name: 'Simpan' });
    const change = (values: { nama_kontak?: string; nomor_telepon?: string; foto_url?: string | null }) =>
      api.from('regional_contacts').update(values).eq('kabupaten_kota', district).throwOnError();

    await edit.click();
    await form(page).getByLabel('Nama narahubung').fill('Sekar Wangi');
    await pickPhoto(page);
    await change({ nomor_telepon: '0812-0000-0000' });
    await save.click();
    await expect(form(page).getByRole('checkbox', { name: /setuju/ })).toBeFocused();
    await form(page)
      .getByRole('checkbox', { name: /setuju/ })
      .check();
    await save.click();
    await expect(notification(page)).toContainText('Kontak Diperbarui');
    await expect(notification(page)).toContainText(`Kontak ${district} telah diperbarui.`);
    await expect(form(page)).toBeHidden();
    await expect(card(page)).toContainText('Sekar Wangi');
    await expect(card(page)).toContainText('0812-0000-0000');
    const stored = await newPhotos();
    expect(stored).toHaveLength(1);
    expect(stored).not.toContain(first);

    // Both change the name and the photo.
    await edit.click();
    await form(page).getByLabel('Nama narahubung').fill('Arum');
    await pickPhoto(page);
    await form(page)
      .getByRole('checkbox', { name: /setuju/ })
      .check();
    await change({ nama_kontak: 'Ratri', foto_url: null });
    await save.click();
    await expect(notification(page)).toContainText('Gagal Memperbarui Kontak');
    await expect(notification(page)).toContainText('Pengguna lain baru saja mengubah isian yang sama.');
    await expect(form(page).getByText('Yang tersimpan sekarang: Ratri.')).toBeVisible();
    await expect(form(page).getByText('Yang tersimpan sekarang: tanpa foto.')).toBeVisible();
    await expect(form(page).getByRole('img', { name: 'Foto narahubung' })).toBeVisible();
    expect(await newPhotos()).toEqual(stored);
    await save.click();
    await expect(form(page)).toBeHidden();
    await expect(card(page)).toContainText('Arum');
    await expect.poll(() => photoWidth(card(page))).toBe(512);

    await edit.click();
    await form(page).getByRole('button', { name: 'Hapus Foto' }).click();
    await expect(form(page).getByRole('button', { name: 'Pilih Foto' })).toBeFocused();
    await save.click();
    await expect(form(page)).toBeHidden();
    await expect(card(page).getByText('AR', { exact: true })).toBeVisible();
    // What the colleague took from the contact by SQL is still stored.
    expect(await newPhotos()).toEqual(stored);
    // The browser logs the failed request to the console.
    expect(problems.splice(0).join()).toContain('406');
  },
);

test(
  'a contact that is refused keeps the cropped photo in the form, over a reload, and no file in storage',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    test.setTimeout(120_000);
    const { api, newPhotos } = await openDirectory(page, siteUrl);
    const add = page.getByRole('button', { name: `Tambah kontak ${district}` });
    const save = form(page).getByRole('button', { name: 'Simpan' });
    const photo = form(page).getByRole('img', { name: 'Foto narahubung' });
    await add.click();
    await form(page).getByLabel('Nama narahubung').fill('Wening Prasetya');
    await form(page).getByLabel('Nomor telepon').fill('(0283) 712345');
    await pickPhoto(page);
    await form(page)
      .getByRole('checkbox', { name: /setuju/ })
      .check();

    const lost = [
      ['**/storage/v1/object/contact_photos/**', 0],
      // Without an answer the row may have come: its photo waits for the next attempt.
      ['**/rest/v1/regional_contacts', 1],
    ] as const;
    for (const [requests, stored] of lost) {
      await page.route(requests, (route) => route.abort());
      await save.click();
      await expect(notification(page)).toContainText('Gagal Menambahkan Kontak');
      await expect(notification(page)).toContainText('Tidak dapat terhubung ke server.');
      await notification(page).getByRole('button', { name: 'Tutup' }).click();
      await page.unroute(requests);
      await expect(photo).toBeVisible();
      expect(await newPhotos()).toHaveLength(stored);
    }

    const { data: taken } = await api
      .from('regional_contacts')
      .insert({ kabupaten_kota: district, nama_kontak: 'Rekan', nomor_telepon: mobile })
      .select('id')
      .single()
      .throwOnError();
    await save.click();
    await expect(notification(page)).toContainText('Kabupaten/kota ini sudah memiliki narahubung.');
    await expect(form(page).getByLabel('Kabupaten/Kota')).toBeFocused();
    await expect(
      form(page).getByText('Kabupaten/kota ini baru saja mendapat narahubung. Pilih yang lain.'),
    ).toBeVisible();
    expect(await newPhotos()).toEqual([]);
    await api.from('regional_contacts').delete().eq('id', taken.id).throwOnError();

    await page.reload();
    await add.click();
    await expect(form(page).getByText('Isian yang belum disimpan kami kembalikan.')).toBeVisible();
    await expect(photo).toBeVisible();
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' });
    await question.getByRole('button', { name: 'Lanjut Mengisi' }).click();
    await save.dblclick();
    await expect(notification(page)).toContainText('Kontak Ditambahkan');
    await expect(card(page).getByRole('link', { name: /^Telepon/ })).toHaveText('0283-712345');
    expect(await newPhotos()).toHaveLength(1);
    await expect(card(page).getByRole('button', { name: /^Edit/ })).toHaveCount(1);
    expect(problems.splice(0).join()).toContain('409');
  },
);

test(
  'a deleted contact takes its photo along, and comes back without it',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { newPhotos } = await openDirectory(page, siteUrl);
    await addContact(page);
    const remove = card(page).getByRole('button', { name: `Hapus kontak ${district}` });
    const question = page.getByRole('alertdialog', { name: 'Konfirmasi Penghapusan' });
    await remove.click();
    await expect(question).toContainText('Fotonya ikut terhapus dan tidak dapat dikembalikan.');
    await question.getByRole('button', { name: 'Hapus' }).click();
    await expect(notification(page)).toContainText('Kontak Dihapus');
    await expect(notification(page)).toContainText(`Kontak ${district} tidak tampil lagi di direktori.`);
    await expect(card(page)).toBeHidden();
    await expect(page.getByText('1 kabupaten/kota belum punya narahubung')).toBeVisible();
    expect(await newPhotos()).toEqual([]);

    await page.goto('/admin/riwayat?data=regional_contacts');
    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Menghapus kontak ${district}`, exact: true }) })
      .first();
    await entry.getByRole('button', { name: `Menghapus kontak ${district}` }).click();
    await expect(entry).toContainText(/FotoDiunggah \d/);
    await entry.getByRole('button', { name: `Pulihkan kontak ${district}` }).click();
    const restoring = page.getByRole('alertdialog', { name: 'Pulihkan data ini?' });
    await expect(restoring).toContainText('Fotonya sudah dihapus, jadi kontak ini kembali tanpa foto.');
    await restoring.getByRole('button', { name: 'Pulihkan' }).click();
    await expect(notification(page)).toContainText(`Kontak ${district} tampil lagi di situs.`);
    await expect(page.getByRole('button', { name: `Memulihkan kontak ${district}` }).first()).toBeVisible();

    await page.goto(directory);
    await expect(card(page)).toContainText('Wening Prasetya');
    await expect(card(page).getByText('WP', { exact: true })).toBeVisible();
    await expect(card(page).locator('img')).toHaveCount(0);
    await remove.click();
    await expect(question).toContainText(
      'Bila ternyata keliru, seorang admin dapat memulihkan kontak ini di halaman Riwayat.',
    );
  },
);

test(
  'on a phone the longest name and the list of all kabupaten and kota fit',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { api } = await openDirectory(page, siteUrl);
    await page.setViewportSize(phone);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await api
      .from('regional_contacts')
      .insert({ kabupaten_kota: district, nama_kontak: 'n'.repeat(200), nomor_telepon: mobile })
      .throwOnError();
    await page.reload();
    await expect(card(page)).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await card(page)
      .getByRole('button', { name: `Hapus kontak ${district}` })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    expect(await question.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
    await question.getByRole('button', { name: 'Batal' }).click();

    await api.from('regional_contacts').delete().neq('kabupaten_kota', '').throwOnError();
    await page.reload();
    await page.getByText('35 kabupaten/kota belum punya narahubung').click();
    await expect(page.getByRole('button', { name: 'Tambah kontak Kabupaten Temanggung' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tambahkan kontak pertama' })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  },
);
