import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { violations } from './axe';
import { adminClient, continueSession } from './backend';
import { expect, notification, phone, test } from './fixtures';

const yayasan_id = 'a0000000-0000-4000-8000-000000000001';

/** Kitchens in operation of this test's own, without a certificate; the admin is signed in. */
async function addKitchens(page: Page, siteUrl: string, word: string, count: number) {
  const api = await adminClient(siteUrl);
  const code = (n: number) => `${word}-${String(n).padStart(3, '0')}`;
  await api
    .from('sppg')
    .insert(
      Array.from({ length: count }, (_, index) => ({
        kode_unik_pendaftaran: code(index + 1),
        nama: `SPPG ${code(index + 1)}`,
        lokasi: 'Kota Semarang',
        yayasan_id,
        status_verifikasi: 'Sudah Operasional',
      })),
    )
    .throwOnError();
  await continueSession(page, api);
  return { api, code };
}

test(
  'sixty SLHS of a pile are entered in at most 130 actions, by keyboard',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    test.setTimeout(240_000);
    const { api, code } = await addKitchens(page, siteUrl, 'TUMPUK', 60);
    await page.goto(`${paths.adminCertificates}?cari=TUMPUK`);
    await expect(page.getByText(/^60 dari/)).toBeVisible();

    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };
    await act(page.getByRole('button', { name: `SLHS SPPG ${code(1)}: Belum dicatat` }).click());
    const dialog = page.getByRole('dialog', { name: 'Tambah Sertifikat' });
    await expect(dialog.getByLabel('Nomor')).toBeFocused();
    await act(dialog.getByLabel('Status').selectOption('Terbit'));
    await act(dialog.getByLabel('Penerbit').fill('Dinas Kesehatan Kota Semarang'));
    await act(dialog.getByLabel('Tanggal terbit').fill('2026-11-02'));
    for (let n = 1; n <= 60; n += 1) {
      await expect(dialog).toHaveAccessibleDescription(`SPPG ${code(n)} (${code(n)})`);
      // Typing a number is one action, as filling in any field is.
      await act(dialog.getByLabel('Nomor').fill(`TUMPUK/${n}`));
      await act(page.keyboard.press('Enter'));
    }
    await expect(dialog).toBeHidden();
    // Where the last one went, beyond the first fifty rows.
    await expect(page.getByRole('button', { name: /^SLHS SPPG TUMPUK-060: Berlaku/ })).toBeFocused();
    expect(actions).toBeLessThanOrEqual(130);

    const { data } = await api
      .from('sppg_sertifikat')
      .select('jenis, status, penerbit, tanggal_terbit, tanggal_berakhir, sppg_id')
      .like('nomor', 'TUMPUK/%')
      .throwOnError();
    expect(new Set(data.map(({ sppg_id }) => sppg_id)).size).toBe(60);
    expect(data).toHaveLength(60);
    for (const certificate of data)
      expect(certificate).toMatchObject({
        jenis: 'SLHS',
        status: 'Terbit',
        penerbit: 'Dinas Kesehatan Kota Semarang',
        tanggal_terbit: '2026-11-02',
        // No last day is filled in.
        tanggal_berakhir: null,
      });
  },
);

test(
  'a table of certificates is pasted, previewed and added',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { code } = await addKitchens(page, siteUrl, 'TEMPEL', 3);
    await page.goto(`${paths.adminCertificates}?cari=TEMPEL`);
    await page.getByRole('button', { name: 'Tempel dari Excel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tempel Sertifikat dari Excel' });
    await dialog
      .getByLabel('Tabel dari Excel')
      .fill([1, 2, 3].map((n) => `${code(n)};SLHS;TEMPEL/${n};02/11/2026;`).join('\n'));
    await expect(dialog.getByText('Siap ditambahkan')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Tambahkan 3 sertifikat' }).click();
    await expect(notification(page)).toContainText('3 sertifikat telah dicatat.');
    await expect(page.getByRole('button', { name: /^SLHS SPPG TEMPEL-003: Berlaku/ })).toBeVisible();
  },
);

for (const viewport of [phone, { width: 1280, height: 800 }])
  test(`axe finds nothing in the grid at ${viewport.width}`, { tag: '@long' }, async ({ page, siteUrl }) => {
    await continueSession(page, await adminClient(siteUrl));
    await page.setViewportSize(viewport);
    await page.goto(paths.adminCertificates);
    if (viewport === phone) {
      const kitchens = page.getByRole('list', { name: 'Sertifikat setiap dapur' });
      await kitchens.getByRole('button').first().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(10);
    }
    const cell = page.getByRole('button', { name: /^SLHS .*: Kedaluwarsa/ }).first();
    if (viewport !== phone) {
      await expect(cell).toBeVisible();
      // All eight kinds are in view.
      for (const heading of await page.getByRole('columnheader').all())
        await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Tabel ini lebih lebar dari layar')).toBeHidden();
    }
    expect(await violations(page)).toEqual([]);
    if (viewport === phone) return;
    await cell.click();
    await expect(page.getByRole('dialog', { name: 'Edit Sertifikat' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test(
  'where the grid is wider than its page it says so; by keyboard every cell comes into view beside kitchen and last kind',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    const { code } = await addKitchens(page, siteUrl, 'SEMPIT', 1);
    await page.goto(`${paths.adminCertificates}?cari=SEMPIT`);
    await expect(page.getByText('Tabel ini lebih lebar dari layar')).toBeVisible();
    const cell = (kind: string) =>
      page.getByRole('button', { name: `${kind} SPPG ${code(1)}: Belum dicatat` });
    const kitchen = page.getByRole('rowheader');
    await cell('SLHS').focus();
    for (const kind of ['Halal', 'HACCP', 'Juru Masak', 'Uji Air', 'IPAL', 'PBG']) {
      await page.keyboard.press('ArrowRight');
      await expect(cell(kind)).toBeFocused();
      const [left, now, right] = await Promise.all(
        [kitchen, cell(kind), cell('Akreditasi')].map(async (part) => part.boundingBox()),
      );
      if (!left || !now || !right) throw new Error('Not all are shown.');
      expect(left.x + left.width).toBeLessThanOrEqual(now.x);
      expect(now.x + now.width).toBeLessThanOrEqual(right.x);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Tambah Sertifikat' })).toBeVisible();
  },
);
