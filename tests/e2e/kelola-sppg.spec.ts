import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { violations } from './axe';
import { adminClient, continueSession } from './backend';
import { choose, expect, notification, phone, test } from './fixtures';

const count = 30;

/** What somebody may need for it, filling in the next value included. */
const twoMinutes = 120_000;

/** Thirty kitchens under construction, in the table of the admin. */
async function openThirty(page: Page, siteUrl: string, word: string) {
  const api = await adminClient(siteUrl);
  const kitchens = Array.from({ length: count }, (_, index) => ({
    kode_unik_pendaftaran: `${word}-${String(index + 1).padStart(2, '0')}`,
    nama: `SPPG ${word} ${index + 1}`,
    lokasi: 'Kota Semarang',
    yayasan_id: 'a0000000-0000-4000-8000-000000000001',
    status_verifikasi: 'Proses Pembangunan',
    progres_pembangunan: '10%',
  }));
  await api.from('sppg').insert(kitchens).throwOnError();
  await continueSession(page, api);
  await page.goto(`${paths.adminSppg}?cari=${word}&urut=kode_unik_pendaftaran`);
  await expect(page.getByRole('button', { name: /^Progres Pembangunan SPPG .*: 10%$/ })).toHaveCount(count);

  /** What the kitchens say, and the lines of today that say the same. */
  async function stored() {
    const { data } = await api
      .from('sppg')
      .select('id, progres_pembangunan')
      .like('kode_unik_pendaftaran', `${word}-%`)
      .order('kode_unik_pendaftaran')
      .throwOnError();
    const { data: lines } = await api
      .from('sppg_perkembangan')
      .select('sppg_id, progres_pembangunan')
      .in(
        'sppg_id',
        data.map(({ id }) => id),
      )
      .throwOnError();
    return {
      kitchens: data.map(({ progres_pembangunan }) => progres_pembangunan),
      // What the admin has written at the beginning is of the same day: one line each.
      lines: data.map(({ id }) =>
        lines.filter((line) => line.sppg_id === id).map((line) => line.progres_pembangunan),
      ),
    };
  }
  return stored;
}

const wanted = Array.from({ length: count }, (_, index) => `${20 + index}%`);

test(
  'thirty kitchens get their progress in the table with 61 interactions: a click, then a value and Enter for each',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const stored = await openThirty(page, siteUrl, 'TIGAPULUH');
    let interactions = 0;
    const interact = async (act: Promise<void>) => {
      interactions += 1;
      await act;
    };
    const start = Date.now();
    await interact(page.getByRole('button', { name: 'Progres Pembangunan SPPG TIGAPULUH 1: 10%' }).click());
    for (const progress of wanted) {
      await interact(page.keyboard.type(progress));
      await interact(page.keyboard.press('Enter'));
    }
    await expect(
      page.getByRole('button', { name: 'Progres Pembangunan SPPG TIGAPULUH 30: 49%' }),
    ).toBeFocused();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await stored()).toEqual({ kitchens: wanted, lines: wanted.map((progress) => [progress]) });
    expect(interactions).toBe(61);
    // With two seconds for each, a person is done in two minutes as well.
    expect(Date.now() - start).toBeLessThan(twoMinutes - interactions * 1000);
  },
);

