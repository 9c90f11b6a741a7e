import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { sessionStorageKey } from '../../src/lib/supabase/stored-session';
import { admin, expect, notification, signIn, signUp, tabTo, test } from './fixtures';

const freshEmail = (name: string) => `${name}-${randomBytes(4).toString('hex')}@contoh.id`;

/** A picture of noise, which hardly compresses (7.7 MB). */
function noise(side: number): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + side * side * 3, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(side, 18);
  header.writeInt32LE(side, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, randomBytes(side * side * 3)]);
}

async function pickPicture(page: Page, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Unggah|Ganti) Foto$/ }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/bmp', buffer });
}

test('a visitor of an admin page is asked to sign in and stays on the page', async ({ page }) => {
  await page.goto(paths.adminUsers);
  await expect(page.getByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan Aturan' })).toBeHidden();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Login Admin' });
  await dialog.getByLabel('Email').fill(admin.email);
  await dialog.getByLabel('Kata sandi').fill(admin.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Simpan Aturan' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.adminUsers}$`));
});

/** The average brightness of a picture, from 0 to 255. Runs in the page. */
function brightness(image: SVGElement | HTMLElement): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !(image instanceof HTMLImageElement)) throw new Error('Not a picture.');
  context.drawImage(image, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}

test(
  'a picture is stored as it is shown, also where nothing was moved',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(paths.adminSettings);
    await signUp(page, freshEmail('potret'));
    await pickPicture(page, 'foto.bmp', noise(400));
    const dialog = page.getByRole('dialog', { name: 'Atur Foto' });
    await dialog.getByRole('button', { name: 'Simpan Foto' }).click();
    await expect(dialog).toBeHidden();

    const picture = page.getByRole('img', { name: 'Foto profil' }).first();
    await expect(picture).toBeVisible();
    const mean = await picture.evaluate(brightness);
    expect(mean).toBeGreaterThan(90);
    expect(mean).toBeLessThan(165);
  },
);

