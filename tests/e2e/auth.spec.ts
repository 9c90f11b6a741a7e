import { admin, expect, notification, signIn, test } from './fixtures';

test('signing up, out and in again', async ({ page }) => {
  const email = `warga-${Date.now()}@contoh.id`;
  const password = 'nasi-liwet-2026';
  await page.goto('/tentang');

  await page.getByRole('button', { name: 'Login Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Daftar disini' }).click();
  await expect(dialog).toHaveAccessibleName('Daftar Akun');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Daftar', exact: true }).click();

  await expect(notification(page)).toContainText(`Selamat datang, ${email}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText('WA', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pengaturan Akun' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(notification(page)).toContainText('Logout Berhasil!');
  await expect(notification(page)).toContainText('Anda telah berhasil keluar.');
  await expect(page.getByRole('link', { name: 'Pengaturan Akun' })).toBeHidden();

  await signIn(page, { email, password });
  await expect(notification(page)).toContainText('Login Berhasil!');
});

test('a wrong password is explained in the dialog, the right one lets in and survives a reload', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await signIn(page, { ...admin, password: 'bukan-ini' });
  const dialog = page.getByRole('dialog', { name: 'Login Admin' });
  await expect(dialog.getByRole('alert')).toHaveText('Email atau password salah.');
  await expect(notification(page)).toContainText('Login Gagal');
  // The browser itself reports the refused request.
  expect(problems.splice(0).join()).toContain('400');

  await dialog.getByLabel('Password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(notification(page)).toContainText(`Selamat datang, ${admin.email}`);
  await expect(page.locator('main')).toBeFocused();

  await page.reload();
  await expect(page.getByText(admin.email, { exact: true })).toBeVisible();
  await expect(notification(page)).toBeHidden();
});

test('Escape and "Batal" close the dialog and give the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Login Admin' });
  for (const close of ['Escape', 'Batal']) {
    await opener.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Batal' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('without a connection the dialog says so, and the second press succeeds', async ({ page, problems }) => {
  await page.goto('/');
  await page.route('**/auth/v1/**', (route) => route.abort());
  await signIn(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Tidak dapat terhubung ke server.');
  await page.unroute('**/auth/v1/**');
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(notification(page)).toContainText('Login Berhasil!');
  expect(problems.splice(0).join()).toContain('ERR_FAILED');
});
