import { paths } from '../../src/config/paths';
import { expect, followScripts, notification, test } from './fixtures';

/** Text that only the auth part of the Supabase client contains. */
const signInCode = 'grant_type=password';

// With all that it prefetches.
test.use({ savesData: false });

test('what visitors read and send does without the code for signing in', async ({ page }) => {
  const filesWith = followScripts(page);
  await page.goto(paths.dataYayasan);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(paths.direktoriKontak);
  await expect(page.getByText('Kabupaten Banyumas', { exact: true })).toBeVisible();
  await page.goto(`${paths.program}#dokumen`);
  await expect(page.getByRole('heading', { name: 'Panduan Suhu dan Waktu Antar Makanan' })).toBeVisible();
  await page.goto(paths.kontak);
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await form.getByLabel('Nama').fill('Sekar Tes');
  await form.getByLabel('Email').fill('sekar@contoh.id');
  await form.getByLabel('Subjek').fill('Jam buka');
  await form.getByLabel('Pesan', { exact: true }).fill('Apakah kantor buka pada hari Sabtu?');
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(notification(page)).toContainText('Pesan Terkirim!');
  expect(await filesWith(signInCode)).toEqual([]);

  await page.getByRole('button', { name: 'Login Admin' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('a');
  await expect.poll(() => filesWith(signInCode)).toHaveLength(1);
});
