import type { Locator } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import { expect, notification, phone, signIn, test } from './fixtures';

const screens = [
  { screen: 'a phone with its keyboard open', size: { width: 360, height: 380 }, tag: [] },
  { screen: 'a phone', size: phone, tag: '@long' },
  { screen: 'a phone held sideways', size: { width: 640, height: 360 }, tag: '@long' },
  { screen: 'a laptop', size: { width: 1280, height: 800 }, tag: '@long' },
];

/** The first and last pixel row of what is on the screen of an element. */
async function rows(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the page.`);
  return { first: box.y, last: box.y + box.height };
}

/** Whether nothing lies over an element: neither a toast nor a row of buttons, at any of its four sides. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [left + 8, y],
      [right - 8, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    return points.every(([px, py]) => node.contains(document.elementFromPoint(px, py)));
  });

for (const { screen, size, tag } of screens)
  test(
    `saving and closing an SPPG stay in view, and no field that has the focus is covered, on ${screen}`,
    { tag },
    async ({ page, siteUrl }) => {
      await continueSession(page, await adminClient(siteUrl));
      await page.goto('/program');
      const toast = notification(page);
      await page.getByRole('button', { name: 'Tambah Data SPPG Baru' }).click();
      const form = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
      await page.setViewportSize(size);
      const save = form.getByRole('button', { name: 'Simpan', exact: true });
      const buttons = [
        form.getByRole('button', { name: 'Batal' }),
        save,
        form.getByRole('button', { name: 'Tutup' }),
      ];
      for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
      const fields = await form.locator('input, select').all();
      expect(fields.length).toBeGreaterThan(10);
      for (const field of [...fields, ...fields.toReversed()]) {
        await field.focus();
        expect(await isUncovered(field)).toBe(true);
      }

      for (const label of ['Kode Unik Pendaftaran', 'Nama SPPG', 'Lokasi (alamat)'])
        await form.getByLabel(label).fill('Uji');
      await form.getByLabel(/Estimasi/).focus();
      await save.click();
      await expect(toast).toContainText('Yayasan harus dipilih untuk SPPG baru.');
      const yayasan = form.getByLabel('Yayasan');
      await expect(yayasan).toBeFocused();
      await expect(yayasan).toHaveAccessibleDescription('Yayasan harus dipilih.');
      for (const element of [yayasan, ...buttons]) expect(await isUncovered(element)).toBe(true);
    },
  );

test(
  'text of twice the size covers no field of an SPPG on a phone, and a toast no dialog',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/program');
    await signIn(page);
    const toast = notification(page);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Tambah Data SPPG Baru' }).click();
    const form = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
    await expect(form).toBeVisible();
    await expect(toast).toContainText('Login Berhasil!');
    expect((await rows(toast)).last).toBeLessThanOrEqual((await rows(form)).first);
    await toast.getByRole('button', { name: 'Tutup' }).click();
    await expect(toast).toBeHidden();

    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const name of ['Batal', 'Simpan', 'Tutup'])
      await expect(form.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    for (const field of await form.locator('input, select').all()) {
      await field.focus();
      expect(await isUncovered(field)).toBe(true);
    }
  },
);

test('a toast leaves the top bar of a phone in reach, and its room to a dialog', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/tentang');
  const menu = page.getByRole('button', { name: 'Buka menu' });
  await menu.click();
  await signIn(page);
  const toast = notification(page);
  await expect(toast).toContainText('Login Berhasil!');
  await expect(toast.getByRole('button', { name: 'Ke Ringkasan' })).toBeVisible();
  expect(await isUncovered(menu)).toBe(true);
  expect((await rows(toast)).first).toBeGreaterThan((await rows(page.getByRole('banner'))).last);
});

test('a toast does not cover the field that it speaks of', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/kemitraan-strategis/investor-peralatan');
  const form = page.getByRole('form', { name: 'Formulir pendaftaran investor peralatan' });
  const toast = notification(page);
  const scrollToTop = (element: Locator) =>
    element.evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - 8));
  await form.getByLabel('Nama kontak').fill('Sekar Tes');

  const email = form.getByLabel('Email');
  await email.focus();
  await scrollToTop(email);
  await page.keyboard.press('Enter');
  await expect(toast).toContainText('Data Tidak Lengkap');
  await expect(email).toBeFocused();
  expect(await isUncovered(email)).toBe(true);

  const proposal = form.getByLabel('Proposal');
  await scrollToTop(proposal);
  await form.getByRole('button', { name: 'Unggah Proposal' }).click();
  await expect(toast).toContainText('Tidak Ada File');
  await expect(proposal).toBeFocused();
  expect(await isUncovered(proposal)).toBe(true);
});