test(
  'thirty kitchens get their progress by CSV with four interactions beside the spreadsheet',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const stored = await openThirty(page, siteUrl, 'LEMBAR');
    const start = Date.now();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh CSV' }).click();
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    const edited = wanted.reduce((rest, progress) => rest.replace('"10%"', `"${progress}"`), text);
    expect(edited).not.toContain('"10%"');

    await page.getByRole('button', { name: 'Impor dari Excel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Impor SPPG dari Excel' });
    await dialog
      .getByLabel('File dari Excel')
      .setInputFiles({ name: 'sppg.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) });
    await dialog.getByRole('button', { name: 'Simpan 30 perubahan' }).click();
    await expect(notification(page)).toContainText('30 SPPG telah diperbarui.');
    expect(await stored()).toEqual({ kitchens: wanted, lines: wanted.map((progress) => [progress]) });
    await expect(page.getByRole('button', { name: 'Progres Pembangunan SPPG LEMBAR 30: 49%' })).toBeVisible();
    expect(Date.now() - start).toBeLessThan(twoMinutes);
  },
);

/** Where and with what a photo was taken. */
const exif = Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0GPS -7.0051 110.4381', 'latin1');

test(
  'a photo of the progress loses its location, and visitors see it',
  { tag: '@long' },
  async ({ page, siteUrl, backend }) => {
    await continueSession(page, await adminClient(siteUrl));
    await page.goto('/sppg/SPPG-3374-007');
    await choose(page, /^Catat…/, 'Catat progres');
    const dialog = page.getByRole('dialog', { name: 'Catat Progres' });
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [2000, 1500];
      canvas.getContext('2d')?.fillRect(200, 200, 900, 900);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    });
    const jpeg = Buffer.from(drawn, 'base64');
    const taken = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0, exif.length + 2]),
      exif,
      jpeg.subarray(2),
    ]);
    await dialog.getByLabel(/Foto/).setInputFiles([
      { name: 'atap.jpg', mimeType: 'image/jpeg', buffer: taken },
      { name: 'bukan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan foto') },
    ]);
    await expect(dialog.getByText('bukan.jpg: Pilih foto JPG, PNG, atau WebP.')).toBeVisible();
    await dialog.getByLabel(/Catatan/).fill('Rangka atap terpasang.');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Progres Dicatat');

    // It also stands at the head of the page.
    const photo = page.getByRole('img', { name: /^Foto: SPPG Genuk, .*Rangka atap terpasang\.$/ }).last();
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
    const files = await backend.sql<{ name: string }>(
      "select name from storage.objects where bucket_id = 'progress_photos' order by name",
    );
    expect(files.map(({ name }) => name.slice(36))).toEqual(['-1280.webp', '-640.webp']);
    for (const { name } of files) {
      const answer = await page.request.get(`/storage/v1/object/public/progress_photos/${name}`);
      const bytes = await answer.body();
      expect(bytes.length).toBeGreaterThan(200);
      expect(bytes.includes('GPS')).toBe(false);
    }
  },
);

test(
  'cells that were copied from a spreadsheet fill the table from the cell in focus, on a phone, too',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    await page.setViewportSize(phone);
    const stored = await openThirty(page, siteUrl, 'TEMPEL');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('20%\tTriwulan I 2027\r\n30%\tDes-26\r\n'));
    await page.getByRole('button', { name: 'Progres Pembangunan SPPG TEMPEL 3: 10%' }).focus();
    await page.keyboard.press('ControlOrMeta+v');
    const dialog = page.getByRole('dialog', { name: 'Tempel ke tabel' });
    await expect(dialog).toContainText('2 SPPG berubah.');
    await expect(dialog.getByRole('listitem')).toContainText(['10%20%', '10%30%']);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Simpan 2 perubahan' }).click();
    await expect(notification(page)).toContainText('2 SPPG telah diperbarui.');
    expect((await stored()).kitchens.slice(1, 5)).toEqual(['10%', '20%', '30%', '10%']);
  },
);

test(
  'on a phone the first kitchen is in view, and its progress is noted with four actions',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    await page.setViewportSize(phone);
    const stored = await openThirty(page, siteUrl, 'LAPANGAN');
    const first = page.getByRole('list', { name: 'Daftar SPPG' }).getByRole('listitem').first();
    await page.evaluate(() => document.fonts.ready);
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([0, 360]);
    expect(await violations(page)).toEqual([]);

    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };
    await act(first.getByRole('button', { name: 'Catat progres SPPG LAPANGAN 1', exact: true }).click());
    const dialog = page.getByRole('dialog', { name: 'Catat Progres' });
    await act(dialog.getByLabel('Progres Pembangunan').fill('35%'));
    await act(dialog.getByLabel(/Catatan/).fill('Atap terpasang.'));
    await act(dialog.getByRole('button', { name: 'Simpan' }).click());
    await expect(notification(page)).toContainText('Progres Dicatat');
    expect(actions).toBe(4);
    await expect(
      page.getByRole('button', { name: 'Progres Pembangunan SPPG LAPANGAN 1: 35%' }),
    ).toBeVisible();
    expect((await stored()).kitchens.slice(0, 2)).toEqual(['35%', '10%']);
  },
);

