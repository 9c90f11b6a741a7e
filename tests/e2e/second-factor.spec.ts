import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { anchors, paths } from '../../src/config/paths';
import type { LocalStack } from '../../supabase/local/start-local-stack';
import { totpCode } from '../../supabase/local/totp.ts';
import { violations } from './axe';
import { addDevice, newcomerClient } from './backend';
import { expect, mailedLink, notification, signIn, test } from './fixtures';

const password = 'nasi-liwet-2026';

/** A new admin. */
async function newAdmin(siteUrl: string, backend: LocalStack) {
  const email = `dua-langkah-${randomBytes(4).toString('hex')}@contoh.id`;
  const client = await newcomerClient(siteUrl, email);
  await backend.sql(`update public.accounts set role = 'admin' where email = $1`, [email]);
  return { email, client };
}

/** Enters the code that a device shows, in the form of a dialog or page. */
async function enterCode(form: Locator | Page, secret: string, button: string) {
  await form.getByLabel('Kode verifikasi').fill(totpCode(secret));
  await form.getByRole('button', { name: button, exact: true }).click();
}

/** Sets a device up on the page of the own account; returns its secret. */
async function setUp(page: Page, name: string, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByLabel('Nama perangkat').fill(name);
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pindai Kode QR' });
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  const picture = dialog.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await enterCode(dialog, secret, 'Pasang');
  await expect(notification(page)).toContainText('Perangkat Dipasang');
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  return secret;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(notification(page)).toContainText('Logout Berhasil!');
}

test('a second factor: set up, asked for at each sign-in and by admins’ pages, and taken off', async ({
  page,
  siteUrl,
  backend,
  printed,
  problems,
}) => {
  test.slow();
  const { email } = await newAdmin(siteUrl, backend);
  await page.goto(anchors.secondFactor);
  await signIn(page, { email, password });
  const secret = await setUp(page, 'Ponsel', 'Pasang Perangkat');
  expect(await violations(page)).toEqual([]);
  await signOut(page);

  await page.goto(paths.tentang);
  await signIn(page, { email, password });
  const step = page.getByRole('dialog', { name: 'Kode Verifikasi' });
  await expect(step.getByLabel('Kode verifikasi')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // Back takes the sign-in back and leaves the page where it was.
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(siteUrl + paths.tentang);
  await signIn(page, { email, password });
  await step.getByLabel('Kode verifikasi').fill(totpCode(secret) === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(step.getByText('Kode salah atau sudah berganti.', { exact: false }).first()).toBeVisible();
  expect(problems.splice(0).join()).toContain('422');

  // A session without its code, as after a reload in between.
  await page.goto(paths.adminUsers);
  await expect(page.getByText('Masukkan kode verifikasi.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Akun', exact: true })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(siteUrl + paths.admin);
  await expect(other.getByText('Kode verifikasi belum dimasukkan.', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: 'Masukkan Kode' }).click();
  await expect(other.getByRole('dialog', { name: 'Masukkan Kode Verifikasi' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('dialog')).toBeHidden();
  await enterCode(page, secret, 'Buka Halaman');
  await expect(page.getByRole('heading', { name: 'Akun', exact: true })).toBeVisible();
  await expect(page).toHaveURL(siteUrl + paths.adminUsers);
  await expect(other.getByText('Kode verifikasi belum dimasukkan.', { exact: false })).toBeHidden();
  await other.close();

  await page.goto(anchors.secondFactor);
  const second = await setUp(page, 'Tablet', 'Pasang Perangkat Kedua');
  await page.getByRole('button', { name: 'Lepas Ponsel' }).click();
  await page
    .getByRole('alertdialog', { name: 'Lepas perangkat?' })
    .getByRole('button', { name: 'Lepas Perangkat' })
    .click();
  await expect(notification(page)).toContainText('Perangkat Dilepas');
  await expect(page.getByText('Ponsel', { exact: true })).toBeHidden();
  await signOut(page);

  await page.getByRole('button', { name: 'Login Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Lupa kata sandi?' }).click();
  await dialog.getByRole('button', { name: 'Kirim Tautan' }).click();
  await dialog.getByRole('button', { name: 'Mengerti' }).click();
  await page.goto(await mailedLink(printed, email));
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  const recovery = page.getByRole('dialog', { name: 'Buat Kata Sandi Baru' });
  await expect(recovery.getByLabel('Kata sandi baru')).toBeHidden();
  await enterCode(recovery, second, 'Lanjutkan');
  await recovery.getByLabel('Kata sandi baru').fill('lumpia-semarang');
  await recovery.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
  await expect(notification(page)).toContainText('Kata Sandi Diganti');
});

test(
  'who has lost their device gets in again by another admin, who may require one of all',
  { tag: '@long' },
  async ({ page, browser, siteUrl, backend }) => {
    test.slow();
    const { email } = await newAdmin(siteUrl, backend);
    const lost = await newAdmin(siteUrl, backend);
    await addDevice(lost.client, 'Ponsel hilang');

    await page.goto(paths.adminUsers);
    await signIn(page, { email, password });
    await expect(page.getByRole('button', { name: 'Wajibkan untuk Semua Admin' })).toBeDisabled();
    const row = page.getByRole('listitem', { name: lost.email });
    await expect(row.getByText('Verifikasi dua langkah: terpasang (1 perangkat)')).toBeVisible();
    await row.getByText('Lainnya').click();
    await row.getByRole('button', { name: 'Lepas perangkat' }).click();
    await page
      .getByRole('alertdialog', { name: 'Lepas perangkat?' })
      .getByRole('button', { name: 'Lepas Perangkat' })
      .click();
    await expect(notification(page)).toContainText('Perangkat Dilepas');
    await expect(row.getByText('Verifikasi dua langkah', { exact: false })).toBeHidden();
    await page.goto(paths.adminAudit);
    await expect(
      page.getByRole('button', { name: `Melepas perangkat verifikasi ${lost.email}` }),
    ).toBeVisible();

    const owner = await browser.newPage();
    await owner.goto(siteUrl + paths.tentang);
    await signIn(owner, { email: lost.email, password });
    await expect(notification(owner)).toContainText('Login Berhasil!');

    try {
      await page.goto(anchors.secondFactor);
      await setUp(page, 'Ponsel', 'Pasang Perangkat');
      await page.goto(paths.adminUsers);
      await page.getByRole('button', { name: 'Wajibkan untuk Semua Admin' }).click();
      const question = page.getByRole('alertdialog', { name: 'Wajibkan untuk semua admin?' });
      await question.getByRole('button', { name: 'Wajibkan' }).click();
      await expect(notification(page)).toContainText('Verifikasi Diwajibkan');
      expect(await violations(page)).toEqual([]);

      await owner.goto(siteUrl + paths.adminUsers);
      await owner.getByRole('link', { name: 'Pasang di Pengaturan Akun' }).click();
      await setUp(owner, 'Ponsel baru', 'Pasang Perangkat');
      await owner.getByRole('link', { name: 'Pengguna', exact: true }).click();
      await expect(owner.getByRole('heading', { name: 'Akun', exact: true })).toBeVisible();
    } finally {
      await backend.sql('update public.access_settings set admins_need_second_factor = false');
    }
  },
);
