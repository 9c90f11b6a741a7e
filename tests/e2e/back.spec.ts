import type { Page } from '@playwright/test';
import { expect, holdBack, phone, signIn, test } from './fixtures';

const layer = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Opens `/tentang` as the second page of the visit, so that a step too far would be seen. */
async function openSecondPage(page: Page) {
  await page.goto('/');
  await page.getByRole('contentinfo').getByText('Tautan Cepat').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click();
  await expect(page).toHaveURL(/\/tentang$/);
}

/** The history follows a moment after a layer has opened or closed. */
async function entriesFollow(page: Page, layers: number) {
  await expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(layers);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  async function openLogin(page: Page) {
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('button', { name: 'Login Admin' }).click();
    await expect(page.getByRole('dialog', { name: 'Login Admin' })).toBeVisible();
  }

  test('Back closes the login dialog, even on the first page of a visit, and Forward does not open it', async ({
    page,
  }) => {
    await page.goto('/tentang');
    await page.evaluate(() => scrollTo(0, 400));
    await openLogin(page);
    await entriesFollow(page, 1);
    await expect(page).toHaveURL(/\/tentang$/);
    const place = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(layer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/tentang$/);
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await page.goForward();
    await entriesFollow(page, 0);
    await expect(layer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/tentang$/);
  });

  test(
    'a dialog that was closed, or open during a reload, leaves no history entry behind',
    { tag: '@long' },
    async ({ page }) => {
      await openSecondPage(page);
      await openLogin(page);
      await page.getByRole('button', { name: 'Batal' }).click();
      await expect(layer(page)).toHaveCount(0);
      await entriesFollow(page, 0);
      await openLogin(page);
      await entriesFollow(page, 1);
      await page.reload();
      await entriesFollow(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test(
    'Back in an edited form asks, Back in the question returns to the form, and nothing typed is lost',
    { tag: '@long' },
    async ({ page }) => {
      await openSecondPage(page);
      await page.getByRole('button', { name: 'Buka menu' }).click();
      await page.getByRole('link', { name: 'Data Yayasan' }).first().click();
      await page.getByRole('button', { name: 'Buka menu' }).click();
      await signIn(page);
      const card = page.getByRole('article').first();
      await card.getByRole('button', { expanded: false }).click();
      await card.getByRole('button', { name: 'Tambah SPPG' }).click();
      const form = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
      const question = page.getByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' });
      const name = form.getByLabel('Nama SPPG');
      await name.fill('SPPG Uji Kembali');
      for (const time of ['first', 'second']) {
        await entriesFollow(page, 1);
        await page.goBack();
        await expect(question, time).toBeVisible();
        await entriesFollow(page, 2);
        await page.goBack();
        await expect(question, time).toBeHidden();
        await expect(name, time).toHaveValue('SPPG Uji Kembali');
        await expect(page).toHaveURL(/\/data-yayasan$/);
      }

      await entriesFollow(page, 1);
      await page.goBack();
      await question.getByRole('button', { name: 'Buang Isian' }).click();
      await expect(layer(page)).toHaveCount(0);
      await entriesFollow(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(/\/tentang$/);
    },
  );
});

test('Back closes the drawer; a link in it leads on, and Back from there returns in one step', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/tentang');
  const toggle = page.getByRole('button', { name: 'Buka menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu utama' });
  await toggle.click();
  await expect(drawer).toBeVisible();
  await entriesFollow(page, 1);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL(/\/tentang$/);

  await toggle.click();
  await drawer.getByRole('link', { name: 'Kontak' }).click();
  await expect(page).toHaveURL(/\/kontak$/);
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/tentang$/);
  await expect(drawer).toBeHidden();
  await entriesFollow(page, 0);
});

test(
  'Back closes a confirmation, but neither it nor the page while the action is under way',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/data-yayasan');
    await signIn(page);
    const card = page.getByRole('article').first();
    await card.getByRole('button', { expanded: false }).click();
    const remove = card.getByRole('button', { name: /^Hapus SPPG/ }).first();
    const question = page.getByRole('alertdialog', { name: 'Konfirmasi Penghapusan' });
    await remove.click();
    await expect(question).toBeVisible();
    await entriesFollow(page, 1);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();

    // Never continued, so nothing is deleted.
    await holdBack(page, '**/rest/v1/sppg?*');
    await remove.click();
    const request = page.waitForRequest((sent) => sent.method() === 'DELETE');
    await question.getByRole('button', { name: 'Hapus' }).click();
    await request;
    for (const time of ['first', 'second']) {
      await entriesFollow(page, 1);
      await page.goBack();
      await expect(question, time).toBeVisible();
      await expect(page).toHaveURL(/\/data-yayasan$/);
    }
  },
);