test(
  'on a laptop the actions of a row are in view wherever the table stands, which says that it scrolls',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openThirty(page, siteUrl, 'LAPTOP');
    const row = page.getByRole('row').filter({ hasText: 'SPPG LAPTOP 1' }).first();
    const stay = [
      row.getByRole('checkbox'),
      row.getByRole('rowheader'),
      row.getByRole('link', { name: 'SPPG LAPTOP 1', exact: true }),
      row.getByRole('button', { name: 'Tindakan SPPG LAPTOP 1', exact: true }),
    ];
    await row.scrollIntoViewIfNeeded();
    await expect(page.getByText('Tabel ini lebih lebar dari layar')).toBeVisible();
    const toRight = page.getByRole('button', { name: 'Geser tabel ke kanan' });
    const owner = row.getByRole('button', { name: /^Yayasan SPPG LAPTOP 1:/ });
    await expect(owner).not.toBeInViewport({ ratio: 0.9 });
    for (const part of stay) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      await toRight.click();
      await expect(owner).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    for (const part of stay) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);

    // What gets the focus by keyboard comes out from below what stays.
    const code = row.getByRole('button', { name: /^Kode Unik/ });
    await code.focus();
    const [name, cell] = await Promise.all([stay[1]?.boundingBox(), code.boundingBox()]);
    expect(cell?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));

    // The lowest corner of a cell, far from its text, is the cell as well.
    const place = await row
      .getByRole('cell')
      .filter({ has: page.getByRole('button', { name: /^Kode Unik/ }) })
      .boundingBox();
    await page.mouse.click(
      (place?.x ?? 0) + (place?.width ?? 0) - 2,
      (place?.y ?? 0) + (place?.height ?? 0) - 2,
    );
    await expect(page.getByRole('textbox', { name: 'Kode Unik Pendaftaran SPPG LAPTOP 1' })).toBeFocused();
  },
);

test(
  'ten kitchens of one foundation are added with 42 actions, each with the kabupaten of its address',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const api = await adminClient(siteUrl);
    await continueSession(page, api);
    await page.goto(paths.adminSppg);
    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };
    await act(page.getByRole('button', { name: 'Tambah SPPG' }).click());
    const dialog = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
    await act(dialog.getByLabel('Yayasan').selectOption({ index: 1 }));
    const code = dialog.getByLabel('Kode Unik Pendaftaran');
    for (let n = 1; n <= 10; n += 1) {
      await expect(code).toHaveValue('');
      if (n > 1) await expect(code).toBeFocused();
      await act(code.fill(`BARIS-${n}`));
      await act(dialog.getByLabel('Nama SPPG').fill(`SPPG Baris ${n}`));
      await act(dialog.getByLabel('Lokasi (alamat)').fill(`Jalan Uji No. ${n}, Kab. Kudus`));
      await expect(dialog.getByText('Diisi dari alamatnya.')).toBeVisible();
      if (n === 2) expect(await violations(page)).toEqual([]);
      const save = dialog.getByRole('button', {
        name: n < 10 ? 'Simpan & tambah lagi' : 'Simpan',
        exact: true,
      });
      await act(save.click());
    }
    await expect(dialog).toBeHidden();
    expect(actions).toBe(42);
    const { data } = await api
      .from('sppg')
      .select('kabupaten_kota, yayasan_id')
      .like('kode_unik_pendaftaran', 'BARIS-%')
      .throwOnError();
    expect(data.map(({ kabupaten_kota }) => kabupaten_kota)).toEqual(Array(10).fill('Kabupaten Kudus'));
    expect(new Set(data.map(({ yayasan_id }) => yayasan_id)).size).toBe(1);
  },
);
