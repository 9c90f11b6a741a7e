import { anchors, paths } from '../../src/config/paths';
import { expect, notification, phone, test } from './fixtures';

test('buttons scroll to the section or form that they name, below the top bar of a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [from, button, target] of [
    [paths.program, 'Pelajari Lebih Lanjut Peluang Kemitraan', anchors.sekilasPeluang],
    [paths.peluangInvestasi, 'Isi formulir pendaftaran', anchors.formInvestasi],
    [paths.rantaiPasok, 'Isi formulir pendaftaran', anchors.formRantaiPasok],
    [paths.investorPeralatan, 'Ke formulir pendaftaran', anchors.formPeralatan],
  ] as const) {
    await page.goto(from);
    await page.getByRole('link', { name: button }).click();
    const section = page.locator(`[id="${target.split('#')[1]}"]`);
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    // During hydration a section can be missing for a moment, which measures as 0.
    await expect(async () => {
      const y = await top();
      expect(y, from).toBeLessThan(120);
      expect(y, `${from}: below the top bar`).toBeGreaterThan(50);
    }).toPass({ timeout: 10_000 });
  }
});

test('a document is saved under its own name', async ({ page }) => {
  await page.goto(paths.kontraktor);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Unduh Spesifikasi Bangunan SPPG' }).click();
  expect((await download).suggestedFilename()).toBe('spesifikasi-bangunan-sppg.pdf');
  await expect(notification(page)).toContainText('Unduhan Dimulai');
});
