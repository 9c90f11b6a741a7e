import {
  expect,
  holdBack,
  hydrated,
  mailedLink,
  notification,
  scriptsWith,
  signIn,
  signUp,
  test,
} from './fixtures';

test('signing up, out and in again: a wrong password is explained in the dialog, the right one survives a reload', async ({
  page,
  problems,
}) => {
  const email = `warga-${Date.now()}@contoh.id`;
  const password = 'nasi-liwet-2026';
  await page.goto('/tentang');

  await page.getByRole('button', { name: 'Login Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Daftar disini' }).click();
  await expect(dialog).toHaveAccessibleName('Daftar Akun');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Kata sandi').fill(password);
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

  await signIn(page, { email, password: 'bukan-ini' });
  const login = page.getByRole('dialog', { name: 'Login Admin' });
  await expect(login.getByRole('alert')).toHaveText('Email atau kata sandi salah.');
  await expect(notification(page)).toContainText('Login Gagal');
  // The browser logs the failed request to the console.
  expect(problems.splice(0).join()).toContain('400');

  await login.getByLabel('Kata sandi').fill(password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(notification(page)).toContainText(`Selamat datang, ${email}`);
  await expect(page.locator('main')).toBeFocused();

  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  // The chunk that shows toasts loads after the page.
  await page.keyboard.press('Shift');
  await hydrated(page);
  // Without retries: a toast would disappear while the assertion waits.
  expect(await notification(page).count()).toBe(0);
});

test(
  'a session that was ended on another device ends here, too',
  { tag: '@long' },
  async ({ page, backend, problems }) => {
    const email = `hilang-${Date.now()}@contoh.id`;
    await page.goto('/admin/settings');
    await signUp(page, email);
    await page.getByLabel('Kata sandi saat ini').fill('nasi-liwet-2026');
    await page.getByLabel('Kata sandi baru').fill('lumpia-semarang');
    const user = 'select id from auth.users where email = $1';
    await backend.sql(`delete from auth.sessions where user_id = (${user})`, [email]);
    await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
    await expect(notification(page).filter({ hasText: 'Kata Sandi Gagal Diganti' })).toContainText(
      'Sesi Anda telah berakhir. Silakan login kembali.',
    );
    await expect(page.getByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
    expect(problems.splice(0).join()).toContain('403');
  },
);

test(
  'a dialog that is still on its way when its page is left does not follow',
  { tag: '@long' },
  async ({ page }) => {
    const dialogCode = scriptsWith('Lupa kata sandi?');
    const arrive = await holdBack(page, dialogCode);
    await page.goto('/tentang');
    // Once hydrated, links and Back do not load another document.
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: 'Kontak' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tanya dulu, tidak apa-apa');
    const asked = page.waitForRequest(dialogCode);
    await page.getByRole('button', { name: 'Login Admin' }).click();
    await asked;
    await page.goBack();
    await expect(page).toHaveURL(/\/tentang$/);
    const arrived = page.waitForResponse(dialogCode);
    arrive();
    await arrived;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a forgotten password: from the printed mail to the new password', async ({
  page,
  context,
  printed,
}) => {
  const email = `lupa-${Date.now()}@contoh.id`;
  await page.goto('/tentang');
  await signUp(page, email);
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.getByRole('button', { name: 'Login Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Lupa kata sandi?' }).click();
  await expect(dialog).toHaveAccessibleName('Lupa Kata Sandi');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(dialog.getByText(`Jika ${email} terdaftar, tautannya sudah kami kirim.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Mengerti' }).click();

  const link = await mailedLink(printed, email);
  const reader = await context.newPage();
  // As a scanner of mails does: only the button uses the link up.
  await context.request.get(link);
  await reader.goto('/tentang');
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(reader).toHaveURL(/\/admin\/settings$/);
  const newPassword = reader.getByRole('dialog', { name: 'Buat Kata Sandi Baru' });
  await expect(newPassword).toContainText(email);
  // supabase-js reports SIGNED_IN again when the tab becomes visible, as after a visit to a password manager.
  await reader.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await newPassword.getByLabel('Kata sandi baru').fill('pendek');
  await newPassword.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
  await expect(newPassword.getByRole('alert')).toHaveText('Kata sandi harus sedikitnya 8 karakter.');
  await newPassword.getByLabel('Kata sandi baru').fill('lumpia-semarang');
  await newPassword.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
  await expect(notification(reader)).toContainText('Kata Sandi Diganti');
  await expect(newPassword).toBeHidden();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Pengaturan Akun');

  // The tab that requested the mail notices the sign-in, but does not ask for a password.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, { email, password: 'lumpia-semarang' });
  await expect(notification(page)).toContainText('Login Berhasil!');

  await reader.goBack();
  await expect(reader).toHaveURL(/\/tentang$/);
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(notification(reader)).toContainText('Tautan Tidak Berlaku');
  await expect(notification(reader)).toContainText(
    'Tautan itu sudah kedaluwarsa atau pernah dipakai. Minta yang baru melalui Login Admin.',
  );
  expect(reader.url()).not.toContain('error');
});