test(
  'a picture is cropped, made small, shown everywhere and removed; a failure keeps it',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.goto(paths.adminSettings);
    const email = freshEmail('foto');
    await signUp(page, email);

    await pickPicture(page, 'surat.txt', Buffer.from('bukan foto'));
    await expect(notification(page)).toContainText('Foto Tidak Dapat Dibaca');
    await expect(notification(page)).toContainText('Pilih foto JPG, PNG, atau WebP.');
    await pickPicture(page, 'IMG_0042.jpg', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'));
    await expect(notification(page)).toContainText('Foto ini berformat HEIC, apa pun nama filenya.');

    await pickPicture(page, 'foto.bmp', noise(1600));
    const dialog = page.getByRole('dialog', { name: 'Atur Foto' });
    const horizontal = dialog.getByLabel('Geser horizontal');
    await expect(horizontal).toBeDisabled();
    await dialog.getByLabel('Perbesar').fill('2');
    await horizontal.fill('0.9');
    const preview = dialog.getByRole('group', { name: 'Pratinjau foto profil' });
    await tabTo(preview);
    for (let press = 0; press < 40; press += 1) await preview.press('ArrowRight');
    await expect.poll(async () => Number(await horizontal.inputValue())).toBeLessThan(0.8);
    const storage = '**/storage/v1/**';
    await page.route(storage, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Simpan Foto' }).click();
    await expect(notification(page)).toContainText('Foto Gagal Disimpan');
    await page.unroute(storage);
    await dialog.getByRole('button', { name: 'Simpan Foto' }).click();
    await expect(notification(page)).toContainText('Foto Disimpan');
    await expect(dialog).toBeHidden();

    const pictures = page.getByRole('img', { name: 'Foto profil' });
    await expect(pictures).toHaveCount(2);
    const stored = await page.request.get((await pictures.first().getAttribute('src')) ?? '');
    expect(stored.headers()['content-type']).toBe('image/jpeg');
    expect((await stored.body()).length).toBeLessThan(1024 * 1024);
    const side = await pictures
      .first()
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
    expect(side).toBe(512);

    await page.reload();
    await expect(pictures).toHaveCount(2);
    const remove = page.getByRole('button', { name: 'Hapus Foto' });
    const account = '**/auth/v1/user*';
    await page.route(account, (route) => route.abort());
    await remove.click();
    await expect(notification(page)).toContainText('Foto Gagal Dihapus');
    await expect(pictures).toHaveCount(2);
    expect(problems.splice(0)).not.toEqual([]);
    await page.unroute(account);
    await remove.click();
    await expect(notification(page)).toContainText('Foto Dihapus');
    await expect(pictures).toHaveCount(0);
    await expect(page.getByRole('main').getByText('FO', { exact: true })).toBeVisible();
  },
);

test(
  'a new password with the current session, and other devices signed out',
  { tag: '@long' },
  async ({ page, browser, problems }) => {
    const email = freshEmail('sandi');
    await page.goto(paths.adminSettings);
    await signUp(page, email);
    await expect(page.getByText('Belum disetujui. Anda dapat mengelola data SPPG')).toBeVisible();
    await expect(page.getByText(/^Semua akun yang login dapat mengelola/)).toBeVisible();

    const current = page.getByLabel('Kata sandi saat ini');
    await current.fill('bukan-ini');
    await page.getByLabel('Kata sandi baru').fill('soto-kudus-2026');
    await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
    await expect(current).toHaveAccessibleDescription('Kata sandi saat ini salah.');
    expect(problems.splice(0).join()).toContain('400');
    await current.fill('nasi-liwet-2026');
    await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
    await expect(notification(page)).toContainText('Kata Sandi Diganti');
    await expect(notification(page)).toContainText('Gunakan kata sandi baru saat login berikutnya.');
    await expect(page.getByLabel('Kata sandi baru')).toHaveValue('');

    const phone = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await phone.goto(paths.adminSettings);
    await signIn(phone, { email, password: 'soto-kudus-2026' });
    await expect(phone.getByText('Peran Anda')).toBeVisible();

    await page.getByRole('button', { name: 'Keluarkan Perangkat Lain' }).click();
    await expect(notification(page)).toContainText('Perangkat Lain Dikeluarkan');
    await expect(notification(page)).toContainText(
      'Perangkat lain harus login lagi, paling lambat dalam satu jam.',
    );

    // An hour later, when the access token has expired.
    await phone.evaluate((key) => {
      const session: object = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }, sessionStorageKey);
    await phone.reload();
    await expect(phone.getByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
    await phone.close();

    await page.reload();
    await expect(page.getByText('Peran Anda')).toBeVisible();
  },
);

test(
  'an admin approves, limits and revokes; everybody else is refused in words',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const email = freshEmail('rekan');
    const colleague = await browser.newPage();
    const forAdmins: string[] = [];
    colleague.on('request', (request) => {
      if (/rest\/v1\/leads|kotak-masuk|unread-badge/.test(request.url())) forAdmins.push(request.url());
    });
    await page.goto(paths.adminUsers);
    await colleague.goto(page.url());
    await signUp(colleague, email);
    await expect(colleague.getByText('Halaman ini hanya untuk admin.')).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Pengguna' })).toBeHidden();
    await colleague.waitForLoadState('networkidle');
    expect(forAdmins).toEqual([]);

    await signIn(page);
    await expect(page.getByText('Admin satu-satunya. Setujui admin lain')).toBeVisible();
    const save = page.getByRole('button', { name: 'Simpan Aturan' });
    await expect(save).toBeDisabled();
    await page.getByRole('radio', { name: /Hanya akun yang disetujui/ }).check();
    await save.click();
    await expect(notification(page)).toContainText('Aturan Disimpan');
    await expect(notification(page)).toContainText('Yang dapat mengelola data: hanya akun yang disetujui.');
    await colleague.reload();
    await expect(colleague.getByText('Akun Anda menunggu persetujuan admin.')).toBeVisible();
    await colleague.getByRole('link', { name: 'Lihat akun Anda' }).click();
    await expect(colleague.getByText(/^Menunggu persetujuan\. Sampai seorang admin/)).toBeVisible();

    await page.getByRole('button', { name: `Setujui sebagai admin: ${email}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Setujui sebagai admin?' });
    await expect(question).toHaveAccessibleDescription(new RegExp(`^${email} akan menjadi admin`));
    await question.getByRole('button', { name: 'Setujui sebagai admin' }).click();
    await expect(notification(page)).toContainText('Akses Diubah');
    await expect(notification(page)).toContainText(`${email} sekarang admin.`);
    await colleague.reload();
    await colleague.getByRole('link', { name: 'Pengguna' }).first().click();
    await expect(colleague.getByRole('button', { name: 'Lepas Peran Saya' })).toBeVisible();
    await expect(colleague.getByText('Admin satu-satunya.')).toBeHidden();

    await page.getByRole('button', { name: `Akhiri akses ${email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri Akses' }).click();
    await expect(notification(page)).toContainText(
      `${email} tidak dapat lagi mengelola apa pun di situs ini.`,
    );
    await colleague.reload();
    await expect(colleague.getByText('Akses akun ini telah diakhiri.')).toBeVisible();

    await page.getByRole('radio', { name: /Semua akun yang login/ }).check();
    await save.click();
    await expect(notification(page)).toContainText('Yang dapat mengelola data: semua akun yang login.');
    await colleague.close();
  },
);
