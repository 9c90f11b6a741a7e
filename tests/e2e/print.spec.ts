import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { adminClient, continueSession } from './backend';
import { expect, holdBack, test } from './fixtures';

/** Prints the page and counts the elements that are on paper. */
async function printed(page: Page, selector: string): Promise<number> {
  await page.evaluate((selector) => {
    // After the page's own listener.
    addEventListener('beforeprint', () => {
      const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      Object.assign(window, { printed: shown.length });
    });
  }, selector);
  await page.pdf();
  return page.evaluate(() => Number(Reflect.get(window, 'printed')));
}

for (const { path, list, selector, count, tag = [] } of [
  { path: '/program', list: '60 SPPG terdaftar.', selector: '#jaringan-sppg article', count: 26 },
  {
    path: '/data-yayasan',
    list: 'Semua yayasan, menurut abjad.',
    selector: '#daftar article li',
    count: 60,
    tag: '@long',
  },
  {
    path: '/struktur-organisasi',
    list: '35 kontak',
    selector: 'a[href^="tel:0800"]',
    count: 35,
    tag: '@long',
  },
])
  test(`${path} prints its whole list, though nobody has scrolled to it`, { tag }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(list)).toBeAttached();
    expect(await printed(page, `main ${selector}`)).toBe(count);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test(
  '60 SPPG fill nine sheets, without the buttons of an admin',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    async function sheets() {
      await page.goto('/data-yayasan');
      await expect(page.getByText('Semua yayasan, menurut abjad.')).toBeAttached();
      const pdf = await PDFDocument.load(
        await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } }),
      );
      return pdf.getPageCount();
    }
    expect(await sheets()).toBeLessThanOrEqual(9);

    await continueSession(page, await adminClient(siteUrl));
    expect(await sheets()).toBeLessThanOrEqual(9);
    await expect(page.getByRole('button', { name: 'Tambah Yayasan' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText('SPPG-3325-001')).toBeVisible();
    await expect(page.locator('main :is(button:not([aria-expanded]), input, select):visible')).toHaveCount(0);
  },
);

test(
  'paper says which list has not come yet, and spends no sheets on it',
  { tag: '@long' },
  async ({ page }) => {
    const arrive = await holdBack(page, '**/rest/v1/sppg*');
    await page.goto('/program');
    const network = page.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
    const height = async () => (await network.boundingBox())?.height ?? 0;
    await expect(network.getByText('Memuat data SPPG...')).toBeVisible();
    const onScreen = await height();
    await page.emulateMedia({ media: 'print' });
    await expect(network.getByText('Memuat data SPPG...')).toBeVisible();
    expect(await height()).toBeLessThan(onScreen / 2);
    arrive();
  },
);

test('the numbers for the press have each total once on paper', { tag: '@long' }, async ({ page }) => {
  await page.goto('/angka');
  await expect(
    page.getByRole('table', { name: 'Menurut kabupaten dan kota', includeHidden: true }),
  ).toBeAttached();
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) }).promise;
  const sheets = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str.trim() : ''));
  });
  const words = (await Promise.all(sheets)).flat();
  expect(pdf.numPages).toBeGreaterThan(1);
  expect(words.filter((word) => word === 'Jawa Tengah')).toHaveLength(1);
  expect(words.filter((word) => word === 'Semua')).toHaveLength(3);
});

test('the sheet of a kitchen is one A4, with its verdict and whom to call', async ({ page }) => {
  for (const code of ['SPPG-3374-002', 'SPPG-3374-004', 'SPPG-3302-003', 'SPPG-3374-005']) {
    await page.goto(`/sppg/${code}`);
    await expect(page.getByText('Data terakhir diubah')).toBeAttached();
    const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) }).promise;
    expect(pdf.numPages, code).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const shown of ['dikonfirmasi Tampah Gizi', 'Laik higiene', 'Riwayat dapur', 'SAGI 127', '119'])
      expect(words, code).toContain(shown);
  }
});
